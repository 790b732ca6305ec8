/** Where the tiles of the ring lie: along a rounded track that uses all the room there is. */

import type { Point } from "./clay";
import type { Course, Route } from "./types";
import { RING, way } from "./pieces";

export interface Spot extends Point {
  /** Which way the middle of the ring lies; of length 1. */
  inward: Point;
  path: string;
}

export interface Plan {
  width: number;
  height: number;
  /** How deep tiles are, from the outer to the inner edge. */
  depth: number;
  /** How long they are along the track. */
  length: number;
  spots: Spot[];
  /** A point of the track: tiles clockwise from the first, and how far off towards the middle. */
  at: (tile: number, inward?: number) => Point;
}

const ROUND = 0.66; // how much of the shorter side is arcs
const GAP = 0.05; // between tiles, of their length
const CURVE = 2 * Math.PI - 8; // what a rounded corner of radius 1 adds to four straight ones
const SAMPLES = 7;

export function plan(width: number, height: number): Plan {
  const around = (depth: number) => {
    const [w, h] = [width - depth, height - depth];
    const radius = (ROUND * Math.min(w, h)) / 2;
    return { w, h, radius, length: (2 * (w + h) + CURVE * radius) / RING };
  };
  let depth = Math.min(width, height) / 6;
  for (let round = 0; round < 8; round += 1) depth = 0.97 * around(depth).length;
  const { w, h, radius, length } = around(depth);
  const middle = { x: width / 2, y: height / 2 };
  const track = (tile: number) => along(tile * length, w, h, radius);
  const at = (tile: number, inward = 0) => {
    const { x, y, out } = track(tile);
    return { x: middle.x + x - inward * out.x, y: middle.y + y - inward * out.y };
  };
  const spots = Array.from({ length: RING }, (_, tile): Spot => {
    const { out } = track(tile);
    return { ...at(tile), inward: { x: -out.x, y: -out.y }, path: slab(tile, depth, at) };
  });
  return { width, height, depth, length, spots, at };
}

const LEAST = 200; // pixels: a board that is not there yet has a plan, too

/** The ring that fills the board. */
export const planIn = ({ width, height }: { width: number; height: number }) =>
  plan(Math.max(width, LEAST), Math.max(height, LEAST));

const BEFORE = 6; // tiles to the left of a row that are known to lie there

/** A part of the ring as a row: clockwise is to the right, the middle of the ring is below. */
export function row(from: number, to: number, width: number): Plan {
  const tiles = ((to - from + RING) % RING) + 1;
  const length = width / tiles;
  const depth = Math.min(length, width / 5);
  const height = 1.3 * depth;
  const place = (tile: number) => ((((tile - from + BEFORE) % RING) + RING) % RING) - BEFORE;
  const at = (tile: number, inward = 0) => ({
    x: (place(tile) + 0.5) * length,
    y: height - 0.6 * depth + inward,
  });
  const spots = Array.from({ length: RING }, (_, tile): Spot => {
    return { ...at(tile), inward: { x: 0, y: 1 }, path: slab(tile, depth, at) };
  });
  return { width, height, depth, length, spots, at };
}

/** A piece of the track, its edges a little uneven as clay is. */
function slab(tile: number, depth: number, at: Plan["at"]): string {
  const steps = Array.from({ length: SAMPLES }, (_, nth) => nth / (SAMPLES - 1) - 0.5);
  const edge = (side: number) => (step: number, nth: number) => {
    const bump = depth * 0.008 * Math.sin(9 * tile + 5 * side + 2.3 * nth);
    return at(tile + step * (1 - 2 * GAP), side * depth * (0.5 - GAP) + bump);
  };
  const corners = [...steps.map(edge(-1)), ...steps.toReversed().map(edge(1))];
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A point of a rounded rectangle around 0, 0, and the way outwards, from the top clockwise. */
function along(distance: number, w: number, h: number, radius: number): Point & { out: Point } {
  const [flat, upright] = [w / 2 - radius, h / 2 - radius];
  const arc = (Math.PI / 2) * radius;
  const quarter = flat + arc + upright;
  const whole = 4 * quarter;
  const from = ((distance % whole) + whole) % whole;
  const nth = Math.floor(from / quarter);
  const rest = from - nth * quarter;
  const mirrored = nth % 2 === 1;
  const { x, y, out } = quadrant(mirrored ? quarter - rest : rest, flat, upright, radius, arc);
  const [right, down] = [nth < 2 ? 1 : -1, nth === 1 || nth === 2 ? 1 : -1];
  return { x: right * x, y: down * y, out: { x: right * out.x, y: down * out.y } };
}

/** The part at the top right, as if up were positive. */
function quadrant(from: number, flat: number, upright: number, radius: number, arc: number) {
  const top = upright + radius;
  if (from <= flat) return { x: from, y: top, out: { x: 0, y: 1 } };
  if (from >= flat + arc)
    return { x: flat + radius, y: upright - (from - flat - arc), out: { x: 1, y: 0 } };
  const turn = (from - flat) / radius;
  const out = { x: Math.sin(turn), y: Math.cos(turn) };
  return { x: flat + radius * out.x, y: upright + radius * out.y, out };
}

/** The tiles a figure comes over one by one, the first and the last included. */
export function walk(start: number, steps: number, course: Course): number[] {
  return Array.from({ length: steps + 1 }, (_, nth) => start + way(course) * nth);
}

/** How far it is from tile to tile in a direction; a whole round if it is the same. */
export function steps(from: number, to: number, course: Course): number {
  return ((way(course) * (to - from) + 2 * RING - 1) % RING) + 1;
}

/** A line along the track, a little towards the middle, that never ends where it began. */
export function routeLine(start: number, route: Route, { at, depth }: Plan, shift: number): string {
  let tile = start;
  const points = [at(tile, shift * depth)];
  for (const stop of route.stops) {
    const far = steps(tile, stop, route.course);
    for (let nth = 1; nth <= 4 * far; nth += 1)
      points.push(at(tile + (way(route.course) * nth) / 4, shift * depth));
    tile = stop;
  }
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}
