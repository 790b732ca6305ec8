/** Whom the game waits for, until when or since when, and what can be done about it (ROOM-12). */

import { isSlow } from "../clocks";
import type { Position, Status, You } from "../wire";
import { deadline, stillUntil } from "./time";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ABSENT = 10 * MINUTE; // after which it is said that somebody who is awaited is away

/** Who may do something about it. */
type Who = "you" | "others" | "host";

export type Lateness =
  | { is: "clock"; seat: number; until: number; still: number | null; then: Who | "game" }
  | { is: "away"; seat: number; since: number; may: Who }
  | { is: "long"; seat: number; since: number };

/** Of the people who are awaited the first about whom there is something to say. */
export function lateness(
  status: Status,
  position: Position,
  you: You,
  now: number,
): Lateness | null {
  for (const { seat, since, lapses } of position.waiting) {
    const occupant = status.seats[seat];
    if (!occupant?.person || occupant.bot !== null || you.seats.includes(seat)) continue;
    const { times } = position;
    if (status.clock !== null) {
      if (!isSlow(status.clock) || !times?.running.includes(seat)) continue;
      const then = lapses ? "game" : you.seats.length > 0 ? "you" : "others";
      return {
        is: "clock",
        seat,
        until: deadline(times, seat),
        still: stillUntil(times, now),
        then,
      };
    }
    if (occupant.away && now - since >= ABSENT)
      return { is: "away", seat, since, may: you.host ? "you" : "host" };
    if (now - since >= DAY) return { is: "long", seat, since };
  }
  return null;
}

/** Until when somebody at this screen has time for a move; null if no slow clock counts it. */
export function ownDeadline(status: Status, position: Position, seat: number): number | null {
  const { times } = position;
  if (status.clock === null || !isSlow(status.clock) || !times?.running.includes(seat)) return null;
  return deadline(times, seat);
}

/** Whether somebody has let the others wait for a day or more. */
export function isBackAfterDays(position: Position, seat: number, now: number): boolean {
  return position.waiting.some((one) => one.seat === seat && now - one.since >= DAY);
}
