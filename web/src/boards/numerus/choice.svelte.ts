/** The half-made choice of the one who is asked: a ship and a cell, or a place for connectors. */

import { untrack } from "svelte";
import type { Choosing, Considered, Draft, Problem } from "../../board";
import { cellsBetween, centre, type Point } from "./geometry";
import { type NumerusEvent, type Outlook, outlook } from "./story";
import type { NumerusView, Say } from "./types";

const PAUSE = 60; // milliseconds before the server is asked: a passing pointer asks nothing

type Table = Choosing<NumerusView>;

export class Choice {
  ship = $state<number | null>(null);
  cell = $state<string | null>(null);
  placement = $state<string | null>(null);
  /** Chosen on purpose, not only passed over by a mouse. */
  held = $state(false);
  sent = $state<string | null>(null);
  #kept = $state.raw<Outlook | null>(null);
  #answer = $state.raw<{ move: string; considered: Considered } | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  placing = $derived.by(() => this.#table().ask?.key === "numerus-ask-run");
  landing = $derived.by(() => this.#table().ask !== null && !this.placing);
  legal = $derived.by(() => new Set(this.#table().ask?.moves ?? []));
  /** The values in the dock of the one who is asked, each once. */
  values = $derived.by(() => {
    const { ask, view } = this.#table();
    return ask && this.landing ? [...new Set(view.docks[ask.seat])] : [];
  });

  move = $derived.by(() => {
    if (this.placing) return this.placement;
    return this.landing && this.ship && this.cell ? `${this.ship} ${this.cell}` : null;
  });

  considered = $derived.by(() =>
    this.#answer && this.#answer.move === this.move ? this.#answer.considered : null,
  );
  refusal = $derived.by((): Problem | null => this.considered?.refusal ?? null);
  whole = $derived.by(
    () => this.move !== null && (this.legal.has(this.move) || !!this.considered?.events),
  );
  /** What the move would do; once sent, it stays in sight. */
  outlook = $derived.by(() => {
    if (this.sent) return this.#kept;
    const events = this.considered?.events as NumerusEvent[] | null | undefined;
    return events ? outlook(this.#table().view, events) : null;
  });
  /** The cells where the chosen ship may land. */
  open = $derived.by(() => {
    const start = `${this.ship} `;
    const moves = this.ship ? [...this.legal].filter((move) => move.startsWith(start)) : [];
    return new Set(moves.map((move) => move.slice(start.length)));
  });

  /** Asks the server about the move after a short pause; returns how to call that off. */
  inquire(): (() => void) | undefined {
    const move = this.move;
    if (!move) return;
    const { consider } = untrack(this.#table);
    let wanted = true;
    const timer = setTimeout(async () => {
      const considered = await consider(move).catch(() => null);
      if (considered && wanted) this.#answer = { move, considered };
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  /** A new question: nothing is chosen, unless there is only one thing to choose. */
  reset() {
    this.cell = this.placement = this.sent = this.#answer = null;
    this.held = false;
    this.ship = this.values.length === 1 ? (this.values[0] ?? null) : null;
  }

  take(value: number) {
    if (!this.sent && this.values.includes(value)) this.ship = value;
  }

  /** A mouse passes over a cell, or leaves the board. */
  hover(cell: string | null) {
    if (this.sent || (cell === null && this.held)) return;
    this.held = false;
    this.cell = cell;
  }

  hold(cell: string) {
    if (this.sent) return;
    this.held = true;
    this.cell = cell;
  }

  /** A whole move that someone else has in mind. */
  show(move: string) {
    if (this.sent) return;
    const [ship = "", cell = ""] = move.split(" ");
    this.held = true;
    if (this.placing) this.placement = move;
    else [this.ship, this.cell] = [Number(ship), cell];
  }

  /** The placement nearest to a point of the drawing; of equals the one most like the chosen. */
  near(point: Point) {
    if (this.sent) return;
    const { view } = this.#table();
    const away = (move: string) =>
      Math.min(...move.split(" ").map((row) => distance(middle(row, view.size), point)));
    const strange = (move: string) => cellsApart(move, this.placement ?? move);
    const rated = [...this.legal].map((move) => [move, away(move), strange(move)] as const);
    rated.sort((one, other) => Math.round(one[1] - other[1]) || one[2] - other[2]);
    this.placement = rated[0]?.[0] ?? null;
  }

  cycle(by: number) {
    if (this.sent) return;
    const moves = [...this.legal];
    const at = this.placement === null ? (by > 0 ? -1 : 0) : moves.indexOf(this.placement);
    this.placement = moves.at((at + by) % moves.length) ?? null;
    this.held = true;
  }

  play() {
    if (!this.whole || !this.move || this.sent) return;
    this.#kept = this.outlook;
    this.sent = this.move;
    this.#table().play(this.move);
  }

  /** Takes back the last half of the choice; false if there was none. */
  back(): boolean {
    if (!this.ship && !this.cell && !this.placement) return false;
    if (this.sent || this.placement || this.cell) {
      this.cell = this.placement = this.sent = null;
      this.held = false;
      return true;
    }
    if (this.values.length < 2) return false;
    this.ship = null;
    return true;
  }

  draft(say: Say): Draft | null {
    const { ask } = this.#table();
    if (!ask) return null;
    const [ship, cell] = [this.ship ?? 0, this.cell ?? ""];
    if (this.refusal) {
      const { key, args } = this.refusal;
      return { text: say(key, args), move: null, refusal: this.refusal };
    }
    if (!this.move) {
      if (this.ship)
        return { text: say("numerus-draft-ship", { ship }), move: null, refusal: null };
      if (!this.cell || !this.held || this.placing) return null;
      return { text: say("numerus-draft-cell", { cell }), move: null, refusal: null };
    }
    const move = this.whole ? this.move : null;
    if (this.placing) {
      const cells = this.move.replaceAll(" ", ", ");
      return { text: say("numerus-draft-run", { cells }), move, refusal: null };
    }
    const connectors = this.outlook?.connectors.length ?? 0;
    const text =
      this.outlook?.hyper != null
        ? say("numerus-draft-hyper", { ship, cell })
        : say("numerus-draft-landing", { ship, cell, connectors });
    return { text, move, refusal: null };
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function middle(row: string, size: number): Point {
  const ends = row.split("-").map((cell) => centre(cell, size));
  const [first, last] = [ends[0]!, ends.at(-1)!];
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

function cellsApart(move: string, other: string): number {
  const cells = new Set(other.split(" ").flatMap(cellsBetween));
  return move
    .split(" ")
    .flatMap(cellsBetween)
    .filter((cell) => !cells.has(cell)).length;
}
