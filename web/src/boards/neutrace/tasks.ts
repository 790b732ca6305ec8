/** Secret tasks: how they stand. */

import type { NeutraceView, Row } from "./types";

/** `lost`: another seat was the first at both ends (NEU-43). `failed`: the game is over. */
export type TaskState = "open" | "fulfilled" | "lost" | "failed";

export function taskState(
  { tasks, pioneer, result }: NeutraceView,
  seat: number,
  task: string,
): TaskState {
  if (tasks[seat]!.fulfilled.includes(task)) return "fulfilled";
  if (result) return "failed";
  return task === "AB" && pioneer !== null && pioneer !== seat ? "lost" : "open";
}

/** The two tasks of a seat, as far as they are known. */
export const tasksOf = ({ tasks }: NeutraceView, seat: number): string[] =>
  [tasks[seat]!.kept, tasks[seat]!.received].filter((task) => task !== null);

/** What of the scale a task is about: rows by their letters, ends by A and B. */
export function concernedBy(task: string | null, rows: Row[]): string[] {
  if (task === null) return [];
  const row = rows.findIndex(({ letter }) => letter === task);
  if (row >= 0) return [-1, 0, 1].map((by) => rows.at((row + by) % rows.length)!.letter);
  return ["A", "B"].filter((end) => task.includes(end) || task === "X4");
}
