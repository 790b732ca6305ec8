/** How a choice is said, from its first thing to the whole move. */

import type { BoardAsk, Say } from "../../kit/board";
import { colourOf } from "./dice";
import type { Thing } from "./things";
import type { TeseraktView } from "./types";
import { isColumn } from "./pieces";
import { named } from "./wording";

/** The die on top of a column. */
export const top = ({ columns }: TeseraktView, column: string) =>
  columns["1234".indexOf(column[1]!) * 4 + "abcd".indexOf(column[0]!)]?.at(-1) ?? "";

/** The beginning of a choice, and what to do next. */
export function begun(
  thing: Thing,
  next: ReadonlySet<Thing>,
  view: TeseraktView,
  acting: boolean,
  say: Say,
): string {
  if (thing.startsWith("c:"))
    return say("teserakt-chosen-card", {
      card: cardName(thing.slice(2), view, say),
      next: next.size > 1 ? "either" : [...next][0]!,
    });
  if (thing.startsWith("d:"))
    return say("teserakt-chosen-discovery", { value: Number(thing.slice(2)) });
  if (isColumn(thing)) return say("teserakt-chosen-top", { die: top(view, thing), column: thing });
  const [place, die] = [thing[0]!, thing.slice(2)];
  return say(acting ? "teserakt-chosen-die" : "teserakt-chosen-of-card", { die, place });
}

/** What a card, researcher or discovery is called. */
export function cardName(id: string, view: TeseraktView, say: Say): string {
  const known =
    view.cards.find((card) => card.id === id) ??
    view.candidates.find((one) => one.id === id) ??
    view.researchers.find((one) => one.id === id);
  return say("teserakt-card", named({ id, name: known?.name ?? "" }));
}

/** What a move does, before it is made. */
export function described(
  move: string,
  view: TeseraktView,
  ask: Pick<BoardAsk, "key" | "args">,
  say: Say,
): string {
  const [word = "", first = "", , third = ""] = move.split(" ");
  const [place = "", die = ""] = first.split(":");
  switch (word) {
    case "be":
      return first === "any"
        ? say("teserakt-draft-any")
        : say("teserakt-draft-become", { card: cardName(first, view, say) });
    case "at":
      return ask.key === "teserakt-ask-put"
        ? say("teserakt-draft-put", { die: String(ask.args.die), column: first })
        : say("teserakt-draft-at", { die: top(view, first), column: first });
    case "take": {
      const args = { die: top(view, first), column: first };
      return ask.key === "teserakt-ask-effect"
        ? say("teserakt-draft-take-of", { ...args, do: String(ask.args.do) })
        : say("teserakt-draft-take", args);
    }
    case "turn":
      return third === "0"
        ? say("teserakt-draft-annihilate", { die, place })
        : say("teserakt-draft-turn", { die, place, value: Number(third) });
    case "pass":
      return say("teserakt-draft-pass", { die, place, other: third });
    case "pick":
      return say("teserakt-draft-pick", { die, place, do: String(ask.args.do ?? "roll") });
    case "move":
      return say("teserakt-draft-move", { die: top(view, first), source: first, column: third });
    case "swap":
      return isColumn(third)
        ? say("teserakt-draft-swap", { die: first, other: top(view, third), place: third })
        : say("teserakt-draft-swap", { die: first, other: third.slice(2), place: third[0]! });
    case "stabilise":
      return say("teserakt-draft-stabilise", { die: first, count: move.split(" ").length - 2 });
    case "play":
      return say("teserakt-draft-play", { card: cardName(first, view, say) });
    case "discover": {
      const card = view.discoveries[Number(first) - 1]?.card ?? "";
      return say("teserakt-draft-play", { card: cardName(card, view, say) });
    }
    case "analyse":
      return say("teserakt-draft-analyse", { card: cardName(first, view, say) });
    case "speciality":
      return say("teserakt-draft-speciality");
    case "end":
      return say("teserakt-draft-end");
    case "lab":
      return ask.key === "teserakt-ask-wave"
        ? say("teserakt-draft-spare", { who: first })
        : say("teserakt-draft-deliver", { die: String(ask.args.die), who: first });
    case "colour":
      return say("teserakt-draft-colour", { colour: colourOf(first) });
    case "value":
      return say("teserakt-draft-value", { value: Number(first) });
    default:
      return say("teserakt-draft-answer", { answer: word });
  }
}
