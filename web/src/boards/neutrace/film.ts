/** How long each event of a move is shown. */

import type { NeutraceEvent } from "./types";

export interface Beat {
  event: NeutraceEvent;
  /** Until the next beat. */
  lasts: number;
  /** How long it moves, perhaps while the next beat begins. */
  moves: number;
}

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

export const film = (events: NeutraceEvent[]): Beat[] =>
  events.map((event, nth) => {
    const moves = LASTS[event.event] ?? 0;
    const next = events[nth + 1];
    const beside = event.row !== undefined && next?.row !== undefined && next.row !== event.row;
    return { event, moves, lasts: beside ? Math.min(BESIDE, moves) : moves };
  });

/** Whether a round is evaluated in it: then it can be paused and stepped. */
export const isEvaluation = (events: NeutraceEvent[]) =>
  events.some(({ event }) => event === "evaluating");
