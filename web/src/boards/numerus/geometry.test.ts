import { expect, test } from "vitest";
import { cellAt, cellsBetween, centre, line, neighbour, rowsOf } from "./geometry";

test("rows in all four directions, from either end", () => {
  expect(cellsBetween("c4-f4")).toEqual(["c4", "d4", "e4", "f4"]);
  expect(cellsBetween("c9-c12")).toEqual(["c9", "c10", "c11", "c12"]);
  expect(cellsBetween("a1-d4")).toEqual(["a1", "b2", "c3", "d4"]);
  expect(cellsBetween("g10-d13")).toEqual(["g10", "f11", "e12", "d13"]);
  expect(cellsBetween("g7")).toEqual(["g7"]);
});

test("a point in the middle of a cell is in that cell", () => {
  for (const cell of rowsOf(15).flat()) expect(cellAt(centre(cell, 15), 15)).toBe(cell);
  expect(cellAt({ x: 10, y: 700 }, 13)).toBeNull();
});

test("row 1 lies at the bottom", () => {
  expect(rowsOf(11)[0]?.[0]).toBe("a11");
  expect(centre("a1", 11).y).toBeGreaterThan(centre("a2", 11).y);
  expect(line("a1-d4", 11).turn).toBeCloseTo(-45);
});

test("arrow keys stop at the edge", () => {
  expect(neighbour("a1", -1, 0, 13)).toBe("a1");
  expect(neighbour("m13", 0, 1, 13)).toBe("m13");
  expect(neighbour("g7", 1, 0, 13)).toBe("h7");
});
