/** What the coach, and the guide through a first game, say at a table. */

import { guideAt, hasPlayed, keepGuide, notePlayed } from "../guide";
import { settings } from "../settings.svelte";
import type { Coached, CueView, TipView } from "../wire";
import type { Desk } from "./desk.svelte";

export class Coach {
  readonly #here: Desk;
  readonly #table: string;
  #guide = $state.raw(guideAt(""));
  #told = $state.raw<Coached | null>(null);
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

  /** Asks what there is to say about the position; to be called when something changes. */
  attend(): void {
    const { situation, game, table } = this.#here;
    const seat = this.#seat;
    if (seat !== null && (this.warns || this.guides) && table.position !== null) {
      const seen = this.guides ? [...this.#guide.seen] : null;
      void table.connection.send({ do: "coach", seat, seen }).then((reply) => {
        if (reply.tell === "coached") this.#told = reply;
      });
    }
    if (situation.is === "over" && table.you.seats.length > 0) notePlayed(game.id);
  }

  /** What it has said about the position that is shown. */
  #now = $derived.by((): Coached | null => {
    const { position } = this.#here.table;
    return this.#seat !== null && this.#told?.version === position?.version ? this.#told : null;
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
