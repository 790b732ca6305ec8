/** What flies and flashes over the board while an event is filmed. */

import type { Point } from "../../kit/frame.svelte";
import type { Lasting } from "../../kit/stage.svelte";
import { colourOf, shown, tumbling } from "./dice";
import type { Beat } from "./film";
import { whereabouts } from "./story";
import type { TeseraktView } from "./types";
import { isColumn } from "./pieces";

export type Effect = Lasting &
  (
    | { is: "die"; faces: string[]; from: Point; to: Point; lost: boolean }
    | { is: "card"; from: Point; to: Point; level: number }
    | { is: "symbol"; symbol: string; at: Point }
    | { is: "rift" }
  );

type Plain<E> = E extends Lasting ? Omit<E, keyof Lasting> : never;

/** Finds the middle of the first of these that is drawn, in pixels of the board. */
export type Find = (...selectors: string[]) => Point | null;

const labOf = (letter: string) => [`[data-lab="${letter}"]`, '[data-home="labs"]'];
const zoneAt = (value: number) => [`[data-zone="${value}"]`, '[data-home="zone"]'];
const onCube = (column: string) => [`[data-top="${column}"]`, '[data-home="cube"]'];
const PILE = ["[data-gone]", '[data-home="zone"]'];

/** Where a die lies: in a lab, in the zone, or on top of a column. */
function spot(place: string, die: string): string[] {
  if (isColumn(place)) return onCube(place);
  const exactly = `[data-die="${place}:${die}"]`;
  return place === "z" ? [exactly, ...zoneAt(Number(die[1]))] : [exactly, ...labOf(place)];
}

export function effects({ event, lasts }: Beat, before: TeseraktView, find: Find): Effect[] {
  const timed = (effect: Plain<Effect> | null): Effect[] =>
    effect ? [{ ...effect, lasts } as Effect] : [];
  const fly = (faces: string[], from: string[], to: string[], lost = false) => {
    const [start, end] = [find(...from), find(...to)];
    return timed(start && end && { is: "die", faces, from: start, to: end, lost });
  };
  switch (event.event) {
    case "supplied":
      return fly(tumbling(event.die, event.value), onCube(event.column), labOf(event.who));
    case "extracted":
      return fly([event.die], onCube(event.column), labOf(event.who));
    case "transferred":
      return fly([event.die], spot(event.who, event.die), labOf(event.other));
    case "stabilised": {
      const from = whereabouts(before, event.who, event.die);
      return fly([event.die], spot(from, event.die), [
        `[data-slot="${event.die}"]`,
        '[data-home="panel"]',
      ]);
    }
    case "rolled": {
      const to = event.place === "z" ? zoneAt(event.value) : spot(event.place, event.die);
      return fly(tumbling(event.die, event.value), spot(event.place, event.die), to);
    }
    case "turned":
      return fly(
        [event.die, shown(event.die, event.value)],
        spot(event.place, event.die),
        event.place === "z" ? zoneAt(event.value) : spot(event.place, event.die),
      );
    case "returned":
      return fly(tumbling(event.die, Number(event.die[1])), PILE, [
        "[data-cube]",
        '[data-home="cube"]',
      ]);
    case "put-on":
      return fly([event.die], ["[data-cube]", '[data-home="cube"]'], onCube(event.column));
    case "relocated":
      return fly([event.die], onCube(event.source), onCube(event.column));
    case "exchanged": {
      const [own, theirs] = [spot(event.who, event.die), spot(event.place, event.other)];
      return [...fly([event.die], own, theirs), ...fly([event.other], theirs, own)];
    }
    case "collapsed":
      return fly(tumbling(event.die, event.value, 8), onCube(event.column), zoneAt(event.value));
    case "split":
      return fly(
        tumbling(`${colourOf(event.die)}1`, Number(event.die[1])),
        PILE,
        zoneAt(Number(event.die[1])),
      );
    case "annihilated":
      return fly([event.die], spot(event.place, event.die), PILE, true);
    case "drew": {
      const [from, to] = [
        find(`[data-deck="${event.level}"]`, '[data-home="panel"]'),
        find(`[data-hand="${event.who}"]`, ...labOf(event.who)),
      ];
      return timed(from && to && { is: "card", from, to, level: event.level });
    }
    case "uncovered": {
      const at = find(...onCube(event.column));
      return timed(at && { is: "symbol", symbol: event.symbol, at });
    }
    case "rift":
      return timed({ is: "rift" });
    default:
      return [];
  }
}

/** What a beat makes appear stays unseen until what flies there has landed. */
export function land(root: HTMLElement, beat: Beat) {
  const selector = landing(beat);
  const landed = selector ? [...root.querySelectorAll(selector)].at(-1) : null;
  landed?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], {
    duration: beat.lasts,
    fill: "backwards",
  });
}

function landing({ event }: Beat): string | null {
  switch (event.event) {
    case "supplied":
      return `[data-die="${event.who}:${shown(event.die, event.value)}"]`;
    case "extracted":
      return `[data-die="${event.who}:${event.die}"]`;
    case "transferred":
      return `[data-die="${event.other}:${event.die}"]`;
    case "stabilised":
      return `[data-slot="${event.die}"] svg`;
    case "rolled":
    case "turned":
      return `[data-die="${event.place}:${shown(event.die, event.value)}"]`;
    case "collapsed":
      return `[data-die="z:${shown(event.die, event.value)}"]`;
    case "split":
      return `[data-die="z:${event.die}"]`;
    default:
      return null;
  }
}
