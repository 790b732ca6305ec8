/** How long something has lasted, as people say it. */

import { words } from "../words.svelte";

const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** Such as "3 hours"; nothing for less than a minute. */
export function lasting(since: number, now = Date.now()): string {
  const found = UNITS.find(([, length]) => now - since >= length);
  if (!found) return "";
  const [unit, length] = found;
  const format = new Intl.NumberFormat(words.language, {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  return format.format(Math.floor((now - since) / length));
}
