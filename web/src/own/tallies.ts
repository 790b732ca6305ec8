/** How somebody's games ended, added up: in all, by seat, by the level of bots, and by base where all win or lose together. */

import type { GameResult, TallyView } from "../wire";

export type Outcome = GameResult["outcome"];

/** How many games ended in each way. */
export type Split = Record<Outcome, number> & { games: number };

/** Stands for a level where nobody else was at the table. */
export const ALONE = "";

export interface Tallied {
  game: string;
  all: Split;
  seats: { seat: number; split: Split }[];
  /** Null: with people, or with bots of several levels. */
  levels: { level: string | null; split: Split }[];
  records: { variant: string; split: Split; best: number | null }[];
}

export function tallied(tallies: readonly TallyView[]): Tallied[] {
  return grouped(tallies, ({ game }) => game)
    .map(([game, own]) => ({
      game,
      all: split(own),
      seats: grouped(own, ({ seat }) => seat)
        .map(([seat, its]) => ({ seat, split: split(its) }))
        .toSorted((one, two) => one.seat - two.seat),
      levels: grouped(own, ({ level, seats }) => (seats === 1 ? ALONE : level)).map(
        ([level, its]) => ({
          level,
          split: split(its),
        }),
      ),
      records: grouped(
        own.filter(({ variant }) => variant !== ""),
        ({ variant }) => variant,
      ).map(([variant, its]) => ({ variant, split: split(its), best: best(its) })),
    }))
    .toSorted((one, two) => two.all.games - one.all.games);
}

function grouped<K>(
  tallies: readonly TallyView[],
  key: (tally: TallyView) => K,
): [K, TallyView[]][] {
  const groups = new Map<K, TallyView[]>();
  for (const tally of tallies) groups.set(key(tally), [...(groups.get(key(tally)) ?? []), tally]);
  return [...groups];
}

function split(tallies: readonly TallyView[]): Split {
  const found: Split = { won: 0, drawn: 0, lost: 0, ended: 0, games: 0 };
  for (const { outcome, games } of tallies) {
    found[outcome] += games;
    found.games += games;
  }
  return found;
}

/** The best score of all that were won, or else of all. */
function best(tallies: readonly TallyView[]): number | null {
  const won = tallies.filter(({ outcome }) => outcome === "won");
  const scores = (won.length ? won : tallies).flatMap(({ best: score }) =>
    score === null ? [] : [score],
  );
  return scores.length ? Math.max(...scores) : null;
}

/** Where the parts of a bar begin and how long they are, of a whole of 100. */
export function parts({ won, drawn, lost }: Split): { outcome: Outcome; at: number; of: number }[] {
  const whole = won + drawn + lost;
  let at = 0;
  return (["won", "drawn", "lost"] as const)
    .map((outcome) => ({ outcome, of: (100 * { won, drawn, lost }[outcome]) / (whole || 1) }))
    .map(({ outcome, of }) => {
      const part = { outcome, at, of };
      at += of;
      return part;
    })
    .filter(({ of }) => of > 0);
}
