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
