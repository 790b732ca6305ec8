import { describe, expect, it } from "vitest";
import { signs as estimatrix } from "../boards/estimatrix/signs";
import { signs as laborigines } from "../boards/laborigines/signs";
import { signs as neutrace } from "../boards/neutrace/signs";
import type { NeutraceView } from "../boards/neutrace/types";
import { signs as numerus } from "../boards/numerus/signs";
import { signs as teserakt } from "../boards/teserakt/signs";
import { called } from "./called";

const names = ["Ada", "Ema"];
const none = undefined as never;
const bench = { rows: [], named: null } as unknown as NeutraceView;

describe("messages call players by their names", () => {
  it("where seats are numbers or letters", () => {
    expect(called({ seat: 1, cell: "a1" }, ["seat"], names)).toEqual({ seat: "Ema", cell: "a1" });
    expect(called({ who: "B" }, ["who"], names)).toEqual({ who: "Ema" });
    expect(called({ seat: 2, other: "r5" }, ["seat", "other"], names)).toEqual({
      seat: 2,
      other: "r5",
    });
  });

  it("in every game", () => {
    expect(numerus({ seat: 1, ship: 3, cell: "a1" }, none, names).seat).toBe("Ema");
    expect(neutrace({ seat: 1, to: 0 }, bench, names)).toMatchObject({ seat: "Ema", to: "Ada" });
    expect(estimatrix({ seat: 1, other: 0 }, none, names)).toEqual({ seat: "Ema", other: "Ada" });
    expect(laborigines({ seat: 1, taker: 0 }, none, names)).toEqual({ seat: "Ema", taker: "Ada" });
    expect(teserakt({ who: "A", other: "B" }, none, names)).toEqual({ who: "Ada", other: "Ema" });
  });

  it("and what lies on a board as it is marked there", () => {
    expect(numerus({ seat: 1, cell: "a1", strength: 2 }, none, names).seat).toBe(1);
    expect(neutrace({ seat: 1, letter: "α" }, bench, names).seat).toBe(1);
    expect(laborigines({ seat: 1, figure: "A", votes: 2 }, none, names).seat).toBe(1);
    expect(teserakt({ who: "B" }, none, ["Ada"]).who).toBe("B"); // alone, with two researchers
  });
});
