/** What is played with: the cube and its columns, slots, rifts, values of dice. */

export const SIDE = 4;
export const SLOTS = 24;
export const MOST_RIFTS = 7;
export const VALUES = [1, 2, 3, 4, 5, 6];
/** The columns of the cube: a1, b1, c1, d1, a2 … */
export const COLUMNS = [1, 2, 3, 4].flatMap((row) => [..."abcd"].map((file) => `${file}${row}`));

/** A die that others lie on is named by its layer, too. */
export const isCovered = (name: string) => /^[a-d][1-4]\.[1-4]$/.test(name);
export const isColumn = (name: string) => /^[a-d][1-4]$/.test(name);
