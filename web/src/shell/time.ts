/** How clocks are read. */

import type { Times } from "../wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a seat's time, in milliseconds. */
export function left(times: Times, seat: number, now: number): number {
  const rest = times.left[seat] ?? 0;
  if (!times.running.includes(seat)) return rest;
  const off = times.off.map(([start, end]) => Math.min(end, now) - Math.max(start, times.at));
  const still = off.reduce((sum, lasting) => sum + Math.max(0, lasting), 0);
  return Math.max(0, rest - Math.max(0, now - times.at - still));
}

/** When the time of a seat that is asked will be up. */
export function deadline({ left, at, off }: Times, seat: number): number {
  let [rest, moment] = [left[seat] ?? 0, at];
  for (const [start, end] of off) {
    const before = Math.max(0, start - moment);
    if (rest <= before) break;
    rest -= before;
    moment = Math.max(moment, end);
  }
  return moment + rest;
}

/** Until when clocks stand still; null while they run. */
export function stillUntil({ off }: Times, now: number): number | null {
  return off.find(([start, end]) => start <= now && now < end)?.[1] ?? null;
}

/** 1:05, 2:03:04, or for long ones the days and hours; `days` says "2 d". */
export function reading(milliseconds: number, days: (count: number) => string): string {
  const whole = Math.ceil(milliseconds / SECOND) * SECOND;
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = Math.floor((whole % MINUTE) / SECOND);
  const hours = Math.floor((whole % DAY) / HOUR);
  if (whole >= DAY) return `${days(Math.floor(whole / DAY))} ${hours}:${two(minutes)}`;
  if (whole >= HOUR) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}`;
}

/** In ISO 8601, for screen readers: PT1M5S. */
export function duration(milliseconds: number): string {
  return `PT${Math.ceil(milliseconds / SECOND)}S`;
}
