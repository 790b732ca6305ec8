/** What things on a declared board are called. */

import type { Say } from "../kit/board";
import type { Board, BoardPiece, Place } from "../wire";
import { places, placesOf } from "./parts";

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

/** What is written on a piece, and what it is. */
export function pieceName({ label, seat, text = "" }: BoardPiece, { say, names }: Saying): string {
  const name = label ? say(label.key, label.args) : seat == null ? "" : (names[seat] ?? "");
  return name.includes(text) ? name : `${text} ${name}`.trim();
}

/** What a place is, whose, how many lie on its pile, and what can be seen there. */
export function placeName(board: Board, place: Place, saying: Saying): string {
  const { say, names } = saying;
  const { id, label, pieces = [] } = place;
  const part = board.parts.find((one) => placesOf(one).some((other) => other.id === id));
  const whose = part?.seat == null ? "" : (names[part.seat] ?? "");
  const what = [
    label ? say(label.key, label.args) : id,
    part?.part === "pile" ? String(part.count) : "",
    ...counted(pieces.map((one) => pieceName(one, saying))),
  ];
  return [whose, what.filter(Boolean).join(", ")].filter(Boolean).join(": ");
}

/** Names that come several times, once with their number. */
function counted(all: string[]): string[] {
  return [...new Set(all)].map((name) => {
    const times = all.filter((one) => one === name).length;
    return times > 1 ? `${times} × ${name}` : name;
  });
}
