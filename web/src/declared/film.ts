/** What differs between two boards, and the boards between them in the order of the events. */

import type { GameEvent, Scene } from "../kit/board";
import type { Beat, Film } from "../kit/film";
import type { Story } from "../kit/stage.svelte";
import type { Board, BoardPiece, Place } from "../wire";
import { BOARD, type DeclaredView, places, standings, withPlaces } from "./parts";

export interface Changes {
  /** Pieces by their ids. */
  moved: Set<string>;
  appeared: Set<string>;
  gone: Set<string>;
  /** Those that look different and lie where they lay. */
  turned: Set<string>;
}

export function changes(before: Board, after: Board): Changes {
  const [were, are] = [standings(before), standings(after)];
  const [moved, turned] = [new Set<string>(), new Set<string>()];
  for (const [id, { piece, place }] of are) {
    const was = were.get(id);
    if (was && was.place !== place) moved.add(id);
    else if (was && look(was.piece) !== look(piece)) turned.add(id);
  }
  const appeared = new Set([...are.keys()].filter((id) => !were.has(id)));
  const gone = new Set([...were.keys()].filter((id) => !are.has(id)));
  return { moved, appeared, gone, turned };
}

/** What can be seen of a piece. */
function look({ shape, seat, tint, text, picture, back, count }: BoardPiece): string {
  return JSON.stringify([shape, seat, tint, text, picture, back, count]);
}

/** All pieces that changed. */
export function changed(before: Board, after: Board): Set<string> {
  return new Set(Object.values(changes(before, after)).flatMap((ids: Set<string>) => [...ids]));
}

/** The places in which something changed, what is printed on them included. */
export function changedPlaces(before: Board, after: Board): Set<string> {
  const touched = changed(before, after);
  const [were, are] = [standings(before), standings(after)];
  const found = [...touched].flatMap((id) => [were.get(id)?.place, are.get(id)?.place]);
  const bare = (place: Place) => JSON.stringify({ ...place, pieces: [], label: null });
  const known = new Map(places(before).map((place) => [place.id, bare(place)]));
  const printed = places(after).filter((place) => (known.get(place.id) ?? "") !== bare(place));
  const all = [...found, ...printed.map(({ id }) => id)];
  return new Set(all.filter((place) => place !== undefined));
}

/** The board before, with some pieces already as they are after. */
export function between(before: Board, after: Board, done: ReadonlySet<string>): Board {
  const arrived = new Map(places(after).map(({ id, pieces = [] }) => [id, pieces]));
  const change = <P extends Place>(place: P): P => {
    const pieces = (place.pieces ?? []).filter(({ id }) => !done.has(id));
    const order = arrived.get(place.id) ?? [];
    order.forEach((piece, nth) => {
      if (!done.has(piece.id)) return;
      const earlier = new Set(order.slice(0, nth).map(({ id }) => id));
      pieces.splice(pieces.findLastIndex(({ id }) => earlier.has(id)) + 1, 0, piece);
    });
    return { ...place, pieces };
  };
  return { ...before, parts: before.parts.map((part) => withPlaces(part, change)) };
}

/** A beat, and the board with what it has changed. */
export type Shown = Beat<GameEvent> & { board: Board };

// Milliseconds. What happens is seen; what is only said is given time to be read.
const MOVE = 380;
const WORD = 700;
const LONGEST = 5000; // of a film

/** A beat for every event, with what it changed; what no event names changes with the last one. */
export function timeline(before: Board, after: Board, events: readonly GameEvent[]): Film<Shown> {
  const done = new Set<string>();
  const told = events.map((event) => {
    const claimed = concerned(before, after, event).filter((id) => !done.has(id));
    for (const id of claimed) done.add(id);
    return { event, seen: claimed.length > 0, board: between(before, after, done) };
  });
  const rest = changed(before, after).size > done.size || told.length === 1;
  const lengths = told.map(({ seen }, nth) =>
    seen || (rest && nth === told.length - 1) ? MOVE : WORD,
  );
  const pace = Math.min(1, LONGEST / lengths.reduce((sum, one) => sum + one, 0));
  let lasts = 0;
  const beats = told.map(({ event, board }, nth) => {
    const beat = { at: lasts, lasts: pace * lengths[nth]!, event, board };
    lasts += beat.lasts;
    return nth === told.length - 1 ? { ...beat, board: after } : beat;
  });
  return { beats, lasts };
}

/** The pieces that an event changed: those in the places it names. */
function concerned(before: Board, after: Board, event: GameEvent): string[] {
  const named = new Set(wordsOf(event));
  const [were, are] = [standings(before), standings(after)];
  return [...changed(before, after)].filter((id) => {
    const around = [were.get(id), are.get(id)].filter((one) => one !== undefined);
    return named.has(id) || around.some(({ place }) => named.has(place));
  });
}

/** The places that the game says an event is about; otherwise what it names itself. */
export function wordsOf({ places, ...fields }: GameEvent): string[] {
  if (Array.isArray(places)) return places.map(String);
  return Object.values(fields).filter((value) => typeof value === "string");
}

export const story: Story<DeclaredView, GameEvent, Shown> = {
  timeline: (events, { before, view }) => {
    const [was, is] = [before?.[BOARD], view[BOARD]];
    return was && is ? timeline(was, is, events) : { beats: [], lasts: 0 };
  },
  apply: (view, _, { board }) => ({ ...view, [BOARD]: board }),
  changed: (_, scene) => [...lastChanged(scene)],
};

/** Where the scene has changed something. */
export function lastChanged({ before, view }: Scene<DeclaredView>): Set<string> {
  const [was, is] = [before?.[BOARD], view[BOARD]];
  return was && is ? changedPlaces(was, is) : new Set();
}
