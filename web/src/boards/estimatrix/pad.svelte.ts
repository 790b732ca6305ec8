/** A drawing in the making: what lies on the sheet, what is on its way, what the hand is at. */

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
  /** Finished and not sent yet. */
  waiting = $state.raw<string[]>([]);
  /** On their way. */
  sent = $state.raw<string[]>([]);
  /** Of the stroke under the hand. */
  points = $state.raw<Point[]>([]);
  /** What is sent when the sheet is complete. */
  #then: string | null = null;
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
  strokes = $derived.by(() => [
    ...this.#table().strokes,
    ...this.sent,
    ...this.waiting,
    ...this.live,
  ]);
  /** How much of the sheet's ink is left, from 1 to 0. */
  left = $derived.by(() =>
    Math.max(
      0,
      1 - Math.max(this.strokes.length / MOST_STROKES, pointsIn(this.strokes) / MOST_POINTS),
    ),
  );

  begin(point: Point) {
    if (this.left > 0) this.points = [point];
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
    this.waiting = [...this.waiting, stroke];
    this.flush();
  }

  /** The hand was taken away: the stroke was none. */
  drop() {
    if (this.points.length === 0) return;
    this.points = [];
    this.#table().draft(null);
  }

  undo() {
    if (this.points.length > 0) this.drop();
    else if (this.waiting.length > 0) this.waiting = this.waiting.slice(0, -1);
    else this.#send("rub");
  }

  clear() {
    this.drop();
    this.waiting = [];
    if (this.#table().strokes.length + this.sent.length > 0) this.#send("rub all");
  }

  show(description: string) {
    const words = description.replace(/\s+/g, " ").trim();
    this.#send(words ? `show ${words}` : "show");
  }

  /** The table has moved on: what was on its way has arrived. */
  arrived() {
    this.sent = [];
    this.flush();
  }

  /** It was refused: what was sent is no part of the drawing. */
  refused() {
    this.sent = [];
    this.#then = null;
  }

  flush() {
    const { free, play } = this.#table();
    if (!free) return;
    if (this.waiting.length > 0) {
      this.sent = this.waiting;
      this.waiting = [];
      play(`draw ${this.sent.join(",")}`);
    } else if (this.#then !== null) {
      const move = this.#then;
      this.#then = null;
      play(move);
    }
  }

  #send(move: string) {
    this.#then = move;
    this.flush();
  }
}
