/** What is asked before the first turn, answered at once as is recommended. */

import type { Desk } from "./desk.svelte";

export class QuickStart {
  readonly #here: Desk;
  #on = $state(false);

  constructor(here: Desk) {
    this.#here = here;
  }

  /** Whether something is asked that it would answer. */
  get offered(): boolean {
    return this.#here.asked?.recommended != null && !this.#on;
  }

  begin = (): void => {
    this.#on = true;
    this.goOn();
  };

  /** Answers what is asked now; to be called when something changes. */
  goOn(): void {
    const { asked, table } = this.#here;
    if (!this.#on || table.sending) return;
    if (table.scenes.filming) table.scenes.skip();
    else if (asked?.recommended) void this.#answer(asked.seat, asked.recommended);
    else if (asked) this.#on = false;
  }

  /** Others may be quicker, where all answer at once: then what is asked next is answered instead. */
  async #answer(seat: number, move: string): Promise<void> {
    const { table } = this.#here;
    if (await table.play(seat, move)) return;
    if (table.problem?.key === "room-stale") table.problem = null;
    else this.#on = false;
  }
}
