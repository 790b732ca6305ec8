/** What flies, bursts and melts over the board while an event is filmed. */

import type { Lasting } from "../../kit/stage.svelte";
import type { Point } from "./clay";
import type { Beat } from "./film";
import type { FigureSeen, LaboriginesView } from "./types";
import { LETTERS, MOA } from "./pieces";

export type Effect = Lasting &
  (
    | { is: "energy"; colour: number; from: Point; to: Point; lost: boolean }
    | { is: "germ" | "flag"; from: Point; to: Point }
    | { is: "burst"; side: string; at: Point }
    | { is: "bump"; at: Point }
    | { is: "melt"; figure: FigureSeen; colour: number; at: Point }
    | { is: "flash" }
  );

type Plain<E> = E extends Lasting ? Omit<E, keyof Lasting> : never;

/** Finds where a thing is drawn, in the board's own units: a tile, a store, a figure, the flag. */
export type Find = (selector: string) => Point | null;

const CONSIDERABLE = new Set(["radiation", "lightning", "small-explosion", "big-explosion"]);
const UP = 70;

export function effects({ event, lasts }: Beat, before: LaboriginesView, find: Find): Effect[] {
  const figure = (name: string) => find(name === MOA ? "[data-moa]" : `[data-figure="${name}"]`);
  const tile = (number: number) => find(`[data-heap="${number}"]`);
  const store = (seat: number) => find(`[data-store="${seat}"]`);
  const shadeOf = ({ colour }: { colour: string }) => LETTERS.indexOf(colour);
  const timed = (effect: Plain<Effect> | null): Effect[] =>
    effect ? [{ ...effect, lasts } as Effect] : [];
  const fly = (is: "germ" | "flag", from: Point | null, to: Point | null) =>
    timed(from && to && { is, from, to });
  const energy = (shade: number, from: Point | null, to: Point | null, lost = false) =>
    timed(from && to && { is: "energy", colour: shade, from, to, lost });

  switch (event.event) {
    case "laid-down": {
      const from = store(event.seat);
      if (!event.out) return energy(shadeOf(event), from, tile(event.tile));
      return energy(shadeOf(event), from, from && { x: from.x, y: from.y - UP }, true);
    }
    case "handed-over":
      return energy(shadeOf(event), store(event.seat), store(event.taker));
    case "collected":
      return event.energy.flatMap((amount, shade) =>
        amount > 0 ? energy(shade, tile(event.tile), store(event.seat)) : [],
      );
    case "manipulated": {
      const from = store(event.seat);
      return energy(shadeOf(event), from, from && { x: from.x, y: from.y - UP }, true);
    }
    case "flag-gained":
      return fly(
        "flag",
        (event.loser && figure(event.loser)) || find("[data-flag]"),
        figure(event.figure),
      );
    case "flag-lost":
      return fly("flag", figure(event.figure), find("[data-disease]"));
    case "infected":
      return fly("germ", find("[data-disease]"), figure(event.figure));
    case "infection-passed":
      return fly("germ", figure(event.figure), figure(event.other));
    case "met":
    case "met-moa": {
      const at = figure(event.figure);
      return timed(at && { is: "bump", at });
    }
    case "sprung": {
      const at = figure(event.figure);
      if (!at || !CONSIDERABLE.has(event.side)) return [];
      const flash = event.side === "lightning" ? timed({ is: "flash" }) : [];
      return [...flash, ...timed({ is: "burst", side: event.side, at })];
    }
    case "dropped-out":
      return before.figures
        .filter(({ seat }) => seat === event.seat)
        .flatMap((fallen) => {
          const at = figure(fallen.name);
          const shade = before.colours[fallen.seat]!;
          return timed(at && { is: "melt", figure: fallen, colour: shade, at });
        });
    default:
      return [];
  }
}
