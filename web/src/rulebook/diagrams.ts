/** Diagrams of a rulebook are drawn by the board of the game; the text drawing stays for screen readers. */

import { mount, unmount } from "svelte";
import { pack, type PictureProps } from "../boards";
import { room } from "../room";

export function drawDiagrams(node: HTMLElement): () => void {
  const drawn: Record<string, unknown>[] = [];
  let gone = false;

  async function draw(figure: HTMLElement) {
    const { game, diagram } = figure.dataset;
    const text = figure.querySelector("pre");
    if (!game || !diagram || !text) return;
    const brought = await room()
      .then(({ games }) => games.find(({ id }) => id === game))
      .then((found) => found && pack(found))
      .catch(() => null);
    if (!brought?.Picture || gone) return; // without a board, or unreachable, the text drawing is shown
    const label = figure.querySelector("figcaption")?.textContent ?? text.textContent ?? "";
    const { window, ...shown } = JSON.parse(diagram) as Omit<PictureProps, "label" | "game">;
    const target = document.createElement("div");
    target.dir = "ltr"; // as boards are, whichever way the language is written
    text.before(target);
    try {
      const props = { ...shown, game, window: window ?? undefined, label };
      drawn.push(mount(brought.Picture, { target, props }));
      text.classList.add("unseen");
      text.removeAttribute("tabindex");
    } catch {
      target.remove();
    }
  }

  for (const text of node.querySelectorAll("pre")) text.tabIndex = 0; // it may have to be scrolled
  for (const figure of node.querySelectorAll<HTMLElement>("figure.diagram")) void draw(figure);
  return () => {
    gone = true;
    for (const picture of drawn) void unmount(picture);
  };
}
