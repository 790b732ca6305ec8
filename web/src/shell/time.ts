/** How clocks are read. */

import type { Times } from "../wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a seat's time, in milliseconds. */
export function left(times: Times, seat: number, now: number): number {
  const rest = times.left[seat] ?? 0;
  return times.running.includes(seat) ? Math.max(0, rest - Math.max(0, now - times.at)) : rest;
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
