/** The half-made choice of the one who is asked: what was pressed, and the move it makes. */

import type { Choosing, GameEvent } from "../kit/board";
import { HalfMadeChoice } from "../kit/choice.svelte";
import type { Board } from "../wire";
import { spelt } from "./naming";
import { BOARD, type DeclaredView, words } from "./parts";
import { ahead, everAhead, meant, pressings, whole } from "./pressing";

export class Choice extends HalfMadeChoice<DeclaredView> {
  presses = $state.raw<readonly string[]>([]);
  /** What a mouse passes over. */
  hovered = $state<string | null>(null);
  /** A whole move that someone else has in mind. */
  #laid = $state<string | null>(null);
  /** The word that could not be pressed. */
  refused = $state<string | null>(null);
  /** Says what happened. */
  readonly #sentence: (event: GameEvent) => string;
  readonly #names: () => readonly string[];

  constructor(
    table: () => Choosing<DeclaredView>,
    sentence: (event: GameEvent) => string,
    names: () => readonly string[],
  ) {
    super(table);
    this.#sentence = sentence;
    this.#names = names;
  }

  #moves = $derived.by(() => pressings(this.legal, this.table.ask?.gestures));
  /** What words are for. */
  #words = $derived.by(() => {
    const board = this.table.view[BOARD];
    return board ? words(board) : new Map<string, string>();
  });

  asked = $derived.by(() => this.table.ask !== null);
  /** What can be pressed now, on the board or beside it. */
  open = $derived.by(() => {
    if (!this.asked || this.sent || this.#laid) return new Set<string>();
    return ahead(this.#moves, this.presses);
  });
  /** The buttons that go with the question: words that the board does not show. */
  beside = $derived.by(() => [...this.open].filter((word) => !this.#words.has(word)));
  /** The buttons that come with this question: those that are there at one time together. */
  everBeside = $derived.by(() => {
    const times = everAhead(this.#moves)
      .map((words) => [...words].filter((word) => !this.#words.has(word)))
      .filter((words) => words.length > 0);
    return [...new Map(times.map((words) => [JSON.stringify(words), words])).values()];
  });

  move = $derived.by(() => (this.asked ? (this.#laid ?? whole(this.#moves, this.presses)) : null));
  /** The same, or what it would be by a press where the mouse is. */
  looked = $derived.by(() => {
    const over = this.hovered !== null && this.open.has(this.hovered);
    const tried = over ? whole(this.#moves, [...this.presses, this.hovered!]) : null;
    return this.sent ?? tried ?? this.move;
  });
  /** The board as the move leaves it, if that is known. */
  outlook = $derived.by((): Board | null => {
    const after = this.considered?.refusal === null ? this.considered.view : null;
    return (after as DeclaredView | null | undefined)?.[BOARD] ?? null;
  });

  protected clear() {
    this.presses = [];
    this.hovered = this.#laid = this.refused = null;
  }

  hover(word: string | null) {
    if (!this.sent) this.hovered = word;
  }

  /** One more press. What is pressed again is played. */
  press(word: string) {
    if (!this.asked || this.sent) return;
    const again = this.presses.at(-1) === word && !this.open.has(word);
    const begins = ahead(this.#moves, []).has(word);
    this.refusal = this.refused = this.#laid = null;
    if (again) return this.move ? this.play() : void this.takeBack();
    if (this.open.has(word)) this.presses = [...this.presses, word];
    else if (begins) this.presses = [word];
    else return void this.#refuse(word);
    this.completed();
  }

  /** Says why something cannot be pressed, by the move that it would make. */
  async #refuse(word: string) {
    this.refused = word;
    const kind = this.#words.get(word);
    const alike = (other: string) => this.#words.get(other) === kind;
    await this.wonder(meant(this.#moves, this.presses, word, alike));
    if (this.refused !== word) return;
    if (this.refusal === null || this.refusal.unreadable)
      this.refusal = { key: "table-board-unusable", args: {} };
  }

  show(move: string) {
    if (this.sent) return;
    this.clear();
    this.#laid = move;
  }

  override back(): boolean {
    this.refused = null;
    return super.back();
  }

  protected takeBack(): boolean {
    if (this.#laid === null && this.presses.length === 0) return false;
    if (this.#laid === null) this.presses = this.presses.slice(0, -1);
    this.hovered = this.#laid = null;
    return true;
  }

  protected described(): string | null {
    const { view, say } = this.table;
    const saying = { say, names: this.#names() };
    const spell = (gesture: readonly string[]) => spelt(view[BOARD], gesture, saying);
    if (this.looked === null)
      return this.presses.length > 0
        ? say("table-board-chosen", { chosen: spell(this.presses) })
        : null;
    const whole = this.#moves.find(({ move }) => move === this.looked)?.gesture;
    const chosen = whole ? spell(whole) : this.looked;
    const [first] = this.considered?.events ?? [];
    if (first) return say("table-board-preview", { chosen, told: this.#sentence(first) });
    return whole ? say("table-board-whole", { chosen }) : chosen;
  }
}
