/** What can be chosen: a letter, a colour to ban or to answer with, a hint in one of its forms. */

import type { BoardAsk, Kind } from "../../kit/board";
import type { Colour, EstimatrixAsks, EstimatrixView, Form } from "./types";

/** What a question is about: a drawing is a hint, too, and a die that was set can be set again. */
export type Topic = "letter" | "ban" | "hint" | "die";

const TOPICS: Record<Kind<EstimatrixAsks>, Topic> = {
  letter: "letter",
  ban: "ban",
  hint: "hint",
  drawing: "hint",
  lead: "die",
  answer: "die",
  change: "die",
};

export const topicOf = (ask: BoardAsk<EstimatrixAsks> | null): Topic | null =>
  ask && TOPICS[ask.key.split("-ask-")[1] as Kind<EstimatrixAsks>];

/** The colours that can be banned, or that one's die can be set to; all until the moves have arrived. */
export function openColours(
  ask: BoardAsk<EstimatrixAsks> | null,
  word: "ban" | "answer",
  colours: readonly Colour[],
): Colour[] {
  const moves = ask?.moves;
  return colours.filter((colour) => !moves || moves.includes(`${word} ${colour}`));
}

/** What is written, as it is sent: one space between words; a poem keeps its lines (EST-8). */
export const tidied = (words: string, form: Form) =>
  words.replace(form === "text" ? /[^\S\n]+/g : /\s+/g, " ").trim();

/** Whether strokes of a drawing have arrived: then it can be shown, and no other form is left. */
export const isDrawn = ({ hint }: EstimatrixView) => (hint?.strokes.length ?? 0) > 0;

/** The move that gives a hint; null while there is nothing to give. */
export function hintMove(form: Form, words: string, drawn: boolean): string | null {
  const given = tidied(words, form);
  switch (form) {
    case "text":
      return (given && `say ${given}`) || null;
    case "emoji":
      return (given && `emoji ${given}`) || null;
    case "drawing":
      return drawn ? `show ${given}`.trim() : null;
    case "aloud":
      return "aloud";
  }
}

const FORMS: Record<string, Form> = {
  say: "text",
  emoji: "emoji",
  aloud: "aloud",
  draw: "drawing",
  rub: "drawing",
  show: "drawing",
};

/** A hint as its move is written: its form, and its words or emoji. */
export function readHint(move: string): { form: Form; words: string } | null {
  const [word = ""] = move.split(" ");
  const form = FORMS[word];
  if (!form) return null;
  return { form, words: word === "draw" || word === "rub" ? "" : move.slice(word.length + 1) };
}
