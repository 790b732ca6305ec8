/** Where an explanation stands: beside what it is about, and within the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8; // pixels between a thing and its explanation, and to the edge of the window

/** Below the thing if there is room, else above it, else over its lower part. */
export function beside(thing: Box, tip: Size, window: Size): { left: number; top: number } {
  const most = { left: window.width - tip.width - GAP, top: window.height - tip.height - GAP };
  const centred = thing.left + thing.width / 2 - tip.width / 2;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - tip.height - GAP;
  const top = below <= most.top ? below : above >= GAP ? above : most.top;
  return { left: within(centred, GAP, most.left), top: within(top, GAP, most.top) };
}

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));
