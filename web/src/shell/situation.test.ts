import { expect, it } from "vitest";
import type { Position, Result, SeatView, Status, You } from "../wire";
import { chosenAsk, handOver, outcome, situation, type Known } from "./situation";
import type { SeatAsk } from "./table.svelte";

const seat: SeatView = {
  name: "Ada",
  person: true,
  bot: null,
  sits_in: false,
  ready: true,
  away: false,
  host: false,
  persona: null,
};
const ask: SeatAsk = {
  seat: 0,
  rule: "NUM-5",
  key: "numerus-ask-landing",
  args: {},
  optional: false,
  offer: false,
  schema: null,
  recommended: null,
};
const status = {
  state: "playing",
  paused: false,
  seats: [seat, seat],
  time_up: [],
  proposal: null,
} as unknown as Status;
const position = {
  version: 3,
  plies: 2,
  waiting: [{ seat: 1, rule: "NUM-5" }],
  result: null,
} as unknown as Position;
const writing = { writing: "yes" as const, writers: [] };
const you: You = { seats: [0], host: false, eyes: 0, links: {}, ...writing };
const result: Result = { places: [1, 2], scores: [4, 3], rule: "NUM-22", reason: "numerus-end" };

function at(known: Partial<Known>) {
  const nothing = { asked: null, partner: null, past: null, filming: false, sending: false };
  return situation({ status, you, position, ...nothing, ...known });
}

it("asks, or says whom the game waits for and by which rule", () => {
  expect(at({ asked: ask })).toEqual({ is: "asked", ask, late: false });
  const waiting = { is: "waiting", seats: [1], rule: "NUM-5" };
  expect(at({})).toEqual({ ...waiting, partner: null });
  const partner = { ...ask, seat: 1 };
  expect(at({ partner })).toEqual({ ...waiting, partner }); // who may be helped
});

it("before the start tells who is missing", () => {
  const free = { ...seat, name: "", person: false };
  const seats = [{ ...seat, ready: false }, free];
  const waiting = { ...status, state: "waiting" as const, seats };
  expect(at({ status: waiting, position: null })).toEqual({
    is: "gathering",
    free: [1],
    unready: [0],
  });
});

it("shows the past before anything else, and a film before the end it leads to", () => {
  const over = { ...position, result };
  expect(at({ position: over, past: 1, filming: true }).is).toBe("past");
  expect(at({ position: over, filming: true }).is).toBe("film");
  expect(at({ position: over }).is).toBe("over");
});

it("wants an answer to a proposal of another", () => {
  const proposal = { what: "draw" as const, by: 1, number: 0, waits_for: [0], rule: "ROOM-9" };
  expect(at({ status: { ...status, proposal }, asked: ask })).toMatchObject({
    is: "answer",
    seat: 0,
  });
  const own = { ...proposal, by: 0, waits_for: [1] };
  expect(at({ status: { ...status, proposal: own } })).toMatchObject({
    is: "proposed",
    mine: true,
  });
});

it("says that the game is paused before what is proposed: nobody can answer meanwhile", () => {
  const proposal = { what: "draw" as const, by: 1, number: 0, waits_for: [0], rule: "ROOM-9" };
  expect(at({ status: { ...status, proposal, paused: true } }).is).toBe("paused");
});

it("lets the others choose when someone's time is up, unless a bot stands in for them", () => {
  const late = { ...status, time_up: [1] };
  expect(at({ status: late })).toEqual({ is: "time-up", late: 1, seat: 0 });
  const stoodIn = { ...late, seats: [{ ...seat, bot: "greedy", sits_in: true }, seat] };
  expect(at({ status: stoodIn })).toEqual({ is: "time-up", late: 1, seat: null });
  expect(at({ status: { ...status, time_up: [0] }, asked: ask })).toMatchObject({ late: true });
});

it("shows the question that someone waits for before one that may be answered", () => {
  const optional = { ...ask, optional: true };
  const other = { ...ask, seat: 1 };
  expect(chosenAsk([optional, other], 0, false)).toBe(other);
  expect(chosenAsk([optional, other], 0, true)).toBe(optional);
  expect(chosenAsk([other], null, true)).toBeNull();
});

it("hands the device over where there are secrets, and only there", () => {
  const both = { ...you, seats: [0, 1] };
  expect(handOver(position, both, true)).toBe(1);
  expect(handOver(position, both, false)).toBeNull();
  expect(handOver(position, { ...both, eyes: 1 }, true)).toBeNull();
  expect(handOver(position, you, true)).toBeNull();
  expect(handOver({ ...position, result }, both, true)).toBeNull();
});

it("tells how a game ended", () => {
  const how = (places: number[], together = false) =>
    outcome({ ...result, places, together }, [0, 1, 0, 1]).how;
  expect(how([1, 2])).toBe("alone");
  expect(how([1, 1])).toBe("draw");
  expect(how([1, 1, 3])).toBe("shared");
  expect(how([1, 3, 1, 3])).toBe("team");
  expect(how([1, 1], true)).toBe("won");
  expect(how([2, 2], true)).toBe("lost");
});
