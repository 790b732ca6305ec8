import { expect, it } from "vitest";
import { exposure, stepped } from "./cubic";
import { tumbling } from "./dice";
import { timeline } from "./film";
import { sample } from "./sample";
import { changed, apply } from "./story";
import type { TeseraktEvent, TeseraktView } from "./types";
import { COLUMNS } from "./pieces";

const event = (name: string, fields: Partial<TeseraktEvent> = {}) =>
  ({ event: name, rule: "TES-1", ...fields }) as TeseraktEvent;

/** The dice are somewhere, whatever happens to them. */
function count(view: TeseraktView): number {
  const gone = view.annihilated.reduce((all, one) => all + one, 0);
  const labs = view.researchers.flatMap(({ lab }) => lab);
  return view.columns.flat().length + labs.length + view.zone.length + view.panel.length + gone;
}

const top = (view: TeseraktView, column: string) => view.columns[COLUMNS.indexOf(column)]!.at(-1)!;

it.each([
  ["extracted", { who: "A", column: "a1" }],
  ["supplied", { who: "B", column: "a1", value: 2 }],
  ["collapsed", { column: "d4", value: 6 }],
  ["annihilated", { place: "d4" }],
  ["relocated", { source: "a1", column: "d4" }],
])("%s moves the top die of a column and loses none", (name, fields) => {
  const before = sample();
  const column = (fields as { column?: string; source?: string; place?: string }) ?? {};
  const from = name === "relocated" ? column.source! : (column.column ?? column.place!);
  const die = top(before, from);
  const after = apply(before, event(name, { ...fields, die }));
  expect(count(after)).toBe(count(before));
  expect(after.columns[COLUMNS.indexOf(from)]!.length).toBe(
    before.columns[COLUMNS.indexOf(from)]!.length - 1,
  );
});

it("rolls, turns, passes, stabilises and splits", () => {
  let view = sample();
  const whole = count(view);
  view = apply(view, event("rolled", { place: "A", die: "y3", value: 6 }));
  expect(view.researchers[0]!.lab).toEqual(["y6", "o4"]);
  view = apply(view, event("transferred", { who: "A", other: "B", die: "y6" }));
  expect(view.researchers[1]!.lab).toEqual(["y6", "b5"]);
  view = apply(view, event("stabilised", { who: "B", die: "b5" }));
  expect([view.researchers[1]!.lab, view.panel]).toEqual([["y6"], ["b5"]]);
  view = apply(view, event("annihilated", { place: "z", die: "y1" }));
  expect(view.annihilated).toEqual([1, 0, 0, 0]);
  view = apply(view, event("split", { die: "y4" }));
  expect([view.zone, view.annihilated]).toEqual([
    ["y4", "b1"],
    [0, 0, 0, 0],
  ]);
  view = apply(view, event("exchanged", { who: "A", die: "o4", place: "z", other: "b1" }));
  expect([view.researchers[0]!.lab, view.zone]).toEqual([["b1"], ["y4", "o4"]]);
  expect(count(view)).toBe(whole);
});

it("draws and plays cards", () => {
  let view = apply(sample(), event("drew", { who: "A", card: "drone", level: 2 }));
  expect([view.researchers[0]!.cards, view.decks[0]]).toEqual([["drone"], ["tweezers"]]);
  view = apply(view, event("played", { who: "A", card: "drone" }));
  expect(view.researchers[0]!.cards).toEqual([]);
});

it.each([
  ["collapsed", { column: "d1", die: "y3", value: 5 }, ["d1", "z:y5"]],
  ["supplied", { who: "A", column: "d1", die: "y3", value: 5 }, ["d1", "A:y5"]],
  ["extracted", { who: "A", column: "d1", die: "y3" }, ["d1", "A:y3"]],
  ["split", { die: "y4" }, ["gone", "z:y4"]],
  ["rolled", { place: "z", die: "y4", value: 2 }, ["z:y2"]],
  ["transferred", { who: "A", other: "B", die: "y4" }, ["lab:A", "B:y4"]],
  ["stabilised", { who: "A", die: "o4" }, ["p:o4"]],
  ["relocated", { source: "a1", column: "b1", die: "o4" }, ["a1", "b1"]],
  ["exchanged", { who: "A", die: "o4", place: "b2", other: "y1" }, ["A:y1", "b2"]],
  ["annihilated", { place: "z", die: "o4" }, ["z:4", "gone"]],
  ["annihilated", { place: "A", die: "o4" }, ["lab:A", "gone"]],
  ["annihilated", { place: "c3", die: "o4" }, ["c3", "gone"]],
  ["returned", { die: "o4" }, ["gone"]],
  ["uncovered", { column: "c3", symbol: "chain" }, ["c3"]],
  ["drew", { who: "A", card: "drone", level: 2 }, ["deck:2", "c:drone"]],
  ["played", { who: "A", card: "drone" }, ["hand:A"]],
  ["unlocked", { value: 3 }, ["d:3"]],
  ["rift", { value: 3, rifts: 2 }, ["rifts", "z:3"]],
  ["mended", { rifts: 2 }, ["rifts"]],
  ["became", { who: "B" }, ["B"]],
  ["turn-began", { who: "B" }, []],
])("says what %s has changed", (name, fields, places) => {
  expect(changed([event(name, fields as never)])).toEqual(places);
});

it("says once what has changed twice", () => {
  const rift = event("rift", { value: 3, rifts: 2 });
  expect(changed([rift, rift])).toEqual(["rifts", "z:3"]);
});

it("shows dice that are rolled together one shortly after the other", () => {
  const roll = event("rolled", { place: "A", die: "y3", value: 1 });
  const { beats, lasts } = timeline([roll, roll, event("rift", { rifts: 1 })]);
  expect(beats.map(({ at }) => at)).toEqual([0, 70, 490]);
  expect(lasts).toBe(940);
});

it("ends a roll with what was rolled", () => {
  expect(tumbling("y3", 5).at(-1)).toBe("y5");
});

it("says how every die stands, and walks over them by keys", () => {
  const view = sample();
  expect(exposure(view, { nth: 0, layer: 3 })).toBe("free");
  expect(exposure(view, { nth: 3, layer: 2 })).toBe("boundary");
  expect(exposure(view, { nth: 5, layer: 3 })).toBe("sides");
  expect(exposure(view, { nth: 0, layer: 1 })).toBe("covered");
  expect(stepped(view, { nth: 2, layer: 3 }, "ArrowRight")).toEqual({ nth: 3, layer: 2 });
  expect(stepped(view, { nth: 0, layer: 3 }, "ArrowLeft")).toEqual({ nth: 0, layer: 3 });
  expect(stepped(view, { nth: 0, layer: 3 }, "PageDown")).toEqual({ nth: 0, layer: 2 });
  expect(stepped(view, { nth: 0, layer: 3 }, "x")).toBeNull();
});
