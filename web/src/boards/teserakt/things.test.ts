import { expect, it } from "vitest";
import { options } from "./options";
import { moveAt, nextThings, setsOf, way } from "./things";

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
