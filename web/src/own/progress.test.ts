import { beforeEach, expect, test, vi } from "vitest";
import { noteSolved, solvedHere, together } from "./progress";

const sent: string[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  sent.length = 0;
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    sent.push(`${path} ${body}`);
    return Promise.resolve(new Response("{}"));
  });
});

test("a task counts once, and nobody is told of it", () => {
  for (const task of ["land", "fight", "land"]) noteSolved("numerus", task);
  expect(solvedHere("numerus")).toEqual(["land", "fight"]);
  expect(solvedHere("neutrace")).toEqual([]);
  expect(sent).toEqual([]);
});

test("here and elsewhere are counted together", () => {
  noteSolved("numerus", "land");
  const lesson = { game: "numerus", solved: ["land", "fight"], tasks: 4 };
  expect(together(lesson, false)).toBe(2);
});

test("the room is told what it lacks, of those it knows", () => {
  noteSolved("numerus", "land");
  expect(together({ game: "numerus", solved: [], tasks: 4 }, true)).toBe(1);
  noteSolved("numerus", "fight");
  expect(sent).toEqual([
    '/api/me/lessons/numerus {"task":"land"}',
    '/api/me/lessons/numerus {"task":"fight"}',
  ]);
});
