/** What the boards of all games have in common: filming scenes, forgetting choices, handling keys, finding elements. */

import { untrack } from "svelte";
import type { BoardAsk, Laid } from "./board";

export interface Point {
  x: number;
  y: number;
}

/** Does something whenever a count of the shell rises. To be called while the board is set up. */
export function whenRisen(count: () => number, act: () => void): void {
  let seen = untrack(count);
  $effect(() => {
    if (count() !== seen) untrack(act);
    seen = count();
  });
}

/** Another question makes another choice; a choice that was sent stays until the next scene. */
export function ponder(
  scene: () => number,
  asked: () => BoardAsk | null,
  choice: { sent: string | null; reset: () => void },
): void {
  let pondered = -1; // the scene of the last question
  const question = $derived.by(() => {
    const ask = asked();
    return JSON.stringify([scene(), ask?.seat, ask?.key, ask?.args]);
  });
  $effect(() => {
    void question;
    untrack(() => {
      if (!asked() && choice.sent !== null && scene() === pondered) return;
      pondered = scene();
      choice.reset();
    });
  });
}

/** Shows a move that the shell lays on the board, once for every time that it does. */
export function whenLaid(laid: () => Laid | null | undefined, show: (move: string) => void): void {
  $effect(() => {
    const move = laid()?.move;
    if (move !== undefined) untrack(() => show(move));
  });
}

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

/** The middle of what is drawn first among these, in pixels of the board. */
export function middleOf(board: HTMLElement | undefined, ...selectors: string[]): Point | null {
  const found = selectors.map((one) => board?.querySelector(one)).find(Boolean);
  if (!board || !found) return null;
  const [place, corner] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
  return { x: place.x + place.width / 2 - corner.x, y: place.y + place.height / 2 - corner.y };
}
