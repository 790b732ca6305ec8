/** What flies and flashes over the board while an event is filmed. */

import type { Point } from "../../boardlife.svelte";
import { colourOf, shown, tumbling } from "./dice";
import type { Beat } from "./film";
import { whereabouts } from "./story";
import { isColumn, type TeseraktView } from "./types";

interface Timed {
  lasts: number;
  /** When it may be forgotten. */
  until: number;
}

export type Effect = Timed &
  (
    | { is: "die"; faces: string[]; from: Point; to: Point; lost: boolean }
    | { is: "card"; from: Point; to: Point; level: number }
    | { is: "symbol"; symbol: string; at: Point }
    | { is: "rift" }
  );

type Plain<E> = E extends Timed ? Omit<E, keyof Timed> : never;

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
    effect ? [{ ...effect, lasts, until: performance.now() + lasts } as Effect] : [];
  const fly = (faces: string[], from: string[], to: string[], lost = false) => {
    const [start, end] = [find(...from), find(...to)];
    return timed(start && end && { is: "die", faces, from: start, to: end, lost });
  };
  const { who, other, die, column, place, value } = event;
  switch (event.event) {
    case "supplied":
      return fly(tumbling(die, value), onCube(column), labOf(who));
    case "extracted":
      return fly([die], onCube(column), labOf(who));
    case "transferred":
      return fly([die], spot(who, die), labOf(other));
    case "stabilised": {
      const from = whereabouts(before, who, die);
      return fly([die], spot(from, die), [`[data-slot="${die}"]`, '[data-home="panel"]']);
    }
    case "rolled": {
      const to = place === "z" ? zoneAt(value) : spot(place, die);
      return fly(tumbling(die, value), spot(place, die), to);
    }
    case "turned":
      return fly(
        [die, shown(die, value)],
        spot(place, die),
        place === "z" ? zoneAt(value) : spot(place, die),
      );
    case "returned":
      return fly(tumbling(die, Number(die[1])), PILE, ["[data-cube]", '[data-home="cube"]']);
    case "put-on":
      return fly([die], ["[data-cube]", '[data-home="cube"]'], onCube(column));
    case "relocated":
      return fly([die], onCube(event.source), onCube(column));
    case "exchanged":
      return [
        ...fly([die], spot(who, die), spot(place, other)),
        ...fly([other], spot(place, other), spot(who, die)),
      ];
    case "collapsed":
      return fly(tumbling(die, value, 8), onCube(column), zoneAt(value));
    case "split":
      return fly(tumbling(`${colourOf(die)}1`, Number(die[1])), PILE, zoneAt(Number(die[1])));
    case "annihilated":
      return fly([die], spot(place, die), PILE, true);
    case "drew": {
      const [from, to] = [
        find(`[data-deck="${event.level}"]`, '[data-home="panel"]'),
        find(`[data-hand="${who}"]`, ...labOf(who)),
      ];
      return timed(from && to && { is: "card", from, to, level: event.level });
    }
    case "uncovered": {
      const at = find(...onCube(column));
      return timed(at && { is: "symbol", symbol: event.symbol, at });
    }
    case "rift":
      return timed({ is: "rift" });
    default:
      return [];
  }
}

/** What a beat makes appear: it stays unseen until what flies there has landed. */
export function landing({ event }: Beat): string | null {
  const { who, other, die, place, value } = event;
  switch (event.event) {
    case "supplied":
      return `[data-die="${who}:${shown(die, value)}"]`;
    case "extracted":
      return `[data-die="${who}:${die}"]`;
    case "transferred":
      return `[data-die="${other}:${die}"]`;
    case "stabilised":
      return `[data-slot="${die}"] svg`;
    case "rolled":
    case "turned":
      return `[data-die="${place}:${shown(die, value)}"]`;
    case "collapsed":
      return `[data-die="z:${shown(die, value)}"]`;
    case "split":
      return `[data-die="z:${die}"]`;
    default:
      return null;
  }
}
