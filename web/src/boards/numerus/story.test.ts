import { expect, test } from "vitest";
import { timeline } from "./film";
import { apply, changed, layered, outlook } from "./story";
import type { NumerusEvent, NumerusView } from "./types";

const before: NumerusView = {
  size: 13,
  turn: 0,
  docks: [[2, 3, 3], [5]],
  scores: [0, 1],
  ships: [],
  tentaclers: [
    { seat: 1, cell: "g7", strength: 1 },
    { seat: 1, cell: "j7", strength: 5 },
    { seat: 1, cell: "d4", strength: 3 },
    { seat: 0, cell: "e10", strength: 2 },
    { seat: 0, cell: "f10", strength: 2 },
    { seat: 0, cell: "h10", strength: 2 },
  ],
  connectors: [{ seat: 1, cells: "i13-l13" }],
  runs: [],
  result: null,
};

const happened = (event: string, fields: object) =>
  ({ event, rule: "", seat: 0, ...fields }) as NumerusEvent;

const events = [
  happened("landed", { cell: "g7", ship: 3 }),
  happened("stepped-on", { seat: 1, cell: "g7", strength: 1 }),
  happened("weakened", { seat: 1, cell: "j7", before: 5, after: 2 }),
  happened("appeared", { cell: "j10", strength: 3 }),
  happened("appeared", { cell: "g10", strength: 3 }),
  happened("removed", { seat: 1, cell: "d4", strength: 3 }),
  happened("connected", { cells: "e10-h10" }),
];

test("a film ends where its events lead", () => {
  const after = events.reduce(apply, before);
  expect(after.docks).toEqual([[2, 3], [5]]);
  expect(after.scores).toEqual([1, 1]);
  expect(after.ships).toEqual([{ seat: 0, cell: "g7", value: 3 }]);
  expect(after.tentaclers.map(({ cell, strength }) => [cell, strength])).toEqual([
    ["j7", 2],
    ["j10", 3],
  ]);
  expect(after.connectors.at(-1)).toEqual({ seat: 0, cells: "e10-h10" });
});

test("a preview tells each change, and of built cells only the connector", () => {
  const ahead = outlook(before, events);
  expect(ahead.landing).toEqual({ seat: 0, cell: "g7", value: 3 });
  expect(ahead.steppedOn).toBe(true);
  expect(ahead.changes.map(({ cell, was, now }) => [cell, was?.strength, now?.strength])).toEqual([
    ["j7", 5, 2],
    ["j10", undefined, 3],
    ["d4", 3, undefined],
  ]);
  expect(ahead.connectors).toEqual([{ seat: 0, cells: "e10-h10" }]);
  expect(ahead.hyper).toBeNull();
});

test("what changed is marked cell by cell", () => {
  expect(changed(events).slice(-5)).toEqual(["d4", "e10", "f10", "g10", "h10"]);
});

test("connectors seen before stay below new ones, and go when they are taken back", () => {
  const [old, mid, young] = ["a1-d1", "a1-a4", "a1-d4"].map((cells) => ({ seat: 0, cells }));
  expect(layered([mid!, old!], [old!, young!, mid!])).toEqual([mid, old, young]);
  expect(layered([mid!, old!], [old!])).toEqual([old]);
});

test("a usual move is over in little more than a second, in the order of the rules", () => {
  const { beats, lasts } = timeline(events);
  expect(lasts).toBeLessThanOrEqual(1200);
  const start = (name: string) => beats.find(({ event }) => event.event === name)?.at ?? NaN;
  expect(start("weakened")).toBeGreaterThanOrEqual(beats[0]!.lasts);
  expect(start("connected")).toBeGreaterThan(start("removed"));
});
