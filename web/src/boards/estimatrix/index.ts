export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Picture } from "./Picture.svelte";
export { reading } from "./reading";
export { signs } from "./signs";

/** An answer says little; what all answers led to says it. */
export const outcomes: ReadonlySet<string> = new Set([
  "ran-out",
  "missed",
  "thwarted",
  "exchanged",
  "not-again",
  "gave-back",
]);
export const showsSeats = true;
