/** What is shown: a position, or the film that leads to it. */

import { tick } from "svelte";
import type { Scene } from "../../board";
import { project, still } from "../../projector";
import type { Effect } from "./effects";
import { type Beat, timeline } from "./film";
import { changed, told } from "./story";
import type { TeseraktEvent, TeseraktView } from "./types";

interface Motion {
  /** Called before a beat is shown: what flies and flashes over the picture. */
  effects: (beat: Beat, before: TeseraktView) => Effect[];
  /** Sets the picture after the beat in motion. */
  enliven: (beat: Beat) => void;
  /** Brings whatever still moves to its end. */
  rest: () => void;
}

export class Stage {
  shown: TeseraktView;
  filming = $state(false);
  effects = $state.raw<(Effect & { id: number })[]>([]);
  /** What has changed, if it was shown without motion. */
  touched = $state.raw<string[]>([]);
  /** What happened last, or is happening now. */
  lately = $state.raw<TeseraktEvent[]>([]);
  #motion: Motion;
  #count = 0;
  #stop = () => {};

  constructor(view: TeseraktView, motion: Motion) {
    this.shown = $state.raw(view);
    this.#motion = motion;
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin({ view, before, events }: Scene<TeseraktView>, settled: () => void) {
    this.stop();
    const happened = events as TeseraktEvent[];
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
    this.touched = quiet ? changed(happened) : [];
    if (quiet || !before || !happened.length) return over();
    this.filming = true;
    this.lately = [];
    this.shown = before;
    this.#stop = project(timeline(happened), (beat) => this.#show(beat), over);
  }

  stop() {
    this.#stop();
  }

  #show(beat: Beat) {
    const fresh = this.#motion.effects(beat, this.shown);
    const running = this.effects.filter(({ until }) => until > performance.now());
    this.effects = [...running, ...fresh.map((effect) => ({ ...effect, id: ++this.#count }))];
    this.lately = [...this.lately, beat.event];
    this.shown = told(this.shown, beat.event);
    tick().then(() => this.filming && this.#motion.enliven(beat));
  }
}
