/** Messages call players by their names; one who plays alone has two researchers, A and B. */

import type { Signs } from "../../kit/board";
import { called } from "../../kit/called";

export const signs: Signs = (args, _view, names) =>
  names.length < 2 ? args : called(args, ["who", "other"], names);
