/** When each event of a move is shown. */

import type * as kit from "../../kit/film";
import { quiet } from "./story";
import type { EstimatrixEvent } from "./types";

export type Beat = kit.Beat<EstimatrixEvent>;

/** A letter on its way from one seat to another. */
export interface Flight {
  letter: string;
  from: number;
  to: number;
  lasts: number;
}

// Milliseconds.
export const RATTLE = 500; // of the dice, before the first is turned
export const REVEAL = 380; // of a die that flies into the middle
const LASTS: Record<string, number> = {
  chose: 300,
  "shared-out": 350,
  "roles-given": 350,
  banned: 350,
  hinted: 350,
  missed: 1000,
  thwarted: 1000,
  "ran-out": 1000,
  exchanged: 900,
  "gave-back": 900,
  "not-again": 700,
  "negater-passed": 350,
  "quanter-passed": 350,
  completed: 700,
};
/** Letters fly one pair after the other, the next before the last has landed. */
const STREAM = new Set(["exchanged", "gave-back", "not-again"]);
const AFTER = 350;
/** Time to see who thought of what. */
const PAUSE = 700;

/** One event after the other; of the dice the Quanter's is the last, which decides. */
export function timeline(events: EstimatrixEvent[]): kit.Film<Beat> {
  if (quiet(events)) return { beats: [], lasts: 0 };
  const beats: Beat[] = [];
  let [next, end] = [0, 0];
  let revealed = false;
  for (const event of staged(events)) {
    const shown = event.event === "shown";
    if (shown && !revealed) end += RATTLE;
    if (!shown && revealed) end += PAUSE;
    revealed = shown;
    const lasts = shown ? REVEAL : (LASTS[event.event] ?? 0);
    const last = beats.at(-1)?.event.event ?? "";
    const streams = STREAM.has(event.event) && STREAM.has(last);
    const at = streams ? next : end;
    beats.push({ event, at, lasts });
    next = at + AFTER;
    end = Math.max(end, at + lasts);
  }
  return { beats, lasts: end };
}

function staged(events: EstimatrixEvent[]): EstimatrixEvent[] {
  const own = events.findIndex((event) => event.event === "shown" && event.role === "quanter");
  const last = events.findLastIndex(({ event }) => event === "shown");
  if (own < 0) return events;
  return [
    ...events.slice(0, own),
    ...events.slice(own + 1, last + 1),
    events[own]!,
    ...events.slice(last + 1),
  ];
}

/** The letters that an event sends on their way. */
export function flights({ event, lasts }: Beat): Flight[] {
  if (event.event !== "exchanged" && event.event !== "gave-back") return [];
  const { seat, other, letter, other_letter } = event;
  const [given, got] =
    event.event === "exchanged" ? [letter, other_letter] : [other_letter, letter];
  return [
    { letter: given, from: seat, to: other, lasts },
    { letter: got, from: other, to: seat, lasts },
  ];
}
