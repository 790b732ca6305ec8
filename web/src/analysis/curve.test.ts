import { describe, expect, it } from "vitest";
import type { MomentView } from "../wire";
import {
  accuracies,
  apart,
  band,
  biggestSwing,
  path,
  plyAt,
  shareAt,
  sharesOf,
  sidesOf,
  smooth,
  upToTheEnd,
} from "./curve";

const moment = (ply: number, seat: number, standing: number[], cost = 0): MomentView => ({
  ply,
  seat,
  move: "x",
  standing,
  cost,
  weighed: true,
  better: cost > 0 ? [{ move: "y", value: 1, why: [], events: [] }] : [],
  asked: null,
  events: [],
  error: 0,
  confidence: cost > 0 ? "sure" : null,
  margin: 0,
});

describe("a curve", () => {
  it("is one for every side: partners share it, and so do all in a cooperative game", () => {
    expect(sidesOf([0, 1, 0, 1], false).map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sidesOf([0, 1, 2], true).map(({ seats }) => seats)).toEqual([[0, 1, 2]]);
  });

  it("begins before the first move, and is not there until that is known", () => {
    const review = { standing: [0.5, 0.5], moments: [moment(0, 0, [0.75, 0.25])] };
    expect(sharesOf(review, sidesOf([0, 1], false))).toEqual([
      [0.5, 0.75],
      [0.5, 0.25],
    ]);
    expect(sharesOf({ standing: [], moments: [] }, sidesOf([0, 1], false))).toEqual([[], []]);
  });

  it("goes on to the end of a game that was given up, once all its moves are drawn", () => {
    const sides = sidesOf([0, 1], false);
    const review = { ended: [0, 1], moments: [moment(0, 0, [])], moves: 1 };
    const lines = [
      [0.5, 0.75],
      [0.5, 0.25],
    ];
    expect(upToTheEnd(lines, review, sides)).toEqual([
      [0.5, 0.75, 0],
      [0.5, 0.25, 1],
    ]);
    expect(upToTheEnd(lines, { ...review, moves: 2 }, sides)).toEqual(lines);
    expect(upToTheEnd(lines, { ...review, ended: [] }, sides)).toEqual(lines);
    expect(path({ width: 50, height: 50, moves: 1 }, [0, 0, 1])).toBe(
      "M0 50C25 50 25 50 50 50C50 50 50 0 50 0",
    );
  });

  it("tells the share at a move, at the end that of the end, and none that is not yet judged", () => {
    expect([0, 1, 2].map((at) => shareAt([0.5, 0.6, 0.7, 0], at, 2))).toEqual([0.5, 0.6, 0]);
    expect(shareAt([0.5, 0.6], 2, 2)).toBeUndefined();
  });

  it("is evened out, but its ends stay", () => {
    expect(smooth([0.5, 0.9, 0.5, 0.9, 1])).toEqual([0.5, 0.7, 0.7, 0.825, 1]);
    const long = Array.from({ length: 120 }, (_, at) => at % 2);
    expect(smooth(long).at(0)).toBe(0);
    expect(smooth(long).slice(2, -2)).toEqual(Array(116).fill(0.5));
  });

  it("is a path from left to right", () => {
    const frame = { width: 100, height: 50, moves: 2 };
    expect(path(frame, [0, 1])).toBe("M0 50C25 50 25 0 50 0");
    expect([-5, 30, 80, 200].map((x) => plyAt(frame, x))).toEqual([0, 1, 2, 2]);
  });
});

describe("how sure a curve is", () => {
  it("is an area around it, which does not leave the frame", () => {
    const frame = { width: 100, height: 50, moves: 1 };
    expect(band(frame, [0.5, 1], [0.1, 0.2])).toBe("M0 20L100 0L100 10L0 30Z");
    expect(band(frame, [0.5], [0.1])).toBe("");
  });
});

describe("marks on a curve", () => {
  it("stay where they are as long as none covers another", () => {
    const marks = [
      { x: 0, y: 50 },
      { x: 20, y: 50 },
    ];
    expect(apart(marks, 20, 100)).toEqual(marks);
  });

  it("are stacked where they would cover each other, inside the frame", () => {
    const close = [
      { x: 40, y: 2 },
      { x: 44, y: 4 },
      { x: 48, y: 0 },
    ];
    const placed = apart(close, 20, 100);
    expect(placed.map(({ x }) => x)).toEqual([40, 44, 48]);
    expect(placed[0]).toEqual(close[0]);
    placed.forEach((one, nth) => {
      expect(one.y).toBeGreaterThanOrEqual(0);
      for (const other of placed.slice(nth + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
    });
  });
});

describe("what is said besides", () => {
  const moments = [moment(0, 0, [], 0.1), moment(1, 1, []), moment(2, 0, [], 0.3)];

  it("how dear the moves of each seat were on average", () => {
    expect(accuracies(moments, 2)).toEqual([
      { seat: 0, decisions: 2, cost: 0.2 },
      { seat: 1, decisions: 1, cost: 0 },
    ]);
  });

  it("over which move the lead changed most", () => {
    expect(biggestSwing([[0.5, 0.6, 0.2]])).toEqual({ ply: 2, side: 0, by: 0.2 - 0.6 });
    expect(biggestSwing([[]])).toBeNull();
    expect(biggestSwing([[0.5, 0.6, 0.2]], [0.1, 0.2, 0.5])).toBeNull();
  });
});
