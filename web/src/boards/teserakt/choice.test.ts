import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import texts from "../../../../src/deskoherna/games/teserakt/text/en.ftl?raw";
import { settings } from "../../settings.svelte";
import { AskedTable } from "../../kit/asked.svelte";
import positions from "./choice.json";
import { described } from "./choice";
import { Choice } from "./choice.svelte";
import type { TeseraktAsks, TeseraktEvent, TeseraktView } from "./types";

/** In lab A lie y3, o4, p5 and b1; it has the cards damping and tweezers. */
function sit(position = "act") {
  const table = new AskedTable<TeseraktView, TeseraktEvent, TeseraktAsks>(
    positions,
    texts,
    position,
  );
  const choice = new Choice(() => table);
  /** One looks at what is chosen until the server has answered. */
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

describe("a move", () => {
  it("is a thing, and the same once more makes it", () => {
    const { table, choice } = sit();
    choice.press("a1");
    expect(choice.draft()).toEqual({
      text: "Extract the orange 6 from a1.",
      move: "take a1",
      refusal: null,
    });
    expect(table.played).toEqual([]);
    choice.press("a1");
    expect(table.played).toEqual(["take a1"]);
  });

  it("is a die, then what is done with it", () => {
    const { table, choice } = sit();
    choice.press("A:y3");
    expect(choice.draft()).toMatchObject({
      text: "The yellow 3 in lab A: choose what to do with it.",
      move: null,
    });
    expect([...choice.next]).toEqual(["to:2", "to:4", "lab:B"]);
    expect(choice.offered).toEqual(choice.next);
    choice.press("to:4");
    expect(choice.draft()?.text).toBe("Turn the yellow 3 in lab A to 4.");
    expect([...choice.offered]).toEqual(["to:2", "to:4", "lab:B"]);
    choice.turnTo("to:2");
    expect(choice.move).toBe("turn A:y3 to 2");
    expect(table.played).toEqual([]);
    choice.turnTo("to:2");
    expect(table.played).toEqual(["turn A:y3 to 2"]);
  });

  it("begins anew with another thing, and ends with the first one once more", () => {
    const { choice } = sit();
    choice.press("A:y3");
    choice.press("to:4");
    choice.press("z:o3");
    expect(choice.path).toEqual(["z:o3"]);
    expect(choice.isChosen("A:y3")).toBe(false);
    choice.press("z:o3");
    expect(choice.path).toEqual([]);
  });

  it("is a card, to be played or analysed", () => {
    const { choice } = sit();
    choice.press("c:damping");
    expect(choice.draft()?.text).toMatch(/: play it, or analyse it\?$/);
    choice.press("play");
    expect(choice.move).toBe("play damping");
  });

  it("is a card that can only be played, once no action is left", () => {
    const { choice } = sit("no action left");
    choice.press("c:damping");
    expect(choice.draft()?.text).toMatch(/: press Play the card\.$/);
  });

  it("is a die of a set (TES-25)", () => {
    const { table, choice } = sit();
    expect(choice.sets.map(({ dice }) => dice)).toEqual([["y3", "o4", "p5"]]);
    const move = choice.sets[0]!.moves.get("o4")!;
    choice.look(move);
    expect(choice.path).toEqual(["A:o4", "with:y3 p5"]);
    expect(choice.draft()?.text).toBe("Stabilise the orange 4 of a set of 3.");
    choice.look(move);
    expect(table.played).toEqual([move]);
  });

  it("that someone else has in mind is shown, however often, and not made", () => {
    const { table, choice } = sit();
    choice.show("turn A:y3 to 4");
    choice.show("turn A:y3 to 4");
    expect(choice.path).toEqual(["A:y3", "to:4"]);
    expect(table.played).toEqual([]);
  });

  it("is sent once, and nothing can be chosen afterwards", () => {
    const { table, choice } = sit();
    choice.show("take a1");
    choice.play();
    choice.play();
    choice.press("A:y3");
    choice.press("b2");
    choice.look("take d1");
    expect(table.played).toEqual(["take a1"]);
    expect(choice.inquire()).toBeUndefined();
    expect(table.wondered).toEqual([]);
    expect([choice.move, choice.path]).toEqual(["take a1", ["a1"]]);
    expect(choice.leadsOn("A:y3")).toBe(false);
    expect(choice.draft()?.move).toBe("take a1"); // in sight until the next question
    expect(choice.back()).toBe(false);
  });
});

describe("what stands out", () => {
  it("is nothing at the beginning of an action, where nearly all can be chosen", () => {
    const { choice } = sit();
    expect([choice.leadsOn("a1"), choice.leadsOn("b2"), choice.leadsOn("to:4")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(choice.lit("a1")).toBe(false);
    choice.press("A:y3");
    expect([choice.lit("to:4"), choice.lit("to:5"), choice.lit("a1")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(choice.leadsOn("a1")).toBe(true); // another beginning
  });

  it("is what a card is carried out with (TES-31)", () => {
    const { choice } = sit("effect");
    expect(choice.kind).toBe("effect");
    expect(["a1", "b2", "A:y3"].map((thing) => choice.lit(thing))).toEqual([true, false, false]);
    choice.press("d4");
    expect(choice.draft()?.text).toBe("Extract the blue 4 from d4.");
  });
});

describe("a die that is carried", () => {
  it("to the own lab is extracted, once it is confirmed (TES-17)", () => {
    const { table, choice } = sit();
    choice.drop("a1", "lab:A");
    expect([choice.move, table.played]).toEqual(["take a1", []]);
    choice.play();
    expect(table.played).toEqual(["take a1"]);
  });

  it("to another lab is transferred, to the slots stabilised (TES-20, TES-25)", () => {
    const { choice } = sit();
    choice.drop("A:y3", "lab:B");
    expect(choice.move).toBe("pass A:y3 to B");
    choice.drop("A:o4", "slots");
    expect(choice.move).toBe("stabilise o4 with y3 p5");
  });

  it("is sent at once by those who like it so", () => {
    settings.confirm.value = "at-once";
    const { table, choice } = sit();
    choice.drop("a1", "lab:A");
    expect(table.played).toEqual(["take a1"]);
    settings.confirm.value = "ask";
  });

  it("to where it cannot go stays, and the server says why", async () => {
    const { table, choice } = sit();
    choice.drop("b2", "lab:A");
    await answered();
    expect([choice.move, table.wondered]).toEqual([null, ["take b2"]]);
    expect(choice.draft()).toMatchObject({ refusal: { rule: "TES-16" } });
  });
});

describe("what is not allowed", () => {
  it("says why: the die is not free (TES-16)", async () => {
    const { table, choice } = sit();
    choice.press("A:y3");
    choice.press("b2");
    await answered();
    expect(table.wondered).toEqual(["take b2"]);
    expect(choice.draft()).toMatchObject({
      text: expect.stringMatching(/is not free/),
      move: null,
      refusal: { rule: "TES-16" },
    });
    expect(choice.path).toEqual([]);
    choice.press("a1");
    expect(choice.draft()).toMatchObject({ move: "take a1", refusal: null });
    choice.press("b2");
    await answered();
    choice.look("take a1");
    expect(choice.draft()).toMatchObject({ move: "take a1", refusal: null });
  });

  it("is asked about while a card is carried out, too", async () => {
    const { table, choice } = sit("effect");
    for (const thing of ["b2", "A:y3", "c:damping", "speciality", "p:y1"]) choice.press(thing);
    await answered();
    const asked = ["take b2", "turn A:y3 to 4", "play damping", "speciality"];
    expect(table.wondered).toEqual(asked);
  });

  it("is not asked about by those who are not asked", async () => {
    const { table, choice } = sit();
    table.ask = null;
    choice.press("b2");
    choice.drop("b2", "lab:A");
    await answered();
    expect(table.wondered).toEqual([]);
  });

  it("says nothing when the server cannot be reached", async () => {
    const { table, choice } = sit();
    choice.press("c3");
    await answered();
    expect(table.wondered).toEqual(["take c3"]);
    expect(choice.draft()).toBeNull();
  });

  it("is a die that another lies on, whatever is asked (TES-16)", async () => {
    for (const asked of ["act", "effect"]) {
      const { table, choice } = sit(asked);
      choice.press("a1");
      choice.press("a1.1");
      await answered();
      expect(table.wondered).toEqual(["take a1.1"]);
      expect(choice.draft()).toMatchObject({
        text: "Only the top die of a1 can be free: the others lie under it.",
        move: null,
        refusal: { rule: "TES-16" },
      });
      choice.back();
      expect(choice.draft()).toBeNull();
    }
  });
});

describe("chance", () => {
  it("makes a move one that cannot be taken back", async () => {
    const { choice, rest } = sit();
    choice.look("analyse damping");
    expect(choice.final).toBe(false); // not known yet
    await rest();
    expect(choice.final).toBe(true);
    expect(choice.draft()?.text).toMatch(/Chance follows: this cannot be taken back\.$/);
    choice.press("a1");
    expect(choice.final).toBe(false);
    await rest();
    expect(choice.final).toBe(false);
    expect(choice.draft()?.text).toBe("Extract the orange 6 from a1.");
    choice.press("c:damping");
    choice.press("analyse");
    await rest();
    expect(choice.final).toBe(true);
  });

  it("follows the end of a turn", async () => {
    const { choice, rest } = sit("no action left");
    choice.press("end");
    await rest();
    expect(choice.draft()?.text).toBe(
      "End the turn: the boundary die collapses. Chance follows: this cannot be taken back.",
    );
  });
});

describe("a move reads", () => {
  const effect = (what: string) => ({ key: "teserakt-ask-effect", args: { do: what } });
  const of = (key: string) => ({ key: `teserakt-ask-${key}`, args: { die: "b4" } });

  it.each([
    ["be any", of("become"), "Chance chooses the researcher."],
    ["be pilot", of("become"), "Become: Pilot."],
    ["at a1", of("corner"), "The orange 6 on a1."],
    ["at a1", of("put"), "The blue 4 goes on a1."],
    ["take d4", effect("annihilate"), "Annihilate the blue 4 on d4."],
    ["turn z:o3 to 0", of("act"), "Annihilate the orange 3 in the collapse zone."],
    ["pass A:y3 to B", of("act"), "The yellow 3 in lab A goes to lab B."],
    ["pick z:o3", effect("annihilate"), "Annihilate the orange 3 in the collapse zone."],
    ["pick z:o3", of("lowest"), "Roll the orange 3 in the collapse zone."],
    ["move a1 to d4", effect("relocate"), "Relocate the orange 6 from a1 to d4."],
    ["speciality", of("act"), "Use the speciality, which is an action."],
    ["lab B", of("wave"), "Lab B is spared, the dice in all others are rolled."],
    ["lab B", of("deliver"), "The blue 4 goes to lab B."],
    ["colour y", of("group"), "All of one colour: yellow."],
    ["value 3", of("group"), "All of one value: 3."],
    ["choose 2", of("choice"), "This option."],
  ])("%s, asked %j: %s", (move, ask, text) => {
    const { table } = sit();
    expect(described(move, table.view, ask, table.say)).toBe(text);
  });

  it("with the name of a card of one's own deck", () => {
    const { table, choice } = sit();
    const cards = table.view.cards.map((card) =>
      card.id === "tweezers" ? { ...card, name: "Pliers" } : card,
    );
    table.view = { ...table.view, cards };
    choice.show("play tweezers");
    expect(choice.draft()?.text).toBe("Play: Pliers.");
    choice.show("play damping");
    expect(choice.draft()?.text).not.toContain("Pliers");
  });

  it("as an exchange with the Tesseract or the collapse zone", () => {
    const { table } = sit();
    const read = (move: string) => described(move, table.view, effect("swap"), table.say);
    expect(read("swap y3 for d4")).toMatch(/^Exchange your yellow 3 for .* on d4\.$/);
    expect(read("swap y3 for z:o3")).toMatch(
      /^Exchange your yellow 3 for .* in the collapse zone\.$/,
    );
  });
});

describe("taking back", () => {
  it("goes step by step", () => {
    const { choice } = sit();
    choice.inspect("d:3");
    choice.press("A:y3");
    choice.press("to:4");
    choice.back();
    expect(choice.path).toEqual(["A:y3"]);
    choice.back();
    expect([choice.path, choice.inspected]).toEqual([[], "d:3"]);
    expect(choice.back()).toBe(true);
    expect(choice.inspected).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("begins with the reason", async () => {
    const { choice } = sit();
    choice.press("b2");
    await answered();
    expect(choice.back()).toBe(true);
    expect(choice.draft()).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("is not needed to stop reading: the same once more", () => {
    const { choice } = sit();
    choice.inspect("d:3");
    choice.inspect("d:4");
    expect(choice.inspected).toBe("d:4");
    choice.inspect("d:4");
    expect(choice.inspected).toBeNull();
  });

  it("is for the question that was asked: a new one begins with nothing chosen", () => {
    const { table, choice } = sit();
    choice.inspect("d:3");
    choice.show("take a1");
    choice.play();
    table.turnTo("effect");
    choice.reset();
    expect([choice.move, choice.inspected]).toEqual([null, null]);
    expect(choice.draft()).toBeNull();
    expect([...choice.first]).toEqual(["a1", "d1", "a4", "d4", "done"]);
  });

  it("is nothing for those who are not asked", () => {
    const { table, choice } = sit();
    choice.press("A:y3");
    table.ask = null;
    expect(choice.draft()).toBeNull();
    expect(choice.first.size).toBe(0);
  });
});
