/** Which level somebody plays bots at, game by game, as this browser remembers it. */

import { store, stored } from "./stored";
import type { GameView } from "./wire";

/** After so many games won, or lost, in a row another level is offered. */
const IN_A_ROW = 2;

interface Remembered {
  level: string;
  /** Games at this level won in a row; below zero: lost. */
  row: number;
  /** The table of the last one, which is counted once. */
  table: string;
}

type Levels = Pick<GameView, "id" | "levels" | "cooperative">;

/** The level for a first game: the weakest opponent, or the strongest partner. */
export function firstLevel({ levels, cooperative }: Levels): string | undefined {
  return cooperative ? levels.at(-1) : levels[0];
}

/** The level that was played last, if it still exists. */
export function lastLevel(game: Levels): string | null {
  return remembered(game)?.level ?? null;
}

export function chooseLevel(game: Levels, level: string): void {
  if (lastLevel(game) !== level) remember(game, { level, row: 0, table: "" });
}

/** A game against bots of a level is over. */
export function noteResult(game: Levels, table: string, level: string, won: boolean): void {
  chooseLevel(game, level);
  const known = remembered(game);
  if (known === null || known.table === table) return;
  const row = won ? Math.max(known.row, 0) + 1 : Math.min(known.row, 0) - 1;
  remember(game, { level, row, table });
}

/** The level that suits better: after wins the next one, after defeats the one for a first game; partners the other way round. */
export function betterLevel(game: Levels): string | null {
  const known = remembered(game);
  if (known === null || Math.abs(known.row) < IN_A_ROW) return null;
  const first = firstLevel(game) ?? known.level;
  if (known.row < 0) return first === known.level ? null : first;
  return game.levels[game.levels.indexOf(known.level) + (game.cooperative ? -1 : 1)] ?? null;
}

function remembered(game: Levels): Remembered | null {
  try {
    const known = JSON.parse(stored(`opponent-${game.id}`) ?? "null") as Remembered | null;
    return known !== null && game.levels.includes(known.level) ? known : null;
  } catch {
    return null;
  }
}

function remember(game: Levels, known: Remembered): void {
  store(`opponent-${game.id}`, JSON.stringify(known));
}
