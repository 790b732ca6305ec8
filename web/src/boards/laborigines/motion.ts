/** How the things on the board move in the film. They are found by name and animated, never restyled. */

import { pace } from "../../kit/film";
import type { Beat } from "./film";
import { type Plan, walk } from "./ring";
import type { Course } from "./types";

const EASE = "cubic-bezier(0.3, 0, 0.1, 1)";
const POP: Keyframe[] = [
  { transform: "scale(0)", opacity: 0 },
  { transform: "scale(1.2)", opacity: 1, offset: 0.65 },
  { transform: "scale(1)" },
];
const SHAKE: Keyframe[] = [0, -7, 7, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const HOP: Keyframe[] = [
  { transform: "translateY(0) scale(1)" },
  { transform: "translateY(-14px) scale(1.06, 0.96)", offset: 0.4 },
  { transform: "translateY(0) scale(1)" },
];
const FLIP: Keyframe[] = [
  { transform: "scale(1, 1)" },
  { transform: "scale(1, 0.04)", offset: 0.4 },
  { transform: "scale(1, 1)" },
];
const TURN: Keyframe[] = [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }];
const FALL: Keyframe[] = [
  { transform: "translateY(-60px)", opacity: 0 },
  { transform: "translateY(0)", opacity: 1, offset: 0.7 },
  { transform: "translateY(0) scale(1.1, 0.9)", offset: 0.85 },
  { transform: "none" },
];
const GLOW: Keyframe[] = [
  { filter: "brightness(1)" },
  { filter: "brightness(2.4)", offset: 0.3 },
  { filter: "brightness(1)" },
];
const tumble = (nth: number): Keyframe[] => [
  {
    transform: `translate(${nth ? 90 : -90}px, -70px) rotate(${nth ? -400 : 380}deg) scale(0.7)`,
    opacity: 0,
  },
  { transform: "translate(0, 6px) rotate(12deg) scale(1.08)", opacity: 1, offset: 0.75 },
  { transform: "none" },
];

/** Sets in motion what a beat shows; the picture already shows its outcome. */
export function enliven(root: HTMLElement, { event, lasts }: Beat, plan: Plan) {
  const find = (selector: string) => [...root.querySelectorAll(selector)];
  const figure = (name: string) => find(`[data-figure="${name}"]`);
  const move = (elements: Element[], frames: Keyframe[], easing = EASE) =>
    elements.forEach((element) =>
      element.animate(frames, { duration: pace(lasts), easing, fill: "backwards" }),
    );
  switch (event.event) {
    case "walked":
      return move(
        figure(event.figure),
        stroll(plan, event.start, event.steps, event.course),
        "linear",
      );
    case "moa-moved":
      return move(find("[data-moa]"), stroll(plan, event.start, event.steps, "cw"), "linear");
    case "modelled":
    case "bolt-taken":
    case "acid-taken":
      return move(figure(event.figure), POP);
    case "placed":
      return move(figure(event.figure), FALL);
    case "moa-put":
      return move(find("[data-moa]"), FALL);
    case "rolled":
      return find("[data-die]").forEach((die, nth) => move([die], tumble(nth % 2)));
    case "suffered":
    case "could-not-gain":
    case "went-nowhere":
      return move(figure(event.figure), SHAKE);
    case "protected":
    case "flag-gained":
      return move(figure(event.figure), GLOW);
    case "turned":
      return move(find(`[data-slab="${event.tile}"]`), FLIP);
    case "disease-turned":
      return move(find("[data-disease]"), TURN);
    case "sprung":
      return event.side === "lightning" ? move(find("[data-bolted]"), GLOW) : undefined;
    case "prettiest":
      return move(find(`[data-of="${event.seat}"]`), HOP);
    case "won":
      return event.seats.forEach((seat) => move(find(`[data-of="${seat}"]`), HOP));
  }
}

/** From where it was, tile by tile, with a hop for each. */
function stroll({ at }: Plan, start: number, steps: number, course: Course): Keyframe[] {
  const tiles = walk(start - 1, steps, course);
  const end = at(tiles.at(-1)!);
  const frame = (tile: number, up: number, offset: number): Keyframe => {
    const { x, y } = at(tile);
    return { transform: `translate(${x - end.x}px, ${y - end.y - up}px)`, offset };
  };
  return tiles.flatMap((tile, nth) => {
    const here = frame(tile, 0, nth / steps);
    const before = tiles[nth - 1];
    if (before === undefined) return [here];
    return [frame((tile + before) / 2, 12, (nth - 0.5) / steps), here];
  });
}
