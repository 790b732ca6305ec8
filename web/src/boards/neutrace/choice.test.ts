import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import texts from "../../../../src/deskoherna/games/neutrace/text/en.ftl?raw";
import { AskedTable } from "../../kit/asked.svelte";
import positions from "./choice.json";
import { Choice } from "./choice.svelte";
import type { NeutraceAsks, NeutraceEvent, NeutraceView } from "./types";

// Signs are said in the language of the browser.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

/** In the hand are the molecule rg and the arrow 1-2, and one modifier of each kind is left. */
function sit(position = "act") {
  const table = new AskedTable<NeutraceView, NeutraceEvent, NeutraceAsks>(
    positions,
    texts,
    position,
  );
  const choice = new Choice(() => table);
  /** One looks at what is chosen or passed over until the server has answered. */
  const rest = async () => {
    choice.inquire();
    await answered();
  };
  return { table, choice, rest };
}

const LONG_ENOUGH = 1000;

/** Until what was asked of the server is answered. */
const answered = () => vi.advanceTimersByTimeAsync(LONG_ENOUGH);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a card", () => {
  it("is held, laid for a look, and placed by the same place once more", () => {
    const { table, choice } = sit();
    choice.hold("rg");
    expect(choice.draft()).toEqual({
      text: "In hand: molecule, red to A, green to B. Choose one of the lit positions.",
      move: null,
      refusal: null,
    });
    expect([...choice.open]).toEqual(["1e1", "1e2", "1g1", "1g2", "2e1", "2g1"]);
    choice.lay("1e1");
    expect(choice.draft()).toMatchObject({
      text: "1e1: molecule, red to A, green to B. Turn it, or play.",
      move: "rg 1e1",
    });
    choice.lay("2g1");
    choice.lay("2g1");
    expect(table.played).toEqual(["rg 2g1"]);
  });

  it("is turned by holding it once more (NEU-17)", () => {
    const { choice } = sit();
    choice.hold("rg");
    choice.lay("1e1");
    choice.hold("rg");
    expect(choice.move).toBe("gr 1e1");
    choice.turn();
    expect(choice.move).toBe("rg 1e1");
  });

  it("gives way to another, which lies as the hand has it and nowhere yet", () => {
    const { choice } = sit();
    choice.hold("rg");
    choice.turn();
    choice.lay("1e1");
    choice.hold("1-2");
    expect([choice.face, choice.cell]).toEqual(["1-2", null]);
    choice.cycle("explosion");
    choice.hold("rg");
    choice.hold("1-2");
    expect(choice.covering).toEqual([null, null]);
  });

  it("goes from place to place by key, one's own grid first, and round", () => {
    const { choice } = sit();
    choice.step(1);
    expect(choice.cell).toBeNull(); // nothing is held
    choice.hold("rg");
    const seen = [1, 1, 1, 1, 1, 1, 1, -1].map((by) => {
      choice.step(by);
      return choice.cell;
    });
    expect(seen).toEqual(["1e1", "1e2", "1g1", "1g2", "2e1", "2g1", "1e1", "2g1"]);
    choice.back();
    choice.step(-1);
    expect(choice.cell).toBe("2g1");
  });

  it("begins in the grid of the one who is asked", () => {
    const { table, choice } = sit();
    table.ask = { ...table.ask!, seat: 1 };
    expect(choice.owned("explosion")).toBe(0); // nor has that seat any modifiers
    choice.hold("rg");
    choice.step(1);
    expect(choice.cell).toBe("2e1");
  });

  it("cannot be held where another thing is asked", () => {
    const { choice } = sit("turn");
    choice.hold("rg");
    expect(choice.card).toBeNull();
  });
});

describe("a modifier (NEU-46)", () => {
  it("goes on the left side of an arrow, on the right, and off", () => {
    const { choice } = sit();
    choice.hold("1-2");
    choice.lay("1e1");
    const seen = [1, 2, 3].map(() => {
      choice.cycle("explosion");
      return choice.move;
    });
    expect(seen).toEqual(["1x-2 1e1", "1-2x 1e1", "1-2 1e1"]);
  });

  it("leaves a side to one of the other kind, and is turned with the arrow", () => {
    const { table, choice } = sit();
    choice.hold("1-2");
    choice.lay("1e1");
    choice.cycle("explosion");
    choice.cycle("neutralisation");
    expect(choice.move).toBe("1x-2n 1e1");
    choice.turn();
    expect(choice.move).toBe("2n-1x 1e1");
    choice.play();
    expect(table.played).toEqual(["2n-1x 1e1"]);
  });

  it("is put on a side, and off the other if there is only one", () => {
    const { choice } = sit();
    choice.hold("1-2");
    choice.cover(0, "explosion");
    expect(choice.covering).toEqual(["explosion", null]);
    choice.cover(1, "explosion");
    expect(choice.covering).toEqual([null, "explosion"]);
    choice.cover(0, "neutralisation");
    expect(choice.covering).toEqual(["neutralisation", "explosion"]);
  });

  it("goes on no molecule, and nowhere without an arrow", () => {
    const { choice } = sit();
    choice.cycle("explosion");
    choice.cover(0, "explosion");
    choice.hold("rg");
    choice.cycle("explosion");
    choice.cover(0, "explosion");
    expect(choice.covering).toEqual([null, null]);
  });

  it("is offered only to whoever has one", () => {
    const placed = (position: string, cell: string) => {
      const { choice } = sit(position);
      choice.hold("1-2");
      choice.lay(cell);
      choice.cycle("explosion");
      return choice.draft();
    };
    expect(placed("act", "1e1")).toMatchObject({
      text: "1e1: arrow, 1 to A, 2 to B. Turn it, put a modifier on one of its sides, or play.",
      move: "1x-2 1e1",
    });
    expect(placed("no room for a molecule", "1d2")).toMatchObject({
      text: "1d2: arrow, 1 to A, 2 to B. Turn it, or play.",
      move: "1-2 1d2",
    });
  });
});

describe("what does not fit", () => {
  it("says why after a press, and the card stays in the hand (NEU-20)", async () => {
    const { table, choice } = sit();
    choice.hold("rg");
    choice.lay("1f1");
    await answered();
    expect(choice.draft()).toMatchObject({ text: "A card lies on 1f1.", move: null });
    expect(choice.draft()?.refusal?.rule).toBe("NEU-20");
    expect(choice.card).toBe("rg");
    choice.turn();
    expect(choice.draft()?.refusal).toBeNull();
    choice.turn();
    choice.lay("1f1");
    await answered();
    expect(choice.draft()?.refusal?.rule).toBe("NEU-20");
    choice.lay("1e1");
    expect(choice.draft()).toMatchObject({ move: "rg 1e1", refusal: null });
    expect(table.played).toEqual([]);
  });

  it("says why when it is passed over, until the pointer goes on", async () => {
    const { choice, rest } = sit();
    choice.over = "1f1";
    expect(choice.doubted).toBeNull(); // nothing is held
    choice.hold("rg");
    choice.over = "1f1";
    expect(choice.doubted).toBe("rg 1f1");
    expect(choice.draft()?.refusal).toBeNull();
    await rest();
    expect(choice.draft()?.text).toBe("A card lies on 1f1.");
    choice.over = "1e1";
    expect(choice.doubted).toBeNull();
    expect(choice.draft()?.text).toMatch(/^In hand/);
  });

  it("is not doubted before the legal moves have arrived", () => {
    const { table, choice } = sit();
    table.ask = { ...table.ask!, moves: null };
    choice.hold("rg");
    choice.over = "1f1";
    expect(choice.card).toBe("rg");
    expect(choice.doubted).toBeNull();
  });

  it("says nothing when the server cannot be reached", async () => {
    const { choice } = sit();
    choice.hold("rg");
    choice.lay("1k1");
    await answered();
    expect(choice.draft()).toMatchObject({ move: null, refusal: null });
  });

  it("is a card that fits nowhere: it cannot be held (NEU-23)", async () => {
    const { table, choice, rest } = sit("no room for a molecule");
    expect([choice.fits("rg"), choice.fits("1-2")]).toEqual([false, true]);
    choice.over = "rg";
    await rest();
    expect(choice.draft()?.refusal?.rule).toBe("NEU-23");
    choice.over = "1-2";
    expect(choice.draft()).toBeNull();
    choice.hold("1-2");
    choice.hold("rg");
    await answered();
    expect(table.wondered).toEqual(["rg 1f1", "rg 1f1"]);
    expect(choice.card).toBeNull();
    expect(choice.draft()).toMatchObject({
      text: expect.stringMatching(/^No position takes a molecule/),
      move: null,
      refusal: { rule: "NEU-23" },
    });
  });

  it("is a first card that leaves no place for a second (NEU-35)", async () => {
    const { choice } = sit("no room for a first molecule");
    choice.hold("rg");
    await answered();
    expect(choice.card).toBeNull();
    expect(choice.draft()).toMatchObject({
      text: expect.stringMatching(/still leaves a place for your second card\.$/),
      refusal: { rule: "NEU-35" },
    });
  });
});

describe("another move", () => {
  it("is a token: looked at, then taken (NEU-15)", () => {
    const { table, choice } = sit();
    choice.hold("rg");
    choice.choose("token molecule");
    expect(choice.card).toBeNull();
    expect(choice.draft()).toMatchObject({
      text: "Turn any one molecule in any grid by 180°.",
      move: "token molecule",
    });
    choice.choose("token arrow");
    choice.choose("token arrow");
    expect(table.played).toEqual(["token arrow"]);
  });

  it("says why it is not possible: no grid takes a sixth column (NEU-R14)", async () => {
    const { table, choice } = sit();
    expect([choice.may("token molecule"), choice.may("token sixth")]).toEqual([true, false]);
    choice.choose("token sixth");
    await answered();
    expect(choice.draft()).toMatchObject({ move: null, refusal: { rule: "NEU-R14" } });
    choice.play();
    expect(table.played).toEqual([]);
    choice.choose("token molecule");
    expect(choice.draft()).toMatchObject({ move: "token molecule", refusal: null });
  });

  it("is made at once where it says by itself what it does", () => {
    const { table, choice } = sit();
    choice.play("pass");
    expect(table.played).toEqual(["pass"]);
    expect(choice.move).toBe("pass");
  });

  it("is two tasks, whole once both are chosen", () => {
    const { table, choice } = sit("tasks");
    const move = table.ask!.moves![0]!;
    choice.propose(move);
    expect(choice.draft()).toMatchObject({ text: "Your tasks are chosen: confirm.", move });
    choice.propose(null);
    expect(choice.draft()).toBeNull();
  });

  it("is a card to turn: only those that the token is for (NEU-30)", async () => {
    const { table, choice } = sit("turn");
    expect([...choice.open]).toEqual(["1f1", "2f1"]);
    choice.lay("1f2");
    await answered();
    expect(choice.draft()).toMatchObject({ move: null, refusal: { rule: "NEU-30" } });
    choice.lay("1f1");
    expect(choice.draft()).toEqual({
      text: "The card on 1f1 is turned round.",
      move: "turn 1f1",
      refusal: null,
    });
    expect(choice.place).toBe("1f1");
    choice.lay("1f1");
    expect(table.played).toEqual(["turn 1f1"]);
  });

  it("is a place to reserve, by key", () => {
    const { choice } = sit("reserve");
    choice.step(1);
    choice.step(1);
    expect(choice.place).toBe("1e2");
    expect(choice.draft()?.text).toBe("1e2 is reserved for you until the end of the round.");
    expect(choice.back()).toBe(true);
    expect(choice.move).toBeNull();
  });

  it("is a placing that someone else has in mind", () => {
    const { choice } = sit();
    choice.show("2-1x 1e1");
    expect([choice.card, choice.isTurned]).toEqual(["1-2", true]);
    expect(choice.move).toBe("2-1x 1e1");
    choice.show("token molecule");
    expect([choice.card, choice.move]).toEqual([null, "token molecule"]);
    choice.show("ob 1e1"); // of a hand that is not seen
    expect([choice.card, choice.move]).toEqual([null, "ob 1e1"]);
  });
});

describe("what would come of it", () => {
  it("is what the server foresees of the move that is looked at", async () => {
    const { table, choice, rest } = sit();
    choice.hold("1-2");
    choice.over = "1e1";
    expect(choice.looked).toBe("1-2 1e1");
    await rest();
    expect(choice.ahead?.grids[0]).toHaveLength(table.view.grids[0]!.length + 1);
    choice.lay("1e1");
    expect(choice.ahead).not.toBeNull();
    choice.turn();
    expect(choice.ahead).toBeNull();
  });

  it("is nothing of a move that is refused, or that nobody knows", async () => {
    const { table, choice, rest } = sit();
    choice.show("rg 1f1");
    await rest();
    expect(choice.ahead).toBeNull();
    choice.show("rg 1k1");
    await rest();
    expect(choice.ahead).toBeNull();
    expect(table.wondered).toHaveLength(2);
    table.ask = null;
    await rest();
    expect(table.wondered).toHaveLength(2);
  });

  it("is asked about no more once the move is sent", async () => {
    const { table, choice, rest } = sit();
    choice.show("1-2 1e1");
    choice.play();
    await rest();
    expect(table.wondered).toEqual([]);
  });
});

describe("taking back", () => {
  it("drops the reason, then the place, then the card", async () => {
    const { choice } = sit();
    choice.hold("rg");
    choice.lay("1e1");
    choice.lay("1f1");
    await answered();
    expect(choice.back()).toBe(true);
    expect([choice.refusal, choice.cell]).toEqual([null, "1e1"]);
    expect(choice.back()).toBe(true);
    expect([choice.cell, choice.card]).toEqual([null, "rg"]);
    expect(choice.back()).toBe(true);
    expect(choice.card).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("is for the question that was asked: a new one begins with nothing chosen", () => {
    const { table, choice } = sit();
    choice.show("2-1x 1e1");
    choice.play();
    table.turnTo("reserve");
    choice.reset();
    expect(choice.move).toBeNull();
    expect(choice.draft()).toBeNull();
    expect(choice.open.size).toBe(7);
  });

  it("is too late once the move is sent: nothing changes it", () => {
    const { table, choice } = sit();
    choice.show("1-2 1e1");
    choice.play();
    choice.hold("rg");
    choice.turn();
    choice.cycle("explosion");
    choice.cover(0, "explosion");
    choice.lay("1e1");
    choice.choose("token molecule");
    choice.show("rg 1e1");
    choice.play();
    expect([table.played, table.wondered]).toEqual([["1-2 1e1"], []]);
    expect([choice.card, choice.isTurned, choice.covering]).toEqual(["1-2", false, [null, null]]);
    expect(choice.open.size).toBe(0);
    expect(choice.may("token molecule")).toBe(false);
    expect(choice.draft()?.move).toBe("1-2 1e1"); // in sight until the next question
  });

  it("is nothing for those who are not asked", () => {
    const { table, choice } = sit();
    choice.show("1-2 1e1");
    table.ask = null;
    expect(choice.draft()).toBeNull();
    expect(choice.places).toBe(false);
  });
});
