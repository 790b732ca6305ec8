import { expect, it } from "vitest";
import { traced } from "./reasons";

function thrown(message: string, stack: string | undefined): Error {
  return Object.assign(new Error(message), { stack });
}

it("says what was thrown, once, and where", () => {
  expect(traced(thrown("broken", "Error: broken\n    at board.js:1"))).toBe(
    "Error: broken\n    at board.js:1",
  );
  expect(traced(thrown("broken", "draw@board.js:1"))).toBe("Error: broken\ndraw@board.js:1");
  expect(traced(thrown("broken", undefined))).toBe("Error: broken");
  expect(traced("a text")).toBe("a text");
});
