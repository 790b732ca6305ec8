/** When each event of a move is shown. */

import type * as kit from "../../kit/film";
import type { TeseraktEvent } from "./types";

export type Beat = kit.Beat<TeseraktEvent>;

// Milliseconds.
const LASTS: Record<string, number> = {
  became: 200,
  supplied: 450,
  "turn-began": 250,
  extracted: 320,
  turned: 220,
  requested: 200,
  declined: 250,
  transferred: 320,
  analysed: 220,
  drew: 300,
  "deck-empty": 200,
  "used-speciality": 250,
  played: 250,
  discovered: 350,
  stabilised: 350,
  "turned-up": 350,
  unlocked: 350,
  "colour-completed": 350,
  rolled: 420,
  returned: 320,
  "put-on": 320,
  relocated: 320,
  exchanged: 320,
  "gained-actions": 200,
  mended: 300,
  collapsed: 520,
  split: 420,
  annihilated: 320,
  rift: 450,
  "discovery-lost": 300,
  uncovered: 450,
  spared: 250,
};
/** Dice that are rolled or turned together follow each other quickly. */
const STREAM = new Set(["rolled", "turned", "annihilated"]);
const AFTER = 70;

/** One event after the other, in the order of the rules. */
export function timeline(events: TeseraktEvent[]): kit.Film<Beat> {
  const beats: Beat[] = [];
  let [next, end] = [0, 0];
  for (const event of events) {
    const lasts = LASTS[event.event] ?? 0;
    const at = STREAM.has(event.event) && event.event === beats.at(-1)?.event.event ? next : end;
    beats.push({ event, at, lasts });
    next = at + AFTER;
    end = Math.max(end, at + lasts);
  }
  return { beats, lasts: end };
}
