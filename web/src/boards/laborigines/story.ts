/** What events do to a picture of the position, step by step for the film. */

import type { Say } from "../../kit/board";
import type { Journey } from "./marks";
import type { Assigned, FigureSeen, LaboriginesEvent, LaboriginesView, Turned } from "./types";
import { LETTERS, MOA } from "./pieces";

/** The position after one event. */
export function apply(view: LaboriginesView, event: LaboriginesEvent): LaboriginesView {
  switch (event.event) {
    case "modelled":
      return { ...view, figures: figured(view, event.figure, { clay: event.clay }) };
    case "moa-put":
      return { ...view, moa: event.tile - 1 };
    case "placed":
      return { ...view, figures: figured(view, event.figure, { tile: event.tile - 1 }) };
    case "voted":
      return { ...view, voted: view.voted.with(event.seat, true) };
    case "prettiest":
      return { ...view, agenda: [] }; // the gallery closes
    case "rolled":
      return {
        ...view,
        turn: event.seat,
        dice: [event.first, event.second],
        paces: [],
        course: null,
      };
    case "assigned":
      return { ...view, paces: assigned(view, event) };
    case "suffered":
      return event.disease === "hyperactivity"
        ? { ...view, paces: doubled(view, event.figure) }
        : view;
    case "manipulated":
      return { ...paid(view, event.seat, shade(event), event.price), course: event.course };
    case "moa-moved":
      return { ...view, moa: event.end - 1 };
    case "walked":
      return { ...view, figures: figured(view, event.figure, { tile: event.end - 1 }) };
    case "laid-down": {
      const after = paid(view, event.seat, shade(event), 1);
      return event.out ? after : lying(after, event.tile - 1, shade(event), 1);
    }
    case "handed-over":
      return paid(paid(view, event.seat, shade(event), 1), event.taker, shade(event), -1);
    case "collected":
      return collected(view, event.seat, event.tile - 1);
    case "delegated":
      return { ...view, delegated: view.delegated.with(event.seat, event.on) };
    case "flag-gained":
      return { ...view, flag: event.figure };
    case "flag-lost":
      return { ...view, flag: null };
    case "flag-gone":
      return { ...view, flag: null, flag_gone: true };
    case "infected":
      return { ...view, figures: figured(view, event.figure, { infected: true }) };
    case "infection-passed":
      return {
        ...view,
        figures: figured(
          { ...view, figures: figured(view, event.figure, { infected: false }) },
          event.other,
          { infected: true },
        ),
      };
    case "disease-turned":
      return {
        ...view,
        disease: event.disease,
        deck: view.deck.filter((card) => card !== event.disease),
      };
    case "bolt-taken":
      return { ...view, figures: figured(view, event.figure, { bolts: event.bolts }) };
    case "acid-taken":
      return { ...view, figures: figured(view, event.figure, { acid: true }) };
    case "acid-gone":
      return { ...view, figures: figured(view, event.figure, { acid: false }) };
    case "turned":
      return turned(view, event);
    case "dropped-out":
      return {
        ...view,
        fallen: view.fallen.with(event.seat, 1 + Math.max(...view.fallen)),
        figures: view.figures.map((one) =>
          one.seat === event.seat ? { ...one, tile: null } : one,
        ),
      };
    case "vanished":
      return {
        ...view,
        stores: view.stores.map((store) => store.with(shade(event), 0)),
        tiles: view.tiles.map((tile) => ({ ...tile, energy: tile.energy.with(shade(event), 0) })),
      };
    default:
      return view;
  }
}

/** The number of a colour. */
const shade = ({ colour }: { colour: string }) => LETTERS.indexOf(colour);

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

function turned(view: LaboriginesView, { tile, side, ground }: Turned): LaboriginesView {
  const before = view.tiles[tile - 1]!;
  const after = { ...before, up: side, ground, down: before.up };
  return { ...view, tiles: view.tiles.with(tile - 1, after) };
}

function assigned(view: LaboriginesView, { figure, die, other }: Assigned): number[] {
  const paces = [...view.figures.map(() => 0), 0];
  const mine = view.figures.findIndex(({ name }) => name === figure);
  const otherOne = view.variant === "twins" ? mine + 1 : paces.length - 1;
  return paces.with(mine, die).with(otherOne, other);
}

function doubled(view: LaboriginesView, name: string): number[] {
  return view.paces.map((pace, nth) => (view.figures[nth]?.name === name ? 2 * pace : pace));
}

/** What happened, as a sentence. */
export function sentence(event: LaboriginesEvent, say: Say): string {
  return say(`laborigines-${event.event}`, event.args ?? (event as never));
}

/** The ways that figures went, whom they came upon on them included. */
export function journeys(events: LaboriginesEvent[]): Journey[] {
  const found: Journey[] = [];
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
      const met = [event.figure, event.event === "met" ? event.other : MOA];
      const whom = met.find((name) => name !== last?.route.figure);
      if (last && whom) last.route.meets.push(whom);
    }
  }
  return found;
}
