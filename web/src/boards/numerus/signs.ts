/** Messages call players by their names, and what lies on the board by its colour. */

import type { Signs } from "../../kit/board";
import { called } from "../../kit/called";

export const signs: Signs = (args, _view, names) =>
  "strength" in args || "after" in args ? args : called(args, ["seat"], names);
