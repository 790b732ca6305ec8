/** How a game went, as lines to draw: the share of the win of every side after every move. */

import type { MomentView, ReviewView } from "../wire";

export interface Side {
  seats: number[];
  colour: number;
}

export interface Swing {
  ply: number;
  side: number;
  by: number;
}

export interface Accuracy {
  seat: number;
  /** How often there was a choice that could be judged. */
  decisions: number;
  /** What one of them cost on average, of the win. */
  cost: number;
}

/** Partners share one line; in a cooperative game everyone does. */
export function sidesOf(colours: readonly number[], cooperative: boolean): Side[] {
  const sides = new Map<number, Side>();
  colours.forEach((colour, seat) => {
    const key = cooperative ? 0 : colour;
    const side = sides.get(key) ?? { seats: [], colour };
    side.seats.push(seat);
    sides.set(key, side);
  });
  return [...sides.values()];
}

/** The share of each side before the first move and after every one. */
export function sharesOf(
  { standing, moments }: Pick<ReviewView, "standing" | "moments">,
  sides: readonly Side[],
): number[][] {
  if (standing.length === 0) return sides.map(() => []);
  const all = [standing, ...moments.map((moment) => moment.standing)];
  return sides.map(({ seats }) => all.map((shares) => shares[seats[0]!] ?? 0));
}

/** Lines that go on to the end of a game that was given up or agreed upon, once all is drawn. */
export function upToTheEnd(
  lines: readonly number[][],
  { ended, moments, moves }: Pick<ReviewView, "ended" | "moments" | "moves">,
  sides: readonly Side[],
): number[][] {
  if (ended.length === 0 || moments.length < moves) return [...lines];
  return lines.map((line, side) => [...line, ended[sides[side]!.seats[0]!]!]);
}

/** The share after a number of moves; at the end, after whatever ended the game. Undefined until it is judged. */
export function shareAt(line: readonly number[], at: number, moves: number): number | undefined {
  return at === moves && line.length > moves ? line[line.length - 1] : line[at];
}

const SMOOTHED = 60; // moves: a line of this many is smoothed once, one of twice as many twice
const MOST_SMOOTHED = 4;

/**
 * Whoever has just moved looks a little better off, and chance makes every judgement unsure; the
 * average with the moves around evens that out.
 */
export function smooth(shares: readonly number[]): number[] {
  const times = Math.min(Math.ceil(shares.length / SMOOTHED), MOST_SMOOTHED);
  let line = [...shares];
  for (let time = 0; time < times; time++) line = line.map(evened);
  return line;
}

function evened(share: number, at: number, line: readonly number[]): number {
  const [before, after] = [line[at - 1], line[at + 1]];
  if (before === undefined || after === undefined) return share;
  return (before + 2 * share + after) / 4;
}

/** The move over which one side's share changed most, if by more than it may be off. */
export function biggestSwing(
  lines: readonly (readonly number[])[],
  margins: readonly number[] = [],
): Swing | null {
  let found: Swing | null = null;
  lines.forEach((line, side) => {
    for (let ply = 1; ply < line.length; ply++) {
      const by = line[ply]! - line[ply - 1]!;
      if (Math.abs(by) <= (margins[ply] ?? 0)) continue;
      if (found === null || Math.abs(by) > Math.abs(found.by)) found = { ply, side, by };
    }
  });
  return found;
}

export function accuracies(moments: readonly MomentView[], seats: number): Accuracy[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = moments.filter((moment) => moment.seat === seat && moment.weighed);
    const lost = own.reduce((sum, { cost }) => sum + cost, 0);
    return { seat, decisions: own.length, cost: own.length > 0 ? lost / own.length : 0 };
  });
}

export interface Frame {
  width: number;
  height: number;
  moves: number;
}

/** Whatever comes after the last move is drawn at the last move. */
export const xAt = ({ width, moves }: Frame, ply: number) =>
  (width * Math.min(ply, moves)) / Math.max(moves, 1);
export const yAt = ({ height }: Frame, share: number) => height * (1 - share);
export const plyAt = ({ width, moves }: Frame, x: number) =>
  Math.max(0, Math.min(moves, Math.round((x / Math.max(width, 1)) * moves)));

export interface Mark {
  x: number;
  y: number;
}

/** Marks of one size, in order; one that would cover an earlier one is moved up or down, as far as needed. */
export function apart(marks: readonly Mark[], size: number, height: number): Mark[] {
  const placed: Mark[] = [];
  for (const { x, y } of marks) {
    const free = (at: number) =>
      at >= 0 &&
      at <= height &&
      placed.every((other) => Math.hypot(other.x - x, other.y - at) >= size);
    const beside = placed.flatMap((other) => [other.y - size, other.y + size]);
    const nearest = beside.sort((one, other) => Math.abs(one - y) - Math.abs(other - y));
    placed.push({ x, y: [y, ...nearest].find(free) ?? y });
  }
  return placed;
}

/** A line through all points that bends softly and never shoots past one of them. */
export function path(frame: Frame, shares: readonly number[]): string {
  const at = shares.map((share, ply) => [xAt(frame, ply), yAt(frame, share)] as const);
  return at
    .map(([x, y], nth) => {
      if (nth === 0) return `M${round(x)} ${round(y)}`;
      const [fromX, fromY] = at[nth - 1]!;
      const middle = round((fromX + x) / 2);
      return `C${middle} ${round(fromY)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join("");
}

/** What lies within so much of a line, as an area. */
export function band(frame: Frame, shares: readonly number[], margins: readonly number[]): string {
  const edge = (sign: number) =>
    shares.map((share, ply) => {
      const within = Math.max(0, Math.min(1, share + sign * (margins[ply] ?? 0)));
      return `${round(xAt(frame, ply))} ${round(yAt(frame, within))}`;
    });
  return shares.length < 2 ? "" : `M${[...edge(1), ...edge(-1).toReversed()].join("L")}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
