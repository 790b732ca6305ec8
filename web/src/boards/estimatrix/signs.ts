/** Messages call players by the names that the table shows. */

import type { Signs } from "../../kit/board";

const SEATS = new Set(["seat", "other", "negater", "quanter", "before"]);

export const signs: Signs = (args, _view, names) => {
  const signs = Object.entries(args).map(([name, value]) =>
    SEATS.has(name) && typeof value === "number" ? [name, names[value] ?? value] : [name, value],
  );
  return Object.fromEntries(signs);
};
