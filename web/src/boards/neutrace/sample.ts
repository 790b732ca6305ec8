/** A position for pictures and tests. */

import { face } from "./cards";
import type { NeutraceView, Reaction } from "./types";

const ROWS = ["red", "orange", "yellow", "green", "blue", "violet"].map((colour, nth) => ({
  letter: "αβγδεζ"[nth]!,
  typed: "",
  colour,
  atom: colour[0]!,
}));

const moved = (seat: number, row: number, before: number, after: number, event = "moved") =>
  ({ event, seat, row, before, after }) as Reaction;

export function sample(seats = 3): NeutraceView {
  const each = <T>(value: () => T) => Array.from({ length: seats }, value);
  const scale = [
    [0, 9, 14, 20, 28, 17],
    [5, 14, 0, 16, 21, 28],
    [11, 18, 14, 24, 14, 7],
  ];
  return {
    seat: 0,
    round: 1,
    burner: 0,
    rows: ROWS,
    sizes: [1, 2, 3, 4, 5, 6],
    scale: scale.slice(0, seats),
    grids: each(() => []).map((grid, seat) =>
      seat ? grid : [{ cell: "1f1", ...face("rb", ROWS) }],
    ),
    reservation: null,
    hand: ["oy", "1-2"],
    hands: each(() => ({ molecules: 1, arrows: 1, known: [] })),
    decks: [10, 10],
    open: ["gv", "0.5-3"],
    tokens: each(() => 3),
    orbitals: { molecule: null, reverse: null },
    modifiers: each(() => ({ explosions: 1, neutralisations: 1 })),
    tasks: each(() => ({
      chosen: true,
      dealt: [],
      kept: null,
      received: null,
      given: null,
      returned: null,
      fulfilled: [],
    })),
    pioneer: null,
    ending: false,
    forecast: [
      moved(1, 0, 5, 11),
      moved(1, 0, 11, 17, "chained"),
      moved(0, 1, 9, 5),
      moved(2, 3, 24, 28),
      moved(0, 3, 20, 25),
      moved(1, 4, 21, 15),
      moved(2, 5, 7, 3),
    ],
    named: null,
    handed: null,
    agenda: [["act", 0, 0]],
    result: null,
  };
}
