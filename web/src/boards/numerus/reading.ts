/** How a move reads before it is made. */

import type { Reading } from "../../kit/board";
import { say } from "../../words.svelte";
import { described } from "./choice";

export const reading: Reading = (move) => ({ text: described(move, null, say), targets: [] });
