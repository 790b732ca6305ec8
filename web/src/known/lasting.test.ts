import { expect, it } from "vitest";
import type { SeatView } from "../wire";
import { lastsForDays } from "./lasting";

const person = { person: true } as SeatView;
const bot = { person: false } as SeatView;
const days = { opened: 0, changed: 2 * 86_400_000 };

it("tells a game over days from one of an evening, and from one with bots", () => {
  expect(lastsForDays({ ...days, seats: [person, person] })).toBe(true);
  expect(lastsForDays({ ...days, changed: 3_600_000, seats: [person, person] })).toBe(false);
  expect(lastsForDays({ ...days, seats: [person, bot] })).toBe(false);
});
