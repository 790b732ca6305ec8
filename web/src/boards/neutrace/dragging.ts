/** What can be carried over the board, and where it is let go. */

import type { Dragging as Carrying } from "../../kit/dragging.svelte";
import { under } from "../../kit/dragging.svelte";
import type { Half } from "./cards";
import type { ModifierName } from "./types";

export type Load = { card: string } | { modifier: ModifierName };
export type Dragging = Carrying<Load>;

export const cellAt = (at: { x: number; y: number }): string | null =>
  under(at, "[data-cell]")?.dataset.cell ?? null;

/** The side of the arrow that is held or laid for a look. */
export function sideAt(at: { x: number; y: number }): Half | null {
  const arrow = under(at, "[data-arrow-held]");
  if (!arrow) return null;
  const { x, width } = arrow.getBoundingClientRect();
  return at.x < x + width / 2 ? 0 : 1;
}
