/** The half-made choice of the one who is asked: one of the moves, looked at before it is made. */

import type { BoardAsk, Choosing, Draft, Problem } from "../../board";
import { type LaboriginesView, MOA, type Route, type Say } from "./types";

type Table = Choosing<LaboriginesView>;

export type Kind =
  | "model"
  | "place"
  | "vote"
  | "flag"
  | "assign"
  | "offer"
  | "go"
  | "lay"
  | "give"
  | "take"
  | "delegated";

/** Moves that a finger confirms; the others are buttons that say what they do. */
const WEIGHTY = new Set(["die", "go", "pay", "at"]);

export class Choice {
  /** Passed over by a mouse or reached by key. */
  #over = $state<string | null>(null);
  /** Touched once. */
  #held = $state<string | null>(null);
  sent = $state<string | null>(null);
  refusal = $state.raw<Problem | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** What the question is about. */
  kind = $derived.by(() => (this.#table().ask?.key.split("-")[2] ?? null) as Kind | null);
  /** The seat a piece of whose store is asked for. */
  giver = $derived.by((): number | null => {
    const { ask } = this.#table();
    if (!ask || !this.kind || !["lay", "give", "take"].includes(this.kind)) return null;
    return this.kind === "take" ? Number(ask.args.giver) : ask.seat;
  });
  legal = $derived.by(() => this.#table().ask?.moves ?? []);
  move = $derived.by(() => this.sent ?? this.#held ?? this.#over);
  /** Where the moves that can be chosen lead; those of the move that is looked at stand out. */
  routes = $derived.by(() => {
    const { ask, view } = this.#table();
    if (!ask || !this.kind) return [];
    const looked = this.move ? routesOf(this.move, view) : [];
    if (this.kind === "assign") return looked.map((route) => ({ route, loud: true }));
    if (this.kind !== "go" && this.kind !== "offer") return [];
    return view.routes
      .filter((route) => !route.after || looked.includes(route))
      .map((route) => ({ route, loud: looked.length === 0 || looked.includes(route) }));
  });

  may(move: string): boolean {
    return !this.sent && this.legal.includes(move);
  }

  look(move: string | null) {
    this.#over = move;
    this.refusal = null;
  }

  /** A mouse or a key makes the move; a finger shows it first. */
  press(move: string, press: MouseEvent | null = null) {
    const byFinger = press !== null && "pointerType" in press && press.pointerType === "touch";
    const weighty = WEIGHTY.has(move.split(" ")[0] ?? "");
    if (byFinger && weighty && this.#held !== move) this.hold(move);
    else this.play(move);
  }

  hold(move: string) {
    if (!this.sent) this.#held = move;
    this.refusal = null;
  }

  /** A whole move that someone else has in mind. */
  show(move: string) {
    this.hold(move);
  }

  play(move: string) {
    if (this.sent) return;
    this.sent = move;
    this.#table().play(move);
  }

  /** What is not offered is asked about, so that the reason can be shown. */
  async wonder(move: string) {
    const considered = await this.#table()
      .consider(move)
      .catch(() => null);
    this.refusal = considered?.refusal ?? null;
  }

  reset() {
    this.#over = this.#held = this.sent = this.refusal = null;
  }

  /** Takes the choice back; false if there was none. */
  back(): boolean {
    if (!this.#held && !this.#over && !this.refusal) return false;
    this.reset();
    return true;
  }

  draft(say: Say): Draft | null {
    const { ask, view } = this.#table();
    if (!ask) return null;
    if (this.refusal) {
      const { key, args } = this.refusal;
      return { text: say(key, args), move: null, refusal: this.refusal };
    }
    const move = this.move;
    const weighty = WEIGHTY.has(move?.split(" ")[0] ?? "") || move === this.#held;
    if (!move || !weighty) return null;
    return { text: described(move, view, ask, say), move, refusal: null };
  }
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

/** What a figure is called. */
export const called = (name: string, say: Say) =>
  name === MOA ? "Moa" : say("laborigines-figure", { figure: name });
