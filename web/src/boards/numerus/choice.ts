/** What can be chosen, and how it is said: a ship and a cell, or a place for connectors. */

import type { BoardAsk, Say } from "../../kit/board";
import { cellsBetween, centre, type Point } from "./geometry";
import type { Outlook } from "./story";
import type { NumerusView } from "./types";

/** The values in the dock of the one who is asked, each once. */
export const valuesOf = (ask: BoardAsk, { docks }: NumerusView): number[] => [
  ...new Set(docks[ask.seat]),
];

/** The cells where a ship may land. */
export function landingsOf(ship: number, legal: readonly string[]): Set<string> {
  const start = `${ship} `;
  const moves = legal.filter((move) => move.startsWith(start));
  return new Set(moves.map((move) => move.slice(start.length)));
}

/** The placement nearest to a point of the drawing; of equals the one most like the chosen. */
export function nearest(
  legal: readonly string[],
  point: Point,
  size: number,
  chosen: string | null,
): string | null {
  const away = (move: string) =>
    Math.min(...move.split(" ").map((row) => distance(middle(row, size), point)));
  const rated = legal.map((move) => [move, away(move), cellsApart(move, chosen ?? move)] as const);
  rated.sort((one, other) => Math.round(one[1] - other[1]) || one[2] - other[2]);
  return rated[0]?.[0] ?? null;
}

/** What a whole move does, as far as that is known. */
/** What a landing says by itself: where the ship comes to lie. */
export function landing(seat: number, move: string): Outlook {
  const [ship = "", cell = ""] = move.split(" ");
  return {
    landing: { seat, cell, value: Number(ship) },
    steppedOn: false,
    reach: [],
    changes: [],
    connectors: [],
    hyper: null,
    covers: [cell],
  };
}

export function described(move: string, outlook: Outlook | null, say: Say): string {
  const [first = "", cell] = move.split(" ");
  const ship = Number(first);
  if (!cell || Number.isNaN(ship))
    return say("numerus-draft-run", { cells: move.replaceAll(" ", ", ") });
  if (outlook?.hyper != null) return say("numerus-draft-hyper", { ship, cell });
  return say("numerus-draft-landing", {
    ship,
    cell,
    connectors: outlook?.connectors.length ?? 0,
  });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function middle(row: string, size: number): Point {
  const ends = row.split("-").map((cell) => centre(cell, size));
  const [first, last] = [ends[0]!, ends.at(-1)!];
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

function cellsApart(move: string, other: string): number {
  const cells = new Set(other.split(" ").flatMap(cellsBetween));
  return move
    .split(" ")
    .flatMap(cellsBetween)
    .filter((cell) => !cells.has(cell)).length;
}
