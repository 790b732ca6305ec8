/** What is shown: a position, or the film that leads to it, with what flies over it. */

import { tick } from "svelte";
import type { Told, Scene } from "./board";
import { type Beat, type Film, pace, Reel, still } from "./film";
import type { Frame } from "./frame.svelte";

/** How a game's events become a film. */
export interface Story<V, E extends Told, B extends Beat<E>> {
  timeline: (events: E[], scene: Scene<V, E>) => Film<B>;
  /** The position after an event. */
  apply: (view: V, event: E, beat: B) => V;
  /** The places that have changed, in notation. */
  changed: (events: E[], scene: Scene<V, E>) => string[];
  /** What a scene shows, where that is not all that happened. */
  cut?: (scene: Scene<V, E>) => Scene<V, E>;
}

/** What a beat sets in motion. */
export interface Motion<F> {
  /** What flies and bursts over the picture, each as long as it `lasts`. */
  effects?: F[];
  /** Called when the board shows the outcome of the beat: moves what has changed in it. */
  enliven?: (root: HTMLElement) => void;
}

/** Something over the picture that is forgotten after some milliseconds. */
export interface Lasting {
  lasts: number;
}

/** How a beat moves; called before it is shown, so that it can be seen where things were. */
export type Direction<V, B, F> = (beat: B, before: V, frame: Frame) => Motion<F>;

export class Stage<V, E extends Told, B extends Beat<E>, F extends Lasting> {
  shown: V;
  filming = $state(false);
  paused = $state(false);
  /** The last scene that has been shown to its end. */
  settled = $state(-1);
  /** All that happens in the scene. */
  events = $state.raw<E[]>([]);
  /** What of it has been shown, the latest last. */
  lately = $state.raw<E[]>([]);
  effects = $state.raw<(F & { id: number; until: number })[]>([]);
  readonly #story: Story<V, E, B>;
  readonly #motion: Direction<V, B, F>;
  readonly #frame: Frame;
  #count = 0;
  #reel: Reel<B> | null = null;

  constructor(view: V, story: Story<V, E, B>, motion: Direction<V, B, F>, frame: Frame) {
    this.shown = $state.raw(view);
    this.#story = story;
    this.#motion = motion;
    this.#frame = frame;
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin(scene: Scene<V, E>, settled: (scene: number) => void): void {
    this.stop();
    const cut = this.#story.cut?.(scene) ?? scene;
    const { id, view, before, events } = cut;
    const film = this.#story.timeline(events, cut);
    const over = () => {
      this.#reel = null;
      this.#frame.rest();
      this.effects = [];
      this.lately = events;
      this.shown = view;
      this.filming = this.paused = false;
      this.settled = id;
      settled(id);
    };
    this.events = events;
    if (still() || !before || film.lasts === 0) return over();
    this.filming = true;
    this.lately = [];
    this.shown = before;
    this.#reel = new Reel(film, (beat) => this.#show(beat), over);
  }

  stop(): void {
    this.#reel?.stop();
  }

  toggle(): void {
    if (this.paused) this.#reel?.resume();
    else this.#reel?.pause();
    this.paused = this.#reel?.paused ?? false;
  }

  step(): void {
    this.#reel?.step();
    this.paused = this.#reel?.paused ?? false;
  }

  /** Whether nothing of the scene needs a film, so that nobody waits for it. */
  passes(scene: Scene<V, E>): boolean {
    return scene.before !== null && this.#story.timeline(scene.events, scene).lasts === 0;
  }

  #show(beat: B) {
    const { effects = [], enliven } = this.#motion(beat, this.shown, this.#frame);
    const now = performance.now();
    const fresh = effects.map((one) => {
      return { ...one, id: ++this.#count, until: now + pace(one.lasts) };
    });
    this.effects = [...this.effects.filter(({ until }) => until > now), ...fresh];
    this.lately = [...this.lately, beat.event];
    this.shown = this.#story.apply(this.shown, beat.event, beat);
    void tick().then(() => this.filming && this.#frame.root && enliven?.(this.#frame.root));
  }
}
