/** Messages call players by their names; figures keep their own, and so does whoever is the prettiest. */

import type { Signs } from "../../kit/board";
import { called } from "../../kit/called";

export const signs: Signs = (args, _view, names) =>
  "votes" in args || args.how === "team" ? args : called(args, ["seat", "giver", "taker"], names);
