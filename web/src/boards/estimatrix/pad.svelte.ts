/** A drawing in the making: what is on the sheet, what is being sent, what is being drawn. */

import {
  type Ink,
  LONGEST,
  MOST_POINTS,
  MOST_STROKES,
  type Point,
  pointsIn,
  simplified,
  writeStroke,
} from "./sketch";

const GLIMPSES = 120; // milliseconds between two looks at an unfinished stroke

interface Table {
  strokes: readonly string[];
  /** Nothing is on its way. */
  free: boolean;
  play: (move: string) => void;
  draft: (move: string | null) => void;
}

export class Pad {
  width = $state(4);
  ink = $state<Ink>("k");
  /** The move that is on its way. */
  sent = $state.raw<string | null>(null);
  /** Moves that wait for it, each stroke by itself. */
  waiting = $state.raw<string[]>([]);
  /** Of the stroke under the hand. */
  points = $state.raw<Point[]>([]);
  #shown = 0;
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  live = $derived.by(() =>
    this.points.length === 0
      ? []
      : [writeStroke({ width: this.width, ink: this.ink, points: simplified(this.points, 3) })],
  );
  /** The sheet as it will be when everything has arrived. */
  strokes = $derived.by(() => {
    const coming = this.sent === null ? this.waiting : [this.sent, ...this.waiting];
    return [...coming.reduce(after, this.#table().strokes), ...this.live];
  });
  /** How much of the sheet's ink is left, from 1 to 0. */
  left = $derived.by(() =>
    Math.max(
      0,
      1 - Math.max(this.strokes.length / MOST_STROKES, pointsIn(this.strokes) / MOST_POINTS),
    ),
  );

  begin(point: Point) {
    if (this.left > 0 && !this.#done) this.points = [point];
  }

  go(points: Point[]) {
    if (this.points.length === 0) return;
    this.points = [...this.points, ...points];
    if (this.points.length >= LONGEST) {
      const last = this.points.at(-1)!;
      this.end();
      this.begin(last);
    } else if (performance.now() - this.#shown > GLIMPSES) {
      this.#shown = performance.now();
      this.#table().draft(`draw ${this.live[0]}`);
    }
  }

  end() {
    const [stroke] = this.live;
    this.points = [];
    if (!stroke) return;
    this.#send(`draw ${stroke}`);
  }

  /** The pointer was cancelled: there is no stroke. */
  drop() {
    if (this.points.length === 0) return;
    this.points = [];
    this.#table().draft(null);
  }

  undo() {
    if (this.#done) return;
    if (this.points.length > 0) this.drop();
    else if (isDrawn(this.waiting.at(-1))) this.waiting = this.waiting.slice(0, -1);
    else if (this.strokes.length > 0) this.#send("rub");
  }

  clear() {
    if (this.#done) return;
    this.drop();
    this.waiting = [];
    if (this.strokes.length > 0) this.#send("rub all");
  }

  show(description: string) {
    if (this.#done) return;
    const words = description.replace(/\s+/g, " ").trim();
    this.#send(words ? `show ${words}` : "show");
  }

  /** The table has moved on: what was on its way has arrived. */
  arrived() {
    this.sent = null;
    this.flush();
  }

  /** It was refused: what was sent is no part of the drawing, nor what was to follow. */
  refused() {
    this.sent = null;
    this.waiting = [];
  }

  /** Sends what waits: strokes together, anything else by itself. */
  flush() {
    const { free, play } = this.#table();
    if (!free || this.waiting.length === 0) return;
    const other = this.waiting.findIndex((move) => !isDrawn(move));
    const many = other < 0 ? this.waiting.length : Math.max(1, other);
    const [first, ...more] = this.waiting.slice(0, many);
    this.waiting = this.waiting.slice(many);
    this.sent = [first, ...more.map((move) => move.slice(DRAW.length))].join(",");
    play(this.sent);
  }

  /** The drawing is to be shown: nothing can be added to it. */
  get #done(): boolean {
    return (this.waiting.at(-1) ?? this.sent)?.startsWith("show") ?? false;
  }

  #send(move: string) {
    this.waiting = [...this.waiting, move];
    this.flush();
  }
}

const DRAW = "draw ";
const isDrawn = (move: string | undefined) => move?.startsWith(DRAW) ?? false;

/** The sheet after a move. */
function after(strokes: readonly string[], move: string): readonly string[] {
  if (isDrawn(move)) return [...strokes, ...move.slice(DRAW.length).split(",")];
  if (move === "rub") return strokes.slice(0, -1);
  return move === "rub all" ? [] : strokes;
}
