/** Hints in two languages, of which everyone reads one: `en: jade | cs: nefrit`. */

import type { Say } from "../../kit/board";

const BOTH = /^en: (.+) \| cs: (.+)$/s;

/** The arguments of a message that holds the words of a hint. */
export function wordsOf(text: string): { english: string; czech: string } {
  const [, english = text, czech = text] = BOTH.exec(text) ?? [];
  return { english, czech };
}

/** The words as the reader is shown them. */
export const readIn = (say: Say, text: string) => say("estimatrix-words", wordsOf(text));
