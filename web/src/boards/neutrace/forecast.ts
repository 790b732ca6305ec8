/** Where substances go, drawn: arcs from before to after, and where each would end. */

import { inGoal } from "./scale";
import type { NeutraceEvent, Reaction } from "./types";

export interface Arc {
  kind: "moved" | "chained" | "exploded" | "neutralised";
  seat: number;
  row: number;
  from: number;
  to: number;
  /** Whose equation does it, and in which column. */
  by: string;
}

export interface End {
  seat: number;
  row: number;
  at: number;
}

export function arcsOf(events: (NeutraceEvent | Reaction)[]): Arc[] {
  const arcs: Arc[] = [];
  let by = "";
  for (const event of events) {
    if (event.event === "equation") by = `${event.seat + 1}${event.column}`;
    switch (event.event) {
      case "moved":
      case "chained":
      case "exploded":
      case "neutralised": {
        const { event: kind, seat, row, before: from, after: to } = event;
        if (from !== to) arcs.push({ kind, seat, row, from, to, by });
      }
    }
  }
  return arcs;
}

/** Where the substances that move come to rest, if that is elsewhere. */
export function endsOf(arcs: Arc[], scale: number[][]): End[] {
  const ends = new Map<string, End>();
  for (const { seat, row, to } of arcs) ends.set(`${seat} ${row}`, { seat, row, at: to });
  return [...ends.values()].filter(({ seat, row, at }) => scale[seat]![row] !== at);
}

/** How many of a seat's substances stand in goals. */
export const goals = (substances: number[]) => substances.filter(inGoal).length;
