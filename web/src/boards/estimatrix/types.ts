/** The view of an ESTIMATRIX Spectrum position and what happens in it, as the server sends them. */

import type { GameEvent } from "../../board";

export const LETTERS = "MATRIX";
export const COLOURS = ["white", "yellow", "red", "green", "blue", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export type Form = "text" | "emoji" | "drawing" | "aloud";
export type Role = "quanter" | "negater" | "estimater";

export interface HintSeen {
  /** The number of the turn names the hint. */
  turn: number;
  /** Empty while it is being drawn. */
  form: Form | "";
  words: string;
  strokes: string[];
  /** By the host. */
  hidden: boolean;
}

export interface PastSeen {
  quanter: number;
  negater: number;
  ban: Colour;
  hint: HintSeen;
  answers: (Colour | null)[];
}

export interface EstimatrixView {
  seat: number | null;
  terms: { seats: number; mode: string; hints: string; naming: boolean; coloured: boolean };
  colours: Colour[];
  /** Of each seat; empty before it is chosen. */
  letters: string[];
  /** The different letters each seat has. */
  owned: string[];
  /** For each seat, whose letters it still needs. */
  lacking: number[][];
  pieces: number[];
  /** Who hold each other's letters. */
  pairs: [number, number][];
  negater: number | null;
  shift: number;
  quanter: number | null;
  turns: number;
  ban: Colour | null;
  rolled: boolean;
  hint: HintSeen | null;
  answered: boolean[];
  late: boolean[];
  /** One's own. */
  answer: Colour | null;
  last: PastSeen | null;
  /** What is to be done; the last comes next. */
  agenda: (string | number)[][];
  result: { places: number[] } | null;
}

/** A view in the film, with the dice that have been shown so far. */
export type Picture = EstimatrixView & { faces?: (Colour | null)[]; fate?: EstimatrixEvent };

export type EstimatrixEvent = GameEvent & {
  seat: number;
  other: number;
  letter: string;
  other_letter: string;
  letters: string;
  negater: number;
  quanter: number;
  colour: Colour | null;
  rolled: boolean;
  turn: number;
  form: Form;
  words: string;
  strokes: string[];
  hidden: boolean;
  total: number;
  role: Role;
  hit: boolean;
  before: number;
  first: number[];
};

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What a table allows. */
export const ALLOWED: Record<string, Form[]> = {
  any: ["text", "emoji", "drawing", "aloud"],
  screen: ["text", "emoji", "drawing"],
  text: ["text"],
  emoji: ["emoji"],
  drawing: ["drawing"],
  aloud: ["aloud"],
};

export const roleOf = (view: EstimatrixView, seat: number): Role | null => {
  if (view.quanter === null) return null;
  if (seat === view.quanter) return "quanter";
  return seat === view.negater ? "negater" : "estimater";
};

/** What is being done in the turn: letter, ban, hint, lead, answers. */
export const stepOf = ({ agenda }: EstimatrixView): string => String(agenda.at(-1)?.[0] ?? "");

/** Whose letter it is; null if it is free. */
export const ownerOf = (view: EstimatrixView, letter: string): number | null => {
  const seat = view.letters.indexOf(letter);
  return seat < 0 ? null : seat;
};
