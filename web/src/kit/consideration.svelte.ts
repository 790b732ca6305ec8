/** What the server says about a move before it is made. */

import type { Considered, GameEvent } from "./board";

const PAUSE = 60; // milliseconds: a passing pointer asks nothing

export class Consideration<V, E = GameEvent> {
  #answer = $state.raw<{ move: string; considered: Considered<V, E> } | null>(null);
  readonly #pause: number;

  constructor(pause = PAUSE) {
    this.#pause = pause;
  }

  /** Asks after a short pause; returns how to call that off. */
  about(move: string, consider: (move: string) => Promise<Considered<V, E>>): () => void {
    let wanted = true;
    const timer = setTimeout(async () => {
      const considered = await consider(move).catch(() => null);
      if (considered && wanted) this.#answer = { move, considered };
    }, this.#pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  /** What was said about this move; null if it was not asked about last. */
  of(move: string | null): Considered<V, E> | null {
    return move !== null && this.#answer?.move === move ? this.#answer.considered : null;
  }

  forget(): void {
    this.#answer = null;
  }
}
