export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { signs } from "./signs";
