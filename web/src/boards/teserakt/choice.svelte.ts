/** The half-made choice of the one who is asked: things pointed at one after the other, until they are a move. */

import type { BoardAsk, Choosing, Draft, Problem } from "../../board";
import { colourOf } from "./dice";
import { moveAt, nextThings, setsOf, type Thing, way } from "./things";
import { isColumn, named, type Say, type TeseraktView } from "./types";

type Table = Choosing<TeseraktView> & { say: Say };

export class Choice {
  path = $state.raw<Thing[]>([]);
  /** What a mouse passes over or a key has reached. */
  over = $state<Thing | null>(null);
  /** Something open that was pressed to be read, though nothing can be done with it. */
  inspected = $state<Thing | null>(null);
  sent = $state<string | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** Whether the move that is looked at can be taken back; null until it is known. */
  #lasting = $state.raw<{ move: string; final: boolean } | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** What the question is about. */
  kind = $derived.by(() => this.#table().ask?.key.replace("teserakt-ask-", "") ?? null);
  legal = $derived.by(() => (this.sent ? [] : (this.#table().ask?.moves ?? [])));
  #ways = $derived.by(() => {
    const { ask, view } = this.#table();
    const turn = String(ask?.args.who ?? view.turn);
    return this.legal.map((move) => way(move, this.kind === "act" ? view.turn : turn));
  });
  /** What can be pointed at first, and what next. */
  first = $derived.by(() => nextThings(this.#ways, []));
  next = $derived.by(() => (this.path.length ? nextThings(this.#ways, this.path) : this.first));
  sets = $derived.by(() => setsOf(this.legal));
  move = $derived.by(() => this.sent ?? moveAt(this.#ways, this.path));
  final = $derived.by(() => this.#lasting?.move === this.move && this.#lasting?.final === true);

  /** The last choice that is open: what comes next, or other ends of a move that is whole. */
  offered = $derived.by(() =>
    this.move !== null && this.path.length
      ? nextThings(this.#ways, this.path.slice(0, -1))
      : this.next,
  );

  isChosen(thing: Thing): boolean {
    return this.path.includes(thing);
  }

  /** Whether it is to stand out: in the action phase nearly everything can be chosen first. */
  lit(thing: Thing): boolean {
    return this.next.has(thing) && (this.kind !== "act" || this.path.length > 0);
  }

  /** Whether pressing it leads on: as the next thing, or as another beginning. */
  may(thing: Thing): boolean {
    return this.next.has(thing) || this.first.has(thing);
  }

  /** Point at a thing; the last one of a move once more makes the move. */
  press(thing: Thing) {
    if (this.sent) return;
    this.refusal = null;
    if (this.move !== null && this.path.at(-1) === thing) return this.play();
    if (this.path.length && this.next.has(thing)) this.path = [...this.path, thing];
    else if (this.path[0] === thing) this.path = [];
    else if (this.first.has(thing)) this.path = [thing];
    else return void this.#wonder(thing);
    void this.#weigh();
  }

  inspect(thing: Thing) {
    this.inspected = this.inspected === thing ? null : thing;
  }

  /** Another last step instead of the one that was looked at. */
  turnTo(thing: Thing) {
    if (this.path.at(-1) !== thing && this.move !== null) this.path = this.path.slice(0, -1);
    this.press(thing);
  }

  /** Looks at a whole move; the same once more makes it. */
  look(move: string) {
    if (this.sent) return;
    if (this.move === move) return this.play();
    this.refusal = null;
    this.path = this.#ways.find((one) => one.move === move)?.things ?? [];
    void this.#weigh();
  }

  /** A whole move that someone else has in mind. */
  show(move: string) {
    if (this.move !== move) this.look(move);
  }

  play(move = this.move) {
    if (this.sent || move === null) return;
    this.sent = move;
    this.#table().play(move);
  }

  /** Finds out whether the move can be taken back: it can if the server knows where it leads. */
  async #weigh() {
    const move = this.move;
    if (move === null) return;
    const considered = await this.#table()
      .consider(move)
      .catch(() => null);
    if (considered?.events) this.#lasting = { move, final: !considered.view };
  }

  /** What is not offered is asked about, so that the reason can be shown. */
  async #wonder(thing: Thing) {
    const { ask, consider } = this.#table();
    if (!ask || this.kind !== "act" || !isColumn(thing)) return;
    this.path = [];
    const considered = await consider(`take ${thing}`).catch(() => null);
    this.refusal = considered?.refusal ?? null;
  }

  /** Says why something cannot be chosen that no move names. */
  refuse(problem: Problem) {
    this.path = [];
    this.refusal = problem;
  }

  reset() {
    this.path = [];
    this.over = this.inspected = this.sent = null;
    this.refusal = this.#lasting = null;
  }

  /** Takes back the last part of the choice; false if there was none. */
  back(): boolean {
    if (this.sent) return false;
    if (this.refusal) this.refusal = null;
    else if (this.path.length) this.path = this.path.slice(0, -1);
    else if (this.inspected) this.inspected = null;
    else return false;
    return true;
  }

  /** The beginning of a choice, and what to do next. */
  #begun(thing: Thing, view: TeseraktView, say: Say): string {
    if (thing.startsWith("c:"))
      return say("teserakt-chosen-card", {
        card: cardName(thing.slice(2), view, say),
        next: this.next.size > 1 ? "either" : [...this.next][0]!,
      });
    if (thing.startsWith("d:"))
      return say("teserakt-chosen-discovery", { value: Number(thing.slice(2)) });
    if (isColumn(thing))
      return say("teserakt-chosen-top", { die: top(view, thing), column: thing });
    const [place, die] = [thing[0]!, thing.slice(2)];
    return say(this.kind === "act" ? "teserakt-chosen-die" : "teserakt-chosen-of-card", {
      die,
      place,
    });
  }

  draft(): Draft | null {
    const { ask, view, say } = this.#table();
    if (!ask || this.sent) return null;
    if (this.refusal) {
      const { key, args } = this.refusal;
      return { text: say(key, args), move: null, refusal: this.refusal };
    }
    if (!this.path.length) return null;
    if (this.move === null)
      return { text: this.#begun(this.path[0]!, view, say), move: null, refusal: null };
    const text = described(this.move, view, ask, say);
    const warning = this.final ? ` ${say("teserakt-draft-final")}` : "";
    return { text: text + warning, move: this.move, refusal: null };
  }
}

const top = ({ columns }: TeseraktView, column: string) =>
  columns["1234".indexOf(column[1]!) * 4 + "abcd".indexOf(column[0]!)]?.at(-1) ?? "";

/** What a card, researcher or discovery is called. */
export function cardName(id: string, view: TeseraktView, say: Say): string {
  const known =
    view.cards.find((card) => card.id === id) ??
    view.candidates.find((one) => one.id === id) ??
    view.researchers.find((one) => one.id === id);
  return say("teserakt-card", named({ id, name: known?.name ?? "" }));
}

/** What a move does, before it is made. */
export function described(
  move: string,
  view: TeseraktView,
  ask: Pick<BoardAsk, "key" | "args">,
  say: Say,
): string {
  const [word = "", first = "", , third = ""] = move.split(" ");
  const [place = "", die = ""] = first.split(":");
  switch (word) {
    case "be":
      return first === "any"
        ? say("teserakt-draft-any")
        : say("teserakt-draft-become", { card: cardName(first, view, say) });
    case "at":
      return ask.key === "teserakt-ask-put"
        ? say("teserakt-draft-put", { die: String(ask.args.die), column: first })
        : say("teserakt-draft-at", { die: top(view, first), column: first });
    case "take": {
      const args = { die: top(view, first), column: first };
      return ask.key === "teserakt-ask-effect"
        ? say("teserakt-draft-take-of", { ...args, do: String(ask.args.do) })
        : say("teserakt-draft-take", args);
    }
    case "turn":
      return third === "0"
        ? say("teserakt-draft-annihilate", { die, place })
        : say("teserakt-draft-turn", { die, place, value: Number(third) });
    case "pass":
      return say("teserakt-draft-pass", { die, place, other: third });
    case "pick":
      return say("teserakt-draft-pick", { die, place, do: String(ask.args.do ?? "roll") });
    case "move":
      return say("teserakt-draft-move", { die: top(view, first), source: first, column: third });
    case "swap":
      return isColumn(third)
        ? say("teserakt-draft-swap", { die: first, other: top(view, third), place: third })
        : say("teserakt-draft-swap", { die: first, other: third.slice(2), place: third[0]! });
    case "stabilise":
      return say("teserakt-draft-stabilise", { die: first, count: move.split(" ").length - 2 });
    case "play":
      return say("teserakt-draft-play", { card: cardName(first, view, say) });
    case "discover": {
      const card = view.discoveries[Number(first) - 1]?.card ?? "";
      return say("teserakt-draft-play", { card: cardName(card, view, say) });
    }
    case "analyse":
      return say("teserakt-draft-analyse", { card: cardName(first, view, say) });
    case "speciality":
      return say("teserakt-draft-speciality");
    case "end":
      return say("teserakt-draft-end");
    case "lab":
      return ask.key === "teserakt-ask-wave"
        ? say("teserakt-draft-spare", { who: first })
        : say("teserakt-draft-deliver", { die: String(ask.args.die), who: first });
    case "colour":
      return say("teserakt-draft-colour", { colour: colourOf(first) });
    case "value":
      return say("teserakt-draft-value", { value: Number(first) });
    default:
      return say("teserakt-draft-answer", { answer: word });
  }
}
