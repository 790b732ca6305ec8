/** What a declared board holds. */

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
