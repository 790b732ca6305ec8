/** What events do to a picture of the position: step by step for the film, at once for a preview. */

import { cellsBetween } from "./geometry";
import type { Connector, NumerusEvent, NumerusView, Tentacler } from "./types";

/** The position after one event. */
export function apply(view: NumerusView, event: NumerusEvent): NumerusView {
  switch (event.event) {
    case "landed": {
      const { seat, cell, ship } = event;
      return {
        ...view,
        ships: [...view.ships, { seat, cell, value: ship }],
        docks: view.docks.map((dock, at) => (at === seat ? without(dock, ship) : dock)),
      };
    }
    case "stepped-on":
    case "removed":
      return { ...view, tentaclers: others(view, event.cell) };
    case "appeared":
      return holding(view, event, event.strength);
    case "strengthened":
    case "weakened":
    case "replaced":
      return holding(view, event, event.after);
    case "connected":
      return connected(view, { seat: event.seat, cells: event.cells });
    default:
      return view;
  }
}

const others = ({ tentaclers }: NumerusView, cell: string) =>
  tentaclers.filter((tentacler) => tentacler.cell !== cell);

function holding(
  view: NumerusView,
  { seat, cell }: { seat: number; cell: string },
  strength: number,
): NumerusView {
  return { ...view, tentaclers: [...others(view, cell), { seat, cell, strength }] };
}

function connected(view: NumerusView, connector: Connector): NumerusView {
  const covered = new Set(cellsBetween(connector.cells));
  return {
    ...view,
    scores: view.scores.map((score, seat) => score + Number(seat === connector.seat)),
    tentaclers: view.tentaclers.filter(({ cell }) => !covered.has(cell)),
    connectors: [...view.connectors, connector],
  };
}

function without(dock: number[], ship: number): number[] {
  const at = dock.indexOf(ship);
  return at < 0 ? dock : dock.toSpliced(at, 1);
}

/** A strength that would change; `now` is null where the cell becomes empty. */
export interface Change {
  cell: string;
  was: Tentacler | null;
  now: Tentacler | null;
}

/** What a move would do, ready to be drawn over the position. */
export interface Outlook {
  landing: { seat: number; cell: string; value: number } | null;
  steppedOn: boolean;
  /** All cells where something would change. */
  reach: string[];
  changes: Change[];
  connectors: Connector[];
  hyper: number | null;
  /** The cells whose pieces it draws over. */
  covers: string[];
}

export function outlook(view: NumerusView, events: NumerusEvent[]): Outlook {
  const landed = events.find((event) => event.event === "landed");
  const connectors = events.filter((event) => event.event === "connected");
  const covered = new Set(connectors.flatMap(({ cells }) => cellsBetween(cells)));
  const after = events.reduce(apply, view);
  const touched = events.flatMap((event) =>
    "cell" in event && TOUCHING.has(event.event) ? [event.cell] : [],
  );
  const at = (cells: Tentacler[], cell: string) =>
    cells.find((tentacler) => tentacler.cell === cell) ?? null;
  return {
    landing: landed ? { seat: landed.seat, cell: landed.cell, value: landed.ship } : null,
    steppedOn: events.some(({ event }) => event === "stepped-on"),
    reach: touched,
    changes: touched
      .filter((cell) => !covered.has(cell))
      .map((cell) => ({ cell, was: at(view.tentaclers, cell), now: at(after.tentaclers, cell) })),
    connectors: connectors.map(({ seat, cells }) => ({ seat, cells })),
    hyper: hyperSeat(events),
    covers: [...touched, ...covered, landed?.cell ?? ""],
  };
}

/** Who wins at once by a hyper node. */
export const hyperSeat = (events: NumerusEvent[]): number | null =>
  events.find((event) => event.event === "hyper-node")?.seat ?? null;

const TOUCHING = new Set(["appeared", "strengthened", "weakened", "replaced", "removed"]);

/** The cells that events changed. */
export function changed(events: NumerusEvent[]): string[] {
  return events.flatMap((event) => {
    if ("cells" in event) return cellsBetween(event.cells);
    return "cell" in event ? [event.cell] : [];
  });
}

/** Connectors in the order they were built as far as it was seen: those known stay below. */
export function layered(known: Connector[], now: Connector[]): Connector[] {
  const standing = new Set(now.map(({ cells }) => cells));
  const seen = new Set(known.map(({ cells }) => cells));
  return [
    ...known.filter(({ cells }) => standing.has(cells)),
    ...now.filter(({ cells }) => !seen.has(cells)),
  ];
}
