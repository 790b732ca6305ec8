/** What matters most at a table right now. The prompt bar says this and nothing else. */

import type { Position, ProposalView, Result, Status, You } from "../wire";
import type { SeatAsk } from "./table.svelte";

export type Situation =
  | { is: "gathering"; free: number[]; unready: number[] }
  | { is: "closed" }
  | { is: "past"; ply: number; plies: number }
  | { is: "film" }
  | { is: "over"; result: Result }
  | { is: "answer"; proposal: ProposalView; seat: number }
  | { is: "proposed"; proposal: ProposalView; mine: boolean }
  | { is: "paused" }
  | { is: "time-up"; late: number; seat: number | null }
  | { is: "sending" }
  | { is: "planning"; seat: number | null; mine: boolean }
  | { is: "asked"; ask: SeatAsk; late: boolean }
  | { is: "waiting"; seats: number[]; rule: string | null; partner: SeatAsk | null };

export interface Known {
  status: Status;
  you: You;
  position: Position | null;
  asked: SeatAsk | null;
  partner: SeatAsk | null;
  past: number | null;
  filming: boolean;
  sending: boolean;
}

export function situation(known: Known): Situation {
  const { status, you, position, asked } = known;
  const { proposal } = status;
  const own = new Set(you.seats);
  if (status.state === "waiting") return gathering(status);
  if (position === null) return { is: "closed" };
  if (known.past !== null) return { is: "past", ply: known.past, plies: position.plies };
  if (known.filming) return { is: "film" };
  if (position.result !== null) return { is: "over", result: position.result };
  if (status.state === "closed") return { is: "closed" };
  if (status.paused) return { is: "paused" };
  if (proposal !== null) {
    const seat = proposal.waits_for.find((waited) => own.has(waited));
    if (seat !== undefined) return { is: "answer", proposal, seat };
    return { is: "proposed", proposal, mine: own.has(proposal.by) };
  }
  const late = status.time_up.find((seat) => !own.has(seat));
  if (late !== undefined) {
    const free = (mine: number) => !status.time_up.includes(mine) && !status.seats[mine]?.bot;
    const seat = you.seats.find(free);
    return { is: "time-up", late, seat: seat ?? null };
  }
  if (known.sending) return { is: "sending" };
  if (asked !== null && !asked.optional)
    return { is: "asked", ask: asked, late: status.time_up.includes(asked.seat) };
  const seats = position.waiting.map(({ seat }) => seat);
  return { is: "waiting", seats, rule: position.waiting[0]?.rule ?? null, partner: known.partner };
}

function gathering({ seats }: Status): Situation {
  const numbers = seats.map((_, seat) => seat);
  const free = numbers.filter((seat) => !seats[seat]?.person && seats[seat]?.bot === null);
  const unready = numbers.filter((seat) => seats[seat]?.person && !seats[seat].ready);
  return { is: "gathering", free, unready };
}

/** Of the questions to one's own seats the one to show: an optional one waits for the others. */
export function chosenAsk(
  asks: readonly SeatAsk[],
  viewer: number | null,
  hidden: boolean,
): SeatAsk | null {
  const visible = hidden ? asks.filter(({ seat }) => seat === viewer) : asks;
  return visible.find(({ optional }) => !optional) ?? visible[0] ?? null;
}

/** The seat the device must be passed to before anything of it may be shown; null if none. */
export function handOver(position: Position, you: You, hidden: boolean): number | null {
  if (!hidden || you.seats.length < 2 || position.result !== null) return null;
  const asked = position.waiting.map(({ seat }) => seat).filter((seat) => you.seats.includes(seat));
  if (asked.length === 0 || (you.eyes !== null && asked.includes(you.eyes))) return null;
  return asked[0] ?? null;
}

/** How a result is worded: by whether one, a team, several, all or nobody won. */
export function outcome(
  { places, together }: Result,
  sides: readonly number[],
): { how: string; winners: number[] } {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (together || winners.length === 0)
    return { how: winners.length > 0 ? "won" : "lost", winners };
  if (winners.length === 1) return { how: "alone", winners };
  if (new Set(winners.map((seat) => sides[seat])).size === 1) return { how: "team", winners };
  return { how: winners.length === places.length ? "draw" : "shared", winners };
}
