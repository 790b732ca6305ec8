/** Before the first turn: figures are modelled, and the prettiest is voted for. */

import type { LaboriginesView } from "./types";

/** What is prepared now; null while figures are placed, and once the game is on. */
export function preparing({ agenda }: LaboriginesView): "model" | "vote" | null {
  const step = agenda.at(-1)?.[0];
  return step === "model" || step === "vote" ? step : null;
}
