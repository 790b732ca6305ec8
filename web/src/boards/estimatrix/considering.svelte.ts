/** Asks the server whether a hint would be taken, while it is being written. */

import type { Considered, Problem } from "../../board";

const PAUSE = 250; // milliseconds without a key

export class Considering {
  refusal = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #move = "";
  #consider: (move: string) => Promise<Considered>;

  constructor(consider: (move: string) => Promise<Considered>) {
    this.#consider = consider;
  }

  /** Null: there is nothing yet to be asked about. */
  about(move: string | null) {
    clearTimeout(this.#timer);
    this.#move = move ?? "";
    if (move === null) this.refusal = null;
    else this.#timer = setTimeout(() => void this.#ask(move), PAUSE);
  }

  async #ask(move: string) {
    const answer = await this.#consider(move).catch(() => null);
    if (answer !== null && move === this.#move) this.refusal = answer.refusal;
  }
}
