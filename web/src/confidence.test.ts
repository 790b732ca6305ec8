import { expect, it } from "vitest";
import { interval } from "./confidence";

it("is a share of the win in percent, and never beyond all of it", () => {
  expect(interval(0.62, 0.025)).toEqual({ low: 57, high: 67 });
  expect(interval(0.98, 0.04)).toEqual({ low: 90, high: 100 });
  expect(interval(0, 0)).toEqual({ low: 0, high: 0 });
});
