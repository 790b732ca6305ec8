/** What finished games are searched for, as it stands in a form and in a request. */

import type { Outcome } from "./tallies";

export interface Search {
  /** Empty: any. */
  game: string;
  opponent: string;
  outcome: Outcome | "";
  /** Dates as a field for them has them, such as 2026-11-18; empty: any. */
  from: string;
  to: string;
}

export const ANY: Search = { game: "", opponent: "", outcome: "", from: "", to: "" };

/** The query of a request, for the games before a place in the list if one is given. */
export function query(search: Search, before: string | null = null): string {
  const wanted = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") wanted.set(name, String(value));
  };
  add("game", search.game);
  add("opponent", search.opponent.trim());
  add("outcome", search.outcome);
  add("since", midnight(search.from));
  add("until", midnight(search.to, 1));
  add("before", before);
  const written = wanted.toString();
  return written && `?${written}`;
}

/** When a day begins where the reader is, or so many days later. */
function midnight(date: string, later = 0): number | null {
  const [year, month, day] = date.split("-").map(Number);
  if (!year || !month || !day) return null;
  const at = new Date(year, month - 1, day + later).getTime();
  return Number.isFinite(at) && at >= 0 && at < 1e13 ? at : null;
}
