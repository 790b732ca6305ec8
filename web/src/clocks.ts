import type { ClockRule } from "./wire";
import { list, say, words } from "./words.svelte";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** "10 min + 5 s" for all moves, "1 day a move, weekends off", or that there is no clock. */
export function clockText(rule: ClockRule | null): string {
  if (!rule) return say("web-clock-none");
  const off = daysOffText(rule);
  return off ? say("web-clock-with-days-off", { clock: timeText(rule), off }) : timeText(rule);
}

/** Which days do not count: "weekends and holidays (Czechia)"; empty if all do. */
function daysOffText({ days_off }: ClockRule): string {
  const off: string[] = [];
  if (days_off?.weekends) off.push(say("web-days-off-weekends"));
  if (days_off?.country)
    off.push(say("web-days-off-holidays", { country: countryName(days_off.country) }));
  return list(off);
}

function countryName(code: string): string {
  return new Intl.DisplayNames([words.language], { type: "region" }).of(code) ?? code;
}

function timeText(rule: ClockRule): string {
  const days = Math.floor(rule.total / DAY);
  if (rule.per_move && rule.total % DAY === 0) return say("web-clock-days", { days });
  const minutes = Math.round((10 * rule.total) / MINUTE) / 10;
  if (rule.per_move) return say("web-clock-minutes", { minutes });
  return say("web-clock-total", { minutes, increment: rule.increment ?? 0 });
}

/** Whether nobody is expected to sit and wait. */
export function isSlow(rule: ClockRule | null): boolean {
  return rule === null || rule.total >= HOUR;
}

/** How long an offer waits before it lapses. */
export function offersText(seconds: number | null): string {
  return seconds ? say("web-offers-seconds", { seconds }) : say("web-offers-wait");
}
