/** The view of a NEUTRACE position and what happens in it, as the server sends them. */

import type { GameEvent } from "../../board";

export type Kind = "molecule" | "arrow";
export type Modifier = "explosion" | "neutralisation";
export type Side = 0 | 1;

export interface Row {
  letter: string;
  typed: string;
  colour: string;
  /** By which letter an atom of this colour is written. */
  atom: string;
}

export interface OnArrow {
  modifier: Modifier;
  seat: number;
}

/** A card in a grid. The halves of a molecule are rows, those of an arrow half fields. */
export interface Lying {
  cell: string;
  kind: Kind;
  left: number;
  right: number;
  modifiers: [OnArrow | null, OnArrow | null];
}

export interface Held {
  molecules: number;
  arrows: number;
  /** Cards that the viewer knows to be there. */
  known: string[];
}

export interface TasksSeen {
  chosen: boolean;
  dealt: string[];
  kept: string | null;
  received: string | null;
  given: string | null;
  returned: string | null;
  /** Those among them that are, as things stand. */
  fulfilled: string[];
}

export interface NeutraceView {
  seat: number | null;
  round: number;
  burner: number;
  rows: Row[];
  /** Of vectors, in half fields. */
  sizes: number[];
  /** Half fields, by seat and row. */
  scale: number[][];
  grids: Lying[][];
  reservation: { cell: string; seat: number } | null;
  hand: string[];
  hands: Held[];
  /** Molecules, arrows. */
  decks: [number, number];
  open: [string | null, string | null];
  tokens: number[];
  orbitals: Record<string, number | null>;
  modifiers: { explosions: number; neutralisations: number }[];
  tasks: TasksSeen[];
  pioneer: number | null;
  ending: boolean;
  forecast: NeutraceEvent[];
  named: string | null;
  handed: string | null;
  /** What is to be done; the last comes next. */
  agenda: (string | number)[][];
  result: { places: number[]; scores: number[] } | null;
}

export type NeutraceEvent = GameEvent & {
  seat: number;
  cell: string;
  kind: Kind;
  card: string;
  cards: string[];
  column: string;
  row: number;
  before: number;
  after: number;
  by: number;
  end: "A" | "B";
  side: "left" | "right";
  modifier: Modifier;
  player: number;
  orbital: string;
  round: number;
  to: number;
  backwards: boolean;
  task: string;
  colour: string;
  size: number;
  tasks: string[];
  kept: string;
  given: string;
  returned: string;
};

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Half fields. */
export const [GOAL_A, NEUTRAL, GOAL_B] = [0, 14, 28];
export const KINDS: Kind[] = ["molecule", "arrow"];
export const MODIFIERS: Modifier[] = ["explosion", "neutralisation"];
/** Around the middle one, which comes last. */
export const ORBITALS = [
  "molecule",
  "arrow",
  "skip",
  "sixth",
  "draw",
  "two",
  "exchange",
  "reverse",
  "reserve",
];

/** Half fields as people read them, in any language: 3 is 1½. */
export const fields = (halves: number) =>
  `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;
