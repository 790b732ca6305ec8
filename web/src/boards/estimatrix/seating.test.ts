import { expect, it } from "vitest";
import { bow, spots } from "./seating";

it.each([3, 4, 5, 6])("%i seats sit around, one's own in front", (seats) => {
  const around = spots(seats, 1);
  expect(around[1]).toEqual({ x: 0, y: 50 });
  expect(new Set(around.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
});

it("the next seat is on the left", () => {
  expect(spots(4, 0)[1]!.x).toBeLessThan(0);
});

it("leads threads around the middle", () => {
  for (const seats of [3, 4, 5, 6]) {
    const at = spots(seats, 0);
    for (let one = 0; one < seats; one += 1)
      for (let other = one + 1; other < seats; other += 1) {
        const [a, b, c] = [at[one]!, at[other]!, bow(one, other, at)];
        const half = [(a.x + b.x + 2 * c.x) / 4, (a.y + b.y + 2 * c.y) / 4] as const;
        expect(Math.hypot(...half)).toBeGreaterThan(39);
      }
  }
});
