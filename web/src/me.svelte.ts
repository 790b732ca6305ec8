/** The person at this screen. */

import { LONGEST_NAME } from "./limits";
import { store, stored } from "./stored";

let name = $state(stored("name") ?? "");

export const me = {
  /** Empty until a name was given. */
  get name(): string {
    return name;
  },
  set name(value: string) {
    name = value.trim().slice(0, LONGEST_NAME);
    store("name", name || null);
  },
};

/** Words for chance that nobody can foresee. */
export function randomWords(): string {
  return randomHex(16);
}

/** An id for a command: one that comes twice is carried out once. */
export function freshId(): string {
  return randomHex(12);
}

/** Unlike crypto.randomUUID, this works on a plain http address of the local network too. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
