/** What the guide through a first game has said at a table, and which games somebody has played to the end, as this browser remembers it. */

import { store, stored } from "./stored";

export interface Guide {
  on: boolean;
  /** The cues that were seen. */
  seen: readonly string[];
}

/** Where no guide was asked for, there is none. */
export function guideAt(table: string): Guide {
  const [state, ...seen] = (stored(`guide-${table}`) ?? "off").split(" ");
  return { on: state === "on", seen };
}

export function keepGuide(table: string, { on, seen }: Guide): void {
  store(`guide-${table}`, [on ? "on" : "off", ...seen].join(" "));
}

export function hasPlayed(game: string): boolean {
  return stored(`played-${game}`) !== null;
}

export function notePlayed(game: string): void {
  store(`played-${game}`, "yes");
}
