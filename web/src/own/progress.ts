/** Progress through first lessons: in this browser, and in the room for those who are known there. */

import { post } from "../api";
import { store, stored } from "../stored";
import type { LessonProgress } from "../wire";

const KEPT = "lessons-kept"; // the room keeps it too

export function solvedHere(game: string): string[] {
  return (stored(`lesson-${game}`) ?? "").split(" ").filter(Boolean);
}

/** A task was solved. */
export function noteSolved(game: string, task: string): void {
  const before = solvedHere(game);
  if (before.includes(task)) return;
  store(`lesson-${game}`, [...before, task].join(" "));
  if (stored(KEPT)) void tell(game, task);
}

/** How many tasks were solved, here or elsewhere; what the room lacks it is told. */
export function together(lesson: LessonProgress, kept: boolean): number {
  store(KEPT, kept ? "yes" : null);
  const here = solvedHere(lesson.game);
  const missing = here.filter((task) => !lesson.solved.includes(task));
  if (kept) for (const task of missing) void tell(lesson.game, task);
  return Math.min(lesson.tasks, new Set([...lesson.solved, ...here]).size);
}

/** Nobody waits for it: what is lost is told again when the page is looked at. */
async function tell(game: string, task: string): Promise<void> {
  await post(`/api/me/lessons/${encodeURIComponent(game)}`, { task }).catch(() => undefined);
}
