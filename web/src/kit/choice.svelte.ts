/** The life of a half-made choice: asked about, sent, refused, taken back. */

import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import type { Arguments, Asks, Choosing, Draft, GameEvent, Kind, Problem } from "./board";
import { Consideration } from "./consideration.svelte";

/**
 * What all choices have in common. The choice of a game says which move has been put together so
 * far and what it is called; what can be chosen next is plain code beside it, without runes.
 */
export abstract class HalfMadeChoice<V, E = GameEvent, A = Asks> {
  /** The move that is on its way; it stays in sight until the next scene. */
  sent = $state<string | null>(null);
  /** Why what was pressed cannot be chosen. */
  refusal = $state.raw<Problem | null>(null);
  readonly #table: () => Choosing<V, E, A>;
  readonly #considered: Consideration<V, E>;
  #wondered: string | null = null;

  /** `pause`: milliseconds before the server is asked about a move. */
  constructor(table: () => Choosing<V, E, A>, pause?: number) {
    this.#table = table;
    this.#considered = new Consideration(pause);
  }

  /** The whole move; null while something is missing. */
  abstract readonly move: string | null;
  /** The move whose outcome is to be shown: the chosen one, or one that is only pointed at. */
  abstract readonly looked: string | null;
  /** What has been chosen so far, as a sentence; null if nothing has. */
  protected abstract described(): string | null;
  /** Chooses a whole move that someone else has in mind. */
  abstract show(move: string): void;
  /** Nothing is chosen any more. */
  protected abstract clear(): void;
  /** Takes back the last part of the choice; false if there was none. */
  protected abstract takeBack(): boolean;

  protected get table(): Choosing<V, E, A> {
    return this.#table();
  }

  /** What is asked; null if nothing is. */
  kind = $derived.by(() => {
    const { ask } = this.#table();
    return ask && ((ask.key.split("-ask-")[1] ?? "") as Kind<A>);
  });
  /** The legal moves; none until they have arrived. */
  legal = $derived.by((): readonly string[] => this.#table().ask?.moves ?? []);
  #allowed = $derived.by(() => new Set(this.legal));
  /** What would come of the move that is looked at, or why it is not allowed; null until it is known. */
  considered = $derived.by(() => this.#considered.of(this.looked));
  /** What is in the way. */
  obstacle = $derived.by((): Problem | null => this.refusal ?? this.considered?.refusal ?? null);

  isLegal(move: string): boolean {
    return this.#allowed.has(move);
  }

  /** Whether the move can be chosen now. */
  may(move: string): boolean {
    return this.sent === null && this.isLegal(move);
  }

  /** Asks about the move that is looked at after a short pause; returns how to call that off. */
  inquire(): (() => void) | undefined {
    const { looked } = this;
    if (looked === null || this.sent !== null) return;
    const { ask, consider } = untrack(this.#table);
    return ask ? this.#considered.about(looked, consider) : undefined;
  }

  /** What is not offered is asked about, so that the reason can be shown. */
  async wonder(move: string): Promise<void> {
    this.#wondered = move;
    const considered = await this.table.consider(move).catch(() => null);
    if (this.#wondered === move) this.refusal = considered?.refusal ?? null;
  }

  /** Something cannot be used, and no move names it: what is asked is said once more. */
  remind(): void {
    const { ask } = this.table;
    if (!ask || this.sent !== null) return;
    this.refusal = { key: `${ask.key}-board`, args: ask.args as Arguments, rule: ask.rule };
  }

  /** What was in the way does not matter any more. */
  dismiss(): void {
    this.refusal = this.#wondered = null;
  }

  /** A press has made the choice whole: it is played, or waits for another press, as the person likes it. */
  completed(): void {
    if (settings.confirm.value === "at-once") this.play();
  }

  play(move = this.move): void {
    if (this.sent !== null || move === null) return;
    this.sent = move;
    this.table.play(move);
  }

  /** The table has moved on. */
  arrived(): void {
    this.sent = null;
  }

  /** The person gives up the choice, or what they sent was refused. */
  cancel(): void {
    this.reset();
  }

  /** Another question: nothing is chosen. */
  reset(): void {
    this.dismiss();
    this.sent = null;
    this.#considered.forget();
    this.clear();
  }

  /** Takes back a refusal, or the last part of the choice; false if there was nothing to take back. */
  back(): boolean {
    if (this.sent !== null) return false;
    if (this.refusal === null) return this.takeBack();
    this.dismiss();
    return true;
  }

  /** What is being chosen, or what is in its way, for the prompt bar. */
  draft(): Draft | null {
    const { ask, say } = this.table;
    if (!ask) return null;
    const { obstacle } = this;
    if (obstacle) return { text: say(obstacle.key, obstacle.args), move: null, refusal: obstacle };
    const text = this.described();
    return text === null ? null : { text, move: this.move, refusal: null };
  }
}
