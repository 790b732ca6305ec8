import { expect, test } from "vitest";
import { Allowance, readWish } from "./wishes";

test.each([
  { do: "ready" },
  { do: "settled", scene: 3 },
  { do: "consider", id: 1, ask: 2, move: "d3" },
  { do: "play", ask: 2, move: "d3" },
  { do: "draft", ask: 2, move: null, text: { key: "reversi-taken", args: { cell: "d3", n: 1 } } },
  { do: "draft", ask: 2, move: "d3", text: null },
  { do: "point", target: "d3" },
  { do: "rule", rule: "REV-2" },
  { do: "key", key: "Escape" },
])("a wish is read as it is: %o", (wish) => {
  expect(readWish(wish)).toEqual(wish);
});

test("nothing is taken along with a wish", () => {
  const wish = { do: "play", ask: 2, move: "d3", seat: 1, extra: { do: "play" } };
  expect(readWish(wish)).toEqual({ do: "play", ask: 2, move: "d3" });
});

test.each([
  null,
  undefined,
  "play",
  7,
  [],
  [{ do: "ready" }],
  {},
  { do: "leave" },
  { do: "settled" },
  { do: "settled", scene: -1 },
  { do: "settled", scene: 0.5 },
  { do: "settled", scene: "3" },
  { do: "consider", id: 1, ask: 2, move: 3 },
  { do: "consider", id: NaN, ask: 2, move: "d3" },
  { do: "play", move: "d3" },
  { do: "play", ask: 1, move: "d".repeat(4001) },
  { do: "draft", ask: 1, move: "d3" },
  { do: "draft", ask: 1, move: null, text: "<b>free coins</b>" },
  { do: "draft", ask: 1, move: null, text: { key: "k", args: { a: {} } } },
  { do: "draft", ask: 1, move: null, text: { key: "k", args: { a: "x".repeat(201) } } },
  {
    do: "draft",
    ask: 1,
    move: null,
    text: { key: "k", args: Object.fromEntries([..."abcdefghijklmnopqrstu"].map((a) => [a, 1])) },
  },
  { do: "point", target: "x".repeat(61) },
  { do: "rule", rule: "javascript:alert(1)" },
  { do: "key", key: "Enter" },
  { do: "key", key: "F5" },
])("what is no wish, whole and small, is none: %o", (data) => {
  expect(readWish(data)).toBeNull();
});

test("a reason is only ever a text", () => {
  expect(readWish({ do: "failed", reason: { toString: "x" } })).toEqual({
    do: "failed",
    reason: "",
  });
});

test("much at once is allowed, and then as much as comes back with time", () => {
  const allowance = new Allowance(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => allowance.take(now))).toEqual([true, true, true, false]);
  expect(allowance.take(2000)).toBe(true);
});
