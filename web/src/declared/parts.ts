/** What a declared board holds. */

import type { Say } from "../kit/board";
import type { AnyPart, Board, BoardPiece, Place } from "../wire";

/** Where the board of a view is found; it is null if the game failed to make it. */
export const BOARD = "@board";

export type DeclaredView = { [BOARD]: Board | null };

export interface Standing {
  piece: BoardPiece;
  place: string;
}

export function placesOf(part: AnyPart): readonly Place[] {
  if (part.part === "grid") return part.cells;
  return part.part === "track" ? part.spaces : [part];
}

/** The same part with its places changed. */
export function withPlaces(part: AnyPart, change: <P extends Place>(place: P) => P): AnyPart {
  if (part.part === "grid") return { ...part, cells: part.cells.map(change) };
  if (part.part === "track") return { ...part, spaces: part.spaces.map(change) };
  return change(part);
}

export function places(board: Board): Place[] {
  return board.parts.flatMap(placesOf);
}

/** Every piece by its id, with the place it lies in. */
export function standings(board: Board): Map<string, Standing> {
  const found = places(board).flatMap(({ id, pieces = [] }) =>
    pieces.map((piece) => [piece.id, { piece, place: id }] as const),
  );
  return new Map(found);
}

/** Every word that can be pressed on the board, with what it is a word for: what is alike is pressed alike. */
export function words(board: Board): Map<string, string> {
  const found = board.parts.flatMap((part, nth) => {
    const whole = part.part === "row" || part.part === "pile";
    return placesOf(part).flatMap(({ id, pieces = [] }): [string, string][] => [
      [id, whole ? part.part : `place of ${nth}`],
      ...pieces.flatMap(({ press }): [string, string][] =>
        press ? [[press, `piece of ${nth}`]] : [],
      ),
    ]);
  });
  return new Map(found);
}

/** How things on a board are said: in which words, and whose they are. */
export interface Saying {
  say: Say;
  /** Of the seats. */
  names: readonly string[];
}

/** What a word stands for: a button, a piece or a place by its name; or the word itself. */
export function called(board: Board | null, word: string, { say, names }: Saying): string {
  const pieces = board ? places(board).flatMap(({ pieces = [] }) => pieces) : [];
  const { label } =
    board?.choices?.find((one) => one.word === word) ??
    pieces.find(({ press }) => press === word) ??
    {};
  if (label) return say(label.key, label.args);
  const part = board?.parts.find((one) => placesOf(one).some(({ id }) => id === word));
  const place = part && placesOf(part).find(({ id }) => id === word);
  const title = place?.label ? say(place.label.key, place.label.args) : "";
  if (part?.seat == null) return title || word;
  const name = names[part.seat] ?? "";
  if (!name) return word; // others have a place of the same title
  return title ? say("table-board-place-of", { place: title, name }) : name;
}

/** What is pressed, one after the other, in words. */
export function spelt(board: Board | null, gesture: readonly string[], saying: Saying): string {
  return gesture
    .map((word) => called(board, word, saying))
    .reduce((before, word) => saying.say("table-board-then", { before, word }));
}
