/** How moves read that somebody proposes. */

import type { Reading } from "../kit/board";
import { say } from "../words.svelte";
import { spelt } from "./naming";
import { BOARD, type DeclaredView } from "./parts";

/** By what is pressed for it, if that is known; it is about what it names. */
export const reading = ((move, { moves, gestures }, view: DeclaredView, names = []) => {
  const pressed = gestures?.[moves?.indexOf(move) ?? -1];
  if (!pressed) return { text: move, targets: move.split(" ") };
  return { text: spelt(view[BOARD], pressed, { say, names }), targets: [...pressed] };
}) satisfies Reading;
