/** How sure a bot is, in figures. */

const ERRORS = 2; // standard errors on either side: within them it lies nineteen times of twenty

/** Where a share of the win lies, in percent. */
export function interval(value: number, error: number): { low: number; high: number } {
  const percent = (share: number) => Math.round(100 * Math.min(Math.max(share, 0), 1));
  return { low: percent(value - ERRORS * error), high: percent(value + ERRORS * error) };
}
