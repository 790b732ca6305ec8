/** A position made by hand, for tests. */

import type { EstimatrixEvent, EstimatrixView } from "./types";

export function sample(seats = 4): EstimatrixView {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    seat: 0,
    terms: { seats, mode: "basic", hints: "any", naming: true, coloured: false },
    forms: ["text", "emoji", "drawing", "aloud"],
    colours: ["white", "yellow", "red", "green", "blue", "black"],
    letters: all.map((seat) => "MATRIX"[seat]!),
    owned: all.map((seat) => ["MIX", "AIX", "TIX", "RIX"][seat] ?? ""),
    lacking: all.map((seat) => all.filter((other) => other !== seat)),
    pieces: all.map(() => 6),
    pairs: [],
    negater: 1,
    shift: 0,
    quanter: 2,
    turns: 1,
    ban: null,
    rolled: false,
    hint: null,
    answered: all.map(() => false),
    late: all.map(() => false),
    answer: null,
    last: null,
    agenda: [["ban"]],
    result: null,
  };
}

export const happened = (event: string, fields: Partial<EstimatrixEvent> = {}) =>
  ({ event, rule: "", ...fields }) as EstimatrixEvent;
