/** Where figures stand on the ring: in the middle of their tile, two on one tile side by side. */

import type { Point } from "./clay";
import type { Plan } from "./ring";
import type { FigureSeen, LaboriginesView } from "./types";

const INWARD = 0.07; // of a tile
const ASIDE = 0.29;

export interface Standing {
  figure: FigureSeen | null; // null is Moa
  at: Point;
}

export function standing(view: LaboriginesView, plan: Plan): Standing[] {
  const all = [
    ...(view.moa === null ? [] : [{ figure: null, tile: view.moa }]),
    ...view.figures.flatMap((figure) =>
      figure.tile === null ? [] : [{ figure, tile: figure.tile }],
    ),
  ];
  return all.map(({ figure, tile }) => {
    const here = all.filter((other) => other.tile === tile);
    const nth = here.findIndex((other) => other.figure === figure);
    const aside = here.length > 1 ? (2 * nth - 1) * ASIDE : 0;
    return { figure, at: plan.at(tile + aside, INWARD * plan.depth) };
  });
}
