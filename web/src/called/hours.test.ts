import { expect, it } from "vitest";
import { clockTime, minutes } from "./hours";

it("writes and reads times of day", () => {
  expect([0, 7 * 60 + 5, 23 * 60 + 59].map(clockTime)).toEqual(["00:00", "07:05", "23:59"]);
  expect(["00:00", "07:05", "23:59:00"].map(minutes)).toEqual([0, 425, 1439]);
  expect(minutes("")).toBeNull();
});
