import { describe, expect, it } from "vitest";
import { cardSign, type Covering, cycled, face, kindOf, placed, placing, turned } from "./cards";
import { sample } from "./sample";

const { rows } = sample();

describe("cards", () => {
  it("are told apart and turned by their names", () => {
    expect([kindOf("rg"), kindOf("0.5-2")]).toEqual(["molecule", "arrow"]);
    expect([turned("rg"), turned("0.5-2")]).toEqual(["gr", "2-0.5"]);
  });

  it("show rows or half fields", () => {
    expect(face("rg", rows)).toMatchObject({ kind: "molecule", left: 0, right: 3 });
    expect(face("0.5-2", rows)).toMatchObject({ kind: "arrow", left: 1, right: 4 });
  });

  it("are read as they were placed", () => {
    const moves = ["og 1c2", "0.5-2 2d1", "0.5x-2 1a1", "1n-2.5x 1b3"];
    const read = moves.map((move) => placed(move)!);
    expect(read.map(({ card, covering, cell }) => placing(card, covering, cell))).toEqual(moves);
    expect(["token reverse", "turn 1a1", "keep 3 7", "end"].map(placed)).toEqual(
      Array(4).fill(null),
    );
  });

  it("are written by their signs", () => {
    const cards = ["og", "0.5-2", "0.5x-2", "1-2.5n"];
    expect(cards.map((card) => cardSign(card, rows))).toEqual(["β·δ", "½↔2", "✸↔2", "1↔N"]);
  });

  it("are placed with modifiers on the sides of arrows", () => {
    expect(placing("rg", [null, null], "1f1")).toBe("rg 1f1");
    expect(placing("0.5-2", ["explosion", "neutralisation"], "2e1")).toBe("0.5x-2n 2e1");
  });

  it("take a modifier on the left, on the right, and off again", () => {
    const ways: Covering[] = [[null, null]];
    for (let nth = 0; nth < 3; nth++) ways.push(cycled(ways.at(-1)!, "explosion", 1));
    expect(ways).toEqual([
      [null, null],
      ["explosion", null],
      [null, "explosion"],
      [null, null],
    ]);
    expect(cycled([null, "explosion"], "explosion", 2)).toEqual(["explosion", "explosion"]);
    expect(cycled(["neutralisation", null], "explosion", 1)).toEqual([
      "neutralisation",
      "explosion",
    ]);
  });
});
