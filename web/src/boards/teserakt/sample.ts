/** A position made by hand, for the cover and for tests. */

import type { TeseraktView } from "./types";

const NAMES = "y3o5p1b6y2o4p6b1o3y6b4p2y5b2o1p4".match(/../g)!;

export function sample(): TeseraktView {
  const columns = NAMES.map((_, nth) =>
    Array.from(
      { length: nth === 3 || nth === 15 ? 3 : 4 },
      (_, layer) => NAMES[(nth * 5 + layer * 7) % 16]!,
    ),
  );
  const nobody = { name: "", diamond: false, speciality: [], spaces: 6, cards: [] };
  return {
    seat: null,
    expedition: {
      seats: 2,
      base: "acceleration",
      cards: true,
      collapsed: 0,
      race: false,
      first: "drawn",
      deck: "standard",
    },
    symbols: columns.map((_, nth) => (nth % 2 ? "reinforcement" : "acceleration")),
    columns,
    free: ["a1", "d1", "a4", "d4"],
    boundary: ["d1"],
    researchers: [
      { ...nobody, letter: "A", seat: 0, id: "pilot", skill: "courier", lab: ["y3", "o4"] },
      { ...nobody, letter: "B", seat: 1, id: "optician", skill: "wide", lab: ["b5"] },
    ],
    candidates: [],
    zone: ["y1", "b1"],
    annihilated: [0, 0, 0, 0],
    panel: [],
    rifts: 0,
    lost: false,
    decks: [["drone", "tweezers"], [], []],
    discoveries: Array.from({ length: 6 }, () => ({ status: "down" as const, card: null })),
    unseen: [],
    cards: [],
    carried: null,
    turns: 1,
    turn: "A",
    actions: 3,
    taken: 0,
    done: 0,
    used: 0,
    refused: [],
    scores: [0, 0],
    agenda: [],
    result: null,
  };
}
