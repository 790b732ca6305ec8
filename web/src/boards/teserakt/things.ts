/** Moves as what one points at, thing by thing: `turn A:y3 to 4` is the die A:y3, then to:4. */

import { isColumn, isCovered } from "./pieces";

/** Things of the board: a column (b2), a die in a lab or the zone (A:y3, z:b5), a card, a discovery … */
export type Thing = string;

/** A move and the way to it. */
export interface Way {
  move: string;
  things: Thing[];
}

/** `turn` is the letter of the active researcher, whose dice some moves name without their lab. */
export function way(move: string, turn: string): Way {
  return { move, things: thingsOf(move.split(" "), turn) };
}

function thingsOf([word = "", ...rest]: string[], turn: string): Thing[] {
  const [first = "", , second = ""] = rest;
  switch (word) {
    case "take":
    case "at":
      return [first];
    case "pick":
      return [first];
    case "turn":
      return [first, `to:${second}`];
    case "pass":
      return [first, `lab:${second}`];
    case "stabilise":
      return [`${turn}:${first}`, `with:${rest.slice(2).join(" ")}`];
    case "move":
      return [first, second];
    case "swap":
      return [`${turn}:${first}`, second];
    case "play":
    case "analyse":
      return [`c:${first}`, word];
    case "discover":
      return [`d:${first}`, "play"];
    default:
      return [[word, ...rest].join(":")]; // lab:B, colour:y, value:3, choose:2, be:pilot, yes, done, end …
  }
}

/** What can be pointed at next at this point of a move. */
export function nextThings(ways: Way[], path: Thing[]): Set<Thing> {
  const found = new Set<Thing>();
  for (const { things } of ways) {
    const next = things[path.length];
    if (next !== undefined && path.every((thing, nth) => things[nth] === thing)) found.add(next);
  }
  return found;
}

/** The move that the path has come to. */
export function moveAt(ways: Way[], path: Thing[]): string | null {
  const found = ways.find(
    ({ things }) =>
      things.length === path.length && things.every((thing, nth) => thing === path[nth]),
  );
  return found?.move ?? null;
}

/** The move that would do something with a thing that is not offered, to ask why not; null if none would. */
export function attempt(thing: Thing, kind: string, doing: string): string | null {
  const [place = "", what = ""] = thing.split(":");
  if (place === "c") return `play ${what}`;
  if (place === "d") return `discover ${what}`;
  if (thing === "speciality") return thing;
  if (isColumn(thing)) {
    if (["corner", "boundary", "annihilated", "put"].includes(kind)) return `at ${thing}`;
    return doing === "relocate" ? `move ${thing} to ${thing}` : `take ${thing}`;
  }
  if (isCovered(thing)) return `take ${thing}`;
  if (!/^[A-Dz]:/.test(thing)) return null;
  if (kind === "lowest" || ["flip", "roll", "annihilate", "stabilise"].includes(doing))
    return `pick ${thing}`;
  if (doing === "transfer") return `pass ${thing} to ${place}`;
  const value = Number(what[1]);
  return `turn ${thing} to ${value < 6 ? value + 1 : 5}`;
}

/** The move by which a thing is carried onto a lab (lab:B) or to the slots (slots); null if there is none. */
export function carried(
  thing: Thing,
  onto: string,
  turn: string,
  legal: readonly string[],
): string | null {
  const [place = "", die = ""] = thing.split(":");
  const [kind, letter = ""] = onto.split(":");
  if (kind === "slots") {
    const sets = setsOf(legal).filter(({ moves }) => place === turn && moves.has(die));
    return sets[0]?.moves.get(die) ?? legal.find((move) => move === `pick ${thing}`) ?? null;
  }
  if (isColumn(thing)) {
    if (legal.includes(`at ${thing}`)) return `at ${thing}`;
    return letter === turn ? `take ${thing}` : null;
  }
  return /^[A-D]$/.test(place) && letter !== place ? `pass ${thing} to ${letter}` : null;
}

/** The sets that can be stabilised: their dice, and of each die the move that stabilises it. */
export interface DiceSet {
  dice: string[];
  moves: Map<string, string>;
}

export function setsOf(moves: readonly string[]): DiceSet[] {
  const found = new Map<string, DiceSet>();
  for (const move of moves) {
    const said = /^stabilise (\S+) with (.*)$/.exec(move);
    if (!said) continue;
    const dice = [said[1]!, ...said[2]!.split(" ")].sort(inOrder);
    const name = dice.join(" ");
    const known = found.get(name) ?? { dice, moves: new Map() };
    known.moves.set(said[1]!, move);
    found.set(name, known);
  }
  return [...found.values()].sort((one, other) => other.dice.length - one.dice.length);
}

const inOrder = (one: string, other: string) =>
  one[1]!.localeCompare(other[1]!) || "yopb".indexOf(one[0]!) - "yopb".indexOf(other[0]!);
