import { describe, expect, it } from "vitest";
import { plan, routeLine, row, steps, walk } from "./ring";

describe("the ring", () => {
  for (const [width, height] of [
    [1013, 876],
    [382, 520],
    [360, 420],
  ] as const)
    it(`has twenty tiles for a finger in ${width} × ${height}`, () => {
      const { spots, depth, length } = plan(width, height);
      expect(spots).toHaveLength(20);
      expect(Math.min(depth, length)).toBeGreaterThanOrEqual(44);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(depth / 2 - 1);
        expect(x).toBeLessThanOrEqual(width - depth / 2 + 1);
        expect(y).toBeGreaterThanOrEqual(depth / 2 - 1);
        expect(y).toBeLessThanOrEqual(height - depth / 2 + 1);
      }
    });

  it("goes clockwise from the top", () => {
    const { spots } = plan(400, 500);
    expect(spots[0]!.x).toBeCloseTo(200);
    expect(spots[1]!.x).toBeGreaterThan(200);
    expect(spots[5]!.x).toBeGreaterThan(300);
    expect(spots[10]!.y).toBeGreaterThan(400);
    expect(spots[15]!.x).toBeLessThan(100);
    expect(spots[0]!.inward.y).toBeCloseTo(1);
  });

  it("counts steps either way, over its end", () => {
    expect(steps(18, 1, "cw")).toBe(3);
    expect(steps(1, 18, "ccw")).toBe(3);
    expect(steps(4, 4, "cw")).toBe(20);
    expect(walk(1, 3, "ccw")).toEqual([1, 0, -1, -2]);
  });

  it("draws a route from stop to stop", () => {
    const route = {
      figure: "A",
      die: 2,
      course: "cw",
      stops: [2, 4],
      meets: ["B"],
      after: "",
    } as const;
    const line = routeLine(0, { ...route, stops: [2, 4], meets: ["B"] }, plan(400, 400), 0);
    expect(line.split("L")).toHaveLength(1 + 16);
  });

  it("shows a part of itself as a row, over its end too", () => {
    const { at, length } = row(18, 1, 400);
    expect(length).toBe(100);
    expect([18, 19, 0, 1].map((tile) => at(tile).x)).toEqual([50, 150, 250, 350]);
    expect(at(17).x).toBe(-50);
  });
});
