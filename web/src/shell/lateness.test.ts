import { expect, it } from "vitest";
import type { Position, SeatView, Status, You } from "../wire";
import { isBackAfterDays, lateness, ownDeadline } from "./lateness";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 100 * DAY;

const person = { name: "Bára", person: true, bot: null, away: false } as SeatView;
const clock = { total: 3 * 86_400, per_move: true };

function table(more: Partial<Status> = {}, waited = DAY, lapses = false) {
  const status = { seats: [person, person], clock: null, ...more } as Status;
  const waiting = [{ seat: 1, rule: "NUM-5", since: NOW - waited, lapses }];
  const times = status.clock && { left: [0, 2 * DAY], running: [1], at: NOW, off: [] };
  return { status, position: { waiting, times } as unknown as Position };
}

const you = (seats: number[], host = false) => ({ seats, host }) as You;

it("says until when somebody has time, and what comes then", () => {
  const { status, position } = table({ clock });
  const known = { is: "clock", seat: 1, until: NOW + 2 * DAY, still: null };
  expect(lateness(status, position, you([0]), NOW)).toEqual({ ...known, then: "you" });
  expect(lateness(status, position, you([]), NOW)).toEqual({ ...known, then: "others" });
  expect(lateness(status, position, you([1]), NOW)).toBe(null);
  const lapsing = table({ clock }, DAY, true);
  expect(lateness(lapsing.status, lapsing.position, you([0]), NOW)).toMatchObject({ then: "game" });
  expect(ownDeadline(status, position, 1)).toBe(NOW + 2 * DAY);
  expect(ownDeadline(status, position, 0)).toBe(null);
});

it("says when clocks stand still", () => {
  const { status, position } = table({ clock });
  position.times!.off = [[NOW - HOUR, NOW + DAY]];
  const late = lateness(status, position, you([0]), NOW);
  expect(late).toMatchObject({ still: NOW + DAY, until: NOW + 3 * DAY });
});

it("leaves fast clocks to themselves", () => {
  const { status, position } = table({ clock: { total: 600 } });
  expect(lateness(status, position, you([0]), NOW)).toBe(null);
  expect(ownDeadline(status, position, 1)).toBe(null);
});

it("says who may let a bot stand in for somebody who is away", () => {
  const seats = [person, { ...person, away: true }];
  const { status, position } = table({ seats }, 9 * DAY);
  const late = { is: "away", seat: 1, since: NOW - 9 * DAY };
  expect(lateness(status, position, you([0], true), NOW)).toEqual({ ...late, may: "you" });
  expect(lateness(status, position, you([0]), NOW)).toEqual({ ...late, may: "host" });
  const soon = table({ seats }, HOUR / 10);
  expect(lateness(soon.status, soon.position, you([0]), NOW)).toBe(null);
});

it("hurries nobody who is here before a day has passed, and no bot", () => {
  const hours = table({}, 23 * HOUR);
  expect(lateness(hours.status, hours.position, you([0]), NOW)).toBe(null);
  const day = table();
  expect(lateness(day.status, day.position, you([0]), NOW)).toMatchObject({ is: "long" });
  expect(isBackAfterDays(day.position, 1, NOW)).toBe(true);
  expect(isBackAfterDays(hours.position, 1, NOW)).toBe(false);
  const bot = table({ seats: [person, { ...person, bot: "greedy" }] });
  expect(lateness(bot.status, bot.position, you([0]), NOW)).toBe(null);
});
