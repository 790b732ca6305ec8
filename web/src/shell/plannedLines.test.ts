import { expect, it } from "vitest";
import { exchanges, whatever, withLine } from "./plannedLines";

const line = (...moves: (string | null)[]) =>
  moves.map((move, place) => ({ seat: move === null ? 1 : place % 2, move }));

it("reads a line as what they play and what is answered", () => {
  expect(exchanges(line("3 g7", "2 a1", "1 b2", "4 c3"), 1)).toEqual([
    { theirs: ["3 g7"], yours: ["2 a1"] },
    { theirs: ["1 b2"], yours: ["4 c3"] },
  ]);
  expect(exchanges(line(null, "2 a1"), 1)).toEqual([{ theirs: null, yours: ["2 a1"] }]);
  const turn = [
    { seat: 0, move: "3 g7" },
    { seat: 0, move: "east" },
    { seat: 1, move: "2 a1" },
    { seat: 1, move: "west" },
  ];
  expect(exchanges(turn, 1)).toEqual([{ theirs: ["3 g7", "east"], yours: ["2 a1", "west"] }]);
  expect(exchanges(turn.slice(3), 1)).toEqual([{ theirs: [], yours: ["west"] }]);
});

it("keeps one answer to the same moves", () => {
  const [old, other] = [line("3 g7", "2 a1"), line("3 g8", "2 a1")];
  const better = line("3 g7", "2 a2");
  expect(withLine([old, other], better, 1)).toEqual([other, better]);
  const deeper = line("3 g7", "2 a1", "1 b2", "4 c3");
  expect(withLine([old, other], deeper, 1)).toEqual([other, deeper]);
  const branch = line("3 g7", "2 a1", "1 b3", "4 c3");
  expect(withLine([deeper], branch, 1)).toEqual([deeper, branch]);
  const always = whatever(old, 1);
  expect(always).toEqual([{ seat: 1, move: null }, old[1]]);
  expect(withLine([old], always, 1)).toEqual([old, always]);
  expect(withLine([always], whatever(better, 1), 1)).toEqual([whatever(better, 1)]);
});
