/** Messages say what the board shows: cards by their signs, in place of their names. */

import type { Signs } from "../../kit/board";
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

export const signs = ((args, { rows, named }: NeutraceView) => {
  const signs = Object.entries(args).map(([name, value]) =>
    CARDS.has(name) && typeof value === "string" ? [name, sign(value, rows)] : [name, value],
  );
  return { named: named === null ? "" : namedSign(named, rows), ...Object.fromEntries(signs) };
}) satisfies (args: Parameters<Signs>[0], view: NeutraceView) => ReturnType<Signs>;
