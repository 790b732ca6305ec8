/** How a person likes to play, as this browser remembers it. */

import { store, stored } from "./stored";

export const FILMS = ["normal", "quick", "off"] as const;
export const COACHES = ["first", "on", "off"] as const;
export const CONFIRMS = ["ask", "at-once"] as const;

/** One of some values; the first one unless another was chosen. */
class Setting<T extends string> {
  readonly #key: string;
  readonly values: readonly T[];
  #value: T;

  constructor(key: string, values: readonly [T, ...T[]]) {
    this.#key = key;
    this.values = values;
    this.#value = $state(values.find((value) => value === stored(key)) ?? values[0]);
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    store(this.#key, value === this.values[0] ? null : value);
  }
}

export const settings = {
  /** How fast what happens is shown. */
  films: new Setting("films", FILMS),
  /** Whether a whole choice is played at once, or once it is confirmed. */
  confirm: new Setting("confirm", CONFIRMS),
  /** Whether a coach warns of what threatens: in a first game of each kind, always, or never. */
  coach: new Setting("coach", COACHES),
};
