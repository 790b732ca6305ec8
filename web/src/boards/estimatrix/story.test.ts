import { describe, expect, it } from "vitest";
import { RATTLE, timeline } from "./film";
import { happened, sample } from "./sample";
import { quiet, apply } from "./story";

describe("what is apply", () => {
  it("shows dice one by one, and takes them up with the next ban", () => {
    const shown = apply(sample(), happened("shown", { seat: 1, colour: "red" }));
    expect(shown.faces).toEqual([null, "red", null, null]);
    expect(apply(shown, happened("banned", { colour: "blue" })).faces).toBeUndefined();
  });

  it("lets two exchange, and give back", () => {
    const two = { seat: 2, other: 0, letter: "T", other_letter: "M" };
    const after = apply(sample(), happened("exchanged", two));
    expect(after.pairs).toEqual([[0, 2]]);
    expect(after.owned.slice(0, 3)).toEqual(["MTIX", "AIX", "MTIX"]);
    expect(after.lacking[0]).toEqual([1, 3]);
    const back = apply(after, happened("gave-back", two));
    expect(back).toMatchObject({ pairs: [], owned: sample().owned, lacking: sample().lacking });
  });
});

describe("the film", () => {
  it("turns all dice at once, after they have rattled", () => {
    const seats = [0, 1, 2, 3].map((seat) => happened("shown", { seat }));
    const { beats, lasts } = timeline([...seats, happened("missed")]);
    expect(beats.slice(0, 4).map(({ at }) => at)).toEqual([RATTLE, RATTLE, RATTLE, RATTLE]);
    expect(beats[4]!.at).toBeGreaterThan(RATTLE);
    expect(lasts).toBeLessThan(4000);
  });

  it("keeps nobody waiting for what is small", () => {
    expect(quiet([happened("answered"), happened("drew")])).toBe(true);
    expect(timeline([happened("answered")]).lasts).toBe(0);
  });
});
