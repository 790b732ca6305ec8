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

it("says what a film without motion has changed", () => {
  const events = [
    event("collapsed", { column: "d1", die: "y3", value: 5 }),
    event("stabilised", { who: "A", die: "o4" }),
  ];
  expect(changed(events)).toEqual(["d1", "z:y5", "p:o4"]);
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
