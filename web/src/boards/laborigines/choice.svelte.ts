/** The half-made choice of the one who is asked: one of the moves, looked at before it is made. */

import { HalfMadeChoice } from "../../kit/choice.svelte";
import {
  described,
  giverOf,
  isWeighty,
  kindOf,
  movesOnTiles,
  routesShown,
  turning,
} from "./choice";
import type { LaboriginesAsks, LaboriginesEvent, LaboriginesView } from "./types";

export class Choice extends HalfMadeChoice<LaboriginesView, LaboriginesEvent, LaboriginesAsks> {
  /** Passed over by a mouse or reached by key. */
  #over = $state<string | null>(null);
  /** Touched once. */
  #held = $state<string | null>(null);

  override kind = $derived.by(() => this.table.ask && kindOf(this.table.ask));
  giver = $derived.by(() => this.table.ask && giverOf(this.table.ask));
  onTiles = $derived.by(() => movesOnTiles(this.legal, this.table.view));
  move = $derived.by(() => this.sent ?? this.#held ?? this.#over);
  /** Views hold where moves lead, so that nobody needs to be asked. */
  readonly looked = null;
  routes = $derived.by(() => routesShown(this.kind, this.move, this.table.view));

  look(move: string | null) {
    this.#over = move;
    this.dismiss();
  }

  /** Chooses a move; the same once more makes it. A button that says what it does makes it at once. */
  press(move: string) {
    if (!isWeighty(move) || this.#held === move) return this.play(move);
    this.hold(move);
    this.completed();
  }

  /** A tile, from 0, that nothing leads to: says why, or what is asked. */
  puzzle(tile: number) {
    if (this.kind === "place") void this.wonder(`at ${tile + 1}`);
    else this.remind();
  }

  hold(move: string) {
    if (!this.sent) this.#held = move;
    this.dismiss();
  }

  show(move: string) {
    this.hold(move);
  }

  protected clear() {
    this.#over = this.#held = null;
  }

  protected takeBack(): boolean {
    if (!this.#held && !this.#over) return false;
    this.clear();
    return true;
  }

  protected described(): string | null {
    const { ask, view, say } = this.table;
    const { move } = this;
    const meant = move !== null && (isWeighty(move) || move === this.#held);
    if (!ask || !meant) return null;
    return [described(move, view, ask, say), turning(move, view, say)].filter(Boolean).join(" ");
  }
}
