import { describe, expect, it } from "vitest";
import { SecondPress } from "./secondPress";

describe("a double press", () => {
  it("is for the question at which it began", () => {
    const presses = new SecondPress();
    expect(presses.isStray({ detail: 1 }, "clay")).toBe(false);
    expect(presses.isStray({ detail: 2 }, "place")).toBe(true);
    expect(presses.isStray({ detail: 3 }, "place")).toBe(true);
    expect(presses.isStray({ detail: 1 }, "place")).toBe(false);
  });

  it("confirms while the question is the same", () => {
    const presses = new SecondPress();
    presses.isStray({ detail: 1 }, "die");
    expect(presses.isStray({ detail: 2 }, "die")).toBe(false);
  });

  it("is never one by keys", () => {
    const presses = new SecondPress();
    expect(presses.isStray({ detail: 0 }, "vote")).toBe(false);
    expect(presses.isStray({ detail: 0 }, "go")).toBe(false);
  });
});
