/** How a move reads before it is made. */

import type { Reading } from "../../kit/board";
import { say } from "../../words.svelte";
import { readIn } from "./tongues";

export const reading: Reading = (move) => ({ text: described(move), targets: [] });

function described(move: string): string {
  const [word = ""] = move.split(" ");
  const what = move.slice(word.length + 1);
  switch (word) {
    case "letter":
      return what === "any"
        ? say("estimatrix-table-letter-any")
        : say("estimatrix-move", { do: word, what });
    case "ban":
      return what === "roll"
        ? say("estimatrix-table-roll")
        : say("estimatrix-table-ban-colour", { colour: what });
    case "answer":
      return say("estimatrix-table-set-colour", { colour: what });
    case "others":
      return say("estimatrix-table-others-first");
    case "aloud":
      return say("estimatrix-table-form-of", { form: word });
    case "draw":
    case "rub":
      return say("estimatrix-move", { do: word });
    default:
      return say("estimatrix-move", { do: "words", what: readIn(say, what) });
  }
}
