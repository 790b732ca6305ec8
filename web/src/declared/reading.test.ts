import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import texts from "../../../src/deskoherna/texts/table.en.ftl?raw";
import type { Board } from "../wire";
import { called, placeName, spelt } from "./naming";
import { placesOf } from "./parts";
import { reading } from "./reading";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(texts));
const say = (key: string, args: Record<string, string | number> = {}) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
};

const saying = { say, names: [] };

const board: Board = {
  parts: [{ part: "row", id: "A", pieces: [{ id: "1", press: "3", label: { key: "Guard" } }] }],
  choices: [{ word: "look", label: { key: "Look first" } }],
};

test("what is pressed is called by its labels, one after the other", () => {
  expect(spelt(board, ["look"], saying)).toBe("Look first");
  expect(spelt(board, ["3", "B", "look"], saying)).toBe("Guard, then B, then Look first");
});

test("a place is called by its label and whose it is, if that is known", () => {
  const parts: Board["parts"] = [
    { part: "row", id: "B", seat: 1, label: { key: "Hand" } },
    { part: "row", id: "C", seat: 2 },
    { part: "pile", id: "deck", count: 9, label: { key: "Deck" } },
    { part: "grid", cells: [{ id: "a1", column: 0, row: 0 }] },
  ];
  const all = (names: string[]) =>
    ["B", "C", "deck", "a1"].map((word) => called({ parts }, word, { say, names }));
  expect(all(["Ada", "Ben", "Cyd"])).toEqual(["Hand of Ben", "Cyd", "Deck", "a1"]);
  expect(all([])).toEqual(["B", "C", "Deck", "a1"]);
});

test("a place says whose it is, how many lie on its pile, and what can be seen there", () => {
  const top = { id: "top", text: "5", label: { key: "Prince" } };
  const parts: Board["parts"] = [
    { part: "pile", id: "deck", count: 9, label: { key: "Deck" } },
    { part: "pile", id: "out", count: 2, seat: 1, pieces: [top] },
    { part: "pile", id: "gone", count: 0 },
    { part: "row", id: "hand", pieces: [top, { ...top, id: "next" }] },
  ];
  const names = ["Ada", "Ben"];
  const all = parts.flatMap(placesOf).map((place) => placeName({ parts }, place, { say, names }));
  expect(all).toEqual(["Deck, 9", "Ben: out, 2, 5 Prince", "gone, 0", "hand, 2 × 5 Prince"]);
});

test("a move is about what is pressed for it, or about what it names", () => {
  const ask = { key: "ask", args: {}, moves: ["3 to B"], gestures: [["3", "B"]] };
  const view = { "@board": board };
  expect(reading("3 to B", ask, view).targets).toEqual(["3", "B"]);
  const other = { text: "3 to C", targets: ["3", "to", "C"] };
  expect(reading("3 to C", ask, view)).toEqual(other);
  expect(reading("3 to C", { key: "ask", args: {} }, view)).toEqual(other);
});
