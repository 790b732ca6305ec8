/** A first lesson: positions, each a task, checked by the real rules on the server. */

import { get, post } from "../api";
import type { Considered, GameEvent, Scene } from "../kit/board";
import type {
  LessonAsk,
  LessonConsider,
  LessonPlay,
  LessonStep,
  LessonView,
  Problem,
  TaskView,
} from "../wire";

/** Being tried, done right, or legal but not what the task wants. */
export type Outcome = "open" | "solved" | "again";

export function loadLesson(game: string): Promise<LessonView> {
  return get(`/api/lessons/${encodeURIComponent(game)}`);
}

let scenes = 0;

export class Attempt {
  readonly #path: string;
  #moves: string[] = [];
  scene = $state.raw<Scene<never>>(null!);
  ask = $state.raw<LessonAsk | null>(null);
  refusal = $state.raw<Problem | null>(null);
  outcome = $state<Outcome>("open");

  constructor(
    game: string,
    readonly task: TaskView,
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

  consider = (move: string): Promise<Considered> => {
    const asked: LessonConsider = { moves: this.#moves, move };
    return post<Considered>(`${this.#path}/consider`, asked);
  };

  async play(move: string): Promise<void> {
    const wanted: LessonPlay = { moves: this.#moves, move };
    const step = await post<LessonStep>(`${this.#path}/play`, wanted);
    this.refusal = step.refusal;
    if (step.refusal) return;
    this.#moves.push(move);
    this.ask = step.ask;
    if (!step.ask) this.outcome = step.solved ? "solved" : "again";
    this.scene = {
      id: ++scenes,
      view: step.view as never,
      before: this.scene.view,
      events: step.events as GameEvent[],
      last: step.ask === null,
    };
  }
}
