/** The cube as one looks at it: which dice there are, and what can be said of each. */

import type { Thing } from "./things";
import type { TeseraktView } from "./types";
import { COLUMNS, SIDE } from "./pieces";

/** A place of the cube: the column by its number, the layer from the base up, from 0. */
export interface Place {
  nth: number;
  layer: number;
}

export type Exposure = "boundary" | "free" | "sides" | "covered" | "empty";

export function exposure(view: TeseraktView, { nth, layer }: Place): Exposure {
  const [dice, column] = [view.columns[nth]!, COLUMNS[nth]!];
  if (!dice.length) return "empty";
  if (layer < dice.length - 1) return "covered";
  if (view.boundary.includes(column)) return "boundary";
  return view.free.includes(column) ? "free" : "sides";
}

/** A column by its name; a die that others lie on, by its layer too. */
export function thingAt(view: TeseraktView, { nth, layer }: Place): Thing {
  const column = COLUMNS[nth]!;
  return layer < view.columns[nth]!.length - 1 ? `${column}.${layer + 1}` : column;
}

export function placeOf(view: TeseraktView, thing: Thing | null): Place | null {
  const said = /^([a-d][1-4])(?:\.([1-4]))?$/.exec(thing ?? "");
  if (!said) return null;
  const nth = COLUMNS.indexOf(said[1]!);
  const top = Math.max(0, view.columns[nth]!.length - 1);
  return { nth, layer: said[2] ? Math.min(top, Number(said[2]) - 1) : top };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads: arrows go from column to column, page keys up and down within one. */
export function stepped(view: TeseraktView, { nth, layer }: Place, key: string): Place | null {
  const top = (column: number) => Math.max(0, view.columns[column]!.length - 1);
  if (key === "PageUp") return { nth, layer: Math.min(layer + 1, top(nth)) };
  if (key === "PageDown") return { nth, layer: Math.max(0, layer - 1) };
  const step = STEPS[key];
  if (!step) return null;
  const file = Math.min(SIDE - 1, Math.max(0, (nth % SIDE) + step[0]));
  const row = Math.min(SIDE - 1, Math.max(0, Math.floor(nth / SIDE) + step[1]));
  return { nth: SIDE * row + file, layer: top(SIDE * row + file) };
}
