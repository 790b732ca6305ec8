import { beforeEach, expect, test, vi } from "vitest";
import { betterLevel, chooseLevel, firstLevel, noteResult, lastLevel } from "./opponent";

const levels = ["beginner", "casual", "master"];
const numerus = { id: "numerus", levels, cooperative: false };
const teserakt = { id: "teserakt", levels, cooperative: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a first game is against the weakest, or beside the strongest", () => {
  expect([firstLevel(numerus), firstLevel(teserakt)]).toEqual(["beginner", "master"]);
});

test("a level is remembered, game by game", () => {
  expect(lastLevel(numerus)).toBeNull();
  chooseLevel(numerus, "casual");
  expect([lastLevel(numerus), lastLevel(teserakt)]).toEqual(["casual", null]);
});

test("a level that there is no more is forgotten", () => {
  chooseLevel(numerus, "casual");
  expect(lastLevel({ ...numerus, levels: ["beginner"] })).toBeNull();
});

test("what is kept there by others is no level", () => {
  localStorage.setItem("deskoherna-opponent-numerus", "{");
  expect(lastLevel(numerus)).toBeNull();
});

test.each([
  [[true], null],
  [[true, true], "master"],
  [[true, false], null],
  [[true, false, false], "beginner"],
])("after %j the level %s is offered", (results, offered) => {
  results.forEach((won, table) => noteResult(numerus, `table ${table}`, "casual", won));
  expect(betterLevel(numerus)).toBe(offered);
});

test("a table is counted once", () => {
  noteResult(numerus, "table", "casual", true);
  noteResult(numerus, "table", "casual", true);
  expect(betterLevel(numerus)).toBeNull();
});

test("above the strongest there is none", () => {
  for (const table of ["one", "two"]) noteResult(numerus, table, "master", true);
  expect(betterLevel(numerus)).toBeNull();
});

test("whoever wins together can do with a weaker partner", () => {
  for (const table of ["one", "two"]) noteResult(teserakt, table, "master", true);
  expect(betterLevel(teserakt)).toBe("casual");
});

test("another level starts anew", () => {
  for (const table of ["one", "two"]) noteResult(numerus, table, "casual", true);
  chooseLevel(numerus, "master");
  expect(betterLevel(numerus)).toBeNull();
});
