/** What a bot advises the seat that is asked, as the person has it open. */

import type { Laid } from "../kit/board";
import type { HintView } from "../wire";
import type { Desk } from "./desk.svelte";

export class Hint {
  readonly #here: Desk;
  /** The move of the hint that lies chosen on the board. */
  #laid = $state.raw<Laid | null>(null);
  /** The question whose hint the person has closed. */
  #putAway = $state("");

  constructor(here: Desk) {
    this.#here = here;
  }

  /** What is open; null if it was closed or never asked for. */
  shown = $derived.by((): HintView | null =>
    this.#question === this.#putAway ? null : this.#given,
  );

  #given = $derived.by((): HintView | null => {
    const { situation, table } = this.#here;
    if (situation.is !== "asked") return null;
    const { seat } = situation.ask;
    return table.hints.find((hint) => hint.seat === seat) ?? null;
  });

  /** What is asked of whom, so that closing one hint does not close the next. */
  #question = $derived.by(() => `${this.#here.asked?.seat} ${this.#here.table.position?.plies}`);

  /** Whether the person may ask for one now. */
  may = $derived.by(() => this.#here.status.hints && this.#here.situation.is === "asked");

  /** Asks for a hint, or opens again the one that was closed. */
  ask = (): void => {
    const { asked, table } = this.#here;
    if (!this.may || asked === null) return;
    this.#putAway = "";
    if (!this.#given?.moves?.length && this.#given?.moves !== null)
      void table.order({ do: "hint", seat: asked.seat });
  };

  putAway = (): void => {
    this.#putAway = this.#question;
    this.#laid = null;
  };

  /** Lays a move on the board as if the person had chosen it. */
  lay(move: string): void {
    this.#laid = { move };
  }

  /** What is to lie on the board. */
  laid = $derived.by((): Laid | null => (this.shown === null ? null : this.#laid));
}
