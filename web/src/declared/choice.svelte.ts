/** The half-made choice of the one who is asked: what was pressed, the move it makes, and what is in its way. */

import { untrack } from "svelte";
import type { Choosing, Considered, Draft, GameEvent, Problem } from "../board";
import type { Board } from "../wire";
import { BOARD, type DeclaredView, words } from "./parts";
import { ahead, meant, pressings, whole } from "./pressing";

const PAUSE = 60; // milliseconds before the server is asked: a passing pointer asks nothing

type Say = (key: string, args?: Record<string, string | number>) => string;

/** How what is chosen is said. */
export interface Wording {
  say: Say;
  /** What happened, as a sentence. */
  event: (event: GameEvent) => string;
  /** What a word stands for. */
  called: (word: string) => string;
}

export class Choice {
  presses = $state.raw<readonly string[]>([]);
  /** What a mouse passes over. */
  hovered = $state<string | null>(null);
  /** A whole move that someone else has in mind. */
  shown = $state<string | null>(null);
  sent = $state<string | null>(null);
  #refused = $state.raw<{ word: string; problem: Problem | null } | null>(null);
  #answer = $state.raw<{ move: string; considered: Considered } | null>(null);
  #kept = $state.raw<Considered | null>(null);
  #table: () => Choosing<DeclaredView>;

  constructor(table: () => Choosing<DeclaredView>) {
    this.#table = table;
  }

  #moves = $derived.by(() => {
    const { ask } = this.#table();
    return pressings(ask?.moves ?? [], ask?.gestures);
  });
  /** The parts that words belong to. */
  #words = $derived.by(() => {
    const board = this.#table().view[BOARD];
    return board ? words(board) : new Map<string, number>();
  });

  asked = $derived.by(() => this.#table().ask !== null);
  /** What can be pressed now, on the board or beside it. */
  open = $derived.by(() => {
    if (!this.asked || this.sent || this.shown) return new Set<string>();
    return ahead(this.#moves, this.presses);
  });
  /** The buttons that go with the question: words that the board does not show. */
  beside = $derived.by(() => [...this.open].filter((word) => !this.#words.has(word)));
  /** Whether any move needs a button. */
  hasButtons = $derived.by(() =>
    this.#moves.some(({ gesture }) => gesture.some((word) => !this.#words.has(word))),
  );

  /** The move that is chosen, or would be by the next press. */
  move = $derived.by(() => {
    if (!this.asked) return null;
    const over = this.hovered !== null && this.open.has(this.hovered);
    const tried = over ? [...this.presses, this.hovered!] : this.presses;
    return this.shown ?? whole(this.#moves, tried) ?? whole(this.#moves, this.presses);
  });
  considered = $derived.by(() => {
    if (this.sent) return this.#kept;
    return this.#answer && this.#answer.move === this.move ? this.#answer.considered : null;
  });
  /** The board as the move leaves it, if that is known. */
  outlook = $derived.by((): Board | null => {
    const after = this.considered?.refusal === null ? this.considered.view : null;
    return (after as DeclaredView | null | undefined)?.[BOARD] ?? null;
  });
  /** What the move does, as far as that is known. */
  events = $derived.by(() => this.considered?.events ?? []);
  /** The word that could not be pressed. */
  refused = $derived.by(() => this.#refused?.word ?? null);

  /** Asks the server about the move after a short pause; returns how to call that off. */
  inquire(): (() => void) | undefined {
    const { move } = this;
    if (!move || this.sent) return;
    const { consider } = untrack(this.#table);
    let wanted = true;
    const timer = setTimeout(async () => {
      const considered = await consider(move).catch(() => null);
      if (considered && wanted) this.#answer = { move, considered };
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  reset() {
    this.presses = [];
    this.hovered = this.shown = this.sent = this.#answer = this.#refused = null;
  }

  hover(word: string | null) {
    if (!this.sent) this.hovered = word;
  }

  /** One more press; what is pressed again, or by a mouse that has seen what it does, is played. */
  press(word: string, seen = false) {
    if (!this.asked || this.sent) return;
    const again = this.presses.at(-1) === word && !this.open.has(word);
    const known = this.considered !== null && this.hovered === word;
    const mayBegin = ahead(this.#moves, []).has(word);
    this.#refused = null;
    this.shown = null;
    if (again) return this.move ? this.play() : void this.back();
    if (this.open.has(word)) this.presses = [...this.presses, word];
    else if (mayBegin) this.presses = [word];
    else return this.#refuse(word);
    if (seen && known) this.play();
  }

  /** Says why something cannot be pressed, by the move that it would make. */
  async #refuse(word: string) {
    this.#refused = { word, problem: null };
    const part = this.#words.get(word);
    const alike = (other: string) => this.#words.get(other) === part;
    const move = meant(this.#moves, this.presses, word, alike);
    const { consider, ask } = this.#table();
    const found = await consider(move).catch(() => null);
    if (this.#refused?.word !== word || ask !== this.#table().ask) return;
    const { refusal } = found ?? {};
    const said = refusal && refusal.rule !== "ROOM-2" ? refusal : null; // else it is no move at all
    this.#refused = { word, problem: said ?? { key: "table-board-unusable", args: {} } };
  }

  show(move: string) {
    if (this.sent) return;
    this.reset();
    this.shown = move;
  }

  play() {
    const { move } = this;
    if (!move || this.sent || this.considered?.refusal) return;
    this.#kept = this.considered;
    this.sent = move;
    this.#table().play(move);
  }

  /** Takes back the last press; false if there was none. */
  back(): boolean {
    if (this.#refused || this.shown || this.sent) {
      this.#refused = this.shown = this.sent = null;
      return true;
    }
    if (this.presses.length === 0) return false;
    this.hovered = null;
    this.presses = this.presses.slice(0, -1);
    return true;
  }

  draft({ say, event, called }: Wording): Draft | null {
    const { move, considered } = this;
    if (!this.asked) return null;
    const problem = this.#refused?.problem ?? considered?.refusal ?? null;
    if (problem) return { text: say(problem.key, problem.args), move: null, refusal: problem };
    const chosen = this.presses.map(called).join(" · ");
    if (move) {
      const [first] = considered?.events ?? [];
      return { text: first ? event(first) : chosen || move, move, refusal: null };
    }
    return chosen ? { text: say("table-board-chosen", { chosen }), move, refusal: null } : null;
  }
}
