/** What the coach, and the guide through a first game, say at a table. */

import { untrack } from "svelte";
import { guideAt, hasPlayed, keepGuide, notePlayed } from "../guide";
import { settings } from "../settings.svelte";
import type { Coached, CueView, TipView } from "../wire";
import type { Desk } from "./desk.svelte";

export class Coach {
  readonly #here: Desk;
  readonly #table: string;
  #guide = $state.raw(guideAt(""));
  /** What it said last, and to whom. */
  #told = $state.raw<{ seat: number; said: Coached } | null>(null);
  /** The version of the position whose tips the person has closed. */
  #closed = $state(-1);

  constructor(here: Desk) {
    this.#here = here;
    this.#table = here.status.id;
    this.#guide = guideAt(this.#table);
  }

  /** Whether it warns: always, never, or until somebody has played the game once. */
  get warns(): boolean {
    const { value } = settings.coach;
    return value === "on" || (value === "first" && !hasPlayed(this.#here.game.id));
  }

  get guides(): boolean {
    return this.#guide.on;
  }

  /** Whether there can be a guide at this table. */
  get mayGuide(): boolean {
    const { game, status, table } = this.#here;
    return game.coached && status.hints && table.you.seats.length > 0;
  }

  /** To whom it speaks: whoever is asked; after the game the guide says good-bye. */
  #seat = $derived.by((): number | null => {
    const { situation, status, table } = this.#here;
    if (!status.hints) return null;
    if (situation.is === "asked") return situation.ask.seat;
    return situation.is === "over" && this.guides ? (table.you.seats[0] ?? null) : null;
  });

  #version = $derived.by(() => this.#here.table.position?.version);
  #over = $derived.by(() => this.#here.situation.is === "over");

  /** Asks what there is to say about the position; to be called when something changes. */
  attend(): void {
    void this.#version;
    const seat = this.#seat;
    if (seat !== null && (this.warns || this.guides)) {
      const seen = this.guides ? [...this.#guide.seen] : null;
      void untrack(() => this.#ask(seat, seen));
    }
    if (this.#over && this.#here.table.you.seats.length > 0) notePlayed(this.#here.game.id);
  }

  async #ask(seat: number, seen: string[] | null): Promise<void> {
    const reply = await this.#here.table.connection.send({ do: "coach", seat, seen });
    if (reply.tell === "coached") this.#told = { seat, said: reply };
  }

  /** What it has said about the position that is shown. */
  #now = $derived.by((): Coached | null => {
    if (this.#told === null || this.#told.seat !== this.#seat) return null;
    const { said } = this.#told;
    return said.version === this.#version ? said : null;
  });

  /** What the guide says now. */
  cue = $derived.by((): CueView | null => {
    const cue = this.guides ? (this.#now?.cue ?? null) : null;
    return cue === null || this.#guide.seen.includes(cue.id) ? null : cue;
  });

  /** What it warns of now, the most urgent first; not while the guide speaks. */
  tips = $derived.by((): readonly TipView[] => {
    if (this.#now === null || !this.warns || this.cue !== null) return [];
    return this.#now.version === this.#closed ? [] : this.#now.tips;
  });

  /** The places on the board that the first warning is about. */
  get places(): readonly string[] {
    return this.tips[0]?.places ?? [];
  }

  close = (): void => {
    this.#closed = this.#now?.version ?? -1;
  };

  turnOff = (): void => {
    settings.coach.value = "off";
  };

  /** The person has read what the guide says. */
  goOn = (): void => {
    if (this.cue !== null) this.#keep(true, [...this.#guide.seen, this.cue.id]);
  };

  leave = (): void => this.#keep(false, this.#guide.seen);

  /** The guide goes on where it was left. */
  takeUp = (): void => this.#keep(true, this.#guide.seen);

  #keep(on: boolean, seen: readonly string[]): void {
    this.#guide = { on, seen };
    keepGuide(this.#table, this.#guide);
  }
}
