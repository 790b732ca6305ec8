import { describe, expect, it } from "vitest";
import { timeline } from "./film";
import { sample } from "./sample";
import { journeys, apply } from "./story";
import type { LaboriginesEvent } from "./types";
import { sum } from "./pieces";

const event = (name: string, fields: object) =>
  ({ event: name, rule: "", ...fields }) as unknown as LaboriginesEvent;

describe("the story", () => {
  const view = sample(3);

  it("lays energy down on the tile, then out of the game", () => {
    const piece = { seat: 0, figure: "A", colour: "a", tile: 4 };
    const one = apply(view, event("laid-down", { ...piece, out: false }));
    const two = apply(one, event("laid-down", { ...piece, out: true }));
    expect(one.tiles[3]!.energy[0]).toBe(view.tiles[3]!.energy[0]! + 1);
    expect(two.tiles[3]!.energy).toEqual(one.tiles[3]!.energy);
    expect(two.stores[0]![0]).toBe(view.stores[0]![0]! - 2);
  });

  it("hands energy over and collects it, losing none", () => {
    const handed = apply(view, event("handed-over", { seat: 1, taker: 0, colour: "b" }));
    const before = sum(view.stores.flat());
    expect(sum(handed.stores.flat())).toBe(before);
    const put = {
      ...view,
      tiles: view.tiles.with(6, { ...view.tiles[6]!, energy: [2, 0, 1, 0, 0, 0] }),
    };
    const taken = apply(
      put,
      event("collected", { seat: 2, figure: "C", tile: 7, energy: [2, 0, 1] }),
    );
    expect(sum(taken.stores[2]!)).toBe(sum(view.stores[2]!) + 3);
    expect(sum(taken.tiles[6]!.energy)).toBe(0);
  });

  it("turns a tile over", () => {
    const after = apply(view, event("turned", { tile: 1, side: "healing", ground: "white" }));
    expect(after.tiles[0]).toMatchObject({
      up: "healing",
      ground: "white",
      down: view.tiles[0]!.up,
    });
  });

  it("gives the other die to Moa, or to the other twin", () => {
    const dice = { figure: "A", seat: 0, die: 3, other: 5 };
    expect(apply(view, event("assigned", dice)).paces).toEqual([3, 0, 0, 5]);
  });

  it("lets a colour vanish everywhere", () => {
    const after = apply(view, event("vanished", { colour: "b", lost: [], lying: 0 }));
    expect(sum(after.stores.map((store) => store[1]!))).toBe(0);
    expect(sum(after.tiles.map(({ energy }) => energy[1]!))).toBe(0);
  });

  it("passes the infection on", () => {
    const infected = apply(view, event("infected", { figure: "A" }));
    const passed = apply(infected, event("infection-passed", { figure: "A", other: "B" }));
    expect(passed.figures.map((figure) => figure.infected)).toEqual([false, true, false]);
  });

  it("joins the parts of a way, with whom one came upon", () => {
    const ways = journeys([
      event("moa-moved", { start: 3, end: 5, steps: 2 }),
      event("met-moa", { figure: "B", tile: 5 }),
      event("moa-moved", { start: 5, end: 7, steps: 2 }),
      event("walked", { figure: "A", start: 1, end: 19, steps: 2, course: "ccw" }),
    ]);
    expect(ways).toEqual([
      {
        start: 2,
        route: { figure: "M", die: 2, course: "cw", stops: [4, 6], meets: ["B"], after: "" },
      },
      {
        start: 0,
        route: { figure: "A", die: 2, course: "ccw", stops: [18], meets: [], after: "" },
      },
    ]);
  });
});

describe("the film", () => {
  it("tells events one after the other, and pieces of energy in a stream", () => {
    const piece = event("laid-down", {});
    const { beats, lasts } = timeline([
      event("walked", { steps: 3 }),
      piece,
      piece,
      event("turned", {}),
    ]);
    expect(beats.map(({ at }) => at)).toEqual([0, 380, 500, 760]);
    expect(lasts).toBe(1110);
  });
});
