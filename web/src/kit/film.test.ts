import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "./film";

describe("the reel", () => {
  const seen: string[] = [];
  const beats = Object.entries({ a: 0, b: 100, c: 100, d: 200 }).map(([name, at]) => ({
    name,
    at,
  }));
  const start = () =>
    new Reel(
      { beats, lasts: 300 },
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
    vi.advanceTimersByTime(50);
    reel.pause();
    vi.runAllTimers();
    expect(seen).toEqual(["a"]);
    reel.step();
    expect(seen).toEqual(["a", "b", "c"]);
    reel.resume();
    expect(seen.at(-1)).toBe("d");
    vi.advanceTimersByTime(99);
    expect(seen.at(-1)).toBe("d");
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe("over");
  });

  it("keeps its time, however late a beat is shown", () => {
    start();
    vi.advanceTimersByTime(99);
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(150);
    expect(seen).toEqual(["a", "b", "c", "d"]);
  });

  it("can be stopped at once", () => {
    start().stop();
    vi.runAllTimers();
    expect(seen).toEqual(["over"]);
  });
});
