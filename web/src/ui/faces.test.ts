import { describe, expect, it } from "vitest";
import { BROWS, FACES, MOUTHS, moodOf } from "./faces";

describe("faces of bots", () => {
  const faces = Object.values(FACES);

  it("are told apart by shape: no two share their head and what is on it", () => {
    expect(new Set(faces.map(({ top }) => top)).size).toBe(faces.length);
    for (const [nth, one] of faces.entries())
      for (const other of faces.slice(nth + 1)) {
        const differing = (Object.keys(one) as (keyof typeof one)[]).filter(
          (part) => one[part] !== other[part],
        );
        expect(differing.length).toBeGreaterThanOrEqual(2);
      }
  });

  it("show a mood by mouth and brows", () => {
    expect(new Set(Object.values(MOUTHS)).size).toBe(4);
    expect(new Set(Object.values(BROWS).map((brow) => JSON.stringify(brow))).size).toBe(4);
  });

  it("think while they are waited for, and show at the end how it went", () => {
    expect(moodOf(false, null)).toBe("calm");
    expect(moodOf(true, null)).toBe("thinking");
    expect(moodOf(true, true)).toBe("pleased");
    expect(moodOf(false, false)).toBe("sorry");
  });
});
