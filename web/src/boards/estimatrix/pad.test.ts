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

it("forgets what was refused", () => {
  const { pad, stroke } = table();
  stroke();
  pad.refused();
  expect(pad.strokes).toEqual([]);
});
