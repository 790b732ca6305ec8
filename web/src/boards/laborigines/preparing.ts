/** Before the first turn: figures are modelled, and the prettiest is voted for. */

import type { BoardAsk } from "../../board";
import type { LaboriginesView } from "./types";

export function preparing(view: LaboriginesView, ask: BoardAsk | null): boolean {
  return modelling(view) || voting(view, ask);
}

export function modelling({ modelling: asked, figures }: LaboriginesView): boolean {
  return asked && figures.some(({ clay }) => clay === "");
}

/** Everyone is placed and nobody has started. */
export function voting(view: LaboriginesView, ask: BoardAsk | null): boolean {
  if (!view.modelling || view.turns > 0 || view.result !== null) return false;
  return ask?.key === "laborigines-ask-vote" || view.figures.every(({ tile }) => tile !== null);
}
