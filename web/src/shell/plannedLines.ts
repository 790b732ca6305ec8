/** Planned lines as people read them: what the others play, and what is answered. */

import type { PlannedStep } from "../wire";

/** `theirs` is null for whatever happens. */
export interface Exchange {
  theirs: string[] | null;
  yours: string[];
}

export const DEEPEST = 3; // exchanges of one line

export function exchanges(line: readonly PlannedStep[], seat: number): Exchange[] {
  const found: Exchange[] = [];
  for (const step of line) {
    const last = found.at(-1);
    if (step.move === null) found.push({ theirs: null, yours: [] });
    else if (step.seat === seat && last) last.yours.push(step.move);
    else if (step.seat === seat) found.push({ theirs: [], yours: [step.move] });
    else if (last && last.yours.length === 0) last.theirs?.push(step.move);
    else found.push({ theirs: [step.move], yours: [] });
  }
  return found;
}

/** A line as the server takes it. */
export function written(line: readonly PlannedStep[]): (string | null)[] {
  return line.map(({ move }) => move);
}

/** The same answer, whatever the others play. */
export function whatever(line: readonly PlannedStep[], seat: number): PlannedStep[] {
  return [{ seat, move: null }, ...line.filter((step) => step.seat === seat)];
}

/** Lines with one more; it replaces those that answer the same moves otherwise. */
export function withLine(
  lines: readonly PlannedStep[][],
  added: PlannedStep[],
  seat: number,
): PlannedStep[][] {
  return [...lines.filter((line) => !clash(line, added, seat)), added];
}

/** Whether two lines part at a move of one's own, or are the same. */
function clash(one: readonly PlannedStep[], other: readonly PlannedStep[], seat: number): boolean {
  for (const [place, step] of one.entries()) {
    const beside = other[place];
    if (beside === undefined) return true; // the longer one goes on where the shorter ends
    if (step.move !== beside.move) return step.seat === seat;
  }
  return true;
}
