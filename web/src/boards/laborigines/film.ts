/** When each event of a move is shown. */

import type * as kit from "../../kit/film";
import type { LaboriginesEvent } from "./types";

export type Beat = kit.Beat<LaboriginesEvent>;

// Milliseconds.
const STEP = 95;
const LASTS: Record<string, number> = {
  modelled: 150,
  placed: 280,
  "moa-put": 250,
  voted: 150,
  prettiest: 350,
  rolled: 350,
  assigned: 300,
  suffered: 350,
  manipulated: 350,
  met: 300,
  "met-moa": 300,
  "laid-down": 260,
  "handed-over": 280,
  collected: 300,
  protected: 300,
  "could-not-gain": 300,
  "flag-gained": 320,
  "flag-lost": 320,
  "flag-gone": 300,
  infected: 250,
  "infection-passed": 320,
  "disease-turned": 350,
  "bolt-taken": 250,
  "acid-taken": 250,
  "acid-gone": 150,
  turned: 350,
  sprung: 350,
  "went-nowhere": 250,
  "dropped-out": 350,
  vanished: 350,
  won: 350,
};
/** Pieces of energy follow each other before the one before has landed. */
const STREAM = new Set(["laid-down", "handed-over"]);
const AFTER = 120;

/** One event after the other, in the order of the rules. */
export function timeline(events: LaboriginesEvent[]): kit.Film<Beat> {
  const beats: Beat[] = [];
  let [next, end] = [0, 0];
  for (const event of events) {
    const lasts = "steps" in event ? STEP * (event.steps + 1) : (LASTS[event.event] ?? 0);
    const at = STREAM.has(event.event) && event.event === beats.at(-1)?.event.event ? next : end;
    beats.push({ event, at, lasts });
    next = at + AFTER;
    end = Math.max(end, at + lasts);
  }
  return { beats, lasts: end };
}
