/** What can be chosen between, as a card says it: after "Choose:" come the options, each with its number. */

import type { Sentence } from "./types";

export function options(text: Sentence[]): Sentence[][] {
  const found: Sentence[][] = [];
  for (const sentence of text) {
    if (sentence.key === "teserakt-effect-option") found.push([]);
    else found.at(-1)?.push(sentence);
  }
  return found;
}
