/** For tests of choices: a table that asks what the server has asked, and answers what it has answered. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Asks, BoardAsk, Considered, GameEvent } from "./board";

/** Positions by name, as tools/write_positions.py writes them. */
export type Positions<V, E, A> = Record<
  string,
  { ask: BoardAsk<A>; view: V; considered: Record<string, Considered<V, E>> }
>;

export class AskedTable<V, E = GameEvent, A = Asks> {
  ask = $state.raw<BoardAsk<A> | null>(null);
  view = $state.raw() as V;
  /** The moves that the server was asked about, and those that were made. */
  wondered: string[] = [];
  played: string[] = [];
  #positions: Positions<V, E, A>;
  #answers: Record<string, Considered<V, E>> = {};
  #texts = new FluentBundle("en", { useIsolating: false });

  /** `positions` is a file of JSON, `texts` are the messages of the game. */
  constructor(positions: object, texts: string, name: string) {
    this.#positions = positions as Positions<V, E, A>;
    this.#texts.addResource(new FluentResource(texts));
    this.turnTo(name);
  }

  /** Another question in another position. */
  turnTo(name: string) {
    const found = this.#positions[name]!;
    [this.ask, this.view, this.#answers] = [found.ask, found.view, found.considered];
  }

  consider = async (move: string): Promise<Considered<V, E>> => {
    this.wondered.push(move);
    const found = this.#answers[move];
    if (!found) throw new Error(`nobody knows what ${move} does`);
    return found;
  };

  play = (move: string) => void this.played.push(move);

  say = (key: string, args: Record<string, string | number> = {}): string => {
    const pattern = this.#texts.getMessage(key)?.value;
    if (!pattern) throw new Error(`no message ${key}`);
    return this.#texts.formatPattern(pattern, args);
  };
}
