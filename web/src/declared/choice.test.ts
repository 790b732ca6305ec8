import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import texts from "../../../src/deskoherna/texts/table.en.ftl?raw";
import type { Choosing } from "../kit/board";
import type { Board } from "../wire";
import { Choice } from "./choice.svelte";
import { BOARD, type DeclaredView } from "./parts";

const LONG_ENOUGH = 1000;

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(texts));
const say = (key: string, args: Record<string, string | number> = {}) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
};

const board: Board = {
  parts: [
    { part: "row", id: "hand", pieces: [{ id: "1", press: "guard", label: { key: "Guard" } }] },
    { part: "pile", id: "B", count: 3 },
  ],
  choices: [{ word: "8", label: { key: "Princess" } }],
};

/** Somebody who plays a guard, and says against whom and what they guess; what comes of it is seen. */
function sit(events: string[]) {
  const view: DeclaredView = { [BOARD]: board };
  const moves = ["guard B 8", "guard B 7"];
  const table: Choosing<DeclaredView> = {
    ask: { key: "guards-ask-play", args: {}, seat: 0, rule: "GUA-1", moves, gestures: null },
    view,
    consider: () =>
      Promise.resolve({ refusal: null, view, events: events.map((key) => ({ key }) as never) }),
    play: () => {},
    say,
  };
  const choice = new Choice(
    () => table,
    ({ key }) => String(key),
    () => [],
  );
  const pressed = async (...words: string[]) => {
    for (const word of words) choice.press(word);
    choice.inquire();
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
    return choice.draft()?.text;
  };
  return { choice, pressed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever confirms a move sees all that they have chosen, and what comes of it", async () => {
  const { pressed } = sit(["Player A plays a 1 against B.", "B is out."]);
  expect(await pressed("guard", "B", "8")).toBe(
    "Guard, then B, then Princess: Player A plays a 1 against B.",
  );
});

test("what is not foreseen is still spelt", async () => {
  const { pressed } = sit([]);
  expect(await pressed("guard")).toContain("Chosen: Guard.");
  expect(await pressed("B", "8")).toBe("Chosen: Guard, then B, then Princess.");
});

test("a move that somebody else has in mind and that is not listed is said as it is written", async () => {
  const { choice, pressed } = sit(["Player A plays a 1 against B."]);
  choice.show("guard B 2");
  expect(await pressed()).toBe("guard B 2: Player A plays a 1 against B.");
});
