/** What can be chosen, where it leads and how it is said. */

import type * as kit from "../../kit/board";
import type { BoardAsk, Say } from "../../kit/board";
import type { LaboriginesAsks, LaboriginesView, Route, TileSeen } from "./types";
import { MOA } from "./pieces";

/** What a question is about: it is put alike with one figure and with two. */
export type Kind = FirstWord<kit.Kind<LaboriginesAsks>>;
type FirstWord<Words> = Words extends `${infer Word}-${string}` ? Word : Words;

export const kindOf = ({ key }: BoardAsk<LaboriginesAsks>) => key.split("-")[2] as Kind;

/** The seat a piece of whose store is asked for. */
export function giverOf(ask: BoardAsk<LaboriginesAsks>): number | null {
  if (ask.key === "laborigines-ask-take") return Number(ask.args.giver);
  const kind = kindOf(ask);
  return kind === "lay" || kind === "give" ? ask.seat : null;
}

/** Moves that are confirmed; the others are buttons that say what they do. */
const WEIGHTY = new Set(["die", "go", "pay", "at"]);
export const isWeighty = (move: string) => WEIGHTY.has(move.split(" ")[0] ?? "");

/** What pressing a tile does: a place to start, or the end of one way to go. Tiles count from 0. */
export function movesOnTiles(legal: readonly string[], view: LaboriginesView): Map<number, string> {
  const found = new Map<number, string>();
  for (const move of legal) {
    const [word, said] = move.split(" ");
    if (word === "at" && said !== "any") found.set(Number(said) - 1, move);
    const end = word === "go" || word === "pay" ? mainRoute(move, view)?.stops.at(-1) : undefined;
    if (end !== undefined) found.set(end, move);
  }
  return found;
}

/** The move that takes a figure to a tile, numbered from 0; none if it cannot go there. */
export function moveTo(
  figure: string,
  tile: number,
  legal: readonly string[],
  view: LaboriginesView,
): string | undefined {
  return legal.find((move) => {
    if (move.startsWith("at ")) return move === `at ${tile + 1}`;
    const route = move.startsWith("go ") ? mainRoute(move, view) : undefined;
    return route?.figure === figure && route.stops.at(-1) === tile;
  });
}

/** Dice by their numbers, courses by brackets, colours by their letters. */
export function moveByKey(key: string, legal: readonly string[]): string | undefined {
  const course = { "[": "ccw", "]": "cw" }[key];
  const words = course ? ["go", "pay"] : ["die", "energy", "flag"];
  return words.map((word) => `${word} ${course ?? key}`).find((move) => legal.includes(move));
}

/** A way to go; one that is loud stands out. */
export interface ShownRoute {
  route: Route;
  loud: boolean;
}

/** Where the moves that can be chosen lead; those of the move that is looked at stand out. */
export function routesShown(
  kind: Kind | null,
  looked: string | null,
  view: LaboriginesView,
): ShownRoute[] {
  const chosen = looked ? routesOf(looked, view) : [];
  if (kind === "assign") return chosen.map((route) => ({ route, loud: true }));
  if (kind !== "go" && kind !== "offer") return [];
  return view.routes
    .filter((route) => !route.after || chosen.includes(route))
    .map((route) => ({ route, loud: chosen.length === 0 || chosen.includes(route) }));
}

/** The routes that a move chooses, or makes possible. */
export function routesOf(move: string, view: LaboriginesView): Route[] {
  const [word, ...rest] = move.split(" ");
  const own = view.figures.filter(({ seat }) => seat === view.turn).map(({ name }) => name);
  if (word === "die") {
    const die = Number(rest[0]);
    const other = view.dice[0]! + view.dice[1]! - die;
    return view.routes.filter((route) => route.die === (route.figure === own[0] ? die : other));
  }
  if (word !== "go" && word !== "pay") return [];
  const course = rest.at(-1);
  const first = own[rest.length > 1 ? Number(rest[0]) - 1 : 0];
  const leads = ({ figure, course: way }: Route) => (figure === first) === (way === course);
  return view.routes.filter((route) => {
    if (route.figure === MOA) return true;
    if (word === "pay" || route.figure === first) return !route.after && leads(route);
    return route.after === first && leads(route);
  });
}

/** The route of the figure that a course is chosen for. */
export function mainRoute(move: string, view: LaboriginesView): Route | undefined {
  const found = routesOf(move, view).filter(({ figure }) => figure !== MOA);
  const course = move.split(" ").at(-1);
  return found.find((route) => route.course === course);
}

/** What a move does that is a button, which says as much by itself. */
function plain(word: string, said: string, own: string[], say: Say): string | null {
  switch (word) {
    case "vote":
      return say("laborigines-draft-vote", { figure: said.toUpperCase() });
    case "energy":
      return say("laborigines-draft-energy", { colour: said });
    case "flag":
      return say("laborigines-flag-to", { figure: own[Number(said) - 1] ?? "" });
    case "own":
      return say(said === "last" ? "laborigines-own-last" : "laborigines-own-choice");
    case "pass":
      return say("laborigines-pass");
    case "clay":
      return say(said === "any" ? "laborigines-draft-any" : "laborigines-draft-clay");
    case "at":
      return said === "any" ? say("laborigines-draft-any") : null;
    default:
      return null;
  }
}

export function described(
  move: string,
  view: LaboriginesView,
  ask: Pick<BoardAsk, "args">,
  say: Say,
): string {
  const [word = "", said = ""] = move.split(" ");
  const own = view.figures.filter(({ seat }) => seat === view.turn).map(({ name }) => name);
  const simple = plain(word, said, own, say);
  if (simple !== null) return simple;
  if (word === "die") {
    const die = Number(said);
    const rest = view.dice[0]! + view.dice[1]! - die;
    return say("laborigines-draft-die", { figure: own[0] ?? "", die, other: rest });
  }
  if (word === "at")
    return say("laborigines-draft-place", { figure: ask.args.figure ?? "", tile: said });
  const route = mainRoute(move, view);
  if (!route) return say("laborigines-draft-course", { course: move.split(" ").at(-1) ?? "" });
  const args = {
    figure: route.figure,
    course: route.course,
    tile: 1 + route.stops.at(-1)!,
    conflicts: route.meets.length,
    meets: route.meets.map((name) => called(name, say)).join(", "),
  };
  return word === "pay"
    ? say("laborigines-draft-pay", {
        ...args,
        price: ask.args.price ?? 3,
        colour: ask.args.colour ?? "",
      })
    : say("laborigines-draft-go", args);
}

/** What happens where the move ends: the tile is turned over, and what lies below acts. */
export function turning(move: string, view: LaboriginesView, say: Say): string | null {
  const end = mainRoute(move, view)?.stops.at(-1);
  return end === undefined ? null : turns(view.tiles[end]!, view, say);
}

/** That a tile turns over, and to what, as far as it may be known. */
export function turns({ down }: TileSeen, { aid }: LaboriginesView, say: Say): string {
  if (!aid) return say("laborigines-turns", { below: "secret" });
  return say("laborigines-turns", down ? { below: "seen", side: down } : { below: "unseen" });
}

/** What a figure is called. */
export const called = (name: string, say: Say) => say("laborigines-figure", { figure: name });
