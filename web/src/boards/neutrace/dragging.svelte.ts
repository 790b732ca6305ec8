/** Something carried by a pointer from where it lay to where it is let go. */

import type { ModifierName } from "./types";
import type { Half } from "./cards";

export type Load = { card: string } | { modifier: ModifierName };

const FAR = 8; // pixels before a press is a drag

export class Dragging {
  load = $state.raw<Load | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  #start = { x: 0, y: 0 };
  #taken: Load | null = null;
  /** Whether the press that is ending was a drag: then it is no click. */
  dragged = false;

  take(event: PointerEvent, load: Load) {
    if (event.button > 0) return;
    this.#taken = load;
    this.#start = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  }

  /** True once it has become a drag. */
  move(event: PointerEvent): boolean {
    if (!this.#taken) return false;
    this.at = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(this.at.x - this.#start.x, this.at.y - this.#start.y);
    if (!this.load && far > FAR) {
      this.load = this.#taken;
      this.dragged = true;
    }
    return this.load !== null;
  }

  /** Ends the drag; what was carried, if anything was. */
  drop(): Load | null {
    const { load } = this;
    this.load = this.#taken = null;
    return load;
  }
}

const under = ({ x, y }: { x: number; y: number }, selector: string) =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>(selector))
    .find((element) => element !== null) ?? null;

export const cellAt = (at: { x: number; y: number }): string | null =>
  under(at, "[data-cell]")?.dataset.cell ?? null;

/** The side of the arrow that is held or laid for a look. */
export function sideAt(at: { x: number; y: number }): Half | null {
  const arrow = under(at, "[data-arrow-held]");
  if (!arrow) return null;
  const { x, width } = arrow.getBoundingClientRect();
  return at.x < x + width / 2 ? 0 : 1;
}
