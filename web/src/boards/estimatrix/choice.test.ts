import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import texts from "../../../../src/deskoherna/games/estimatrix/text/en.ftl?raw";
import { AskedTable } from "../../kit/asked.svelte";
import { hintMove, readHint, tidied } from "./choice";
import positions from "./choice.json";
import { Choice } from "./choice.svelte";
import type { EstimatrixAsks, EstimatrixEvent, EstimatrixView } from "./types";

const LONG_ENOUGH = 1000;

function sit(position: string) {
  const table = new AskedTable<EstimatrixView, EstimatrixEvent, EstimatrixAsks>(
    positions,
    texts,
    position,
  );
  const choice = new Choice(() => table);
  /** Nothing is typed until the server has answered. */
  const rest = async () => {
    choice.inquire();
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
  };
  choice.reset();
  return { table, choice, rest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a letter", () => {
  it("is one that nobody has, or left to chance (EST-2)", () => {
    const { table, choice } = sit("letter");
    expect([choice.may("letter T"), choice.may("letter M"), choice.may("letter any")]).toEqual([
      false,
      true,
      true,
    ]);
    choice.play("letter M");
    choice.play("letter A");
    expect(table.played).toEqual(["letter M"]);
  });
});

describe("a ban", () => {
  it("is a colour by its place, then sent once (EST-6)", () => {
    const { table, choice } = sit("ban");
    expect(choice.move).toBeNull();
    expect(choice.pick(2)).toBe(true);
    expect(choice.move).toBe("ban red");
    expect(choice.pick(6)).toBe(false);
    choice.play();
    choice.play();
    expect(table.played).toEqual(["ban red"]);
  });

  it("may be changed before the hint, to another colour (EST-R5)", () => {
    const { table, choice } = sit("hint");
    expect([choice.rebannable, choice.banning]).toEqual([true, false]);
    expect(choice.pick(1)).toBe(false); // a hint is asked for
    choice.turnTo("ban");
    expect(choice.open).not.toContain("white");
    expect(choice.pick(0)).toBe(false);
    expect(choice.pick(1)).toBe(true);
    choice.play();
    expect(table.played).toEqual(["ban yellow"]);
    choice.arrived();
    expect(choice.form).toBe("text");
  });

  it("is final once it was rolled, or a drawing has begun", () => {
    expect(sit("hint after a roll").choice.rebannable).toBe(false);
    expect(sit("drawing").choice.rebannable).toBe(false);
  });

  it("keeps all colours open until the moves have arrived", () => {
    const { table, choice } = sit("hint");
    choice.turnTo("ban");
    table.ask = { ...table.ask!, moves: null };
    expect(choice.open).toHaveLength(6);
  });
});

describe("a hint", () => {
  it("is what is written, as it will be sent", () => {
    const { table, choice } = sit("hint");
    expect([choice.form, choice.move]).toEqual(["text", null]);
    choice.words = "  a \t lemon ";
    expect(choice.move).toBe("say a lemon");
    choice.play();
    expect(table.played).toEqual(["say a lemon"]);
  });

  it.each([
    ["text", "Still  waters \nrun deep\n", "Still waters \nrun deep"], // a poem (EST-8)
    ["emoji", " 🍋 \n 🍋 ", "🍋 🍋"],
    ["drawing", " a\nsun ", "a sun"],
  ] as const)("in %s is tidied: %j", (form, words, given) => {
    expect(tidied(words, form)).toBe(given);
  });

  it("begins anew in another form", () => {
    const { choice } = sit("hint");
    choice.words = "a lemon";
    choice.turnTo("text");
    expect(choice.words).toBe("a lemon");
    choice.turnTo("emoji");
    expect([choice.words, choice.move]).toEqual(["", null]);
    choice.turnTo("aloud");
    expect(choice.move).toBe("aloud");
  });

  it("says why it will not be taken, once the hand rests (EST-R4)", async () => {
    const { table, choice, rest } = sit("hint");
    expect(choice.inquire()).toBeUndefined(); // nothing is written
    choice.words = "<b>";
    const leave = choice.inquire();
    vi.advanceTimersByTime(100);
    leave?.();
    expect(table.wondered).toEqual([]);
    await rest();
    expect(choice.obstacle?.rule).toBe("EST-R4");
    choice.words = "a lemon";
    expect(choice.obstacle).toBeNull();
    await rest();
    expect(choice.obstacle).toBeNull();
  });

  it("stays written when it is refused after all", () => {
    const { choice } = sit("hint");
    choice.words = "a lemon";
    choice.play();
    choice.cancel();
    expect([choice.sent, choice.move]).toEqual([null, "say a lemon"]);
  });

  it("is a drawing once a stroke has arrived, with or without words", async () => {
    const { choice, rest } = sit("drawing");
    expect([choice.form, choice.drawn, choice.move]).toEqual(["drawing", true, "show"]);
    expect(choice.looked).toBeNull();
    choice.words = "<b>";
    await rest();
    expect(choice.obstacle?.rule).toBe("EST-R4");
    choice.words = "a sun";
    expect(choice.move).toBe("show a sun");
    expect(hintMove("drawing", "a sun", false)).toBeNull();
  });

  it.each([
    ["say a lemon", { form: "text", words: "a lemon" }],
    ["emoji 🍋", { form: "emoji", words: "🍋" }],
    ["aloud", { form: "aloud", words: "" }],
    ["draw 3kAAAAf", { form: "drawing", words: "" }],
    ["show a sun", { form: "drawing", words: "a sun" }],
    ["ban red", null],
  ])("is read: %s", (move, hint) => {
    expect(readHint(move)).toEqual(hint);
  });

  it("that someone else has in mind is written down, and not given", () => {
    const { table, choice } = sit("hint");
    choice.show("emoji 🍋");
    expect([choice.form, choice.words]).toEqual(["emoji", "🍋"]);
    choice.show("ban red");
    expect([choice.form, choice.colour]).toEqual(["ban", "red"]);
    expect(table.played).toEqual([]);
  });
});

describe("one's die", () => {
  it("shows any colour but the banned one (EST-6)", () => {
    const { choice } = sit("answer");
    expect(choice.pick(0)).toBe(false);
    expect(choice.move).toBeNull();
    const seen = [1, 1, 1, 1, 1, 1, -1].map((by) => {
      choice.turn(by);
      return choice.colour;
    });
    expect(seen).toEqual(["yellow", "red", "green", "blue", "black", "yellow", "black"]);
    expect(choice.move).toBe("answer black");
  });

  it("is turned backwards from the last colour", () => {
    const { choice } = sit("answer");
    choice.turn(-1);
    expect(choice.colour).toBe("black");
  });

  it("is set by the one who gave the hint, or by the others first (EST-10)", () => {
    const { choice } = sit("lead");
    expect(choice.may("others first")).toBe(true);
    expect(sit("answer").choice.may("others first")).toBe(false);
    choice.show("answer red");
    expect(choice.move).toBe("answer red");
  });

  it("lies as it was set, and is sent only if it is turned (EST-R5)", () => {
    const { table, choice } = sit("change");
    expect([choice.colour, choice.move]).toEqual(["red", null]);
    choice.play();
    choice.pick(4);
    choice.play();
    expect(table.played).toEqual(["answer blue"]);
  });
});

describe("taking back", () => {
  it("turns the die back as it lay", () => {
    const { choice } = sit("change");
    choice.pick(4);
    expect(choice.back()).toBe(true);
    expect(choice.colour).toBe("red");
    expect(choice.back()).toBe(false);
  });

  it("drops the colour of another ban, then leads back to the hint", () => {
    const { choice } = sit("hint");
    choice.turnTo("ban");
    choice.pick(1);
    expect(choice.back()).toBe(true);
    expect([choice.colour, choice.form]).toEqual([null, "ban"]);
    expect(choice.back()).toBe(true);
    expect(choice.form).toBe("text");
    expect(choice.back()).toBe(false);
  });

  it("is too late once something is sent", () => {
    const { choice } = sit("answer");
    choice.pick(1);
    choice.play();
    expect(choice.back()).toBe(false);
    choice.show("answer red");
    expect(choice.move).toBe("answer yellow");
  });
});
