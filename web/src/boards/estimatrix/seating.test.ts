import { expect, it } from "vitest";
import { spots } from "./seating";

it.each([3, 4, 5, 6])("%i seats sit around, one's own in front", (seats) => {
  const around = spots(seats, 1);
  expect(around[1]).toEqual({ x: 0, y: 50 });
  expect(new Set(around.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
});

it("the next seat is on the left", () => {
  expect(spots(4, 0)[1]!.x).toBeLessThan(0);
});
