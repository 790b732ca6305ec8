import type { TableSummary } from "../wire";

const DAY = 86_400_000; // milliseconds

/** Whether a game of people has been played over more than a day. */
export function lastsForDays(table: Pick<TableSummary, "opened" | "changed" | "seats">): boolean {
  const people = table.seats.filter(({ person }) => person).length;
  return people > 1 && table.changed - table.opened > DAY;
}
