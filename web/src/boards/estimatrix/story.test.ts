import { describe, expect, it } from "vitest";
import { RATTLE, REVEAL, timeline } from "./film";
import { happened, sample } from "./sample";
import { quiet, apply, changed } from "./story";

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

describe("what is marked", () => {
  it("is every letter and role that has changed, and the dice that still lie there", () => {
    const two = { seat: 2, other: 0, letter: "T", other_letter: "M" };
    const events = [
      happened("shown", { seat: 1 }),
      happened("exchanged", two),
      happened("quanter-passed", { seat: 3 }),
      happened("banned", { seat: 3 }),
      happened("hinted", { seat: 3 }),
      happened("answered", { seat: 2 }),
    ];
    const marks = ["letter 2 M", "letter 0 T", "role 3", "ban", "hint", "die 2"];
    expect(changed(events)).toEqual(marks);
    expect(changed(events.slice(0, 2))).toEqual(["die 1", ...marks.slice(0, 2)]);
  });
});

describe("the film", () => {
  it("shows one die after another once they have rattled, the Quanter's last", () => {
    const seats = [2, 3, 0, 1].map((seat) =>
      happened("shown", { seat, role: seat === 2 ? "quanter" : "estimater" }),
    );
    const { beats, lasts } = timeline([...seats, happened("missed")]);
    const turned = [0, 1, 2, 3].map((nth) => RATTLE + nth * REVEAL);
    expect(beats.slice(0, 4).map(({ at }) => at)).toEqual(turned);
    expect(beats.map(({ event }) => (event as { seat?: number }).seat)).toEqual([
      3,
      0,
      1,
      2,
      undefined,
    ]);
    expect(beats[4]!.at).toBeGreaterThan(turned[3]! + REVEAL);
    expect(lasts).toBeLessThan(4000);
  });

  it("keeps nobody waiting for what is small", () => {
    expect(quiet([happened("answered"), happened("drew")])).toBe(true);
    expect(timeline([happened("answered")]).lasts).toBe(0);
  });
});
