import { describe, expect, test } from "vitest";
import type { AnyPart, Board } from "../wire";
import { arrange } from "./layout";
import type { Layout, Spot } from "./measure";
import { neighbour } from "./walking";

const SIZES = [
  { width: 1000, height: 860 },
  { width: 380, height: 550 },
  { width: 800, height: 340 },
  { width: 300, height: 380 },
];

const cells = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, nth) => ({
    id: `${nth % columns},${Math.floor(nth / columns)}`,
    column: nth % columns,
    row: Math.floor(nth / columns),
    pieces: [{ id: `on ${nth}` }],
  }));
const grid = (columns: number, rows: number, hexes = false): AnyPart => ({
  part: "grid",
  cells: cells(columns, rows),
  hexes,
  columns: Array.from({ length: columns }, String),
});
const track = (count: number, ring: boolean): AnyPart => ({
  part: "track",
  spaces: Array.from({ length: count }, (_, nth) => ({ id: `space ${nth}` })),
  ring,
});
const hand = (seat: number, count: number): AnyPart => ({
  part: "row",
  id: `hand ${seat}`,
  seat,
  label: { key: "hand" },
  pieces: Array.from({ length: count }, (_, nth) => ({ id: `${seat} ${nth}`, shape: "card" })),
});
const pile: AnyPart = { part: "pile", id: "pile", count: 9 };
const dice: AnyPart = {
  part: "row",
  id: "dice",
  pieces: Array.from({ length: 5 }, (_, nth) => ({ id: `die ${nth}`, shape: "die" })),
};

const BOARDS: Record<string, Board> = {
  squares: { parts: [grid(8, 8)] },
  hexes: { parts: [grid(7, 7, true), hand(0, 5), hand(1, 5)] },
  "a line and dice": { parts: [track(30, false), dice] },
  "a ring": { parts: [track(40, true), dice, hand(0, 3), hand(1, 3), hand(2, 3)] },
  "a small ring": { parts: [track(5, true)] },
  cards: { parts: [pile, hand(0, 14), hand(1, 7), hand(2, 7), hand(3, 7), hand(4, 7)] },
};

const spotsOf = ({ places, pieces, panels }: Layout): Spot[] => [
  ...places.values(),
  ...pieces.values(),
  ...panels,
];
const apart = (one: Spot, other: Spot) =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;

test.each(Object.entries(BOARDS))("%s: everything is drawn, within the box", (_, board) => {
  for (const size of SIZES) {
    const layout = arrange(board, size, [0]);
    const count = board.parts.flatMap((part) => {
      if (part.part === "grid") return part.cells;
      return part.part === "track" ? part.spaces : [part];
    });
    expect(layout.places.size).toBe(count.length);
    expect(layout.pieces.size).toBe(count.flatMap(({ pieces = [] }) => pieces).length);
    for (const { x, y, width, height } of spotsOf(layout)) {
      expect(Math.min(x, y)).toBeGreaterThan(-0.5);
      expect(x + width).toBeLessThan(size.width + 0.5);
      expect(y + height).toBeLessThan(size.height + 0.5);
    }
  }
});

test.each(Object.entries(BOARDS))(
  "%s: where there is no room at all, it is still drawn",
  (_, board) => {
    const [tight, roomy] = [{ width: 40, height: 30 }, SIZES[0]!].map((box) =>
      arrange(board, box, [0]),
    );
    expect([...tight!.places.keys()].sort()).toEqual([...roomy!.places.keys()].sort());
  },
);

const { hexes: _, ...others } = BOARDS; // whose boxes overlap

test.each(Object.entries(others))("%s: no place covers another", (_, board) => {
  const all = [...arrange(board, SIZES[1]!, [0]).places.values()];
  all.forEach((one, nth) => {
    for (const other of all.slice(nth + 1)) expect(apart(one, other)).toBe(true);
  });
});

test("a board of squares fills the shorter side", () => {
  const { places } = arrange(BOARDS.squares!, { width: 1000, height: 800 }, []);
  expect(8 * places.get("0,0")!.width).toBeGreaterThan(0.9 * 800);
});

test("one's own cards are nearest, and at least as large as those of others", () => {
  const layout = arrange(BOARDS.cards!, SIZES[1]!, [2]);
  const panel = layout.panels.find(({ seat }) => seat === 2)!;
  expect(layout.panels.every(({ y }) => y <= panel.y)).toBe(true);
  expect(layout.pieces.get("2 0")!.width).toBeGreaterThan(layout.pieces.get("1 0")!.width);
});

test("a row that has become shorter keeps its room", () => {
  const most = new Map([["hand 0", 5]]);
  const before = arrange({ parts: [hand(0, 5)] }, SIZES[0]!, [0], most);
  const after = arrange({ parts: [hand(0, 2)] }, SIZES[0]!, [0], most);
  expect(after.places.get("hand 0")).toEqual(before.places.get("hand 0"));
  expect(after.pieces.get("0 1")).toEqual(before.pieces.get("0 1"));
});

test("arrow keys lead to the next place in their direction, and on to another part", () => {
  const { places } = arrange({ parts: [grid(3, 3), dice] }, SIZES[1]!, []);
  expect(neighbour(places, "1,1", [1, 0])).toBe("2,1");
  expect(neighbour(places, "1,1", [0, -1])).toBe("1,0");
  expect(neighbour(places, "1,2", [0, 1])).toBe("dice");
  expect(neighbour(places, "0,0", [-1, 0])).toBeNull();
});

test("many cards of one's own leave room for what all play on", () => {
  const rows = [1, 2, 3].map((nth): AnyPart => ({
    part: "row",
    id: `row ${nth}`,
    seat: 0,
    pieces: Array.from({ length: 3 + nth }, (_, n) => ({ id: `${nth} ${n}`, shape: "card" })),
  }));
  const board = { parts: [grid(5, 4, true), track(20, true), dice, ...rows] };
  const { places } = arrange(board, { width: 380, height: 550 }, [0]);
  expect(places.get("0,0")!.width).toBeGreaterThan(24);
});

describe("four at a phone, with cards in hands and in baskets", () => {
  const row = (id: string, seat: number, count: number, press = ""): AnyPart => ({
    part: "row",
    id,
    seat,
    label: { key: id },
    pieces: Array.from({ length: count }, (_, nth) => ({
      id: `${id} ${nth}`,
      shape: "card",
      press,
    })),
  });
  const looks = (seat: number): AnyPart => ({
    part: "row",
    id: `looks ${seat}`,
    seat,
    pieces: [{ id: `look ${seat}`, shape: "ring" }],
  });
  const cloth: AnyPart = { part: "row", id: "cloth", label: { key: "cloth" } };
  const sit = (inBaskets: number) => {
    const seats = [0, 1, 2, 3].flatMap((seat) => [
      row(`hand ${seat}`, seat, 3, seat === 0 ? "card" : ""),
      row(`basket ${seat}`, seat, inBaskets),
      looks(seat),
    ]);
    return arrange({ parts: [pile, cloth, ...seats] }, { width: 382, height: 455 }, [0]);
  };

  test.each([0, 2, 5, 7])("what may be pressed is for a finger, with %i in baskets", (count) => {
    const { places, pieces, panels } = sit(count);
    for (const spot of [...places.values(), pieces.get("hand 0 0")!])
      expect(Math.min(spot.width, spot.height)).toBeGreaterThanOrEqual(44);
    panels.forEach((one, nth) => {
      for (const other of panels.slice(nth + 1)) expect(apart(one, other)).toBe(true);
    });
  });

  test("cards that are only looked at lie on one another, and are counted when they are small", () => {
    const { pieces, counts } = sit(7);
    const [one, next] = [pieces.get("basket 0 0")!, pieces.get("basket 0 1")!];
    expect(next.x - one.x).toBeGreaterThan(10);
    expect(next.x).toBeLessThan(one.x + one.width);
    expect(pieces.get("basket 1 0")!.width).toBeGreaterThan(12);
    const counted = Object.fromEntries(counts.map(({ place, count }) => [place, count]));
    expect(counted).toMatchObject({ "hand 1": 3, "basket 1": 7, "basket 3": 7 });
    expect(Object.keys(counted)).not.toContain("basket 0");
  });
});

test("on a phone, what others hold is large enough for a finger", () => {
  const phone = { width: 374, height: 540 };
  const basket = (seat: number): AnyPart => ({ part: "row", id: `basket ${seat}`, seat });
  const hands = [0, 1, 2, 3].flatMap((seat) => [hand(seat, 4), basket(seat)]);
  const whole = arrange({ parts: [pile, ...hands] }, phone, [0]);
  for (const { width, height } of whole.places.values())
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  const stolen = [0, 1, 2].map((seat): AnyPart => {
    const pieces = [0, 1, 2].map((nth) => ({ id: `${seat} ${nth}`, press: `${seat}${nth}` }));
    return { part: "row", id: `row ${seat}`, seat, pieces };
  });
  for (const { width } of arrange({ parts: stolen }, phone, [0]).pieces.values())
    expect(width).toBeGreaterThanOrEqual(44);
});
