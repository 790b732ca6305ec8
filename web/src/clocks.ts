import type { ClockRule } from "./wire";
import { say } from "./words.svelte";

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** "10 min + 5 s" for all moves, "1 day a move", or that there is no clock. */
export function clockText(rule: ClockRule | null): string {
  if (!rule) return say("web-clock-none");
  const days = Math.floor(rule.total / DAY);
  if (rule.per_move && rule.total % DAY === 0) return say("web-clock-days", { days });
  const minutes = Math.round((10 * rule.total) / MINUTE) / 10;
  if (rule.per_move) return say("web-clock-minutes", { minutes });
  return say("web-clock-total", { minutes, increment: rule.increment ?? 0 });
}

/** How long an offer waits before it lapses. */
export function offersText(seconds: number | null): string {
  return seconds ? say("web-offers-seconds", { seconds }) : say("web-offers-wait");
}
