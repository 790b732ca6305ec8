/** Cards, events and researchers in words. */

import type { Say } from "../../kit/board";
import type { Sentence, TeseraktEvent, TeseraktView } from "./types";

/** The arguments that name a card in messages: ours by id, one with a name of its own by that. */
export const named = ({ id, name }: { id: string; name: string }) => ({
  card: name ? "own" : id,
  name: name || id.replaceAll("-", " "),
});

export const spoken = (text: Sentence[], say: Say) =>
  text.map(({ key, args }) => say(key, args)).join(" ");

export const researcher = ({ researchers }: TeseraktView, letter: string) =>
  researchers.find((one) => one.letter === letter);

/** What happened, as a sentence. */
export const sentence = (event: TeseraktEvent, say: Say) =>
  say(`teserakt-${event.event}`, event.args ?? (event as never));
