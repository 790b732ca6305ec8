/** A first lesson: positions, each a task, checked by the real rules on the server. */

import { get, post } from "../api";
import type { BoardAsk, Considered, GameEvent, Problem, Scene } from "../board";

export interface Task {
  id: string;
  view: unknown;
  ask: BoardAsk;
}

interface Played {
  view: unknown;
  events: GameEvent[];
  solved: boolean;
  ask: BoardAsk | null;
  refusal: Problem | null;
}

/** Being tried, done right, or legal but not what the task wants. */
export type Outcome = "open" | "solved" | "again";

export function loadTasks(game: string): Promise<{ tasks: Task[] }> {
  return get(`/api/lessons/${encodeURIComponent(game)}`);
}

let scenes = 0;

export class Attempt {
  readonly #path: string;
  #moves: string[] = [];
  scene = $state.raw<Scene<never>>(null!);
  ask = $state.raw<BoardAsk | null>(null);
  refusal = $state.raw<Problem | null>(null);
  outcome = $state<Outcome>("open");

  constructor(
    game: string,
    readonly task: Task,
  ) {
    this.#path = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(task.id)}`;
    this.start();
  }

  start(): void {
    this.#moves = [];
    this.outcome = "open";
    this.refusal = null;
    this.ask = this.task.ask;
    this.scene = { id: ++scenes, view: this.task.view as never, before: null, events: [] };
  }

  consider = async (move: string): Promise<Considered> => {
    const before = this.#moves.length ? { moves: this.#moves } : {};
    return await post<Considered>(`${this.#path}/consider`, { ...before, move });
  };

  async play(move: string): Promise<void> {
    const played = await post<Played>(`${this.#path}/play`, { moves: [...this.#moves, move] });
    this.refusal = played.refusal;
    if (played.refusal) return;
    this.#moves.push(move);
    this.ask = played.solved ? null : played.ask;
    if (played.solved) this.outcome = "solved";
    else if (!played.ask) this.outcome = "again";
    this.scene = {
      id: ++scenes,
      view: played.view as never,
      before: this.scene.view,
      events: played.events,
    };
  }
}
