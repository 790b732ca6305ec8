import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import texts from "../../../../src/deskoherna/games/numerus/text/en.ftl?raw";
import { settings } from "../../settings.svelte";
import { AskedTable } from "../../kit/asked.svelte";
import positions from "./choice.json";
import { Choice } from "./choice.svelte";
import { centre } from "./geometry";
import type { NumerusAsks, NumerusEvent, NumerusView } from "./types";

const LONG_ENOUGH = 1000;

function sit(position: string) {
  const table = new AskedTable<NumerusView, NumerusEvent, NumerusAsks>(positions, texts, position);
  const choice = new Choice(() => table);
  const draft = () => choice.draft();
  /** The pointer rests until the server has answered. */
  const rest = async () => {
    const leave = choice.inquire();
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
    return leave;
  };
  choice.reset();
  return { table, choice, draft, rest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a landing", () => {
  it("is a ship, then a cell, then sent once", () => {
    const { table, choice, draft } = sit("two ships");
    expect(draft()).toBeNull();
    choice.take(2);
    expect(draft()).toEqual({ text: "Ship 2: now a cell.", move: null, refusal: null });
    expect([...choice.open].filter((cell) => cell.endsWith("4"))).toEqual(
      ["a4", "b4", "e4", "h4", "i4"], // tentaclers of one's own and a ship are in the way
    );
    choice.play();
    expect(table.played).toEqual([]);
    choice.hold("e5");
    expect(draft()).toEqual({ text: "Land the 2 on e5.", move: "2 e5", refusal: null });
    choice.play();
    choice.play();
    expect(table.played).toEqual(["2 e5"]);
  });

  it("is a cell, then a ship, too", () => {
    const { choice, draft } = sit("two ships");
    choice.hold("e5");
    expect(draft()?.text).toBe("e5: now a ship.");
    choice.take(4);
    expect(draft()?.move).toBe("4 e5");
  });

  it("says without a ship why none may land on a cell (NUM-7)", async () => {
    const { choice, draft, rest } = sit("two ships");
    choice.hold("g4");
    await rest();
    expect(draft()).toMatchObject({ move: null, refusal: { rule: "NUM-7" } });
    choice.hold("e5");
    expect(draft()?.text).toBe("e5: now a ship.");
  });

  it("takes no ship that is not in the dock (NUM-5)", () => {
    const { choice } = sit("two ships");
    choice.take(3);
    expect(choice.ship).toBeNull();
    choice.take(4);
    choice.take(3);
    expect(choice.ship).toBe(4);
  });

  it("has its ship chosen if there is only one", () => {
    const { choice } = sit("last ship");
    expect(choice.ship).toBe(3);
    expect(choice.back()).toBe(false);
    expect(choice.ship).toBe(3);
  });

  it("cannot be changed once it is sent", () => {
    const { choice } = sit("two ships");
    choice.show("2 e5");
    choice.play();
    choice.take(4);
    choice.hold("a1");
    choice.hover("a2");
    choice.show("4 a1");
    expect(choice.move).toBe("2 e5");
  });
});

describe("what the server says", () => {
  it("is foretold: a connector (NUM-15)", async () => {
    const { table, choice, draft, rest } = sit("two ships");
    choice.show("2 e6");
    expect(draft()?.text).toBe("Land the 2 on e6.");
    await rest();
    expect(draft()?.text).toBe("Land the 2 on e6 and build a connector.");
    expect(choice.outlook?.connectors).toEqual([{ seat: 0, cells: "c4-f4" }]);
    choice.play();
    table.turnTo("run");
    expect(choice.outlook?.connectors).toHaveLength(1); // in sight until the next question
    choice.reset();
    expect(choice.outlook).toBeNull();
  });

  it("is foretold: a hyper node (NUM-21)", async () => {
    const { choice, draft, rest } = sit("hyper node");
    choice.show("2 e5");
    await rest();
    expect(draft()?.text).toBe("Land the 2 on e5: a hyper node, and you win at once!");
  });

  it("is why a ship cannot land on another (NUM-7)", async () => {
    const { table, choice, draft, rest } = sit("two ships");
    choice.take(2);
    choice.hold("g4");
    expect(draft()?.move).toBeNull();
    await rest();
    expect(draft()).toMatchObject({ text: "A ship stands on g4.", move: null });
    expect(draft()?.refusal?.rule).toBe("NUM-7");
    choice.play();
    expect(table.played).toEqual([]);
    choice.hold("e5");
    expect(draft()).toMatchObject({ move: "2 e5", refusal: null });
  });

  it("is not asked for by a pointer that passes", async () => {
    const { table, choice } = sit("two ships");
    choice.take(2);
    expect(choice.inquire()).toBeUndefined(); // no move yet
    choice.hover("e6");
    const leave = choice.inquire();
    leave?.();
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
    expect(table.wondered).toEqual([]);
  });

  it("comes too late once the pointer has gone on", async () => {
    const { table, choice } = sit("two ships");
    choice.show("2 g4");
    const leave = choice.inquire();
    vi.advanceTimersByTime(LONG_ENOUGH);
    expect(table.wondered).toEqual(["2 g4"]);
    leave?.();
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
    expect(choice.obstacle).toBeNull();
  });

  it("is not told of another move than the chosen one", async () => {
    const { choice, rest } = sit("two ships");
    choice.take(2);
    choice.hover("g4");
    await rest();
    choice.hover("e5");
    expect(choice.considered).toBeNull();
  });

  it("does not matter where it cannot be reached: legal moves are known", async () => {
    const { table, choice, draft, rest } = sit("two ships");
    choice.show("4 a1");
    await rest();
    expect(table.wondered).toEqual(["4 a1"]);
    expect(draft()).toEqual({ text: "Land the 4 on a1.", move: "4 a1", refusal: null });
  });
});

describe("a pointer", () => {
  it("chooses a cell while it is over it", () => {
    const { choice, draft } = sit("two ships");
    choice.hover("e5");
    expect(choice.cell).toBe("e5");
    expect(draft()).toBeNull(); // only passed over: nothing to tell
    choice.hover(null);
    expect(choice.cell).toBeNull();
  });

  it("leaves a cell that was pressed", () => {
    const { choice } = sit("two ships");
    choice.hold("e5");
    choice.hover(null);
    expect(choice.cell).toBe("e5");
    choice.hover("e6");
    expect([choice.cell, choice.held]).toEqual(["e6", false]);
    choice.hover(null);
    expect(choice.cell).toBeNull();
  });
});

describe("a press on a cell", () => {
  it("chooses the move, and once more plays it", () => {
    const { choice, table } = sit("two ships");
    choice.take(2);
    choice.hold("e5");
    choice.press(false);
    choice.hover("e6");
    expect([choice.move, table.played]).toEqual(["2 e5", []]);
    choice.press(true);
    expect(table.played).toEqual(["2 e5"]);
  });

  it("plays at once if the person likes it so", () => {
    settings.confirm.value = "at-once";
    const { choice, table } = sit("two ships");
    choice.take(2);
    choice.hold("e5");
    choice.press(false);
    settings.confirm.value = "ask";
    expect(table.played).toEqual(["2 e5"]);
  });
});

describe("taking back", () => {
  it("drops the cell, then the ship", () => {
    const { choice } = sit("two ships");
    choice.take(2);
    choice.hold("e5");
    expect(choice.back()).toBe(true);
    expect([choice.ship, choice.cell, choice.held]).toEqual([2, null, false]);
    expect(choice.back()).toBe(true);
    expect(choice.ship).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("is too late once a move is sent, until that is refused", () => {
    const { table, choice } = sit("two ships");
    choice.show("2 e5");
    choice.play();
    expect(choice.back()).toBe(false);
    choice.reset();
    choice.take(2);
    choice.hold("e6");
    choice.play();
    expect(table.played).toEqual(["2 e5", "2 e6"]);
  });

  it("is for the question that was asked: a new one begins with nothing chosen", () => {
    const { table, choice, draft } = sit("two ships");
    choice.show("2 e5");
    table.turnTo("run");
    expect(choice.held).toBe(true);
    choice.reset();
    expect([choice.ship, choice.cell, choice.move]).toEqual([null, null, null]);
    expect(choice.held).toBe(false);
    expect(draft()).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("is nothing for those who are not asked", () => {
    const { table, choice, draft } = sit("two ships");
    choice.show("2 e5");
    table.ask = null;
    expect(choice.move).toBeNull();
    expect(draft()).toBeNull();
  });
});

describe("connectors in a run (NUM-17)", () => {
  const size = 9;

  it("are those nearest to the pointer", () => {
    const { table, choice, draft } = sit("run");
    expect(choice.landing).toBe(false);
    choice.near(centre("a4", size));
    expect(choice.placement).toBe("a4-d4");
    choice.near({ ...centre("g4", size), y: 0 });
    expect(draft()).toEqual({ text: "Build d4-g4.", move: "d4-g4", refusal: null });
    choice.play();
    expect(table.played).toEqual(["d4-g4"]);
    choice.near(centre("a4", size));
    choice.cycle(1);
    expect(choice.placement).toBe("d4-g4");
  });

  it("are those nearest to the pointer in a column, too", () => {
    const { choice } = sit("column");
    choice.near(centre("i7", size));
    expect(choice.placement).toBe("d4-d7");
    choice.near(centre("i1", size));
    expect(choice.placement).toBe("d1-d4");
  });

  it("stay as they are between two that are equally near", () => {
    const { choice } = sit("run");
    const between = centre("d4", size); // of b4-e4 and c4-f4
    choice.show("d4-g4");
    choice.near(between);
    expect(choice.placement).toBe("c4-f4");
    choice.show("a4-d4");
    choice.near(between);
    expect(choice.placement).toBe("b4-e4");
  });

  it("come one after the other by key, and round again", () => {
    const { choice } = sit("run");
    const seen = [1, 1, 1, 1, 1, -1, -1].map((by) => {
      choice.cycle(by);
      return choice.placement;
    });
    expect(seen).toEqual(["a4-d4", "b4-e4", "c4-f4", "d4-g4", "a4-d4", "d4-g4", "c4-f4"]);
    expect(choice.held).toBe(true);
    expect(choice.back()).toBe(true);
    choice.cycle(-1);
    expect(choice.placement).toBe("d4-g4");
  });
});
