/** Messages say what the board shows: cards by their signs, substances by their axis; and players by their names. */

import type { Arguments } from "../../kit/board";
import { called } from "../../kit/called";
import { say } from "../../words.svelte";
import { cardSign } from "./cards";
import type { NeutraceView, Row } from "./types";
import { fields } from "./scale";

const CARDS = new Set(["card", "cards", "molecule", "arrow"]);
const CARD = /^(?:[a-z]{2}|[\d.]+[xn]?-[\d.]+[xn]?)$/;

/** The colour or the vector that was named, such as "ε blue" or "1½". */
export function namedSign(named: string, rows: Row[]): string {
  const row = rows.find(({ atom }) => atom === named);
  return row
    ? `${row.letter} ${say("neutrace-colour", { colour: row.colour })}`
    : fields(2 * Number.parseFloat(named));
}

const sign = (text: string, rows: Row[]) =>
  text
    .split(", ")
    .map((card) => (CARD.test(card) ? cardSign(card, rows) : card))
    .join(", ");

export function signs(
  args: Arguments,
  { rows, named }: NeutraceView,
  names: readonly string[] = [],
): Arguments {
  const players = "letter" in args ? args : called(args, ["seat", "giver", "to", "player"], names);
  const signs = Object.entries(players).map(([name, value]) =>
    CARDS.has(name) && typeof value === "string" ? [name, sign(value, rows)] : [name, value],
  );
  return { named: named === null ? "" : namedSign(named, rows), ...Object.fromEntries(signs) };
}
