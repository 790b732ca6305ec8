/** Secret tasks: how they stand. */

import type { NeutraceView } from "./types";

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
