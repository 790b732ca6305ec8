/** Where a bubble stands: beside what it points at, within the window, and not over it. */

import type { Box, Size } from "../kit/explaining";

const GAP = 12; // pixels between the two, and to the edge of the window

export type Side = "right" | "left" | "below" | "above";

/** On the first side where it covers nothing of the part; if there is none, where it covers least. */
export function placed(part: Box, bubble: Size, window: Size, sides: readonly Side[]): Box {
  const ways = sides.map((side) => within(at(side, part, bubble), window));
  const least = Math.min(...ways.map((way) => overlap(way, part)));
  return ways.find((way) => overlap(way, part) === least)!;
}

function at(side: Side, part: Box, { width, height }: Size): Box {
  const left = part.left + part.width / 2 - width / 2;
  const top = part.top + part.height / 2 - height / 2;
  switch (side) {
    case "right":
      return { left: part.left + part.width + GAP, top, width, height };
    case "left":
      return { left: part.left - width - GAP, top, width, height };
    case "below":
      return { left, top: part.top + part.height + GAP, width, height };
    case "above":
      return { left, top: part.top - height - GAP, width, height };
  }
}

function within(box: Box, window: Size): Box {
  const [most, low] = [window.width - box.width - GAP, window.height - box.height - GAP];
  const left = Math.max(GAP, Math.min(box.left, most));
  return { ...box, left, top: Math.max(GAP, Math.min(box.top, low)) };
}

/** In square pixels. */
function overlap(one: Box, other: Box): number {
  const shared = (from: number, to: number, start: number, end: number) =>
    Math.max(0, Math.min(to, end) - Math.max(from, start));
  const [right, bottom] = [one.left + one.width, one.top + one.height];
  return (
    shared(one.left, right, other.left, other.left + other.width) *
    shared(one.top, bottom, other.top, other.top + other.height)
  );
}
