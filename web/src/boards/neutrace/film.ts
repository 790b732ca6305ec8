/** How long each event of a move is shown. */

import type { NeutraceEvent } from "./types";

export interface Beat {
  event: NeutraceEvent;
  lasts: number;
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
  evaluating: 500,
  equation: 550,
  incomplete: 350,
  moved: 500,
  chained: 550,
  "reached-goal": 350,
  locked: 400,
  exploded: 650,
  neutralised: 600,
  fizzled: 500,
  "modifier-moved": 250,
  "modifier-returned": 250,
  "both-ends": 600,
  "task-shown": 600,
  "five-in": 700,
  "round-over": 400,
  won: 400,
};

export const film = (events: NeutraceEvent[]): Beat[] =>
  events.map((event) => ({ event, lasts: LASTS[event.event] ?? 0 }));

/** Whether a round is evaluated in it: then it can be paused and stepped. */
export const isEvaluation = (events: NeutraceEvent[]) =>
  events.some(({ event }) => event === "evaluating");
