import { expect, test } from "vitest";
import { ahead, everAhead, lifted, meant, pressings, whole } from "./pressing";

const moves = pressings(
  ["give 3 to B", "give 3 to C", "give t to B", "give t to C", "pass"],
  [["3", "B"], ["3", "C"], ["t", "B"], ["t", "C"], ["pass"]],
);
const letters = (word: string) => /^[A-Z]$/.test(word);

test("without gestures the words of a move are pressed", () => {
  expect(pressings(["e2 e4"], null)).toEqual([{ move: "e2 e4", gesture: ["e2", "e4"] }]);
});

test("presses narrow what can be pressed", () => {
  expect([...ahead(moves, [])]).toEqual(["3", "t", "pass"]);
  expect([...ahead(moves, ["t"])]).toEqual(["B", "C"]);
  expect([...ahead(moves, ["t", "B"])]).toEqual([]);
});

test("a move is whole when it is spelt, or when no other is left", () => {
  expect(whole(moves, [])).toBeNull();
  expect(whole(moves, ["t"])).toBeNull();
  expect(whole(moves, ["t", "C"])).toBe("give t to C");
  expect(whole(pressings(["a b", "c d"], null), ["c"])).toBe("c d");
});

test("a jump that could go on is whole, and can go on", () => {
  const jumps = pressings(["a1 c3", "a1 c3 e5"], null);
  expect(whole(jumps, ["a1", "c3"])).toBe("a1 c3");
  expect([...ahead(jumps, ["a1", "c3"])]).toEqual(["e5"]);
});

test("what cannot be pressed stands for a move that it would make", () => {
  expect(meant(moves, ["t"], "D", letters)).toBe("give t to D");
  expect(meant(moves, [], "4", (word) => /^[1-4t]$/.test(word))).toMatch(/^give 4 to [BC]$/);
  expect(meant(pressings(["d3", "c4"], null), [], "a1", () => true)).toBe("a1");
  expect(meant(pressings(["d3"], null), [], "pile", () => false)).toBe("pile");
});

test("of equal things as many are lifted as were pressed, and first those that were touched", () => {
  const spots = new Map(["3", "3", "3", "t"].map((word, nth) => [`piece ${nth}`, { word }]));
  const after = (presses: string[], touched: string[]) => [...lifted(spots, presses, touched)];
  expect(after([], ["piece 0"])).toEqual([]);
  expect(after(["3"], [])).toEqual(["piece 0"]);
  expect(after(["3", "B"], ["piece 1"])).toEqual(["piece 1"]);
  expect(after(["3", "t", "3"], ["piece 2", "gone"])).toEqual(["piece 2", "piece 0", "piece 3"]);
});

test("what can be pressed at one time is together", () => {
  const times = everAhead(moves).map((words) => [...words]);
  expect(times).toEqual([
    ["3", "t", "pass"],
    ["B", "C"],
    ["B", "C"],
  ]);
});
