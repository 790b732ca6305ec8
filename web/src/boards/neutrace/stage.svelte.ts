/** What is shown: a position, or the film that leads to it. */

import { tick } from "svelte";
import type { Scene } from "../../board";
import { still } from "../../projector";
import { type Beat, film, isEvaluation } from "./film";
import { type Arc, arcsOf } from "./forecast";
import { Reel } from "./reel";
import { told } from "./story";
import type { NeutraceEvent, NeutraceView } from "./types";

interface Motion {
  /** Sets the picture after the beat in motion. */
  enliven: (beat: Beat, before: NeutraceView) => void;
  /** Brings whatever still moves to its end. */
  rest: () => void;
}

export class Stage {
  shown: NeutraceView;
  filming = $state(false);
  /** A round is being evaluated: the film can be paused and stepped. */
  evaluating = $state(false);
  paused = $state(false);
  /** What happens now, or happened last. */
  now = $state.raw<NeutraceEvent | null>(null);
  /** The equation that is being evaluated, such as `1f`. */
  equation = $state<string | null>(null);
  /** The ways that substances have gone in this scene. */
  traces = $state.raw<Arc[]>([]);
  #motion: Motion;
  #reel: Reel<Beat> | null = null;
  #happened: NeutraceEvent[] = [];

  constructor(view: NeutraceView, motion: Motion) {
    this.shown = $state.raw(view);
    this.#motion = motion;
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin({ view, before, events }: Scene<NeutraceView>, settled: () => void) {
    this.stop();
    const all = events as NeutraceEvent[];
    const over = () => {
      this.#reel = null;
      this.#motion.rest();
      this.shown = view;
      this.filming = this.evaluating = this.paused = false;
      this.equation = this.now = null;
      this.traces = arcsOf(all);
      settled();
    };
    if (still() || !before || !all.length) return over();
    this.filming = true;
    this.evaluating = isEvaluation(all);
    this.shown = before;
    this.traces = [];
    this.#happened = [];
    this.#reel = new Reel(film(all), (beat) => this.#show(beat), over);
  }

  stop() {
    this.#reel?.stop();
  }

  toggle() {
    if (this.paused) this.#reel?.resume();
    else this.#reel?.pause();
    this.paused = this.#reel?.paused ?? false;
  }

  step() {
    this.#reel?.step();
    this.paused = this.#reel?.paused ?? false;
  }

  #show(beat: Beat) {
    const before = this.shown;
    const { event } = beat;
    this.#happened.push(event);
    this.now = event;
    if (event.event === "equation" || event.event === "incomplete")
      this.equation = `${event.seat + 1}${event.column}`;
    if (event.event === "evaluating" || event.event === "round-over") this.equation = null;
    const after = told(before, event);
    this.shown = this.evaluating ? { ...after, forecast: [] } : after;
    this.traces = arcsOf(this.#happened).filter(({ by }) => by === this.equation);
    tick().then(() => this.filming && this.#motion.enliven(beat, before));
  }
}
