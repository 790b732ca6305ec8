/** The log of a table, and what of it still stands. */

import type { GameEvent, Told } from "../kit/board";
import type { EntryView, MoveView } from "../wire";

/** The lines that are not in the log yet; some are sent again after a reconnect. */
export function unknown(log: readonly EntryView[], more: readonly EntryView[]): EntryView[] {
  const known = new Set(log.map((line) => line.seq));
  return more.filter((line) => !known.has(line.seq));
}

/**
 * In the order of what happened: players are sent the talk of spectators only afterwards, and what
 * the host hides or shows is sent again. What the host has cleared is sent again, empty, and goes.
 */
export function joined(log: EntryView[], more: readonly EntryView[]): EntryView[] {
  if (more.length === 0) return log;
  const resent = new Set(more.map((line) => line.seq));
  const rest = log.filter((line) => !resent.has(line.seq));
  const left = more.filter((line) => line.line !== "chat" || !line.cleared);
  return [...rest, ...left].sort((a, b) => a.seq - b.seq);
}

/** The moves that no undo took back, by their number: the first is 1. */
export function movesLeft(log: readonly EntryView[]): Map<number, MoveView> {
  const moves = new Map<number, MoveView>();
  for (const line of log) {
    if (line.line === "move") moves.set(line.ply, line);
    if (line.line === "undo") for (const ply of moves.keys()) if (ply > line.to) moves.delete(ply);
  }
  return moves;
}

/** What happened between two positions; nothing if moves were taken back between them. */
export function filmed(lines: readonly EntryView[]): GameEvent[] {
  if (lines.some((line) => line.line === "undo")) return [];
  return lines.flatMap((line) =>
    line.line === "move" || line.line === "start" ? (line.events as GameEvent[]) : [],
  );
}

/** Whether two moves in a row make the same thing: strokes of one drawing. */
function isGoneOnWith(one: MoveView, next: MoveView): boolean {
  const made = ({ events }: MoveView) => (events as unknown as Told[])[0]?.exhibit;
  const numbers = next.ply === one.ply + 1 && next.seat === one.seat;
  return numbers && made(one) !== undefined && made(one) === made(next);
}

/** The first and the last of the moves that make the same thing as this one. */
export function together(
  moves: ReadonlyMap<number, MoveView>,
  ply: number,
): { from: number; to: number } {
  const joins = (one: number, next: number) => {
    const [a, b] = [moves.get(one), moves.get(next)];
    return a !== undefined && b !== undefined && isGoneOnWith(a, b);
  };
  let [from, to] = [ply, ply];
  while (joins(from - 1, from)) from -= 1;
  while (joins(to, to + 1)) to += 1;
  return { from, to };
}

/** The log with moves that make one thing as one line, the last; with the number of the first. */
export function folded(lines: readonly EntryView[]): { line: EntryView; from: number }[] {
  const entries: { line: EntryView; from: number }[] = [];
  let last = -1; // where the last move is, unless something was taken back since
  for (const line of lines) {
    const before = entries[last];
    if (line.line === "move" && before?.line.line === "move" && isGoneOnWith(before.line, line)) {
      before.line = line;
      continue;
    }
    entries.push({ line, from: line.line === "move" ? line.ply : 0 });
    if (line.line === "move") last = entries.length - 1;
    if (line.line === "undo") last = -1;
  }
  return entries;
}

/** How many moves stay if what these seats made last is taken back; null where nothing can be. */
export function undoTo(
  moves: ReadonlyMap<number, MoveView>,
  seats: readonly number[],
  fixed: number,
): { seat: number; to: number } | null {
  const own = [...moves.values()].filter((move) => seats.includes(move.seat) && move.ply > fixed);
  const last = own.reduce<MoveView | null>((a, b) => (a === null || b.ply > a.ply ? b : a), null);
  if (last === null) return null;
  return { seat: last.seat, to: Math.max(fixed, together(moves, last.ply).from - 1) };
}

const PLACE = /^\d?[a-z]+\d+$/;
const places = (words: string[]) => [...new Set(words.filter((word) => PLACE.test(word)))];

/** The places that the notation of a move names. */
export function landmarks({ move }: MoveView): string[] {
  return places((move ?? "").split(/[\s,;-]+/));
}

/** The moves after the last one of these seats; that one itself if it is the last. */
export function movesSince(moves: readonly MoveView[], seats: readonly number[]): MoveView[] {
  const own = moves.findLastIndex(({ seat }) => seats.includes(seat));
  if (own < 0) return moves.slice(-1);
  return moves.slice(Math.min(own + 1, moves.length - 1));
}

/** The moves that the last one to move made in a row; what makes one thing is one. */
export function lastTurn(moves: readonly MoveView[]): MoveView[] {
  const other = moves.findLastIndex(({ seat }) => seat !== moves.at(-1)!.seat);
  return folded(moves.slice(other + 1)).map(({ line }) => line as MoveView);
}
