/** The review of a finished game, fetched as it is made, and which of its moves is shown on the board. */

import { get, post, reason, Unreachable } from "../api";
import type { MomentShown, MomentView, ReviewView } from "../wire";
import type { Table } from "../shell/table.svelte";

const PAUSE = 1000; // milliseconds between two polls

export class Analysis {
  review = $state.raw<ReviewView | null>(null);
  /** What went wrong, as a sentence. */
  problem = $state<string | null>(null);
  /** The position of the turning point that was chosen. */
  #shown = $state.raw<MomentShown | null>(null);
  /** Which of its moves is shown: the first is the one that was made. */
  #nth = $state(1);
  #table: Table;
  #looking = false;
  #known = new Map<number, Promise<MomentShown>>();
  #wanted: number | null = null;
  #moving = false;

  constructor(table: Table) {
    this.#table = table;
  }

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.#table.status!.id)}/review`;
  }

  /** Loads what has been found so far; with `make`, asks for the review if nobody has. */
  async look(make = false): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    this.problem = null;
    try {
      this.review = await get<ReviewView>(this.#path);
      const unmade = this.review.state === "none" || this.review.state === "failed";
      if (make && unmade) this.review = await post<ReviewView>(this.#path, {});
      await this.#follow();
    } catch (error) {
      this.problem = reason(error);
    } finally {
      this.#looking = false;
    }
  }

  async #follow(): Promise<void> {
    while (this.review && (this.review.state === "waiting" || this.review.state === "making")) {
      await new Promise((passed) => setTimeout(passed, PAUSE));
      if (this.#table.connection.state === "closed") return;
      const before = this.review.moments;
      try {
        const more = await get<ReviewView>(`${this.#path}?after=${before.length}`);
        const done = more.state === "done"; // what comes later evens out what came before
        const moments = [...before, ...more.moments];
        this.review = done ? await get<ReviewView>(this.#path) : { ...more, moments };
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error; // otherwise the server will be back
      }
    }
  }

  /** The move that is shown on the board as if it had been chosen. */
  held = $derived.by(() => {
    const shown = this.#shown;
    if (shown === null || this.#table.scenes.scene?.view !== shown.view) return null;
    const move = shown.moves[this.#nth];
    return move === undefined ? null : { shown, move, made: this.#nth === 0 };
  });

  /** Shows the position before a move, with what was played there (0) or a better move (1 …). */
  async show({ ply }: MomentView, nth: number): Promise<void> {
    this.problem = null;
    let shown = this.#known.get(ply);
    if (shown === undefined) {
      shown = get<MomentShown>(`${this.#path}/${ply}`);
      this.#known.set(ply, shown);
    }
    try {
      const [found] = await Promise.all([shown, this.#table.history.goTo(ply)]);
      if (this.#table.history.at !== ply) return; // the person has gone on meanwhile
      this.#nth = nth;
      this.#shown = found;
      this.#table.scenes.cut(found.view);
    } catch (error) {
      this.#known.delete(ply);
      this.problem = reason(error);
    }
  }

  /** Moves along the curve; when moves come too fast, only the latest place counts. */
  async goTo(ply: number): Promise<void> {
    this.#wanted = ply;
    if (this.#moving) return;
    this.#moving = true;
    while (this.#wanted !== null) {
      const next = this.#wanted;
      this.#wanted = null;
      await this.#table.history.goTo(next);
    }
    this.#moving = false;
  }
}
