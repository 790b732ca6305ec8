/** What is shown: a position, or the film that leads to it, with what flies over it. */

import { tick } from "svelte";
import type { GameEvent, Scene } from "./board";
import { project, still } from "./projector";

/** How a game's events become a film. */
export interface Story<V, E, B> {
  timeline: (events: E[]) => { beats: B[]; lasts: number };
  /** The position after an event. */
  apply: (view: V, event: E) => V;
  /** The places that have changed. */
  changed: (events: E[]) => string[];
}

export interface Motion<V, B, F> {
  /** Called before a beat is shown: what flies and bursts over the picture. */
  effects: (beat: B, before: V) => F[];
  /** Sets the picture after the beat in motion. */
  enliven: (beat: B) => void;
  /** Brings whatever still moves to its end. */
  rest: () => void;
}

export class Stage<
  V,
  E extends GameEvent,
  B extends { at: number; event: E },
  F extends { until: number },
> {
  shown: V;
  filming = $state(false);
  effects = $state.raw<(F & { id: number })[]>([]);
  /** What has changed, if it was shown without motion. */
  touched = $state.raw<string[]>([]);
  /** What happened last, or is happening now. */
  lately = $state.raw<E[]>([]);
  #story: Story<V, E, B>;
  #motion: Motion<V, B, F>;
  #count = 0;
  #stop = () => {};

  constructor(view: V, story: Story<V, E, B>, motion: Motion<V, B, F>) {
    this.shown = $state.raw(view);
    this.#story = story;
    this.#motion = motion;
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin({ view, before, events }: Scene<V>, settled: () => void) {
    this.stop();
    const happened = events as E[];
    const over = () => {
      this.#stop = () => {};
      this.#motion.rest();
      this.effects = [];
      this.lately = happened;
      this.shown = view;
      this.filming = false;
      settled();
    };
    const quiet = still();
    this.touched = quiet ? this.#story.changed(happened) : [];
    if (quiet || !before || !happened.length) return over();
    this.filming = true;
    this.lately = [];
    this.shown = before;
    this.#stop = project(this.#story.timeline(happened), (beat) => this.#show(beat), over);
  }

  stop() {
    this.#stop();
  }

  #show(beat: B) {
    const fresh = this.#motion.effects(beat, this.shown);
    const running = this.effects.filter(({ until }) => until > performance.now());
    this.effects = [...running, ...fresh.map((effect) => ({ ...effect, id: ++this.#count }))];
    this.lately = [...this.lately, beat.event];
    this.shown = this.#story.apply(this.shown, beat.event);
    tick().then(() => this.filming && this.#motion.enliven(beat));
  }
}
