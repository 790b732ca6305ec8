/** When each event of a move is shown. */

import type * as kit from "../../kit/film";
import type { NeutraceEvent } from "./types";

export type Beat = kit.Beat<NeutraceEvent>;

// Milliseconds; what is not named here is shown together with what comes next.
const LASTS: Record<string, number> = {
  "tasks-chosen": 150,
  "task-received": 150,
  burner: 300,
  dealt: 200,
  opened: 200,
  placed: 350,
  "modifier-placed": 300,
  drew: 250,
  took: 250,
  passed: 250,
  "token-placed": 350,
  turned: 350,
  named: 350,
  "has-none": 300,
  "has-one": 300,
  gave: 300,
  reserved: 350,
  evaluating: 350,
  equation: 250,
  incomplete: 150,
  moved: 300,
  chained: 350,
  "reached-goal": 200,
  locked: 200,
  exploded: 350,
  neutralised: 350,
  fizzled: 300,
  "modifier-moved": 150,
  "modifier-returned": 150,
  "both-ends": 350,
  "task-shown": 350,
  "five-in": 350,
  "round-over": 300,
  won: 350,
};
// The other side of an equation sets out while the first is still on its way.
const BESIDE = 120;

/** One event after the other, in the order of the rules. */
export function timeline(events: NeutraceEvent[]): kit.Film<Beat> {
  let end = 0;
  const beats = events.map((event, nth): Beat => {
    const [at, lasts] = [end, LASTS[event.event] ?? 0];
    const [row, next] = [rowOf(event), rowOf(events[nth + 1])];
    const beside = row !== null && next !== null && next !== row;
    end += beside ? Math.min(BESIDE, lasts) : lasts;
    return { event, at, lasts };
  });
  return { beats, lasts: end };
}

/** The row of the scale that it is about. */
const rowOf = (event: NeutraceEvent | undefined) => (event && "row" in event ? event.row : null);

/** Whether a round is evaluated in it: then it can be paused and stepped. */
export const isEvaluation = (events: NeutraceEvent[]) =>
  events.some(({ event }) => event === "evaluating");
