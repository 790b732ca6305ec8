/** How a move reads before it is made. */

import type { Reading } from "../../kit/board";
import { say } from "../../words.svelte";
import { described } from "./choice";
import type { NeutraceView } from "./types";

export const reading = ((move, _ask, view: NeutraceView) => ({
  text: described(move, view, say),
  targets: [],
})) satisfies (
  move: string,
  ask: Parameters<Reading>[1],
  view: NeutraceView,
) => ReturnType<Reading>;
