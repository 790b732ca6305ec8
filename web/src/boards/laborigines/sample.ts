/** A position made by hand, for the cover and for tests. */

import type { FigureSeen, Ground, LaboriginesView } from "./types";

const GROUNDS: Record<string, Ground> = {
  footprint: "green",
  healing: "white",
  flag: "white",
  danger: "green",
  harmless: "green",
};

const SIDES = [
  "footprint",
  "disease",
  "harmless",
  "radiation",
  "lightning",
  "acid",
  "small-explosion",
  "big-explosion",
  "healing",
  "flag",
  "charity",
  "harmless",
  "danger",
  "disease",
  "footprint",
  "lightning",
  "harmless",
  "acid",
  "healing",
  "radiation",
];

export function sample(seats: number): LaboriginesView {
  const numbers = Array.from({ length: seats }, (_, seat) => seat);
  return {
    seat: null,
    variant: "basic",
    aid: false,
    modelling: false,
    start_energy: 20,
    tiles: SIDES.map((up) => ({
      up,
      ground: GROUNDS[up] ?? "yellow",
      down: null,
      energy: [0, 0, 0, 0, 0, 0],
    })),
    moa: 10,
    figures: numbers.map((seat): FigureSeen => ({
      name: "ABCDE"[seat]!,
      seat,
      tile: (4 * seat + 3) % 20,
      clay: "",
      bolts: 0,
      infected: false,
      acid: false,
    })),
    colours: numbers,
    stores: numbers.map((seat) => [0, 0, 0, 0, 0, 0].with(seat, 20)),
    scores: numbers.map(() => 20),
    fallen: numbers.map(() => 0),
    delegated: numbers.map(() => false),
    flag: "A",
    flag_gone: false,
    disease: null,
    deck: [],
    turns: 1,
    turn: 0,
    dice: [3, 5],
    paces: [],
    course: null,
    barred: [],
    voted: numbers.map(() => false),
    vote: null,
    ballot: [],
    routes: [],
    agenda: [],
    result: null,
  };
}
