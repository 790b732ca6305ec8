/** What passes between the room's page and a board in a frame. Nothing else does. */

import type { BoardAsk, BoardMark, Considered, GameEvent } from "../kit/board";
import type { TextsView } from "../wire";

/** What is around the game, and how things look. */
export interface Around {
  names: string[];
  colours: number[];
  own: number[];
  marked: string[];
  marks: BoardMark[];
  language: string;
  direction: "ltr" | "rtl";
  dark: boolean;
  /** Nothing is to move. */
  still: boolean;
  /** Values of the room's colours and fonts, by their names. */
  tokens: Record<string, string>;
}

/** The messages of the game, in the reader's language and in English. */
export type Texts = Pick<TextsView, "messages" | "english">;

export interface Scene {
  id: number;
  view: unknown;
  before: unknown;
  events: GameEvent[];
}

/** A question has a number, so that an answer is never taken for one to another. */
export type Asked = BoardAsk & { number: number };

/** What a board is told. */
export type Told =
  | { tell: "start"; game: string; texts: Texts; around: Around }
  | { tell: "scene"; scene: Scene }
  | { tell: "ask"; ask: Asked | null }
  | { tell: "around"; around: Around; texts: Texts }
  | { tell: "laid"; move: string }
  | { tell: "considered"; id: number; considered: Considered | null }
  | { tell: "cancel" | "skip" | "ping" };

/** What a board asks for. */
export type Wish =
  | { do: "ready" | "pong" }
  | { do: "failed"; reason: string }
  | { do: "settled"; scene: number }
  | { do: "consider"; id: number; ask: number; move: string }
  | { do: "draft"; ask: number; move: string | null; text: Text | null }
  | { do: "play"; ask: number; move: string }
  | { do: "point"; target: string }
  | { do: "rule"; rule: string }
  | { do: "key"; key: string };

/** A message of the game and its arguments. */
export interface Text {
  key: string;
  args: Record<string, string | number>;
}
