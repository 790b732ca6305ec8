/** Something carried by a pointer from where it lay to where it is let go. */

const FAR = 8; // pixels before a press is a drag

export class Dragging<Load> {
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
    if (this.#taken === null) return false;
    this.at = { x: event.clientX, y: event.clientY };
    if (this.load === null && Math.hypot(this.by.x, this.by.y) > FAR) {
      this.load = this.#taken;
      this.dragged = true;
    }
    return this.load !== null;
  }

  /** How far it has been carried. */
  get by() {
    return { x: this.at.x - this.#start.x, y: this.at.y - this.#start.y };
  }

  /** Ends the drag; what was carried, if anything was. */
  drop(): Load | null {
    const { load } = this;
    this.load = this.#taken = null;
    return load;
  }
}

/** What lies at a point, if anything like that does: the topmost. */
export const under = ({ x, y }: { x: number; y: number }, selector: string) =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>(selector))
    .find((element) => element !== null) ?? null;
