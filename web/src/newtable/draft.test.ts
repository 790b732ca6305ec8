import { beforeAll, expect, it, vi } from "vitest";
import type { GameView } from "../wire";

const game: GameView = {
  id: "nim",
  name: "Nim",
  prefix: "NIM",
  seats: [1, 2, 3],
  options: { heaps: [3, 4] },
  fitting: { 1: { heaps: [3, 4] }, 2: { heaps: [3, 4] }, 3: { heaps: [4] } },
  bots: ["random", "perfect"],
  levels: [],
  usual: "perfect",
  secrets: false,
  private: false,
  offers: false,
  cooperative: false,
  recorded_by: [],
  texts: {},
  pieces: false,
  review: false,
  lesson: false,
  coached: false,
  weight: 1,
  board: null,
  pictured: false,
};
let TableDraft: typeof import("./draft.svelte").TableDraft;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ TableDraft } = await import("./draft.svelte"));
});

it("begins with the person, a friend and the first of every option", () => {
  const draft = new TableDraft(game);
  draft.myName = " Ada ";
  expect(draft.wanted).toEqual({
    game: "nim",
    seats: [{ who: "me", name: "Ada" }, { who: "friend" }],
    options: { heaps: 3 },
    public: false,
    clock: null,
    offers: null,
    hints: true,
    rated: false,
    spectators_write: "freely",
  });
});

it("lets the person sit at one seat only", () => {
  const draft = new TableDraft(game);
  draft.choose(1, "bot:perfect");
  draft.choose(1, "me");
  expect(draft.seats.map((seat) => seat.who)).toEqual(["bot:perfect", "me"]);
  expect(draft.wanted.seats[0]).toEqual({ who: "bot", bot: "perfect" });
});

it("keeps who was chosen when seats are added", () => {
  const draft = new TableDraft(game);
  draft.choose(1, "here");
  draft.setSeats(3);
  expect(draft.seats.map((seat) => seat.who)).toEqual(["me", "here", "friend"]);
});

it("counts own times in seconds", () => {
  const draft = new TableDraft(game);
  draft.clock = "own";
  Object.assign(draft, { ownTotal: "2.5", ownIncrement: "3" });
  expect(draft.rule).toEqual({ total: 150, increment: 3 });
  Object.assign(draft, { ownTotal: "2", ownUnit: "days-move" });
  expect(draft.rule).toEqual({ total: 172_800, per_move: true });
});

it("has days off where the clock counts days", () => {
  const draft = new TableDraft(game);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  Object.assign(draft, { clock: "days", weekendsOff: true });
  const days_off = { zone, weekends: true, country: null };
  expect(draft.rule).toEqual({ total: 259_200, per_move: true, days_off });
  draft.holidaysOf = "CZ";
  expect(draft.rule?.days_off?.country).toBe("CZ");
  draft.clock = "short";
  expect(draft.rule).toEqual({ total: 600, increment: 5 });
});

it("offers what goes with the seats, and chooses it where something else was chosen", () => {
  const draft = new TableDraft(game);
  expect(draft.offered("heaps")).toEqual([3, 4]);
  draft.setSeats(3);
  expect(draft.offered("heaps")).toEqual([4]);
  expect(draft.options.heaps).toBe(4);
});
