/** What events do to a picture of the position, step by step for the film. */

import type { Scene } from "../../kit/board";
import { readCell } from "./grids";
import type {
  Kind,
  ModifierName,
  ModifierPlaced,
  Named,
  NeutraceEvent,
  NeutraceView,
  Placed,
  Turned,
} from "./types";
import { face, kindOf, turned, KINDS } from "./cards";

/** What a scene shows: where nothing follows, the round stays as its evaluation leaves it. */
export function cut(scene: Scene<NeutraceView, NeutraceEvent>): typeof scene {
  const { before, events, last } = scene;
  const end = events.findIndex(({ event }) => event === "round-over");
  if (!last || !before || end < 0) return scene;
  const seen = events.slice(0, end);
  return { ...scene, events: seen, view: { ...seen.reduce(apply, before), forecast: [] } };
}

/**
 * What events changed: cells and orbitals by their names, substances, hands, tokens and modifiers by
 * their seats, decks and open cards by the moves that take from them. What is cleared away at the end
 * of a round is not marked any more.
 */
export function changed(events: NeutraceEvent[]): string[] {
  const over = events.findLastIndex(({ event }) => event === "round-over");
  return events.flatMap((event, nth) => told(event).filter((word) => nth > over || isKept(word)));
}

const isKept = (word: string) => /^(substance|modifiers) /.test(word);

function told(event: NeutraceEvent): string[] {
  switch (event.event) {
    case "placed":
      return [event.cell, `hand ${event.seat}`];
    case "modifier-placed":
      return [event.cell, `modifiers ${event.seat}`];
    case "modifier-moved":
    case "modifier-returned":
      return [`modifiers ${event.seat}`];
    case "turned":
    case "reserved":
      return [event.cell];
    case "token-placed":
      return [event.orbital, `tokens ${event.seat}`];
    case "drew":
      return [`draw ${event.kind[0]}`, `hand ${event.seat}`];
    case "took":
    case "opened":
      return [`take ${event.kind[0]}`, ...("seat" in event ? [`hand ${event.seat}`] : [])];
    case "gave":
      return [`hand ${event.seat}`, `hand ${event.to}`];
    case "moved":
    case "chained":
    case "exploded":
    case "neutralised":
      return [`substance ${event.seat} ${event.row}`];
    default:
      return [];
  }
}

/** The position after one event. */
export function apply(view: NeutraceView, event: NeutraceEvent): NeutraceView {
  switch (event.event) {
    case "burner":
      return { ...view, burner: event.seat, round: event.round };
    case "dealt":
      return {
        ...held(view, event.seat, () => ({ molecules: 2, arrows: 2, known: [] })),
        hand: event.seat === view.seat ? event.cards : view.hand,
      };
    case "opened":
      return {
        ...view,
        open: view.open.with(KINDS.indexOf(event.kind), event.card) as NeutraceView["open"],
        decks: fewer(view, event.kind),
      };
    case "placed":
      return placed(view, event);
    case "modifier-placed":
      return modified(view, event);
    case "drew":
      return drawn({ ...view, decks: fewer(view, event.kind) }, event.seat, event.kind, event.card);
    case "took":
      return drawn(
        {
          ...view,
          open: view.open.with(KINDS.indexOf(event.kind), null) as NeutraceView["open"],
        },
        event.seat,
        event.kind,
        event.card,
      );
    case "named":
      return { ...view, named: named(view, event) };
    case "gave": {
      const kind = event.card ? kindOf(event.card) : kindNamed(view);
      return drawn(lost(view, event.seat, kind, event.card), event.to, kind, event.card);
    }
    case "token-placed":
      return {
        ...view,
        tokens: view.tokens.with(event.seat, view.tokens[event.seat]! - 1),
        orbitals: { ...view.orbitals, [event.orbital]: event.seat },
      };
    case "turned":
      return turnedOver(view, event);
    case "reserved":
      return { ...view, reservation: { cell: event.cell, seat: event.seat } };
    case "moved":
    case "chained":
    case "exploded":
    case "neutralised":
      return {
        ...view,
        scale: view.scale.with(event.seat, view.scale[event.seat]!.with(event.row, event.after)),
      };
    case "both-ends":
      return { ...view, pioneer: event.seat };
    case "modifier-moved":
    case "modifier-returned":
      return owned(view, event.seat, event.modifier, 1);
    case "round-over":
      return {
        ...view,
        grids: view.grids.map(() => []),
        reservation: null,
        tokens: view.tokens.map(() => 3),
        orbitals: Object.fromEntries(Object.keys(view.orbitals).map((name) => [name, null])),
        forecast: [],
      };
    default:
      return view;
  }
}

/** A colour by the letter of its atom, or a vector size. */
const named = ({ rows }: NeutraceView, { colour, size }: Named) =>
  rows.find((row) => row.colour === colour)?.atom ?? String(size / 2);

/** What others see of an exchange: a card of the kind that was named. */
const kindNamed = ({ named }: NeutraceView): Kind =>
  /\d/.test(named ?? "") ? "arrow" : "molecule";

function fewer({ decks }: NeutraceView, kind: Kind): [number, number] {
  const which = KINDS.indexOf(kind);
  return decks.with(which, Math.max(0, decks[which]! - 1)) as [number, number];
}

function held(
  view: NeutraceView,
  seat: number,
  change: (hand: NeutraceView["hands"][number]) => NeutraceView["hands"][number],
): NeutraceView {
  return { ...view, hands: view.hands.with(seat, change(view.hands[seat]!)) };
}

function drawn(view: NeutraceView, seat: number, kind: Kind, card: string): NeutraceView {
  const pile = `${kind}s` as const;
  const after = held(view, seat, (hand) => ({ ...hand, [pile]: hand[pile] + 1 }));
  return seat === view.seat && card ? { ...after, hand: [...after.hand, card] } : after;
}

/** A card leaves a hand; whichever way round it is named. */
function lost(view: NeutraceView, seat: number, kind: Kind, card: string): NeutraceView {
  const pile = `${kind}s` as const;
  const after = held(view, seat, (hand) => ({ ...hand, [pile]: Math.max(0, hand[pile] - 1) }));
  if (seat !== view.seat) return after;
  const alike = (name: string) => name === card || name === turned(card);
  const nth = after.hand.findIndex(alike);
  return nth < 0 ? after : { ...after, hand: after.hand.toSpliced(nth, 1) };
}

function placed(view: NeutraceView, { seat, cell, kind, card }: Placed): NeutraceView {
  const after = lost(view, seat, kind, card);
  const grid = readCell(cell).seat;
  const lying = { cell, ...face(card, view.rows) };
  return {
    ...after,
    grids: after.grids.with(grid, [...after.grids[grid]!, lying]),
    reservation: after.reservation?.cell === cell ? null : after.reservation,
  };
}

function modified(view: NeutraceView, event: ModifierPlaced): NeutraceView {
  const grid = readCell(event.cell).seat;
  const after = owned(view, event.seat, event.modifier, -1);
  const side = event.side === "left" ? 0 : 1;
  return {
    ...after,
    grids: after.grids.with(
      grid,
      after.grids[grid]!.map((card) =>
        card.cell === event.cell
          ? {
              ...card,
              modifiers: card.modifiers.with(side, {
                modifier: event.modifier,
                seat: event.seat,
              }) as typeof card.modifiers,
            }
          : card,
      ),
    ),
  };
}

function turnedOver(view: NeutraceView, { cell }: Turned): NeutraceView {
  const grid = readCell(cell).seat;
  return {
    ...view,
    grids: view.grids.with(
      grid,
      view.grids[grid]!.map((card) =>
        card.cell === cell
          ? {
              ...card,
              left: card.right,
              right: card.left,
              modifiers: [card.modifiers[1], card.modifiers[0]],
            }
          : card,
      ),
    ),
  };
}

function owned(
  view: NeutraceView,
  seat: number,
  modifier: ModifierName,
  more: number,
): NeutraceView {
  const pile = `${modifier}s` as const;
  const has = view.modifiers[seat]!;
  return {
    ...view,
    modifiers: view.modifiers.with(seat, { ...has, [pile]: has[pile] + more }),
  };
}
