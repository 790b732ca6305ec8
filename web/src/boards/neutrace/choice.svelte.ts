/** The half-made choice of the one who is asked: a card with its way round, its modifiers and its place, or another move. */

import { untrack } from "svelte";
import type { Problem } from "../../kit/board";
import { HalfMadeChoice } from "../../kit/choice.svelte";
import { Consideration } from "../../kit/consideration.svelte";
import { nextOf } from "../../kit/keys";
import {
  anywhere,
  cardSaid,
  cellsAfter,
  covered,
  described,
  fittingCards,
  inOrder,
  placesCards,
} from "./choice";
import type { ModifierName, NeutraceAsks, NeutraceEvent, NeutraceView } from "./types";
import { type Covering, cycled, kindOf, placed, placing, turned, type Half } from "./cards";

export class Choice extends HalfMadeChoice<NeutraceView, NeutraceEvent, NeutraceAsks> {
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
  /** Why moves that are passed over cannot be made. */
  readonly #doubts = new Consideration<NeutraceView, NeutraceEvent>();

  places = $derived.by(() => placesCards(this.kind));
  seat = $derived.by(() => this.table.ask?.seat ?? null);
  #fitting = $derived.by(() => fittingCards(this.legal));
  /** The held card as it would lie. */
  face = $derived.by(() =>
    this.card === null ? null : this.isTurned ? turned(this.card) : this.card,
  );
  /** How a move begins that needs a place. */
  #start = $derived.by(() => {
    if (this.places) return this.face;
    return this.kind === "turn" || this.kind === "reserve" ? this.kind : null;
  });
  /** The cells that take what is held, or can be chosen. */
  open = $derived.by((): Set<string> =>
    this.sent || this.#start === null ? new Set() : cellsAfter(this.#start, this.legal),
  );
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
    if (this.over === null) return null;
    if (this.table.view.hand.includes(this.over))
      return this.fits(this.over) ? null : anywhere(this.over, this.seat ?? 0);
    return this.over.includes(" ") ? this.over : this.#at(this.over);
  });
  /** The move that is passed over but cannot be made. */
  doubted = $derived.by(() =>
    this.#passed !== null && this.table.ask?.moves && !this.isLegal(this.#passed)
      ? this.#passed
      : null,
  );
  /** Why what is passed over does not go. */
  why = $derived.by((): Problem | null => this.#doubts.of(this.doubted)?.refusal ?? null);
  override obstacle = $derived.by(
    () => this.refusal ?? this.why ?? this.considered?.refusal ?? null,
  );
  /** The drafted move, or the one passed over. */
  looked = $derived.by(() => this.move ?? (this.doubted === null ? this.#passed : null));
  /** The view after it. */
  ahead = $derived.by(() => this.considered?.view ?? null);

  override inquire(): (() => void) | undefined {
    const stop = super.inquire();
    if (this.doubted === null || this.sent !== null) return stop;
    const leave = this.#doubts.about(this.doubted, untrack(() => this.table).consider);
    return () => {
      stop?.();
      leave();
    };
  }

  /** Whether a card of the hand can be laid anywhere. */
  fits(card: string): boolean {
    if (!this.places || !this.table.view.hand.includes(card)) return true;
    if (!this.table.ask?.moves) return true; // nobody knows yet
    return this.#fitting.has(card) || this.#fitting.has(turned(card));
  }

  /** What a press on a place would mean. */
  #at(cell: string): string | null {
    if (this.face !== null) return placing(this.face, this.covering, cell);
    return this.#start === null ? null : `${this.#start} ${cell}`;
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
    void this.wonder(anywhere(card, this.seat ?? 0));
  }

  turn() {
    if (this.card === null || this.sent) return;
    this.isTurned = !this.isTurned;
    this.covering = [this.covering[1], this.covering[0]];
    this.dismiss();
  }

  owned(modifier: ModifierName): number {
    const has = this.table.view.modifiers[this.seat ?? -1];
    return has?.[`${modifier}s`] ?? 0;
  }

  /** Moves a modifier on: to the left side of the arrow, to the right, and off again. */
  cycle(modifier: ModifierName) {
    if (!this.card || kindOf(this.card) !== "arrow" || this.sent) return;
    this.covering = cycled(this.covering, modifier, this.owned(modifier));
  }

  cover(side: Half, modifier: ModifierName) {
    if (!this.card || kindOf(this.card) !== "arrow" || this.sent) return;
    this.covering = covered(this.covering, side, modifier, this.owned(modifier));
  }

  /** Lays the card, or chooses the place, for a look; the same once more makes the move. */
  lay(cell: string) {
    if (this.sent) return;
    if (!this.open.has(cell)) {
      const meant = this.#at(cell);
      if (meant !== null) void this.wonder(meant);
      return;
    }
    this.dismiss();
    if (this.face === null) this.choose(`${this.kind} ${cell}`);
    else if (this.cell === cell) this.play();
    else {
      this.cell = cell;
      this.completed();
    }
  }

  /** Another move, for a look; the same once more makes it. */
  choose(move: string) {
    if (this.sent) return;
    if (this.#other === move) return this.play();
    this.reset();
    if (!this.isLegal(move)) return void this.wonder((this.over = move));
    this.#other = move;
    this.completed();
  }

  /** A move that is whole, or null while it is not, to be confirmed elsewhere. */
  propose(move: string | null) {
    if (!this.sent) this.#other = move;
  }

  show(move: string) {
    if (this.sent) return;
    this.reset();
    const laid = placed(move);
    const held = this.table.view.hand.find(
      (card) => card === laid?.card || turned(card) === laid?.card,
    );
    if (!laid || held === undefined) return this.propose(move);
    [this.card, this.isTurned] = [held, held !== laid.card];
    [this.covering, this.cell] = [laid.covering, laid.cell];
  }

  /** To the next place that takes what is held. */
  step(by: number) {
    const next = nextOf(inOrder(this.open, this.seat ?? 0), this.place, by);
    if (next === undefined) return;
    if (this.face === null) this.#other = `${this.kind} ${next}`;
    else this.cell = next;
  }

  protected clear() {
    this.card = this.cell = this.#other = this.over = null;
    this.isTurned = false;
    this.covering = [null, null];
    this.#doubts.forget();
  }

  /** A reason goes first, and it is not said again of what the mouse is still over. */
  override back(): boolean {
    const reason = this.refusal ?? this.why;
    if (this.sent !== null || reason === null) return super.back();
    this.dismiss();
    this.over = null;
    return true;
  }

  protected takeBack(): boolean {
    if (this.cell !== null) this.cell = null;
    else if (this.card !== null || this.#other !== null) this.clear();
    else return false;
    return true;
  }

  protected described(): string | null {
    const { view, say } = this.table;
    if (this.face !== null) {
      const card = cardSaid(this.face, view, say);
      if (this.cell === null) return say("neutrace-draft-held", { card });
      const modifiers =
        kindOf(this.face) === "arrow" ? this.owned("explosion") + this.owned("neutralisation") : 0;
      return say("neutrace-draft-place", { card, cell: this.cell, modifiers });
    }
    const [word, what = ""] = (this.#other ?? "").split(" ");
    if (word === "keep") return say("neutrace-draft-tasks");
    if (word === "token") return say("neutrace-orbital-does", { orbital: what });
    return this.#other === null ? null : described(this.#other, view, say);
  }
}
