import { describe, expect, it } from "vitest";
import { arcsOf, endsOf, goals } from "./forecast";
import { cellName, floating, readCell } from "./grids";
import { sample } from "./sample";
import { timeline } from "./film";
import { concernedBy, taskState } from "./tasks";
import { apply, changed } from "./story";
import type { NeutraceEvent } from "./types";
import { scalePlan, fields } from "./scale";

const event = (name: string, more: object) =>
  ({ event: name, rule: "", ...more }) as unknown as NeutraceEvent;

describe("the scale", () => {
  const plan = scalePlan(1000, 400, 3);

  it("is symmetric around N, with the goals outermost", () => {
    expect(plan.x(14)).toBeCloseTo(500);
    expect(plan.x(5) + plan.x(23)).toBeCloseTo(1000);
    expect(plan.x(0)).toBeLessThan(plan.x(1));
    expect(plan.x(3) - plan.x(1)).toBeCloseTo(plan.unit);
  });

  it("has room for all in a goal", () => {
    const places = [0, 1, 2].map((seat) => plan.at(seat, 28));
    expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(plan.pieceAt(28) * 0.9);
    expect(places[2]! + plan.pieceAt(28) / 2).toBeLessThanOrEqual(1000 - plan.margin);
  });

  it("is never inside out, however little room there is", () => {
    const { unit, row, size } = scalePlan(20, 10, 2);
    expect(Math.min(unit, row, size)).toBeGreaterThan(0);
  });

  it("is read in halves", () => {
    expect([0, 1, 2, 3].map(fields)).toEqual(["0", "½", "1", "1½"]);
  });
});

describe("the grids", () => {
  it("name their cells", () => {
    expect(cellName(readCell("2e1"))).toBe("2e1");
  });

  it("float: what lies there is in the middle, with room at both ends", () => {
    const view = sample();
    expect(floating(view, 1)).toMatchObject({ columns: [5], used: null });
    expect(floating(view, 0)).toMatchObject({ columns: [4, 5, 6], centre: 5 });
    expect(floating(view, 0, ["1h1"]).columns).toEqual([4, 5, 6, 7]);
    const reserved = { ...view, reservation: { cell: "1g2", seat: 1 } };
    expect(floating(reserved, 0).centre).toBe(5.5);
  });
});

describe("the forecast", () => {
  const view = sample();

  it("tells whose equation moves what, and where it ends", () => {
    const arcs = arcsOf([
      event("equation", { seat: 0, column: "f" }),
      event("moved", { seat: 1, row: 0, before: 5, after: 11 }),
      event("chained", { seat: 1, row: 0, before: 11, after: 17 }),
      event("locked", { seat: 0, row: 0, end: "A" }),
    ]);
    expect(arcs.map(({ kind, by }) => [kind, by])).toEqual([
      ["moved", "1f"],
      ["chained", "1f"],
    ]);
    expect(endsOf(arcs, view.scale)).toEqual([{ seat: 1, row: 0, at: 17 }]);
  });

  it("counts goals at both ends", () => {
    expect(goals([0, 28, 1, 27, 14, 0])).toBe(3);
  });
});

describe("the film", () => {
  it("is short: both sides of an equation move almost at once", () => {
    const { beats, lasts } = timeline([
      event("equation", { seat: 0, column: "f" }),
      event("moved", { seat: 0, row: 1 }),
      event("moved", { seat: 0, row: 2 }),
      event("chained", { seat: 0, row: 2 }),
    ]);
    const [, first, second, chained] = beats;
    expect(second!.at - first!.at).toBeLessThan(first!.lasts / 2);
    expect(chained!.at).toBe(second!.at + second!.lasts); // the reaction waits for it
    expect(lasts).toBe(chained!.at + chained!.lasts);
    expect(Math.max(...beats.map((beat) => beat.lasts))).toBeLessThanOrEqual(350);
  });
});

describe("the tasks", () => {
  const seen = { chosen: true, dealt: [], given: null, returned: null };
  const tasks = [
    { ...seen, kept: "AB", received: "α", fulfilled: ["α"] },
    { ...seen, kept: null, received: null, fulfilled: [] },
  ];
  const view = { ...sample(2), tasks };

  it("are fulfilled, open, lost to another seat, or failed at the end", () => {
    expect(taskState(view, 0, "α")).toBe("fulfilled");
    expect(taskState(view, 0, "AB")).toBe("open");
    expect(taskState({ ...view, pioneer: 1 }, 0, "AB")).toBe("lost");
    const result = { places: [1, 2], scores: [3, 1], rule: "NEU-45", reason: "" };
    expect(taskState({ ...view, result }, 0, "AB")).toBe("failed");
  });
});

describe("the story", () => {
  const view = sample();

  it("moves a hidden card of the kind that was named", () => {
    const gave = event("gave", { seat: 1, to: 2, card: "" });
    const arrow = apply(apply(view, event("named", { seat: 2, colour: "", size: 3 })), gave);
    expect(arrow.hands.map(({ molecules, arrows }) => [molecules, arrows])).toEqual([
      [1, 1],
      [1, 0],
      [1, 2],
    ]);
    const molecule = apply(apply(view, event("named", { seat: 2, colour: "blue", size: 0 })), gave);
    expect(molecule.named).toBe("b");
    expect(molecule.hands[2]).toMatchObject({ molecules: 2, arrows: 1 });
  });

  it("places a card of the hand, whichever way round", () => {
    const after = apply(
      view,
      event("placed", { seat: 0, cell: "2f1", kind: "molecule", card: "yo" }),
    );
    expect(after.hand).toEqual(["1-2"]);
    expect(after.grids[1]).toMatchObject([{ cell: "2f1", left: 2, right: 1 }]);
    expect(after.hands[0]!.molecules).toBe(0);
  });

  it("puts modifiers on and turns them with their arrow", () => {
    const laid = apply(view, event("placed", { seat: 0, cell: "1f2", kind: "arrow", card: "1-2" }));
    const put = { seat: 0, cell: "1f2", modifier: "explosion", side: "left" };
    const covered = apply(laid, event("modifier-placed", put));
    expect(covered.modifiers[0]!.explosions).toBe(0);
    const turned = apply(covered, event("turned", { seat: 1, cell: "1f2" }));
    expect(turned.grids[0]![1]).toMatchObject({
      left: 4,
      right: 2,
      modifiers: [null, { modifier: "explosion" }],
    });
  });

  it("moves substances, and clears the table after the round", () => {
    const moved = apply(view, event("moved", { seat: 0, row: 1, before: 9, after: 5 }));
    expect(moved.scale[0]![1]).toBe(5);
    const taken = apply(moved, event("token-placed", { seat: 0, orbital: "reverse" }));
    expect(taken.orbitals.reverse).toBe(0);
    const over = apply(taken, event("round-over", { round: 1 }));
    expect(over.grids.flat()).toEqual([]);
    expect(over.orbitals.reverse).toBeNull();
    expect(over.tokens).toEqual([3, 3, 3]);
  });

  it("deals, draws and takes", () => {
    const drawn = apply(view, event("drew", { seat: 1, kind: "arrow", card: "" }));
    expect([drawn.hands[1]!.arrows, drawn.decks[1]]).toEqual([2, 9]);
    const took = apply(view, event("took", { seat: 0, kind: "molecule", card: "gv" }));
    expect([took.hand.at(-1), took.open[0]]).toEqual(["gv", null]);
  });
});

describe("what has changed", () => {
  it("is every card, deck, hand, token and modifier", () => {
    const words = changed([
      event("placed", { seat: 1, cell: "1f1", kind: "arrow", card: "1-2" }),
      event("modifier-placed", { seat: 1, cell: "1f1", modifier: "explosion", side: "left" }),
      event("took", { seat: 1, kind: "arrow", card: "2-3" }),
      event("opened", { kind: "arrow", card: "1-3" }),
      event("token-placed", { seat: 0, orbital: "sixth" }),
    ]);
    expect([...new Set(words)]).toEqual([
      "1f1",
      "hand 1",
      "modifiers 1",
      "take a",
      "sixth",
      "tokens 0",
    ]);
  });

  it("stays marked on the scale when the grids are cleared away", () => {
    const words = changed([
      event("placed", { seat: 1, cell: "1f1", kind: "arrow", card: "1-2" }),
      event("moved", { seat: 0, row: 3, before: 14, after: 18 }),
      event("round-over", {}),
      event("token-placed", { seat: 0, orbital: "sixth" }),
    ]);
    expect(words).toEqual(["substance 0 3", "sixth", "tokens 0"]);
  });
});

describe("a task", () => {
  const { rows } = sample(2);
  const letters = rows.map(({ letter }) => letter);

  it("is about its row and those beside it, the first and the last too (NEU-44)", () => {
    expect(concernedBy(letters[2]!, rows)).toEqual(letters.slice(1, 4));
    expect(concernedBy(letters[0]!, rows)).toEqual([letters[5], letters[0], letters[1]]);
    expect(concernedBy(letters[5]!, rows)).toEqual([letters[4], letters[5], letters[0]]);
  });

  it("is about an end, or about both", () => {
    expect(["A3", "B3", "X4", "AB"].map((task) => concernedBy(task, rows).join(""))).toEqual([
      "A",
      "B",
      "AB",
      "AB",
    ]);
  });
});
