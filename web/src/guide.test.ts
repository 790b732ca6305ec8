import { beforeEach, expect, test, vi } from "vitest";
import { guideAt, hasPlayed, keepGuide, notePlayed } from "./guide";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("there is no guide unless one was asked for", () => {
  expect(guideAt("table")).toEqual({ on: false, seen: [] });
});

test("what was seen is remembered, table by table", () => {
  keepGuide("table", { on: true, seen: ["dock", "reach"] });
  expect(guideAt("table")).toEqual({ on: true, seen: ["dock", "reach"] });
  expect(guideAt("other")).toEqual({ on: false, seen: [] });
});

test("it is remembered while there is no guide, too", () => {
  keepGuide("table", { on: false, seen: ["dock"] });
  expect(guideAt("table")).toEqual({ on: false, seen: ["dock"] });
});

test("which games were played to the end", () => {
  expect(hasPlayed("numerus")).toBe(false);
  notePlayed("numerus");
  expect([hasPlayed("numerus"), hasPlayed("teserakt")]).toEqual([true, false]);
});
