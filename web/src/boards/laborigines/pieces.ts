/** What is played with: the ring, Moa, energy of several colours. */

import type { Course } from "./types";

export const RING = 20;
export const MOA = "M";
/** The letters of colours, by their numbers; the last is nobody's. */
export const LETTERS = "abcden";

/** Which way the numbers of the ring go. */
export const way = (course: Course) => (course === "cw" ? 1 : -1);

export const sum = (amounts: number[]) => amounts.reduce((whole, part) => whole + part, 0);
