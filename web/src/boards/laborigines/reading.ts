/** How a move reads before it is made. */

import type { Reading } from "../../kit/board";
import { say } from "../../words.svelte";
import { described } from "./choice";
import type { LaboriginesView } from "./types";

export const reading = ((move, ask, view: LaboriginesView) => ({
  text: described(move, view, ask, say),
  targets: [],
})) satisfies (
  move: string,
  ask: Parameters<Reading>[1],
  view: LaboriginesView,
) => ReturnType<Reading>;
