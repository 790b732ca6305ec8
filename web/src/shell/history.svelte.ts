/** Looking at a position of the past, while the game may go on. */

import type { GameEvent } from "../kit/board";
import type { PastPosition } from "../wire";
import { together } from "./lines";
import type { Table } from "./table.svelte";

export class History {
  /** After how many moves the position stood that is looked at; null is now. */
  ply = $state<number | null>(null);
  failed = $state(false);
  #table: Table;
  #fetch: (ply: number, viewer: number | null) => Promise<PastPosition>;
  /** Whether nobody would see a film. */
  #hidden: () => boolean;
  #known = new Map<number, Promise<PastPosition>>();

  constructor(
    table: Table,
    fetch: (ply: number, viewer: number | null) => Promise<PastPosition>,
    hidden: () => boolean,
  ) {
    this.#table = table;
    this.#fetch = fetch;
    this.#hidden = hidden;
  }

  get at(): number {
    return this.ply ?? this.#table.position?.plies ?? 0;
  }

  /** A step forward is filmed, unless the next one comes before the film is over. */
  async goTo(ply: number): Promise<void> {
    const { position, moves } = this.#table;
    if (position === null) return;
    const wanted = Math.max(0, Math.min(ply, position.plies));
    const events = this.#filmed(wanted);
    this.failed = false;
    if (wanted === position.plies) {
      this.ply = null;
      this.#show(position.view, events);
      return;
    }
    this.ply = wanted;
    if (!moves.has(wanted)) this.#table.loadEarlier().catch(() => {}); // the log offers it again
    try {
      const past = await this.look(wanted);
      if (this.ply === wanted) this.#show(past.view, events);
    } catch {
      this.#known.delete(wanted);
      this.failed = this.ply === wanted;
    }
  }

  /** By moves; those that make one thing are one step. */
  step(by: number): Promise<void> {
    const { at } = this;
    const { moves } = this.#table;
    if (by === 1) return this.goTo(together(moves, at + 1).to);
    return this.goTo(by === -1 ? together(moves, at).from - 1 : at + by);
  }

  /** What happens in a step forward; nothing if it is none. */
  #filmed(wanted: number): GameEvent[] | undefined {
    const [{ moves }, next] = [this.#table, this.at + 1];
    if (wanted < next || wanted > together(moves, next).to || !moves.has(next)) return undefined;
    const plies = Array.from({ length: wanted - this.at }, (_, nth) => next + nth);
    return plies.flatMap((ply) => (moves.get(ply)?.events ?? []) as unknown as GameEvent[]);
  }

  leave(): Promise<void> {
    return this.goTo(Infinity);
  }

  look(ply: number): Promise<PastPosition> {
    let past = this.#known.get(ply);
    if (past === undefined) {
      past = this.#fetch(ply, this.#table.you.eyes);
      this.#known.set(ply, past);
    }
    return past;
  }

  /** The past has changed: moves were taken back, or the viewer is another one. */
  forget(): void {
    this.#known.clear();
    const plies = this.#table.position?.plies ?? 0;
    if (this.ply !== null) void this.goTo(Math.min(this.ply, plies));
  }

  #show(view: unknown, events: GameEvent[] | undefined): void {
    const { scenes } = this.#table;
    if (events === undefined || scenes.filming || this.#hidden()) scenes.cut(view);
    else scenes.film(view, events);
  }
}
