import { expect, test } from "vitest";
import type { GameEvent } from "../kit/board";
import type { Board, BoardPiece } from "../wire";
import { between, changedPlaces, changes, timeline } from "./film";
import { standings } from "./parts";

const rows = (places: Record<string, (string | BoardPiece)[]>): Board => ({
  parts: Object.entries(places).map(([id, pieces]) => ({
    part: "row",
    id,
    pieces: pieces.map((piece) => (typeof piece === "string" ? { id: piece } : piece)),
  })),
});
const told = (event: string, ...places: string[]): GameEvent => ({ event, rule: "R-1", places });
const where = (board: Board) =>
  Object.fromEntries([...standings(board)].map(([id, { place }]) => [id, place]));

const before = rows({ hand: ["a", "b", "c"], table: ["x"], deck: [] });
const after = rows({ hand: ["a", "c", "d"], table: ["b"], deck: [{ id: "n", tint: "red" }] });

test("what moved, came, went and was turned", () => {
  expect(changes(before, after)).toEqual({
    moved: new Set(["b"]),
    appeared: new Set(["d", "n"]),
    gone: new Set(["x"]),
    turned: new Set(),
  });
  const turned = changes(rows({ a: ["x"] }), rows({ a: [{ id: "x", seat: 1 }] })).turned;
  expect(turned).toEqual(new Set(["x"]));
});

test("what is pressed for a piece or said of it is no change", () => {
  const [one, other] = ["1x3", "1x2"].map((press) => rows({ a: [{ id: "x", press }] }));
  expect(changes(one!, other!).turned.size).toBe(0);
});

test("nothing moves before it is its turn", () => {
  expect(between(before, after, new Set())).toEqual(before);
});

test("pieces come to where they will lie among others", () => {
  const half = between(before, after, new Set(["b", "d"]));
  expect(where(half)).toEqual({ a: "hand", c: "hand", d: "hand", b: "table", x: "table" });
  expect(half.parts[0]).toMatchObject({ pieces: [{ id: "a" }, { id: "c" }, { id: "d" }] });
});

test("a film goes event by event, each with what it is about", () => {
  const { beats, lasts } = timeline(before, after, [
    told("played", "table"),
    told("drew", "hand", "deck"),
    told("won"),
  ]);
  expect(beats.map(({ event }) => event.event)).toEqual(["played", "drew", "won"]);
  expect(where(beats[0]!.board)).toEqual({ a: "hand", c: "hand", b: "table" });
  expect(beats[2]!.board).toEqual(after);
  expect(beats.map(({ at }) => at)).toEqual([...beats.map(({ at }) => at)].sort((a, b) => a - b));
  expect(lasts).toBe(beats[2]!.at + beats[2]!.lasts);
});

test("what no event names happens with the last one, and a long film is cut short", () => {
  const many = Array.from({ length: 60 }, () => told("something"));
  const { beats, lasts } = timeline(before, after, many);
  expect(where(beats[58]!.board)).toEqual(where(before));
  expect(beats[59]!.board).toEqual(after);
  expect(lasts).toBeLessThanOrEqual(5000);
});

test("places in which something changed, what is printed on them included", () => {
  expect(changedPlaces(before, after)).toEqual(new Set(["hand", "table", "deck"]));
  const pile = (count: number): Board => ({ parts: [{ part: "pile", id: "p", count }] });
  expect(changedPlaces(pile(3), pile(2))).toEqual(new Set(["p"]));
  expect(changedPlaces(pile(3), pile(3))).toEqual(new Set());
});
