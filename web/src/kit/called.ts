/** Messages call players by the names that the table shows. */

import type { Arguments } from "./board";

const LETTERS = "ABCDEF";

/** The arguments with names in place of seats, which are written as numbers or as letters. */
export function called(
  args: Arguments,
  seats: readonly string[],
  names: readonly string[],
): Arguments {
  const name = (value: string | number) =>
    names[typeof value === "number" ? value : LETTERS.indexOf(value)] ?? value;
  const entries = Object.entries(args).map(([argument, value]) =>
    seats.includes(argument) ? [argument, name(value)] : [argument, value],
  );
  return Object.fromEntries(entries) as Arguments;
}
