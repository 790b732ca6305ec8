/** The faces of bots: simple features by which they are told apart by shape, not only by colour. */

import type { SeatView } from "../wire";

export type Persona = NonNullable<SeatView["persona"]>;
export type Mood = "calm" | "thinking" | "pleased" | "sorry";

export interface Features {
  head: keyof typeof HEADS;
  eyes: keyof typeof EYES;
  brows: "straight" | "arched" | "heavy";
  top: keyof typeof TOPS;
  nose: keyof typeof NOSES;
}

/** In a box of 32 by 32. */
export const HEADS = {
  round: "M16 6a11 11 0 110 22 11 11 0 010-22z",
  tall: "M16 4.5c6 0 8.5 4.5 8.5 10.5S21.5 29 16 29 7.5 21 7.5 15 10 4.5 16 4.5z",
  square: "M8.5 6.5h15a3 3 0 013 3v13a6 6 0 01-6 6h-9a6 6 0 01-6-6v-13a3 3 0 013-3z",
  pear: "M16 5c4.5 0 6.5 3.5 7.2 8 .6 3.5 3.3 5 3.3 8.5 0 4.5-5 7-10.5 7s-10.5-2.5-10.5-7c0-3.5 2.7-5 3.3-8.5C9.5 8.5 11.5 5 16 5z",
  heart: "M5.5 13c0-5 4.5-7.5 10.5-7.5S26.5 8 26.5 13c0 6-5 12-10.5 16C10.5 25 5.5 19 5.5 13z",
  wide: "M16 8c8 0 13 4 13 10s-5 10-13 10S3 24 3 18 8 8 16 8z",
} as const;

export const EYES = {
  dots: { rx: 1.5, ry: 1.5, apart: 4.5, glasses: "" },
  tall: { rx: 1.3, ry: 2.3, apart: 4, glasses: "" },
  wide: { rx: 2.2, ry: 2.2, apart: 5, glasses: "" },
  round: { rx: 1.2, ry: 1.2, apart: 4.6, glasses: "round" },
  square: { rx: 1.2, ry: 1.2, apart: 4.6, glasses: "square" },
} as const;

export const NOSES = {
  none: "",
  line: "M16 16.5v3",
  hook: "M16.5 15.5l-2 4h2.5",
  button: "M14.8 19a1.2 1 0 102.4 0 1.2 1 0 10-2.4 0",
} as const;

/** Hair and hats; what lies behind the head, and what lies on it. */
export const TOPS = {
  bun: {
    behind: "M16 1a4 4 0 110 8 4 4 0 010-8z",
    front: "M6 14C6 7 10 5 16 5s10 2 10 9c-3-1-5-3-6-5-3 3-8 4-14 5z",
  },
  cap: {
    behind: "",
    front: "M5.5 12C6 6.5 10 4 16 4s10 2.5 10.5 8h4v2H5.5z",
  },
  long: {
    behind: "M16 3c8 0 12 5 12 12v13h-6V15H10v13H4V15C4 8 8 3 16 3z",
    front: "M7 13c2-6 5-7.5 9-7.5s7 1.5 9 7.5c-4-1-7-2-9-5-2 3-5 4-9 5z",
  },
  bald: { behind: "", front: "" },
  spikes: {
    behind: "",
    front: "M6 12L5 5l4.5 3L11 2l4 4.5L18 1.5l2.5 5L25 3l-.5 5.5L28 8l-2 5c-6-3.5-14-3.5-20-1z",
  },
  curls: {
    behind: "",
    front:
      "M7 14a4 4 0 01-1-6 4 4 0 015-4 5 5 0 0110 0 4 4 0 015 4 4 4 0 01-1 6 5 5 0 01-4-4 6 6 0 01-10 0 5 5 0 01-4 4z",
  },
  hat: {
    behind: "",
    front: "M9 9l1.5-7.5h11L23 9h6v2.5H3V9z",
  },
  parting: {
    behind: "",
    front: "M6 14C6 7.5 10 5 16 5s10.5 2.5 10 9c-5 0-9-1.5-13-5.5-1.5 3-4 5-7 5.5z",
  },
  plaits: {
    behind: "M5 12L1.5 19 4 26l3-1.5L5.5 19 8 14zM27 12l3.5 7L28 26l-3-1.5L26.5 19 24 14z",
    front: "M6 13c1-6 5-8.5 10-8.5S25 7 26 13c-5 0-8-2-10-5.5C14 11 11 13 6 13z",
  },
  fringe: {
    behind: "",
    front: "M5.5 16V12C5.5 6.5 10 4 16 4s10.5 2.5 10.5 8v4l-3-4.5h-15z",
  },
  tuft: { behind: "", front: "M14 7c-2-3-1-5 2-6.5C15.5 3 18 3.5 18.5 7z" },
  beret: {
    behind: "",
    front: "M4 11C3 5.5 9 3 15 3.5 15 2 16 1 17.5 1l-.5 2.5c7 0 13 3 11 7.5-3-1.5-18-2-24 0z",
  },
} as const;

export const FACES: Record<Persona, Features> = {
  ema: { head: "round", eyes: "dots", brows: "arched", top: "bun", nose: "button" },
  bruno: { head: "square", eyes: "dots", brows: "heavy", top: "bald", nose: "hook" },
  nela: { head: "heart", eyes: "round", brows: "arched", top: "fringe", nose: "none" },
  oto: { head: "tall", eyes: "square", brows: "straight", top: "hat", nose: "line" },
  iris: { head: "tall", eyes: "tall", brows: "arched", top: "long", nose: "none" },
  hugo: { head: "pear", eyes: "dots", brows: "heavy", top: "parting", nose: "button" },
  dora: { head: "wide", eyes: "wide", brows: "straight", top: "curls", nose: "button" },
  max: { head: "square", eyes: "tall", brows: "straight", top: "spikes", nose: "line" },
  mona: { head: "heart", eyes: "tall", brows: "straight", top: "beret", nose: "line" },
  leo: { head: "wide", eyes: "dots", brows: "heavy", top: "cap", nose: "button" },
  rita: { head: "round", eyes: "wide", brows: "arched", top: "plaits", nose: "none" },
  sam: { head: "pear", eyes: "round", brows: "straight", top: "tuft", nose: "hook" },
};

export const MOUTHS: Record<Mood, string> = {
  calm: "M12 23.5h8",
  thinking: "M13.5 24q2-1.5 5.5-.5",
  pleased: "M11 21.5q5 6 10 0z",
  sorry: "M12 25q4-3.5 8 0",
};

/** How far brows are raised at their inner and outer ends. */
export const BROWS: Record<Mood, { inner: number; outer: number }> = {
  calm: { inner: 0, outer: 0 },
  thinking: { inner: -0.5, outer: 1.2 },
  pleased: { inner: 1, outer: 0.5 },
  sorry: { inner: 1.5, outer: -1 },
};

/** How a bot looks: it thinks while it is waited for, and at the end shows how it went. */
export function moodOf(asked: boolean, won: boolean | null): Mood {
  if (won !== null) return won ? "pleased" : "sorry";
  return asked ? "thinking" : "calm";
}
