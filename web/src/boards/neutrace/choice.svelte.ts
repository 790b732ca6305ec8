/** The half-made choice of the one who is asked: a card with its way round, its modifiers and its place, or another move. */

import type { Choosing, Draft, Problem } from "../../board";
import { type Covering, cardSign, cycled, face, kindOf, placed, placing, turned } from "./cards";
import { namedSign } from "./signs";
import { fields, type Modifier, type NeutraceView, type Say, type Side } from "./types";

type Table = Choosing<NeutraceView> & { say: Say };

const PLACINGS = new Set(["act", "skip", "sixth", "first-of-two", "second-of-two"]);

export class Choice {
  /** The card that is held, as the hand names it. */
  card = $state<string | null>(null);
  isTurned = $state(false);
  covering = $state.raw<Covering>([null, null]);
  /** Where it is laid for a look. */
  cell = $state<string | null>(null);
  /** Another move that is looked at: a token, a turn, a reservation. */
  #other = $state<string | null>(null);
  /** The place, the move or the card of the hand that is passed over by a mouse or reached by key. */
  over = $state<string | null>(null);
  sent = $state<string | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** Why a move that is passed over cannot be made. */
  #why = $state.raw<{ move: string; refusal: Problem | null } | null>(null);
  /** The view after the move that is looked at. */
  #ahead = $state.raw<{ move: string; view: NeutraceView } | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** What the question is about. */
  kind = $derived.by(() => this.#table().ask?.key.replace("neutrace-ask-", "") ?? null);
  places = $derived.by(() => this.kind !== null && PLACINGS.has(this.kind));
  seat = $derived.by(() => this.#table().ask?.seat ?? null);
  #legal = $derived.by(() => new Set(this.#table().ask?.moves ?? []));
  /** The cards that can be laid somewhere, as they would lie, without modifiers. */
  #fitting = $derived.by(
    () => new Set([...this.#legal].map((move) => move.split(" ")[0]!.replace(/[xn](?=-|$)/g, ""))),
  );
  /** The held card as it would lie. */
  face = $derived.by(() =>
    this.card === null ? null : this.isTurned ? turned(this.card) : this.card,
  );
  /** The cells that take what is held, or can be chosen. */
  open = $derived.by((): Set<string> => {
    if (this.sent) return new Set();
    const start = this.places
      ? this.face
      : this.kind === "turn" || this.kind === "reserve"
        ? this.kind
        : null;
    if (start === null) return new Set();
    const fitting = [...this.#legal].filter((move) => move.startsWith(`${start} `));
    return new Set(fitting.map((move) => move.split(" ")[1] ?? ""));
  });
  move = $derived.by((): string | null => {
    if (this.sent) return this.sent;
    if (this.face !== null && this.cell !== null)
      return placing(this.face, this.covering, this.cell);
    return this.#other;
  });
  /** The place that is chosen for a look. */
  place = $derived.by(
    () => this.cell ?? /^(?:turn|reserve) (.*)$/.exec(this.move ?? "")?.[1] ?? null,
  );
  #passed = $derived.by((): string | null => {
    if (this.over === null || this.#table().view.hand.includes(this.over)) return null;
    return this.over.includes(" ") ? this.over : this.#at(this.over);
  });
  /** The move that is passed over but cannot be made. */
  doubted = $derived.by(() =>
    this.#passed !== null && this.#table().ask?.moves && !this.#legal.has(this.#passed)
      ? this.#passed
      : null,
  );
  /** Why what is passed over does not go. */
  why = $derived.by((): Problem | null => {
    if (this.over !== null && !this.fits(this.over)) return this.#nowhere(this.over);
    return this.doubted !== null && this.#why?.move === this.doubted ? this.#why.refusal : null;
  });
  /** The move whose outcome is shown: the drafted one, or the one passed over. */
  looked = $derived.by(() => this.move ?? (this.doubted === null ? this.#passed : null));
  ahead = $derived.by(() =>
    this.looked !== null && this.#ahead?.move === this.looked ? this.#ahead.view : null,
  );

  /** Whether a card of the hand can be laid anywhere. */
  fits(card: string): boolean {
    if (!this.places || !this.#table().view.hand.includes(card)) return true;
    if (!this.#table().ask?.moves) return true; // nobody knows yet
    return this.#fitting.has(card) || this.#fitting.has(turned(card));
  }

  #nowhere = (card: string): Problem => ({
    key: "neutrace-fits-nowhere",
    args: { how: this.kind ?? "", kind: kindOf(card) },
    rule: this.kind === "first-of-two" ? "NEU-35" : "NEU-23",
  });

  /** What a press on a place would mean. */
  #at(cell: string): string | null {
    if (this.face !== null) return placing(this.face, this.covering, cell);
    return this.kind === "turn" || this.kind === "reserve" ? `${this.kind} ${cell}` : null;
  }

  may(move: string): boolean {
    return !this.sent && this.#legal.has(move);
  }

  /** Takes a card of the hand; the same once more turns it. */
  hold(card: string) {
    if (!this.places || this.sent) return;
    if (this.card === card) return this.turn();
    if (!this.fits(card)) return this.refuse(card);
    this.reset();
    this.card = card;
  }

  /** A card that fits nowhere is not held. */
  refuse(card: string) {
    this.reset();
    this.refusal = this.#nowhere(card);
  }

  turn() {
    if (this.card === null || this.sent) return;
    this.isTurned = !this.isTurned;
    this.covering = [this.covering[1], this.covering[0]];
    this.refusal = null;
  }

  owned(modifier: Modifier): number {
    const has = this.#table().view.modifiers[this.seat ?? -1];
    return has?.[`${modifier}s`] ?? 0;
  }

  /** Moves a modifier on: to the left side of the arrow, to the right, and off again. */
  cycle(modifier: Modifier) {
    if (!this.card || kindOf(this.card) !== "arrow" || this.sent) return;
    this.covering = cycled(this.covering, modifier, this.owned(modifier));
  }

  cover(side: Side, modifier: Modifier) {
    if (!this.card || kindOf(this.card) !== "arrow" || this.sent) return;
    const other = this.covering[1 - side];
    const both = other === modifier && this.owned(modifier) < 2;
    const covering: Covering = both ? [null, null] : [...this.covering];
    covering[side] = modifier;
    this.covering = covering;
  }

  /** Lays the card, or chooses the place, for a look; the same once more makes the move. */
  lay(cell: string) {
    if (this.sent) return;
    if (!this.open.has(cell)) return void this.#wonder(this.#at(cell));
    this.refusal = null;
    if (this.face === null) this.choose(`${this.kind} ${cell}`);
    else if (this.cell === cell) this.play();
    else this.cell = cell;
  }

  /** Another move, for a look; the same once more makes it. */
  choose(move: string) {
    if (this.sent) return;
    if (this.#other === move) return this.play();
    this.reset();
    if (this.#legal.has(move)) this.#other = move;
    else void this.#wonder((this.over = move));
  }

  /** A move that is whole, or null while it is not, to be confirmed elsewhere. */
  propose(move: string | null) {
    if (!this.sent) this.#other = move;
  }

  /** A whole move that someone else has in mind. */
  show(move: string) {
    if (this.sent) return;
    this.reset();
    const laid = placed(move);
    const held = this.#table().view.hand.find(
      (card) => card === laid?.card || turned(card) === laid?.card,
    );
    if (!laid || held === undefined) return this.propose(move);
    [this.card, this.isTurned] = [held, held !== laid.card];
    [this.covering, this.cell] = [laid.covering, laid.cell];
  }

  /** To the next place that takes what is held. */
  step(by: number) {
    const cells = [...this.open].sort(this.#near);
    if (!cells.length) return;
    const at = cells.indexOf(this.place ?? "");
    const next = cells.at((at + by + (at < 0 && by < 0 ? 1 : 0)) % cells.length);
    if (next === undefined) return;
    if (this.face === null) this.#other = `${this.kind} ${next}`;
    else this.cell = next;
  }

  /** One's own grid first. */
  #near = (one: string, other: string) => {
    const own = String((this.seat ?? 0) + 1);
    return (
      Number(other[0] === own) - Number(one[0] === own) || (one < other ? -1 : Number(one > other))
    );
  };

  play(move = this.move) {
    if (this.sent || move === null) return;
    this.sent = move;
    this.#table().play(move);
  }

  /** What does not fit is asked about, so that the reason can be shown. */
  async #wonder(move: string | null) {
    if (move === null) return;
    await this.doubt(move);
    if (this.#why?.move === move) this.refusal = this.#why.refusal;
  }

  async doubt(move: string) {
    const considered = await this.#table()
      .consider(move)
      .catch(() => null);
    this.#why = { move, refusal: considered?.refusal ?? null };
  }

  /** Asks the server what would come of the move that is looked at. */
  async foresee(move: string | null) {
    if (move === null || !this.#table().ask || this.sent) return;
    const considered = await this.#table()
      .consider(move)
      .catch(() => null);
    if (considered?.events && considered.view)
      this.#ahead = { move, view: considered.view as NeutraceView };
  }

  reset() {
    this.card = this.cell = this.#other = this.over = this.sent = null;
    this.refusal = this.#ahead = this.#why = null;
    this.isTurned = false;
    this.covering = [null, null];
  }

  /** Takes back the last part of the choice; false if there was none. */
  back(): boolean {
    if (this.refusal || this.why) this.refusal = this.over = null;
    else if (this.cell !== null) this.cell = null;
    else if (this.card !== null || this.#other !== null) this.reset();
    else return false;
    return true;
  }

  draft(): Draft | null {
    const { ask, say } = this.#table();
    if (!ask || this.sent) return null;
    const refusal = this.refusal ?? this.why;
    if (refusal) return { text: say(refusal.key, refusal.args), move: null, refusal };
    const text = this.#described(say);
    return text === null ? null : { text, move: this.move, refusal: null };
  }

  #described(say: Say): string | null {
    if (this.face !== null) {
      const card = cardSaid(this.face, this.#table().view, say);
      if (this.cell === null) return say("neutrace-draft-held", { card });
      const modifiers =
        kindOf(this.face) === "arrow" ? this.owned("explosion") + this.owned("neutralisation") : 0;
      return say("neutrace-draft-place", { card, cell: this.cell, modifiers });
    }
    const [word, what = ""] = (this.#other ?? "").split(" ");
    if (word === "keep") return say("neutrace-draft-tasks");
    if (word === "token") return say("neutrace-orbital-does", { orbital: what });
    return this.#other === null ? null : described(this.#other, this.#table().view, say);
  }
}

/** What a move does, before it is made. */
export function described(move: string, { rows }: NeutraceView, say: Say): string {
  const [word = "", what = "", , last = ""] = move.split(" ");
  switch (word) {
    case "token":
      return say("neutrace-draft-move", { do: word, orbital: what });
    case "turn":
      return say("neutrace-draft-turn", { cell: what });
    case "reserve":
      return say("neutrace-draft-reserve", { cell: what });
    case "pass":
      return say("neutrace-pass");
    case "keep":
      return say("neutrace-draft-move", { do: word, keep: what, give: last });
    case "draw":
    case "take":
      return say("neutrace-draft-move", { do: `${word}-${what}` });
    case "name":
      return say("neutrace-draft-move", { do: word, named: namedSign(what, rows) });
    case "give":
      return say("neutrace-draft-move", { do: word, card: cardSign(what, rows) });
    default:
      return say("neutrace-draft-move", { do: "place", card: cardSign(word, rows), cell: what });
  }
}

/** A card in words: what points to A, and what to B. */
export function cardSaid(card: string, { rows }: NeutraceView, say: Say): string {
  if (kindOf(card) === "arrow") {
    const { left, right } = face(card, rows);
    return say("neutrace-arrow-said", { left: fields(left), right: fields(right) });
  }
  const colour = (row: number) => say("neutrace-colour", { colour: rows[row]!.colour });
  const { left, right } = face(card, rows);
  return say("neutrace-molecule-said", { left: colour(left), right: colour(right) });
}
