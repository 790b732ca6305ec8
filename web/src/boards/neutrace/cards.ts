/** Cards by their names: `rg` is a molecule, `0.5-2` an arrow; what stands first points to A. */

import type { Kind, Lying, ModifierName, Row } from "./types";
import { fields } from "./scale";

export const KINDS: Kind[] = ["molecule", "arrow"];
export const MODIFIERS: ModifierName[] = ["explosion", "neutralisation"];
/** The left or the right half of a card. */
export type Half = 0 | 1;

/** What lies, or is about to: without a place. */
export type Face = Omit<Lying, "cell">;

export const kindOf = (card: string): Kind => (card.includes("-") ? "arrow" : "molecule");

const halves = (card: string): [string, string] => {
  const parts = kindOf(card) === "arrow" ? card.split("-") : [...card];
  return [parts[0] ?? "", parts[1] ?? ""];
};

/** The name of the card after a turn by 180°. */
export function turned(card: string): string {
  const [left, right] = halves(card);
  return kindOf(card) === "arrow" ? `${right}-${left}` : right + left;
}

export function face(card: string, rows: Row[]): Face {
  const kind = kindOf(card);
  const [left, right] = halves(card).map((half) =>
    kind === "arrow" ? 2 * Number.parseFloat(half) : rows.findIndex(({ atom }) => atom === half),
  );
  return { kind, left: left ?? 0, right: right ?? 0, modifiers: [null, null] };
}

const MODIFIER_SIGNS: Record<string, string> = { x: "✸", n: "N" };

/** A card as it is drawn, in a few signs: β·δ for `og`, ½↔2 for `0.5-2`, ✸↔2 for `0.5x-2`. */
export function cardSign(card: string, rows: Row[]): string {
  const { left, right } = face(card, rows);
  if (kindOf(card) === "molecule") return `${rows[left]?.letter}·${rows[right]?.letter}`;
  const [one, other] = halves(card).map((half) => MODIFIER_SIGNS[half.at(-1) ?? ""]);
  return `${one ?? fields(left)}↔${other ?? fields(right)}`;
}

export type Covering = [ModifierName | null, ModifierName | null];

/** How the placing of a card is written. */
export function placing(card: string, covering: Covering, cell: string): string {
  const [left, right] = halves(card);
  const mark = (modifier: ModifierName | null) =>
    modifier ? modifier.replace(/^e?(.).*/, "$1") : "";
  const written =
    kindOf(card) === "arrow"
      ? `${left}${mark(covering[0])}-${right}${mark(covering[1])}`
      : left + right;
  return `${written} ${cell}`;
}

/** A placing as it is written: the card without modifiers, those, and the cell. */
export function placed(move: string): { card: string; covering: Covering; cell: string } | null {
  const found = /^([a-z]{2}|[\d.]+[xn]?-[\d.]+[xn]?) (\d[a-z]\d)$/.exec(move);
  if (!found) return null;
  const [, card = "", cell = ""] = found;
  const modifiers: Record<string, ModifierName> = { x: "explosion", n: "neutralisation" };
  const covering = halves(card).map((half) =>
    kindOf(card) === "arrow" ? (modifiers[half.at(-1) ?? ""] ?? null) : null,
  ) as Covering;
  return { card: kindOf(card) === "arrow" ? card.replace(/[xn]/g, "") : card, covering, cell };
}

/** The next way to put a modifier on an arrow: on neither side, left, right, and on both with two of them. */
export function cycled(covering: Covering, modifier: ModifierName, owned: number): Covering {
  const here = covering.map((one) => one === modifier);
  const other = covering.map((one) => (one === modifier ? null : one)) as Covering;
  const ways: [boolean, boolean][] = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ];
  const now = ways.findIndex((way) => way[0] === here[0] && way[1] === here[1]);
  for (let more = 1; more <= ways.length; more++) {
    const [left, right] = ways[(now + more) % ways.length]!;
    const free = !(left && other[0]) && !(right && other[1]);
    if (free && Number(left) + Number(right) <= owned)
      return [left ? modifier : other[0], right ? modifier : other[1]];
  }
  return covering;
}
