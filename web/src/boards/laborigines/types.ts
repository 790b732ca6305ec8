/** The view of a LABORIGINES position and what happens in it, as the server sends them. */

import type { GameEvent } from "../../board";

export type Ground = "yellow" | "green" | "white";
export type Course = "cw" | "ccw";

export interface TileSeen {
  up: string;
  ground: Ground;
  /** The lower side, if it has been seen; sent with the memory aid only. */
  down?: string | null;
  /** What lies there, by colour. */
  energy: number[];
}

export interface FigureSeen {
  name: string;
  seat: number;
  /** Null before it is placed and after it has dropped out. */
  tile: number | null;
  /** Empty before it is modelled, and where nobody models. */
  clay: string;
  bolts: number;
  infected: boolean;
  acid: boolean;
}

/** Where a die leads: Moa (M), or a figure after Moa has moved by the other die. */
export interface Route {
  figure: string;
  die: number;
  course: Course;
  /** The tiles on which it comes upon someone, then the one where it ends. */
  stops: number[];
  /** Whom, stop by stop. */
  meets: string[];
  /** The twin that has gone before, if any. */
  after: string;
}

export interface LaboriginesView {
  variant: "basic" | "teams" | "twins";
  aid: boolean;
  modelling: boolean;
  start_energy: number;
  tiles: TileSeen[];
  moa: number | null;
  figures: FigureSeen[];
  /** The colour of each seat; partners share one. */
  colours: number[];
  /** The energy of each seat, by colour. */
  stores: number[][];
  scores: number[];
  /** 0, or when the seat dropped out: 1 for the first, then 2 … */
  fallen: number[];
  delegated: boolean[];
  /** The figure that has it. */
  flag: string | null;
  flag_gone: boolean;
  disease: string | null;
  deck: string[];
  turns: number;
  turn: number | null;
  dice: number[];
  /** Of each figure, and last of Moa. */
  paces: number[];
  course: Course | null;
  barred: string[];
  voted: boolean[];
  vote: number | null;
  routes: Route[];
  /** What is to be done; the last comes next. */
  agenda: (string | number)[][];
  result: { places: number[] } | null;
}

export type LaboriginesEvent = GameEvent & {
  seat: number;
  figure: string;
  other: string | number;
  tile: number;
  start: number;
  end: number;
  steps: number;
  course: Course;
  colour: string;
  out: boolean;
  taker: number;
  energy: number | number[];
  clay: string;
  vote: number | null;
  first: number;
  second: number;
  die: number;
  price: number;
  mover: number;
  on: boolean;
  disease: string;
  bolts: number;
  side: string;
  amount: number;
  lost: number[];
  lying: number;
  seats: number[];
  cause: string;
  loser: string;
};

export type Say = (key: string, args?: Record<string, string | number>) => string;

export const MOA = "M";
/** The letters of colours, by their numbers; the last is nobody's. */
export const LETTERS = "abcden";
export const RING = 20;

/** Which way the numbers of the ring go. */
export const way = (course: Course) => (course === "cw" ? 1 : -1);

export const sum = (amounts: number[]) => amounts.reduce((whole, part) => whole + part, 0);
