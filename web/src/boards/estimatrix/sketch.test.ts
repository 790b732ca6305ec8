import { describe, expect, it } from "vitest";
import {
  HIGH,
  onSheet,
  pointsIn,
  readStroke,
  runs,
  simplified,
  svg,
  WIDE,
  writeStroke,
} from "./sketch";

const LINE = "3kAAAAfZZZZf";

describe("a stroke", () => {
  it("is read and written alike", () => {
    expect(writeStroke(readStroke(LINE))).toBe(LINE);
    expect(readStroke(LINE).points).toHaveLength(2);
    expect(pointsIn([LINE, "3kAAAAf"])).toBe(3);
  });

  it("stays on the sheet", () => {
    expect(onSheet(-1, 2, 9)).toEqual({ x: 0, y: HIGH - 1, pressure: 63 });
    expect(onSheet(1, 0, 0)).toEqual({ x: WIDE - 1, y: 0, pressure: 0 });
  });

  it("keeps its corners and loses what lies between", () => {
    const way = [0, 100, 200, 300].map((x) => ({ x, y: 0, pressure: 32 }));
    const bend = [...way, { x: 300, y: 400, pressure: 32 }];
    expect(simplified(bend).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [300, 0],
      [300, 400],
    ]);
  });

  it("comes back to where it began", () => {
    const round = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((nth) => ({
      x: Math.round(1000 + 500 * Math.cos((nth * Math.PI) / 4)),
      y: Math.round(1000 + 500 * Math.sin((nth * Math.PI) / 4)),
      pressure: 32,
    }));
    expect(simplified(round).length).toBeGreaterThan(6);
  });

  it("is broad where the pen was pressed", () => {
    const pressed = {
      width: 3,
      ink: "k" as const,
      points: [0, 10, 63].map((pressure, nth) => ({ x: nth * 50, y: 0, pressure })),
    };
    const [thin, thick] = runs(pressed);
    expect(thin!.breadth).toBeLessThan(thick!.breadth);
    expect(runs({ ...pressed, points: pressed.points.slice(0, 1) })).toHaveLength(1);
  });
});

it("a drawing becomes a file, its description safe", () => {
  const file = svg([LINE], '<script>alert("&")</script>');
  expect(file).not.toContain("<script");
  expect(file).toContain("<title>&lt;script&gt;");
  expect(file.match(/<path /g)).toHaveLength(1);
});
