import type { Reading } from "../kit/board";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";

/** A move reads as it is written, and is about what it names. */
export const reading: Reading = (move) => ({ text: move, targets: move.split(" ") });
