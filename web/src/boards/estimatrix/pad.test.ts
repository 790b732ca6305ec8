import { expect, it } from "vitest";
import { Pad } from "./pad.svelte";
import { onSheet } from "./sketch";

/** A table that takes a move when it is told to. */
function table() {
  const at = {
    strokes: [] as string[],
    free: true,
    played: [] as string[],
    drafts: [] as unknown[],
  };
  const pad = new Pad(() => ({
    strokes: at.strokes,
    free: at.free,
    play: (move) => {
      at.played.push(move);
      at.free = false;
    },
    draft: (move) => at.drafts.push(move),
  }));
  const stroke = () => {
    pad.begin(onSheet(0.1, 0.1, 0.5));
    pad.go([onSheet(0.5, 0.5, 0.5)]);
    pad.end();
  };
  return { at, pad, stroke };
}

it("sends a stroke at once, and what comes meanwhile together", () => {
  const { at, pad, stroke } = table();
  stroke();
  stroke();
  stroke();
  expect(at.played).toHaveLength(1);
  expect(pad.strokes).toHaveLength(3);
  at.free = true;
  at.strokes = [at.played[0]!.slice(5)];
  pad.arrived();
  expect(at.played[1]!.split(",")).toHaveLength(2);
  expect(pad.strokes).toHaveLength(3);
});

it("shows the drawing when all of it has arrived", () => {
  const { at, pad, stroke } = table();
  stroke();
  stroke();
  pad.show(" a  bird ");
  at.free = true;
  pad.arrived();
  expect(at.played[1]).toMatch(/^draw /);
  at.free = true;
  pad.arrived();
  expect(at.played[2]).toBe("show a bird");
});

it("takes back what has not been sent by itself, and the rest at the table", () => {
  const { at, pad, stroke } = table();
  stroke();
  stroke();
  pad.undo();
  at.free = true;
  at.strokes = [at.played[0]!.slice(5)];
  pad.arrived();
  expect(at.played).toHaveLength(1);
  pad.undo();
  expect(at.played[1]).toBe("rub");
});

it("takes back as many strokes as it is asked to, and shows the rest", () => {
  const { at, pad } = table();
  at.strokes = ["3kAAAAf", "3kBBBBf", "3kCCCCf", "3kDDDDf"];
  pad.undo();
  pad.undo();
  pad.undo();
  expect(pad.strokes).toEqual(["3kAAAAf"]);
  pad.show("");
  pad.undo();
  for (let left = 3; left > 0; left -= 1) {
    at.free = true;
    at.strokes = at.strokes.slice(0, left);
    pad.arrived();
    expect(pad.strokes).toEqual(["3kAAAAf"]);
  }
  expect(at.played).toEqual(["rub", "rub", "rub", "show"]);
});

it("keeps the order of what was drawn and what was taken back", () => {
  const { at, pad, stroke } = table();
  at.strokes = ["3kAAAAf", "3kBBBBf"];
  pad.undo();
  pad.undo();
  stroke();
  expect(pad.strokes).toHaveLength(1);
  at.free = true;
  at.strokes = ["3kAAAAf"];
  pad.arrived();
  at.free = true;
  at.strokes = [];
  pad.arrived();
  expect(at.played.map((move) => move.split(" ")[0])).toEqual(["rub", "rub", "draw"]);
});

it("forgets what was refused", () => {
  const { pad, stroke } = table();
  stroke();
  pad.refused();
  expect(pad.strokes).toEqual([]);
});
