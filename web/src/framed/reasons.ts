/** Why a board fails, for whoever writes it. */

export const LONGEST_REASON = 2000; // characters

/** What was thrown, and where; not every browser begins the one with the other. */
export function traced(error: unknown): string {
  const [said, stack] = [String(error), (error instanceof Error && error.stack) || ""];
  return stack.includes(said) ? stack : `${said}\n${stack}`.trim();
}
