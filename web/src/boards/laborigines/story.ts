/** What events do to a picture of the position, step by step for the film. */

import {
  type FigureSeen,
  type Ground,
  LETTERS,
  type LaboriginesEvent,
  type LaboriginesView,
  MOA,
  type Route,
  type Say,
} from "./types";

/** The ground of every side, so that a tile can be shown turned. */
export const GROUNDS: Record<string, Ground> = {
  footprint: "green",
  disease: "yellow",
  charity: "yellow",
  radiation: "yellow",
  lightning: "yellow",
  acid: "yellow",
  "small-explosion": "yellow",
  "big-explosion": "yellow",
  healing: "white",
  flag: "white",
  danger: "green",
  harmless: "green",
};

/** The position after one event. */
export function apply(view: LaboriginesView, event: LaboriginesEvent): LaboriginesView {
  const { seat, figure } = event;
  const colour = LETTERS.indexOf(event.colour);
  const other = String(event.other);
  switch (event.event) {
    case "modelled":
      return { ...view, figures: figured(view, figure, { clay: event.clay }) };
    case "moa-put":
      return { ...view, moa: event.tile - 1 };
    case "placed":
      return { ...view, figures: figured(view, figure, { tile: event.tile - 1 }) };
    case "voted":
      return { ...view, voted: view.voted.with(seat, true) };
    case "prettiest":
      return { ...view, agenda: [] }; // the gallery closes
    case "rolled":
      return { ...view, turn: seat, dice: [event.first, event.second], paces: [], course: null };
    case "assigned":
      return { ...view, paces: assigned(view, event) };
    case "suffered":
      return event.disease === "hyperactivity" ? { ...view, paces: doubled(view, figure) } : view;
    case "manipulated":
      return { ...paid(view, seat, colour, event.price), course: event.course };
    case "moa-moved":
      return { ...view, moa: event.end - 1 };
    case "walked":
      return { ...view, figures: figured(view, figure, { tile: event.end - 1 }) };
    case "laid-down": {
      const after = paid(view, seat, colour, 1);
      return event.out ? after : lying(after, event.tile - 1, colour, 1);
    }
    case "handed-over":
      return paid(paid(view, seat, colour, 1), event.taker, colour, -1);
    case "collected":
      return collected(view, seat, event.tile - 1);
    case "delegated":
      return { ...view, delegated: view.delegated.with(seat, event.on) };
    case "flag-gained":
      return { ...view, flag: figure };
    case "flag-lost":
      return { ...view, flag: null };
    case "flag-gone":
      return { ...view, flag: null, flag_gone: true };
    case "infected":
      return { ...view, figures: figured(view, figure, { infected: true }) };
    case "infection-passed":
      return {
        ...view,
        figures: figured({ ...view, figures: figured(view, figure, { infected: false }) }, other, {
          infected: true,
        }),
      };
    case "disease-turned":
      return {
        ...view,
        disease: event.disease,
        deck: view.deck.filter((card) => card !== event.disease),
      };
    case "bolt-taken":
      return { ...view, figures: figured(view, figure, { bolts: event.bolts }) };
    case "acid-taken":
      return { ...view, figures: figured(view, figure, { acid: true }) };
    case "acid-gone":
      return { ...view, figures: figured(view, figure, { acid: false }) };
    case "turned":
      return turned(view, event.tile - 1, event.side);
    case "dropped-out":
      return {
        ...view,
        fallen: view.fallen.with(seat, 1 + Math.max(...view.fallen)),
        figures: view.figures.map((one) => (one.seat === seat ? { ...one, tile: null } : one)),
      };
    case "vanished":
      return {
        ...view,
        stores: view.stores.map((store) => store.with(colour, 0)),
        tiles: view.tiles.map((tile) => ({ ...tile, energy: tile.energy.with(colour, 0) })),
      };
    default:
      return view;
  }
}

function figured(view: LaboriginesView, name: string, change: Partial<FigureSeen>): FigureSeen[] {
  return view.figures.map((figure) => (figure.name === name ? { ...figure, ...change } : figure));
}

function paid(
  view: LaboriginesView,
  seat: number,
  colour: number,
  amount: number,
): LaboriginesView {
  const store = view.stores[seat]!;
  return { ...view, stores: view.stores.with(seat, store.with(colour, store[colour]! - amount)) };
}

function lying(view: LaboriginesView, at: number, colour: number, amount: number): LaboriginesView {
  const tile = view.tiles[at]!;
  const energy = tile.energy.with(colour, tile.energy[colour]! + amount);
  return { ...view, tiles: view.tiles.with(at, { ...tile, energy }) };
}

function collected(view: LaboriginesView, seat: number, at: number): LaboriginesView {
  const tile = view.tiles[at]!;
  const store = view.stores[seat]!.map((amount, colour) => amount + tile.energy[colour]!);
  const energy = tile.energy.map(() => 0);
  return {
    ...view,
    stores: view.stores.with(seat, store),
    tiles: view.tiles.with(at, { ...tile, energy }),
  };
}

function turned(view: LaboriginesView, at: number, side: string): LaboriginesView {
  const tile = view.tiles[at]!;
  const ground = GROUNDS[side] ?? "green";
  return { ...view, tiles: view.tiles.with(at, { ...tile, up: side, ground, down: tile.up }) };
}

function assigned(view: LaboriginesView, { figure, die, other }: LaboriginesEvent): number[] {
  const paces = [...view.figures.map(() => 0), 0];
  const mine = view.figures.findIndex(({ name }) => name === figure);
  const otherOne = view.variant === "twins" ? mine + 1 : paces.length - 1;
  return paces.with(mine, die).with(otherOne, Number(other));
}

function doubled(view: LaboriginesView, name: string): number[] {
  return view.paces.map((pace, nth) => (view.figures[nth]?.name === name ? 2 * pace : pace));
}

/** The tiles that events changed, numbered from 1. */
export function changed(events: LaboriginesEvent[]): string[] {
  return events.flatMap(({ tile, end }) => [tile, end].filter(Boolean).map(String));
}

/** What happened, as a sentence. */
export function sentence(event: LaboriginesEvent, say: Say): string {
  return say(`laborigines-${event.event}`, event.args ?? (event as never));
}

/** The ways that figures went, whom they came upon on them included. */
export function journeys(events: LaboriginesEvent[]): { route: Route; start: number }[] {
  const found: { route: Route; start: number }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.event === "walked" || event.event === "moa-moved") {
      const figure = event.event === "walked" ? event.figure : MOA;
      const course = event.event === "walked" ? event.course : "cw";
      if (last?.route.figure === figure) last.route.stops.push(event.end - 1);
      else {
        const route = {
          figure,
          die: event.steps,
          course,
          stops: [event.end - 1],
          meets: [],
          after: "",
        };
        found.push({ route, start: event.start - 1 });
      }
    } else if (event.event === "met" || event.event === "met-moa") {
      const met = [event.figure, String(event.other ?? MOA)];
      const whom = met.find((name) => name !== last?.route.figure);
      if (last && whom) last.route.meets.push(whom);
    }
  }
  return found;
}
