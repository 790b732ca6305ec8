import { describe, expect, it } from "vitest";
import {
  BODIES,
  build,
  direction,
  knead,
  MOST,
  POINTS,
  press,
  readClay,
  smooth,
  writeClay,
} from "./clay";

const text = "mmmmmmmmmmmmmmmmmmmmmmmm 213450";

describe("clay", () => {
  it("is read and written alike", () => {
    expect(writeClay(readClay(text)!)).toBe(text);
    expect(readClay(`clay ${text}`)?.features).toEqual({
      eyes: 2,
      gaze: 1,
      mouth: 3,
      arms: 4,
      texture: 5,
      accent: 0,
    });
    expect(readClay("")).toBeNull();
    expect(readClay("mmm 1")).toBeNull();
  });

  it("is pulled and pressed where the thumb is", () => {
    const ball = BODIES[0]!;
    const pulled = press(ball, 0, 6);
    expect(pulled[0]).toBe(28);
    expect(pulled[23]).toBe(pulled[1]);
    expect(pulled[12]).toBe(22);
    expect(Math.max(...press(ball, 3, 99))).toBe(MOST);
    expect(Math.min(...press(ball, 3, -99))).toBe(0);
  });

  it("is evened out, here or everywhere", () => {
    const bumpy = press(BODIES[0]!, 6, 9);
    expect(smooth(bumpy)[6]).toBeLessThan(bumpy[6]!);
    expect(smooth(bumpy, 18)).toEqual(bumpy);
  });

  it("counts directions from the top clockwise", () => {
    expect(direction({ x: 0, y: -5 })).toBe(0);
    expect(direction({ x: 5, y: 0 })).toBe(6);
    expect(direction({ x: -5, y: 0 })).toBe(18);
  });

  it("is always kneaded within bounds", () => {
    let seed = 1;
    const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let times = 0; times < 50; times += 1) {
      const { outline } = knead(chance);
      expect(outline).toHaveLength(POINTS);
      expect(Math.min(...outline)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...outline)).toBeLessThanOrEqual(MOST);
    }
  });

  it("has its face inside", () => {
    for (const body of BODIES) {
      const { face, top, foot } = build(body);
      expect(face.y).toBeGreaterThan(top.y);
      expect(face.y).toBeLessThan(foot);
    }
  });
});
