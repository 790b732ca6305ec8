import { expect, test } from "vitest";
import { placed } from "./placing";

const WINDOW = { width: 400, height: 800 };
const BUBBLE = { width: 300, height: 150 };
const SIDES = ["right", "left", "below", "above"] as const;

test("it stands on the first side that has room for it", () => {
  const wide = { width: 1400, height: 800 };
  const part = { left: 100, top: 300, width: 200, height: 200 };
  expect(placed(part, BUBBLE, wide, SIDES)).toMatchObject({ left: 312, top: 325 });
  expect(placed(part, BUBBLE, wide, ["below"])).toMatchObject({ left: 50, top: 512 });
});

test("where there is none beside it, it stands below or above", () => {
  const part = { left: 0, top: 100, width: 400, height: 400 };
  expect(placed(part, BUBBLE, WINDOW, SIDES)).toMatchObject({ left: 50, top: 512 });
  const low = { ...part, top: 380 };
  expect(placed(low, BUBBLE, WINDOW, SIDES)).toMatchObject({ left: 50, top: 218 });
});

test("it never leaves the window, and covers as little as it can", () => {
  const part = { left: 0, top: 40, width: 400, height: 660 };
  expect(placed(part, BUBBLE, WINDOW, SIDES)).toMatchObject({ left: 50, top: 638 });
});
