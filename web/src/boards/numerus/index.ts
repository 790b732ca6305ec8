export { default as Board } from "./Board.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Picture } from "./Picture.svelte";
export { reading } from "./reading";
export { signs } from "./signs";

export const outcomes: ReadonlySet<string> = new Set(["connected"]);
