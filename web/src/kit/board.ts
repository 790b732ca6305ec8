/** What the shell hands to the board of a game. A board draws views and films events; it holds no rules. */

import type { Component, Snippet } from "svelte";

/** The arguments of a message. */
export type Arguments = Record<string, string | number>;

/** What all facts from the server have. */
export interface Told {
  event: string;
  rule: string;
  args?: Arguments;
  /** The number of what a player makes by it: a hint, a drawing. */
  exhibit?: number;
}

/** A fact of any game; its other fields are the game's own. */
export interface GameEvent extends Told {
  [field: string]: unknown;
}

/** Says a message of the room or the game in the reader's language. */
export type Say = (key: string, args?: Arguments) => string;

/** The arguments of a message, with things named as the board shows them, and seats by their names. */
export type Signs = (args: Arguments, view: never, names: readonly string[]) => Arguments;

/** How a proposed move reads, and which things on the board it is about. */
export type Reading = (
  move: string,
  ask: Pick<BoardAsk, "key" | "args"> & Partial<Pick<BoardAsk, "moves" | "gestures">>,
  view: never,
  names?: readonly string[],
) => { text: string; targets: string[] };

/** What is in the way: a message id with arguments, and the rule that says so. */
export interface Problem {
  key: string;
  args: Arguments;
  rule?: string | null;
  /** What was refused is no move at all. */
  unreadable?: boolean;
}

/** The questions of a game by their message ids, with the arguments of each. */
export type Asks = Record<string, Arguments>;

/** A question to a seat of the person at this screen. */
export type BoardAsk<A = Asks> = {
  [Key in keyof A & string]: Question & { key: Key; args: A[Key] };
}[keyof A & string];

/** What a question is about: the end of its message id, after `ask-`; empty where a game asks only one thing. */
export type Kind<A> = string extends keyof A ? string : KindIn<keyof A>;
type KindIn<Key> = Key extends `${string}-ask-${infer Kind}` ? Kind : "";

interface Question {
  seat: number;
  rule: string;
  /** The legal moves in notation; null until they have arrived. A free-form ask takes more than these. */
  moves: string[] | null;
  /** What is pressed for each of them on a declared board. */
  gestures?: string[][] | null;
  /** Before the first turn: an answer for whoever does not know the game yet. */
  recommended?: string | null;
  /** It is put to a partner: a move that is chosen here is proposed to them, not played. */
  advising?: boolean;
}

/** A seat points at something on the board. */
export interface BoardMark {
  seat: number;
  target: string;
}

/** A move to show as chosen on the board: one from a hint or from a review. */
export interface Laid {
  move: string;
}

/** What a move would do, with the view right after it if the game can tell; or why it is not allowed. */
export type Considered<V = unknown, E = GameEvent> =
  { events: E[]; refusal: null; view?: V | null } | { events: null; refusal: Problem; view?: null };

/** One position to show, and the events that led to it from the one before. */
export interface Scene<V, E = GameEvent> {
  id: number;
  view: V;
  before: V | null;
  events: E[];
  /** Nothing is played after it: a board may stay at what happened, and not show what would come next. */
  last?: boolean;
}

/** A half-made choice, for the prompt bar: a sentence, the move if it is complete, and what is in its way. */
export interface Draft {
  text: string;
  move: string | null;
  refusal: Problem | null;
  /** The person has said on the board that they want it: only a press is missing. */
  urged?: boolean;
}

export interface BoardProps<V, E = GameEvent, A = Asks> {
  /** The id of the game. */
  game: string;
  /** The board films `events` from `before` to `view`, then calls `settled(id)`; without events at once. */
  scene: Scene<V, E>;
  settled: (scene: number) => void;
  /** Rises when the person wants to skip the film: go to its end at once. */
  skip: number;
  /** What is asked of the person, or of a partner (`advising`); null while watching or reviewing. */
  ask: BoardAsk<A> | null;
  /** Asks the server; answers are remembered for the position. */
  consider: (move: string) => Promise<Considered<V, E>>;
  /** Sends the move, or proposes it. The board keeps the draft until the next scene, or `cancel`. */
  play: (move: string) => void;
  /** Tells the prompt bar what is being chosen; null when nothing is. */
  drafting: (draft: Draft | null) => void;
  /** Rises when the person cancels the draft from outside the board. */
  cancel: number;
  /** Every new one is shown as if the person had chosen it; they may go on from there, or play it. */
  laid?: Laid | null;
  say: Say;
  /** Opens the rulebook at a rule. */
  openRule: (rule: string) => void;
  /** The names of those at the seats. */
  names: string[];
  /** The number of each seat's colour; who plays together may share one. */
  colours: readonly number[];
  /** The seats of the person at this screen; none for a spectator. */
  own: number[];
  /** What has happened since the person last did something, to be marked. */
  happened?: E[];
  /** The places that the notation of the last move names. */
  marked: string[];
  /** The places that the coach speaks of; they are marked in another way. */
  coached?: readonly string[];
  /** Is told of each event of a film as it is shown, for a caption. */
  filmed?: (event: Told) => void;
  /** What partners point at; each fades by itself. */
  marks: BoardMark[];
  /** Points at something, or stops if one already does; null where there is no pointing. */
  point: ((target: string) => void) | null;
  /** What goes on around the game; absent in a lesson. */
  company?: Company;
}

export interface Remark {
  seat: number;
  ply: number;
  about: number | null;
  said: string[];
}

/** What people and bots at a live table do besides moving. */
export interface Company {
  /** Moves that others are making just now and let everyone watch, by seat. */
  drafts: Readonly<Record<number, string>>;
  /** Lets the others watch the move that is being made; null: not any more. */
  draft: (move: string | null) => void;
  /** What bots have said about how they played; `about`: the number of what a player had made. */
  remarks: Remark[];
  /** The seats at which bots play. */
  bots: readonly number[];
  /** What else is to be known of a seat, such as its clock, for boards that show the seats themselves. */
  seat: Snippet<[seat: number]>;
  /** Hides what a player made, by its number, or shows it again; null for all but the host. */
  hide: ((number: number, hidden: boolean) => void) | null;
}

/** The board of some game: what it is handed is of that game. */
export type Board = Component<BoardProps<never, never>>;

/** What a choice needs of the table: the question, the view, whom to ask and tell, and words. */
export interface Choosing<V, E = GameEvent, A = Asks> {
  ask: BoardAsk<A> | null;
  view: V;
  consider: (move: string) => Promise<Considered<V, E>>;
  play: (move: string) => void;
  say: Say;
}
