/** When each event of a move is shown. */

import type * as kit from "../../kit/film";
import type { NumerusEvent, NumerusView } from "./types";

export type Beat = kit.Beat<NumerusEvent>;

/** A beat that has been shown, and the position before it. */
export interface Effect {
  beat: Beat;
  before: NumerusView;
  /** All of them stay until the film is over. */
  lasts: typeof Infinity;
}

// Milliseconds. An ordinary move takes about a second.
const DESCENT = 340;
const CRUSH = 180;
const ARRIVAL = 240;
const ARRIVAL_AFTER = 26;
const BUILDING = 260;
const BUILDING_AFTER = 130;
const HYPER = 2100;
const WORD = 300;

/** The events in the order of the rules: the landing, then the reach, then the connectors. */
export function timeline(events: NumerusEvent[]): kit.Film<Beat> {
  const beats: Beat[] = [];
  let end = 0; // of the stage before
  let stage = "";
  let nth = 0;
  for (const event of events) {
    const [name, lasts, after] = staged(event);
    if (name !== stage) {
      end = Math.max(0, ...beats.map((beat) => beat.at + beat.lasts));
      stage = name;
      nth = 0;
    }
    const at = event.event === "stepped-on" ? DESCENT - CRUSH / 2 : end + nth * after;
    beats.push({ event, at, lasts });
    nth += 1;
  }
  return { beats, lasts: Math.max(0, ...beats.map((beat) => beat.at + beat.lasts)) };
}

function staged({ event }: NumerusEvent): [stage: string, lasts: number, after: number] {
  switch (event) {
    case "landed":
      return ["landing", DESCENT, 0];
    case "stepped-on":
      return ["landing", CRUSH, 0];
    case "connected":
      return ["building", BUILDING, BUILDING_AFTER];
    case "hyper-node":
      return ["end", HYPER, 0];
    case "starts":
    case "passed":
    case "won":
    case "tied":
      return ["end", WORD, WORD];
    default:
      return ["reach", ARRIVAL, ARRIVAL_AFTER];
  }
}
