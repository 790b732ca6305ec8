/** The element that holds a board: how large it is, and where things are in it. */

export interface Point {
  x: number;
  y: number;
}

export class Frame {
  /** Null until the board is there. */
  root: HTMLElement | null = null;
  width = $state(0);
  height = $state(0);

  /** An attachment for the outermost element of the board. */
  readonly hold = (root: HTMLElement) => {
    const measure = () => ([this.width, this.height] = [root.clientWidth, root.clientHeight]);
    const observer = new ResizeObserver(measure);
    this.root = root;
    measure();
    observer.observe(root);
    return () => {
      observer.disconnect();
      this.root = null;
    };
  };

  /** Whether there is less room than a wide board needs. */
  isBelow(width: number, height = 0): boolean {
    return this.width < width || this.height < height;
  }

  find<T extends Element = HTMLElement>(selector: string): T | null {
    return this.root?.querySelector<T>(selector) ?? null;
  }

  /** The middle of what is drawn first among these, in pixels of the board. */
  middleOf(...selectors: string[]): Point | null {
    const found = selectors.map((one) => this.find<Element>(one)).find(Boolean);
    if (!this.root || !found) return null;
    const [place, corner] = [found.getBoundingClientRect(), this.root.getBoundingClientRect()];
    return { x: place.x + place.width / 2 - corner.x, y: place.y + place.height / 2 - corner.y };
  }

  /** Brings to its end whatever moves and has one. */
  rest(): void {
    for (const moving of this.root?.getAnimations({ subtree: true }) ?? [])
      if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  }
}
