/** How the things on the board move in the film. They are found by name and animated, never restyled. */

import { pace } from "../../kit/film";
import type { Beat } from "./film";

const EASE = "cubic-bezier(0.3, 0, 0.1, 1)";
const SHAKE: Keyframe[] = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const PULSE: Keyframe[] = [
  { transform: "scale(1)" },
  { transform: "scale(1.55)", offset: 0.4 },
  { transform: "scale(1)" },
];
const FLIP: Keyframe[] = [
  { transform: "scaleX(1)" },
  { transform: "scaleX(0.02)", offset: 0.5 },
  { transform: "scaleX(1)" },
];

/** Sets in motion what a beat shows; the picture already shows its outcome. */
export function enliven(
  root: HTMLElement,
  { event, lasts }: Beat,
  x: (seat: number, half: number) => number,
) {
  const find = (selector: string) => root.querySelector<Element>(selector);
  const piece = ({ seat, row }: { seat: number; row: number }) =>
    find(`[data-piece="${seat + 1}${row}"] > .moving`);
  const move = (element: Element | null, frames: Keyframe[]) =>
    element?.animate(frames, {
      duration: pace(lasts),
      easing: EASE,
      fill: "backwards",
    });
  const from = (start: Element | null, end: Element | null) => {
    if (!start || !end) return;
    const [one, two] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
    const dx = one.x + one.width / 2 - two.x - two.width / 2;
    const dy = one.y + one.height / 2 - two.y - two.height / 2;
    move(end, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }]);
  };
  switch (event.event) {
    case "placed":
      return from(find(`[data-home="${event.seat}"]`), find(`[data-lying="${event.cell}"]`));
    case "token-placed":
      return from(
        find(`[data-home="${event.seat}"]`),
        find(`[data-orbital="${event.orbital}"] .token`),
      );
    case "turned":
      return move(find(`[data-lying="${event.cell}"]`), FLIP);
    case "moved":
    case "chained":
    case "neutralised":
    case "exploded": {
      const dx = x(event.seat, event.before) - x(event.seat, event.after);
      const up = event.event === "exploded" ? -26 : -14;
      return move(piece(event), [
        { transform: `translate(${dx}px, 0)` },
        { transform: `translate(${dx / 2}px, ${up}px) scale(1.1)`, offset: 0.5 },
        { transform: "translate(0, 0)" },
      ]);
    }
    case "reached-goal":
      return move(piece(event), PULSE);
    case "locked":
    case "fizzled":
      return move(piece(event), SHAKE);
  }
}
