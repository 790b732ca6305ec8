/** The half-made choice of the one who is asked: a ship and a cell, or a place for connectors. */

import { HalfMadeChoice } from "../../kit/choice.svelte";
import { nextOf } from "../../kit/keys";
import { described, landing, landingsOf, nearest, valuesOf } from "./choice";
import type { Point } from "./geometry";
import { outlook } from "./story";
import type { NumerusEvent, NumerusAsks, NumerusView } from "./types";

export class Choice extends HalfMadeChoice<NumerusView, NumerusEvent, NumerusAsks> {
  ship = $state<number | null>(null);
  cell = $state<string | null>(null);
  placement = $state<string | null>(null);
  /** Chosen on purpose, not only passed over by a mouse. */
  held = $state(false);

  placing = $derived.by(() => this.kind === "run");
  landing = $derived.by(() => this.kind === "landing");
  values = $derived.by(() => {
    const { ask, view } = this.table;
    return ask && this.landing ? valuesOf(ask, view) : [];
  });
  /** The cells where the chosen ship may land. */
  open = $derived.by(() => landingsOf(this.ship ?? 0, this.legal));

  looked = $derived.by(() => {
    if (this.sent) return this.sent;
    if (this.placing) return this.placement;
    const ship = this.ship ?? this.#inVain;
    return this.landing && ship && this.cell ? `${ship} ${this.cell}` : null;
  });
  /** The strongest ship, where a cell is chosen on which none may land: so that it is known why. */
  get #inVain(): number | null {
    const { cell, held, legal, values } = this;
    if (!cell || !held || legal.length === 0) return null;
    return legal.some((move) => move.endsWith(` ${cell}`)) ? null : Math.max(...values);
  }
  move = $derived.by(() =>
    this.looked && (this.isLegal(this.looked) || this.considered?.events) ? this.looked : null,
  );
  /** What the move would do; once sent, it stays in sight. Until that is known, and while the line is cut, the ship alone. */
  outlook = $derived.by(() => {
    const { considered, looked, table } = this;
    if (considered) return considered.events && outlook(table.view, considered.events);
    const landed = this.landing && looked && this.isLegal(looked);
    return landed && table.ask ? landing(table.ask.seat, looked) : null;
  });

  /** Nothing is chosen, unless there is only one thing to choose. */
  protected clear() {
    this.cell = this.placement = null;
    this.held = false;
    this.ship = this.values.length === 1 ? this.values[0]! : null;
  }

  /** Takes a ship; false if there is none of that value. */
  take(value: number): boolean {
    if (this.sent || !this.values.includes(value)) return false;
    this.ship = value;
    return true;
  }

  /** A mouse passes over a cell, or leaves the board; what was chosen stays. */
  hover(cell: string | null) {
    if (this.sent || this.kept || (cell === null && this.held)) return;
    this.held = false;
    this.cell = cell;
  }

  /** A choice that can be confirmed; what cannot be played makes way for the next look. */
  kept = $derived.by(() => this.held && this.move !== null && this.obstacle === null);

  /** A press on what is looked at: once more confirms it. */
  press(again: boolean) {
    this.held = true;
    if (again) this.play();
    else this.completed();
  }

  hold(cell: string) {
    if (this.sent) return;
    this.held = true;
    this.cell = cell;
  }

  show(move: string) {
    if (this.sent) return;
    const [ship = "", cell = ""] = move.split(" ");
    this.held = true;
    if (this.placing) this.placement = move;
    else [this.ship, this.cell] = [Number(ship), cell];
  }

  /** The placement nearest to a point of the drawing. */
  near(point: Point) {
    if (!this.sent)
      this.placement = nearest(this.legal, point, this.table.view.size, this.placement);
  }

  /** The next placement, or the one before, and round again. */
  cycle(by: number) {
    if (this.sent) return;
    this.placement = nextOf(this.legal, this.placement, by) ?? null;
    this.held = true;
  }

  protected takeBack(): boolean {
    if (this.placement || this.cell) {
      this.cell = this.placement = null;
      this.held = false;
      return true;
    }
    if (!this.ship || this.values.length < 2) return false;
    this.ship = null;
    return true;
  }

  protected described(): string | null {
    const { say } = this.table;
    if (this.looked && (this.ship || this.placing))
      return described(this.looked, this.outlook, say);
    if (this.ship) return say("numerus-draft-ship", { ship: this.ship });
    if (!this.cell || !this.held || this.placing) return null;
    return say("numerus-draft-cell", { cell: this.cell });
  }
}
