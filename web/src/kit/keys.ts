/** Which keys are for a board. */

export const WRITTEN_IN = "input, textarea, select, [contenteditable]";

/**
 * Whether a key that was pressed may be meant for the board: not where people write, nor for a
 * dialog, nor where a move is only shown.
 */
export function isForBoard(press: KeyboardEvent, elsewhere = WRITTEN_IN): boolean {
  const { target } = press;
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return false;
  if (document.querySelector("dialog[open], .stage[inert]")) return false;
  return !(target instanceof HTMLElement && target.matches(elsewhere));
}

const ALONG: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ACROSS: Record<string, readonly [right: number, up: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** How far an arrow key goes along a row of places; nothing for another key. */
export const stepAlong = (key: string): number | undefined => ALONG[key];

/** How far an arrow key goes over a grid: to the right, and up. */
export const stepAcross = (key: string) => ACROSS[key];

/** What comes `by` places after one, and round again; after none, the first or the last. */
export function nextOf<T>(places: readonly T[], from: T | null, by: number): T | undefined {
  const at = from === null ? -1 : places.indexOf(from);
  const start = at < 0 && by < 0 ? 0 : at;
  return places.at((start + by) % places.length);
}
