import { expect, test } from "vitest";
import type { TallyView } from "../wire";
import { ALONE, parts, tallied } from "./tallies";

function tally(more: Partial<TallyView>): TallyView {
  const usual = { game: "numerus", variant: "", seat: 0, seats: 2, level: null, best: null };
  return { ...usual, outcome: "won", games: 1, ...more };
}

test("games are added up by seat and by level, the most played first", () => {
  const [first, second] = tallied([
    tally({ game: "neutrace" }),
    tally({ seat: 1, outcome: "lost", games: 2 }),
    tally({ level: "casual" }),
  ]);
  expect([first?.game, second?.game]).toEqual(["numerus", "neutrace"]);
  expect(first?.all).toEqual({ won: 1, drawn: 0, lost: 2, ended: 0, games: 3 });
  expect(first?.seats.map(({ seat, split }) => [seat, split.games])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(first?.levels.map(({ level, split }) => [level, split.won])).toEqual([
    [null, 0],
    ["casual", 1],
  ]);
  expect(first?.records).toEqual([]);
});

test("who plays alone has no opponents", () => {
  const [game] = tallied([tally({ game: "teserakt", seats: 1 }), tally({ game: "teserakt" })]);
  expect(game?.levels.map(({ level }) => level)).toEqual([ALONE, null]);
});

test("a record is the best score of a base, of games that were won if there are some", () => {
  const [game] = tallied([
    tally({ game: "teserakt", variant: "1", outcome: "lost", best: 9 }),
    tally({ game: "teserakt", variant: "1", outcome: "won", best: 7 }),
    tally({ game: "teserakt", variant: "2", outcome: "lost", best: 3 }),
  ]);
  expect(game?.records.map(({ variant, best }) => [variant, best])).toEqual([
    ["1", 7],
    ["2", 3],
  ]);
});

test("a bar is whole, and shows nothing of what did not happen", () => {
  const split = { won: 1, drawn: 0, lost: 3, ended: 5, games: 9 };
  expect(parts(split)).toEqual([
    { outcome: "won", at: 0, of: 25 },
    { outcome: "lost", at: 25, of: 75 },
  ]);
  expect(parts({ won: 0, drawn: 0, lost: 0, ended: 1, games: 1 })).toEqual([]);
});
