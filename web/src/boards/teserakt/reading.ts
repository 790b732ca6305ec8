/** How a proposed move reads: as if one had chosen it oneself, and what it is about. */

import type { Reading } from "../../kit/board";
import { say } from "../../words.svelte";
import { described } from "./choice";
import { way } from "./things";
import type { TeseraktView } from "./types";
import { isColumn } from "./pieces";

/** Dice, columns, cards and discoveries can be pointed at; what is done with them cannot. */
const lies = (thing: string) => isColumn(thing) || /^[A-Dzcd]:/.test(thing);

export const reading = ((move, ask, view: TeseraktView) => ({
  text: described(move, view, ask, say),
  targets: way(move, String(ask.args.who ?? view.turn)).things.filter(lies),
})) satisfies (
  move: string,
  ask: Parameters<Reading>[1],
  view: TeseraktView,
) => ReturnType<Reading>;
