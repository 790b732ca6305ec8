import { expect, test } from "vitest";
import { ANY, query } from "./search";

test("nothing is asked for that was not chosen", () => {
  expect(query(ANY)).toBe("");
  expect(query({ ...ANY, game: "numerus", opponent: " Ada & Bob " })).toBe(
    "?game=numerus&opponent=Ada+%26+Bob",
  );
});

test("a day is searched from its beginning to its end", () => {
  const asked = new URLSearchParams(query({ ...ANY, from: "2026-11-18", to: "2026-11-18" }));
  expect(Number(asked.get("since"))).toBe(new Date(2026, 10, 18).getTime());
  expect(Number(asked.get("until"))).toBe(new Date(2026, 10, 19).getTime());
});

test.each(["", "18", "x-y-z", "0000-00-00", "300000-01-01"])("%j is no day", (from) => {
  expect(query({ ...ANY, from })).toBe("");
});

test("a page goes on where the one before ended", () => {
  expect(query(ANY, "12-table")).toBe("?before=12-table");
});
