/** How pieces move in the film. Elements are found by their cell and animated, never restyled. */

import type { Beat } from "./film";
import { centre, type Point } from "./geometry";

const EASE = "cubic-bezier(0.3, 0, 0.1, 1)";
const FALL = "cubic-bezier(0.5, 0, 0.8, 0.6)";

const POP: Keyframe[] = [
  { transform: "scale(0)", opacity: 0 },
  { transform: "scale(1.18)", opacity: 1, offset: 0.65 },
  { transform: "scale(1)" },
];
const BUMP: Keyframe[] = [
  { transform: "scale(1)" },
  { transform: "scale(1.32)", offset: 0.4 },
  { transform: "scale(1)" },
];
const SHRINK: Keyframe[] = [
  { transform: "scale(1)" },
  { transform: "scale(0.68)", offset: 0.4 },
  { transform: "scale(1)" },
];
const GROW: Keyframe[] = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
const SHAKE: Keyframe[] = [0, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FLASH: Keyframe[] = [{ opacity: 1 }, { opacity: 0.25, offset: 0.4 }, { opacity: 1 }];

/** Sets in motion what a beat shows; the picture already shows its outcome. */
export function enliven(
  root: HTMLElement,
  { event, lasts }: Beat,
  size: number,
  dock: Point | null,
) {
  const find = (selector: string) => [...root.querySelectorAll<SVGElement>(selector)];
  const piece = (cell: string) => find(`[data-piece="${cell}"]`);
  const move = (elements: Element[], frames: Keyframe[], options: KeyframeAnimationOptions = {}) =>
    elements.forEach((element, nth) =>
      element.animate(frames, {
        duration: lasts,
        easing: EASE,
        fill: "backwards",
        ...options,
        delay: nth * Number(options.delay ?? 0),
      }),
    );
  switch (event.event) {
    case "landed":
      return move(piece(event.cell), descent(centre(event.cell, size), dock), { easing: "linear" });
    case "appeared":
    case "replaced":
      return move(piece(event.cell), POP);
    case "strengthened":
      return move(piece(event.cell), BUMP);
    case "weakened":
      return move(piece(event.cell), SHRINK);
    case "connected": {
      const connector = `[data-connector="${event.cells}"]`;
      move(find(`${connector} .beam`), GROW);
      return move(find(`${connector} .joint`), POP, { duration: lasts / 2, delay: lasts / 6 });
    }
    case "passed":
      return move(find(`[data-dock="${event.seat}"]`), SHAKE);
    case "won":
      return move(find(`[data-connector][data-numerus-seat="${event.seat}"]`), FLASH);
    case "tied":
      return move(find("[data-connector]"), FLASH);
  }
}

/** From the dock, or from above, down to the cell. */
function descent(cell: Point, dock: Point | null): Keyframe[] {
  const [dx, dy] = dock ? [dock.x - cell.x, dock.y - cell.y] : [0, -60];
  return [
    {
      transform: `translate(${dx}px, ${dy}px) scale(${dock ? 1 : 2.4})`,
      opacity: dock ? 1 : 0,
      easing: EASE,
    },
    { transform: "translate(0, -14px) scale(1.9)", opacity: 1, offset: 0.66, easing: FALL },
    { transform: "translate(0, 0) scale(1)", opacity: 1 },
  ];
}
