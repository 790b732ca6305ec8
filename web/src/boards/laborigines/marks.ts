/** What has changed, as words that the shell keeps: written from events, read for the picture. */

import { MOA, RING, sum, way } from "./pieces";
import type { Course, LaboriginesEvent, Route } from "./types";

/** A way that somebody went. */
export interface Journey {
  route: Route;
  start: number;
}

export interface Marks {
  /** Numbers of tiles on which something has changed, from 1; of those that were turned over. */
  tiles: ReadonlySet<number>;
  turned: ReadonlySet<number>;
  /** Names of figures that got something, or lost it. */
  figures: ReadonlySet<string>;
  journeys: Journey[];
  /** How much energy seats gained or lost. */
  energy: ReadonlyMap<number, number>;
  disease: boolean;
}

/**
 * A tile by its number, a figure by its name, `turned 7`, `way A 3 cw 5` for five steps from tile 3,
 * `energy 0 -2` for what a seat gained or lost, and `disease`.
 */
export function changed(events: LaboriginesEvent[]): string[] {
  const words = new Set<string>();
  const energy = new Map<number, number>();
  const gain = (seat: number, by: number) => energy.set(seat, (energy.get(seat) ?? 0) + by);
  for (const event of events) {
    for (const word of told(event)) words.add(word);
    if (event.event === "laid-down" || event.event === "handed-over") gain(event.seat, -1);
    if (event.event === "handed-over") gain(event.taker, 1);
    if (event.event === "manipulated") gain(event.seat, -event.price);
    if (event.event === "collected") gain(event.seat, sum(event.energy));
    if (event.event === "vanished") event.lost.forEach((lost, seat) => gain(seat, -lost));
  }
  for (const [seat, by] of energy) if (by) words.add(`energy ${seat} ${by}`);
  return [...words];
}

function told(event: LaboriginesEvent): string[] {
  switch (event.event) {
    case "moa-moved":
      return [`way ${MOA} ${event.start} cw ${event.steps}`, `${event.end}`];
    case "walked":
      return [`way ${event.figure} ${event.start} ${event.course} ${event.steps}`, `${event.end}`];
    case "turned":
      return [`turned ${event.tile}`, `${event.tile}`];
    case "placed":
      return [event.figure, `${event.tile}`];
    case "moa-put":
    case "collected":
      return [`${event.tile}`];
    case "laid-down":
      return event.out ? [] : [`${event.tile}`];
    case "met":
      return [event.other];
    case "infection-passed":
      return [event.figure, event.other];
    case "flag-gained":
      return [event.figure, ...(event.loser ? [event.loser] : [])];
    case "met-moa":
    case "flag-lost":
    case "infected":
    case "bolt-taken":
    case "acid-taken":
    case "acid-gone":
      return [event.figure];
    case "disease-turned":
      return ["disease"];
    default:
      return [];
  }
}

export function readMarks(words: readonly string[]): Marks {
  const [tiles, turned, figures] = [new Set<number>(), new Set<number>(), new Set<string>()];
  const energy = new Map<number, number>();
  const journeys: Journey[] = [];
  for (const word of words) {
    const [first = "", ...rest] = word.split(" ");
    if (first === "way") journeys.push(readWay(rest));
    else if (first === "turned") turned.add(Number(rest[0]));
    else if (first === "energy") {
      const [seat, by] = rest.map(Number) as [number, number];
      energy.set(seat, (energy.get(seat) ?? 0) + by);
    } else if (/^\d+$/.test(first)) tiles.add(Number(first));
    else figures.add(first);
  }
  return { tiles, turned, figures, journeys, energy, disease: figures.delete("disease") };
}

function readWay([figure, start, course, steps]: string[]): Journey {
  const [from, far] = [Number(start) - 1, Number(steps)];
  const end = from + way(course as Course) * far;
  const stops = [((end % RING) + RING) % RING];
  const route = { figure: figure!, die: far, course: course as Course, stops };
  return { start: from, route: { ...route, meets: [], after: "" } };
}
