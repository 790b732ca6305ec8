/** What is shown: a position, or the film that leads to it. */

import { tick } from "svelte";
import type { Scene } from "../../board";
import { project, still } from "../../projector";
import { type Beat, type Effect, timeline } from "./film";
import { changed, type NumerusEvent, apply } from "./story";
import type { NumerusView } from "./types";

interface Motion {
  /** Called before a beat is shown; what it returns sets the picture after it in motion. */
  prepare: (beat: Beat) => () => void;
  /** Brings whatever still moves to its end. */
  rest: () => void;
}

export class Stage {
  shown: NumerusView;
  filming = $state(false);
  effects = $state.raw<Effect[]>([]);
  /** What changed, if it was shown without motion. */
  touched = $state.raw<string[]>([]);
  #motion: Motion;
  #stop = () => {};

  constructor(view: NumerusView, motion: Motion) {
    this.shown = $state.raw(view);
    this.#motion = motion;
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin({ view, before, events }: Scene<NumerusView>, settled: () => void) {
    this.stop();
    const over = () => {
      this.#stop = () => {};
      this.#motion.rest();
      this.effects = [];
      this.shown = view;
      this.filming = false;
      settled();
    };
    const quiet = still();
    this.touched = quiet ? changed(events as NumerusEvent[]) : [];
    if (quiet || !before || !events.length) return over();
    this.filming = true;
    this.shown = before;
    this.#stop = project(timeline(events as NumerusEvent[]), (beat) => this.#show(beat), over);
  }

  stop() {
    this.#stop();
  }

  #show(beat: Beat) {
    const move = this.#motion.prepare(beat);
    this.effects = [...this.effects, { id: this.effects.length, beat, before: this.shown }];
    this.shown = apply(this.shown, beat.event);
    tick().then(() => this.filming && move());
  }
}
