/** Planning moves while others think (ROOM-22): what they might play, and what is answered then. */

import { get, post, put, reason, remove } from "../api";
import { isSlow } from "../clocks";
import type { BoardAsk, Considered } from "../kit/board";
import type { AheadView, PlannedStep, PlannedView } from "../wire";
import type { Desk } from "./desk.svelte";
import { DEEPEST, exchanges, whatever, withLine, written } from "./plannedLines";

const NOTHING: PlannedView = { lines: [], dropped: false };

export class Planning {
  /** What is planned, as far as this page knows. */
  kept = $state.raw<PlannedView>(NOTHING);
  /** The line that is being made; null while none is. */
  line = $state.raw<PlannedStep[] | null>(null);
  /** The position that is looked at. */
  ahead = $state.raw<AheadView | null>(null);
  /** Whether the list of what is planned is open. */
  listed = $state(false);
  /** What went wrong, as a sentence. */
  problem = $state<string | null>(null);
  readonly #desk: Desk;
  #version: number | null = null;
  #considered = new Map<string, Promise<AheadView>>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The seat that may have plans: nothing is hidden in the game, it is slow, and others play. */
  seat = $derived.by((): number | null => {
    const { game, playing, status } = this.#desk;
    const slow = isSlow(status.clock) && status.state === "playing";
    const [seat] = playing;
    if (game.secrets || !slow || seat === undefined || playing.length > 1) return null;
    return status.seats.some(({ person }, other) => person && other !== seat) ? seat : null;
  });

  /** Whether a move can be planned now: somebody else, who is no bot, is to move. */
  may = $derived.by((): boolean => {
    const { situation, status } = this.#desk;
    if (this.seat === null || situation.is !== "waiting") return false;
    return situation.seats.some((seat) => status.seats[seat]?.bot === null);
  });

  get on(): boolean {
    return this.line !== null;
  }

  /** The line so far ends a turn of one's own: it can be kept. */
  whole = $derived.by((): boolean => {
    const last = this.line?.at(-1);
    return last !== undefined && last.seat === this.seat && this.ahead?.seat !== this.seat;
  });

  /** Whether it may go on with what others play next. */
  mayGoOn = $derived.by((): boolean => {
    if (!this.whole || this.seat === null || this.ahead?.seat === null) return false;
    return exchanges(this.line ?? [], this.seat).length < DEEPEST;
  });
  /** The person wants to go on. */
  #deeper = $state(false);

  /** What the board is asked while a line is made. */
  ask = $derived.by((): BoardAsk | null => {
    const { ahead } = this;
    if (!this.on || ahead?.ask == null || ahead.seat === null) return null;
    if (this.whole && !this.#deeper) return null;
    const { rule, key, args } = ahead.ask;
    return { seat: ahead.seat, rule, key, args, moves: ahead.moves, gestures: ahead.gestures };
  });

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.#desk.status.id)}/planned/${this.seat}`;
  }

  /** Asks what is planned when the page opens and after every move: it may be planned elsewhere. */
  attend(): void {
    const { version = null } = this.#desk.table.position ?? {};
    if (version === this.#version || this.seat === null) return;
    this.#version = version;
    if (this.on) this.stop(); // the game has gone on
    void this.#load(this.kept.dropped);
  }

  /** That a plan was dropped is told once, until something else happens. */
  async #load(told = false): Promise<void> {
    this.kept = await get<PlannedView>(this.#path).catch(() => this.kept);
    if (told && this.kept.dropped) await this.#plan([]);
  }

  begin = async (): Promise<void> => {
    if (!this.may) return;
    this.listed = false;
    this.#considered.clear();
    this.line = [];
    await Promise.all([this.#load(), this.#look([])]);
  };

  /** Leaves the line that is being made, and shows the table as it is. */
  stop = (): void => {
    const { position, scenes } = this.#desk.table;
    this.line = this.ahead = null;
    this.#deeper = false;
    if (position !== null) scenes.cut(position.view);
  };

  /** Adds a move of whoever is asked in the position that is looked at. */
  async push(move: string): Promise<void> {
    const { line, ahead } = this;
    if (line === null || ahead?.seat == null) return;
    this.#deeper = false;
    await this.#look([...line, { seat: ahead.seat, move }]);
  }

  goOn = (): void => {
    this.#deeper = true;
  };

  async #look(line: PlannedStep[]): Promise<void> {
    this.problem = null;
    try {
      const ahead = await this.#ask(line.map(({ move }) => move!));
      if (this.line === null) return; // it was left meanwhile
      if (ahead.refusal) return;
      this.line = line;
      this.ahead = ahead;
      const { scenes } = this.#desk.table;
      if (line.length > 0) scenes.film(ahead.view, ahead.events as never);
    } catch (error) {
      this.problem = reason(error);
    }
  }

  #ask(moves: string[]): Promise<AheadView> {
    const key = JSON.stringify(moves);
    let answer = this.#considered.get(key);
    if (answer === undefined) {
      answer = post<AheadView>(`${this.#path}/ahead`, { moves });
      this.#considered.set(key, answer);
      answer.catch(() => this.#considered.delete(key));
    }
    return answer;
  }

  /** What a move would do there. */
  async consider(move: string): Promise<Considered> {
    const before = (this.line ?? []).map((step) => step.move!);
    const { refusal, events, view } = await this.#ask([...before, move]);
    if (refusal) return { events: null, refusal };
    const shown = this.#desk.game.board === "declared" ? view : null;
    return { events: events as never, refusal: null, view: shown };
  }

  /** Keeps the line: for the moves it foresees, or whatever happens. */
  keep = async (always = false): Promise<void> => {
    const { line, seat } = this;
    if (line === null || seat === null) return;
    const added = always ? whatever(line, seat) : line;
    if (await this.#plan(withLine(this.kept.lines, added, seat))) this.stop();
  };

  /** Whether one's answer could be kept for whatever happens: it is one turn. */
  get mayBeAlways(): boolean {
    return this.seat !== null && exchanges(this.line ?? [], this.seat).length === 1;
  }

  forget = async (nth: number): Promise<void> => {
    await this.#plan(this.kept.lines.filter((_, place) => place !== nth));
  };

  async #plan(lines: PlannedStep[][]): Promise<boolean> {
    this.problem = null;
    try {
      this.kept =
        lines.length > 0
          ? await put<PlannedView>(this.#path, { lines: lines.map(written) })
          : await remove<PlannedView>(this.#path);
      return true;
    } catch (error) {
      this.problem = reason(error);
      return false;
    }
  }
}
