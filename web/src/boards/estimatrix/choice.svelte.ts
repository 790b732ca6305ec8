/** The half-made choice of the one who is asked: a colour, or a hint that is being written. */

import type { Choosing, Draft } from "../../kit/board";
import { HalfMadeChoice } from "../../kit/choice.svelte";
import { nextOf } from "../../kit/keys";
import { hintMove, isDrawn, openColours, readHint, tidied, topicOf } from "./choice";
import { readIn } from "./tongues";
import type { Colour, EstimatrixAsks, EstimatrixEvent, EstimatrixView, Form } from "./types";

const PAUSE = 250; // milliseconds without a key before the server is asked about a hint

export class Choice extends HalfMadeChoice<EstimatrixView, EstimatrixEvent, EstimatrixAsks> {
  colour = $state<Colour | null>(null);
  /** What is being written: words, emoji, or what describes a drawing. */
  words = $state("");
  /** The form of the hint, or another ban instead of it; null while nobody has chosen one. */
  #wished = $state<Form | "ban" | null>(null);

  constructor(table: () => Choosing<EstimatrixView, EstimatrixEvent, EstimatrixAsks>) {
    super(table, PAUSE);
  }

  /** The answer for whoever does not know the game yet. */
  recommended = $derived.by(() => this.table.ask?.recommended ?? null);
  topic = $derived.by(() => topicOf(this.table.ask));
  /** Whether a drawing has begun. */
  drawn = $derived.by(() => isDrawn(this.table.view));
  form = $derived.by((): Form | "ban" =>
    this.drawn ? "drawing" : (this.#wished ?? this.table.view.forms[0]!),
  );
  /** Whether a colour is to be banned: at first, or another one before the hint. */
  banning = $derived.by(
    () => this.topic === "ban" || (this.topic === "hint" && this.form === "ban"),
  );
  /** Whether the ban may still be changed. */
  rebannable = $derived.by(
    () => this.topic === "hint" && this.legal.some((move) => move.startsWith("ban ")),
  );
  /** The colours that can be chosen. */
  open = $derived.by(() => {
    const { ask, view } = this.table;
    return openColours(ask, this.banning ? "ban" : "answer", view.colours);
  });
  move = $derived.by((): string | null => {
    if (this.sent) return this.sent;
    if (this.banning) return this.colour && `ban ${this.colour}`;
    if (this.topic === "die")
      return this.colour === this.table.view.answer ? null : this.colour && `answer ${this.colour}`;
    if (this.topic !== "hint" || this.form === "ban") return null;
    return hintMove(this.form, this.words, this.drawn);
  });
  /** What is written is asked about, so that it is known beforehand if it will not be taken. */
  looked = $derived.by(() =>
    this.topic === "hint" && this.form !== "ban" && tidied(this.words, this.form)
      ? this.move
      : null,
  );

  /** A form of the hint, with nothing written yet. */
  turnTo(form: Form | "ban") {
    if (form !== this.form) this.words = "";
    this.#wished = form;
    this.colour = null;
  }

  /** Takes a colour by its place among the six; false if it cannot be chosen. */
  pick(nth: number): boolean {
    const colour = this.table.view.colours[nth];
    const may = (this.banning || this.topic === "die") && !!colour && this.open.includes(colour);
    if (may) this.colour = colour;
    return may;
  }

  /** Turns the die to the next colour, or the one before. */
  turn(by: number) {
    this.colour = nextOf(this.open, this.colour, by) ?? null;
  }

  show(move: string) {
    if (this.sent) return;
    const [word, what] = move.split(" ");
    const hint = readHint(move);
    if (word === "ban" && this.topic === "hint") this.turnTo("ban");
    if (word === "ban" || word === "answer")
      this.colour = this.open.find((colour) => colour === what) ?? this.colour;
    else if (hint) {
      this.turnTo(hint.form);
      this.words = readIn(this.table.say, hint.words);
    }
  }

  override play(move = this.move) {
    if (this.banning) this.#wished = null; // back to the hint
    super.play(move);
  }

  /** What was written stays, so that it can be corrected. */
  override cancel() {
    this.sent = null;
  }

  protected clear() {
    this.colour = this.topic === "die" ? this.table.view.answer : null;
    this.#wished = null;
    this.words = "";
  }

  protected takeBack(): boolean {
    const { answer } = this.table.view;
    const begun = this.topic === "die" ? answer : null;
    if (this.colour !== begun) this.colour = begun;
    else if (this.#wished === "ban") this.#wished = null;
    else return false;
    return true;
  }

  /** Everything is chosen by forms in the middle of the table, which have buttons of their own. */
  override draft(): Draft | null {
    return null;
  }

  protected described(): string | null {
    return null;
  }
}
