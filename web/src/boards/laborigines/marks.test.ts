import { describe, expect, it } from "vitest";
import { changed, readMarks } from "./marks";
import type { LaboriginesEvent } from "./types";

const event = (name: string, fields: object) =>
  ({ event: name, rule: "", ...fields }) as unknown as LaboriginesEvent;

describe("what has changed", () => {
  const words = changed([
    event("moa-moved", { start: 19, end: 2, steps: 3 }),
    event("walked", { figure: "A", start: 3, end: 1, steps: 2, course: "ccw" }),
    event("collected", { seat: 0, figure: "A", tile: 1, energy: [2, 0, 1, 0, 0, 0] }),
    event("turned", { tile: 1, side: "healing" }),
    event("handed-over", { seat: 1, taker: 0, colour: "b" }),
    event("laid-down", { seat: 1, figure: "B", tile: 9, colour: "b", out: false }),
    event("infection-passed", { figure: "A", other: "B" }),
    event("disease-turned", { disease: "leprosy" }),
  ]);

  it("names every way, tile, figure and store", () => {
    expect(words).toEqual([
      "way M 19 cw 3",
      "2",
      "way A 3 ccw 2",
      "1",
      "turned 1",
      "9",
      "A",
      "B",
      "disease",
      "energy 0 4",
      "energy 1 -2",
    ]);
  });

  it("is read again, and adds up", () => {
    const marks = readMarks([...words, "energy 0 -1"]);
    expect([...marks.tiles]).toEqual([2, 1, 9]);
    expect([...marks.turned]).toEqual([1]);
    expect([...marks.figures]).toEqual(["A", "B"]);
    expect(marks.disease).toBe(true);
    expect([...marks.energy]).toEqual([
      [0, 3],
      [1, -2],
    ]);
    expect(marks.journeys.map(({ start, route }) => [route.figure, start, route.stops])).toEqual([
      ["M", 18, [1]],
      ["A", 2, [0]],
    ]);
  });
});
