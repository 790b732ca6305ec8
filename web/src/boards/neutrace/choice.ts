/** What can be chosen, and how it is said: a card with its way round, its modifiers and its place, or another move. */

import type * as kit from "../../kit/board";
import type { Say } from "../../kit/board";
import { namedSign } from "./signs";
import type { ModifierName, NeutraceAsks, NeutraceView } from "./types";
import { fields } from "./scale";
import { type Covering, cardSign, face, kindOf, type Half } from "./cards";

/** What a question is about. */
export type Asked = kit.Kind<NeutraceAsks>;

const PLACINGS: ReadonlySet<Asked> = new Set([
  "act",
  "skip",
  "sixth",
  "first-of-two",
  "second-of-two",
]);

/** Whether the question is answered by laying a card. */
export const placesCards = (kind: Asked | null) => kind !== null && PLACINGS.has(kind);

/** The cards that can be laid somewhere, as they would lie, without modifiers. */
export const fittingCards = (legal: readonly string[]) =>
  new Set(legal.map((move) => move.split(" ")[0]!.replace(/[xn](?=-|$)/g, "")));

/** The cells with which a move can go on that begins so. */
export function cellsAfter(start: string, legal: readonly string[]): Set<string> {
  const fitting = legal.filter((move) => move.startsWith(`${start} `));
  return new Set(fitting.map((move) => move.split(" ")[1] ?? ""));
}

/** One's own grid first, then those of others. */
export function inOrder(cells: Iterable<string>, seat: number): string[] {
  const own = String(seat + 1);
  return [...cells].sort(
    (one, other) =>
      Number(other[0] === own) - Number(one[0] === own) || (one < other ? -1 : Number(one > other)),
  );
}

/** A modifier is put on a side of an arrow; if there is only one of its kind, it leaves the other. */
export function covered(
  covering: Covering,
  side: Half,
  modifier: ModifierName,
  owned: number,
): Covering {
  const taken = covering[1 - side] === modifier && owned < 2;
  const after: Covering = taken ? [null, null] : [...covering];
  after[side] = modifier;
  return after;
}

/** A move that tells why a card fits nowhere: it is refused wherever the card is laid. */
export const anywhere = (card: string, seat: number) => `${card} ${seat + 1}f1`;

/** What a move does, before it is made. */
export function described(move: string, { rows }: NeutraceView, say: Say): string {
  const [word = "", what = "", , last = ""] = move.split(" ");
  switch (word) {
    case "token":
      return say("neutrace-draft-move", { do: word, orbital: what });
    case "turn":
      return say("neutrace-draft-turn", { cell: what });
    case "reserve":
      return say("neutrace-draft-reserve", { cell: what });
    case "pass":
      return say("neutrace-pass");
    case "keep":
      return say("neutrace-draft-move", { do: word, keep: what, give: last });
    case "draw":
    case "take":
      return say("neutrace-draft-move", { do: `${word}-${what}` });
    case "name":
      return say("neutrace-draft-move", { do: word, named: namedSign(what, rows) });
    case "give":
      return say("neutrace-draft-move", { do: word, card: cardSign(what, rows) });
    default:
      return say("neutrace-draft-move", { do: "place", card: cardSign(word, rows), cell: what });
  }
}

/** A card in words: what points to A, and what to B. */
export function cardSaid(card: string, { rows }: NeutraceView, say: Say): string {
  if (kindOf(card) === "arrow") {
    const { left, right } = face(card, rows);
    return say("neutrace-arrow-said", { left: fields(left), right: fields(right) });
  }
  const colour = (row: number) => say("neutrace-colour", { colour: rows[row]!.colour });
  const { left, right } = face(card, rows);
  return say("neutrace-molecule-said", { left: colour(left), right: colour(right) });
}
