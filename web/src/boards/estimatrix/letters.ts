/** The letters that are played for. */

import type { EstimatrixView } from "./types";

export const LETTERS = "MATRIX";

/** Whose letter it is; null if it is free. */
export const ownerOf = (view: EstimatrixView, letter: string): number | null => {
  const seat = view.letters.indexOf(letter);
  return seat < 0 ? null : seat;
};
