/** Messages call players by the names that the table shows. */

import type { Signs } from "../../kit/board";
import { called } from "../../kit/called";

export const signs: Signs = (args, _view, names) =>
  called(args, ["seat", "other", "negater", "quanter", "before"], names);
