import { expect, it } from "vitest";
import { nextOf, stepAcross, stepAlong } from "./keys";

it("goes from place to place and round again", () => {
  const places = ["a", "b", "c"];
  expect(nextOf(places, "a", 1)).toBe("b");
  expect(nextOf(places, "c", 1)).toBe("a");
  expect(nextOf(places, "a", -1)).toBe("c");
});

it("begins at the first or at the last", () => {
  expect(nextOf(["a", "b"], null, 1)).toBe("a");
  expect(nextOf(["a", "b"], null, -1)).toBe("b");
  expect(nextOf(["a", "b"], "gone", -1)).toBe("b");
  expect(nextOf([], null, 1)).toBeUndefined();
});

it("knows arrows along a row and over a grid, and no other keys", () => {
  expect(["ArrowDown", "ArrowLeft", "x"].map(stepAlong)).toEqual([1, -1, undefined]);
  expect(stepAcross("ArrowUp")).toEqual([0, 1]);
  expect(stepAcross("Tab")).toBeUndefined();
});
