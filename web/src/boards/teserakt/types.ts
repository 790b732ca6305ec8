/** What the server sends of a position of TESERAKT; see games/teserakt/view.py. */

import type { GameEvent } from "../../board";

export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

export interface Candidate {
  id: string;
  name: string;
  skill: string;
  diamond: boolean;
  speciality: Sentence[];
}

export interface Researcher {
  letter: string;
  seat: number;
  id: string | null;
  name: string;
  skill: string | null;
  diamond: boolean;
  speciality: Sentence[];
  lab: string[];
  spaces: number;
  cards: string[];
}

/** A card that lies open somewhere; level 0 is a discovery. */
export interface CardSeen {
  id: string;
  name: string;
  level: number;
  text: Sentence[];
}

export interface Discovery {
  status: "down" | "up" | "unlocked" | "played" | "lost" | "lost-unseen";
  card: string | null;
}

export interface TeseraktView {
  symbols: string[];
  /** Dice from the base up, by column. */
  columns: string[][];
  free: string[];
  boundary: string[];
  researchers: Researcher[];
  candidates: Candidate[];
  zone: string[];
  annihilated: number[];
  panel: string[];
  rifts: number;
  lost: boolean;
  decks: string[][];
  discoveries: Discovery[];
  cards: CardSeen[];
  /** The card or speciality that is being carried out. */
  carried: CardSeen | null;
  turns: number;
  turn: string;
  actions: number;
  agenda: (string | number)[][];
  result: { places: number[] } | null;
}

export type TeseraktEvent = GameEvent & {
  who: string;
  other: string;
  card: string;
  name: string;
  column: string;
  source: string;
  place: string;
  die: string;
  value: number;
  level: number;
  colour: string;
  symbol: string;
  rifts: number;
  count: number;
};

export type Say = (key: string, args?: Record<string, string | number>) => string;

export const SIDE = 4;
export const SLOTS = 24;
export const MOST_RIFTS = 7;
export const VALUES = [1, 2, 3, 4, 5, 6];
/** The columns of the cube: a1, b1, c1, d1, a2 … */
export const COLUMNS = [1, 2, 3, 4].flatMap((row) => [..."abcd"].map((file) => `${file}${row}`));

export const isColumn = (name: string) => /^[a-d][1-4]$/.test(name);

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
