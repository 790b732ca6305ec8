import { expect, it } from "vitest";
import { options } from "./options";
import { attempt, carried, moveAt, nextThings, setsOf, way } from "./things";

const MOVES = [
  "take b2",
  "turn A:y3 to 4",
  "turn A:y3 to 2",
  "turn z:y1 to 0",
  "pass A:y3 to B",
  "stabilise y3 with y4 y5",
  "stabilise y4 with y3 y5",
  "play drone",
  "analyse drone",
  "discover 3",
  "end",
];
const ways = MOVES.map((move) => way(move, "A"));

it("leads to every move by things, and to no two moves by the same ones", () => {
  for (const { move, things } of ways) expect(moveAt(ways, things)).toBe(move);
});

it("offers only what leads on", () => {
  expect(nextThings(ways, [])).toEqual(
    new Set(["b2", "A:y3", "z:y1", "A:y4", "c:drone", "d:3", "end"]),
  );
  expect(nextThings(ways, ["A:y3"])).toEqual(new Set(["to:4", "to:2", "lab:B", "with:y4 y5"]));
  expect(nextThings(ways, ["b2"])).toEqual(new Set());
  expect(moveAt(ways, ["A:y3"])).toBeNull();
});

it("knows answers and choices within cards", () => {
  expect(way("swap y3 and z:b5", "B").things).toEqual(["B:y3", "z:b5"]);
  expect(way("swap y3 and c4", "B").things).toEqual(["B:y3", "c4"]);
  expect(way("move a1 to b2", "A").things).toEqual(["a1", "b2"]);
  expect(way("pick z:y3", "A").things).toEqual(["z:y3"]);
  for (const [move, thing] of [
    ["lab B", "lab:B"],
    ["choose 2", "choose:2"],
    ["be any", "be:any"],
    ["done", "done"],
  ])
    expect(way(move!, "A").things).toEqual([thing]);
});

it("finds the sets, and of each what can be stabilised", () => {
  const [set, ...others] = setsOf(MOVES);
  expect(others).toEqual([]);
  expect(set!.dice).toEqual(["y3", "y4", "y5"]);
  expect([...set!.moves.keys()]).toEqual(["y3", "y4"]);
});

it("tells the options of a card apart", () => {
  const say = (key: string) => ({ key: `teserakt-effect-${key}`, args: {} });
  const text = [
    say("choose"),
    say("option"),
    say("relocate"),
    say("option"),
    say("set"),
    say("draw"),
  ];
  expect(options(text)).toEqual([[say("relocate")], [say("set"), say("draw")]]);
});

it.each([
  ["b2", "act", "", "take b2"],
  ["b2", "corner", "", "at b2"],
  ["b2", "effect", "relocate", "move b2 to b2"],
  ["b2.1", "put", "", "take b2.1"],
  ["z:y6", "act", "", "turn z:y6 to 5"],
  ["z:y1", "lowest", "", "pick z:y1"],
  ["A:y1", "effect", "roll", "pick A:y1"],
  ["A:y1", "effect", "transfer", "pass A:y1 to A"],
  ["c:drone", "act", "", "play drone"],
  ["d:3", "act", "", "discover 3"],
  ["speciality", "act", "", "speciality"],
  ["p:y3", "act", "", null],
])("asks about %s by a move that names it", (thing, kind, doing, move) => {
  expect(attempt(thing, kind, doing)).toBe(move);
});

it("knows the move by which a die is carried somewhere", () => {
  expect(carried("b2", "lab:A", "A", MOVES)).toBe("take b2");
  expect(carried("b2", "lab:B", "A", MOVES)).toBeNull();
  expect(carried("a1", "lab:A", "A", ["at a1"])).toBe("at a1");
  expect(carried("A:y3", "lab:B", "A", MOVES)).toBe("pass A:y3 to B");
  expect(carried("A:y3", "lab:A", "A", MOVES)).toBeNull();
  expect(carried("z:y1", "lab:A", "A", MOVES)).toBeNull();
  expect(carried("A:y4", "slots", "A", MOVES)).toBe("stabilise y4 with y3 y5");
  expect(carried("z:y1", "slots", "A", ["pick z:y1"])).toBe("pick z:y1");
  expect(carried("B:y4", "slots", "A", MOVES)).toBeNull();
});
