/** The life of a board: it films scenes, holds a choice while something is asked, and listens to keys. */

import { untrack } from "svelte";
import { on } from "svelte/events";
import type { BoardAsk, BoardProps, Choosing, Told } from "./board";
import type { HalfMadeChoice } from "./choice.svelte";
import type { Beat } from "./film";
import { Frame } from "./frame.svelte";
import { isForBoard, WRITTEN_IN } from "./keys";
import { SecondPress } from "./secondPress";
import { type Direction, type Lasting, Stage, type Story } from "./stage.svelte";

/** What a game brings to its board. */
export interface Parts<V, E extends Told, A, B extends Beat<E>, F, C> {
  story: Story<V, E, B>;
  motion?: Direction<V, B, F>;
  choice: (table: () => Choosing<V, E, A>) => C;
  /** What makes a question another one, so that nothing is chosen; where it is not said, every scene does. */
  question?: (ask: BoardAsk<A> | null, view: V) => unknown;
  /** The keys of the board, besides Escape: whether it had a use for this one. */
  keys?: (press: KeyboardEvent, choice: C, asked: BoardAsk<A> | null) => boolean;
  /** Where keys are not for the board. */
  elsewhere?: string;
}

/**
 * To be made once, while the board is set up:
 *
 *     const life = new BoardLife(() => props, { story, motion, choice: (table) => new Choice(table) });
 *
 * and held by its outermost element: `<div {@attach life.frame.hold}>`.
 */
export class BoardLife<
  V,
  E extends Told,
  A,
  B extends Beat<E>,
  F extends Lasting,
  C extends HalfMadeChoice<V, E, A>,
> {
  readonly frame = new Frame();
  readonly stage: Stage<V, E, B, F>;
  readonly choice: C;
  readonly #props: () => BoardProps<V, E, A>;
  readonly #story: Story<V, E, B>;
  /** The last question, which stays while something passes that needs no film. */
  #held: BoardAsk<A> | null = null;
  /** What makes the question another one. */
  #posed = "";

  constructor(props: () => BoardProps<V, E, A>, parts: Parts<V, E, A, B, F, C>) {
    this.#props = props;
    this.#story = parts.story;
    const { view } = untrack(() => props().scene);
    this.stage = new Stage(view, parts.story, parts.motion ?? (() => ({})), this.frame);
    this.choice = parts.choice(() => {
      const { consider, play, say } = props();
      return { ask: this.asked, view: this.stage.shown, consider, play, say };
    });
    this.#film();
    this.#choose(parts.question);
    this.#listen(parts);
    this.#guard();
  }

  /** What is asked of the person, once it can be seen what it is about. */
  asked = $derived.by((): BoardAsk<A> | null => {
    const { ask, scene } = this.#props();
    const passing = this.stage.settled !== scene.id && this.stage.passes(scene);
    if (this.stage.filming || (ask === null && !passing)) this.#held = null;
    else if (ask !== null) this.#held = knowing(ask, this.#held);
    return this.#held;
  });

  /** All that has changed since the person last did something, in notation. */
  marked = $derived.by(() => {
    const { happened = [], scene } = this.#props();
    return this.stage.filming ? [] : [...new Set(this.#story.changed(happened, scene))];
  });

  /** What the coach warns of, in notation. */
  warned = $derived.by((): readonly string[] =>
    this.stage.filming ? [] : (this.#props().coached ?? []),
  );

  #film() {
    const { stage } = this;
    $effect(() => {
      const { scene } = this.#props();
      untrack(() => {
        this.choice.arrived();
        stage.begin(scene, (id) => this.#props().settled(id));
      });
    });
    whenRisen(
      () => this.#props().skip,
      () => stage.stop(),
    );
    $effect(() => {
      const event = stage.filming ? stage.lately.at(-1) : undefined;
      if (event) untrack(() => this.#props().filmed?.(event));
    });
    $effect(() => () => stage.stop());
  }

  /** Another question makes another choice; one that was sent stays until the next scene. */
  #choose(question: Parts<V, E, A, B, F, C>["question"]) {
    const { choice } = this;
    const posed = $derived.by(() => {
      const [{ asked }, { scene }] = [this, this.#props()];
      if (question) return JSON.stringify(question(asked, scene.view));
      return JSON.stringify([scene.id, asked?.seat, asked?.key, asked?.args]);
    });
    $effect(() => {
      this.#posed = posed;
      untrack(() => {
        if (this.asked || choice.sent === null) choice.reset();
      });
    });
    whenRisen(
      () => this.#props().cancel,
      () => choice.cancel(),
    );
    $effect(() => {
      const move = this.#props().laid?.move;
      if (move !== undefined) untrack(() => choice.show(move));
    });
    $effect(() => choice.inquire());
    $effect(() => {
      const draft = choice.draft();
      untrack(() => this.#props().drafting(draft));
    });
  }

  /** A double press answers one question only. */
  #guard() {
    const presses = new SecondPress();
    const pressed = (press: MouseEvent) => {
      const { target } = press;
      const here = target instanceof Node && this.frame.root?.contains(target);
      if (here && presses.isStray(press, this.#posed)) press.stopPropagation();
    };
    $effect(() => on(window, "click", pressed, { capture: true }));
  }

  /** Before the page does: arrows are for the board where it uses them. */
  #listen({ keys, elsewhere = WRITTEN_IN }: Pick<Parts<V, E, A, B, F, C>, "keys" | "elsewhere">) {
    const typed = (press: KeyboardEvent) => {
      if (!isForBoard(press, elsewhere)) return;
      const { choice, asked } = this;
      const used = press.key === "Escape" ? choice.back() : keys?.(press, choice, asked);
      if (used) press.preventDefault();
    };
    $effect(() => on(window, "keydown", typed, { capture: true }));
  }
}

/** While the moves of a question are on their way, those of the same one before it serve. */
function knowing<A>(ask: BoardAsk<A>, before: BoardAsk<A> | null): BoardAsk<A> {
  const same = (["seat", "key"] as const).every((field) => ask[field] === before?.[field]);
  return ask.moves === null && before && same ? { ...ask, moves: before.moves } : ask;
}

/** Does something whenever a count of the shell rises. To be called while the board is set up. */
function whenRisen(count: () => number, act: () => void): void {
  let seen = untrack(count);
  $effect(() => {
    if (count() !== seen) untrack(act);
    seen = count();
  });
}
