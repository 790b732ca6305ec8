/** How a move reads before it is made. */

import type { Reading } from "../../board";
import { say } from "../../words.svelte";

export const reading: Reading = (move, ask) => {
  const [ship = "", cell = ""] = move.split(" ");
  const text =
    ask.key === "numerus-ask-run"
      ? say("numerus-draft-run", { cells: move.replaceAll(" ", ", ") })
      : say("numerus-draft-landing", { ship, cell, connectors: 0 });
  return { text, targets: [] };
};
