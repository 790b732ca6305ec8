import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "./reel";

describe("the reel", () => {
  const seen: string[] = [];
  const beats = ["a", "b", "c", "d"].map((name, nth) => ({ name, lasts: nth === 1 ? 0 : 100 }));
  const start = () =>
    new Reel(
      beats,
      ({ name }) => seen.push(name),
      () => seen.push("over"),
    );

  beforeEach(() => {
    seen.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows all and is over once", () => {
    const reel = start();
    vi.runAllTimers();
    reel.stop();
    expect(seen).toEqual(["a", "b", "c", "d", "over"]);
  });

  it("pauses, steps to the next thing to be seen, and goes on", () => {
    const reel = start();
    reel.pause();
    vi.runAllTimers();
    expect(seen).toEqual(["a"]);
    reel.step();
    expect(seen).toEqual(["a", "b", "c"]);
    reel.resume();
    vi.runAllTimers();
    expect(seen.at(-1)).toBe("over");
  });

  it("can be stopped at once", () => {
    start().stop();
    expect(seen).toEqual(["a", "over"]);
  });
});
