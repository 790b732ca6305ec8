/** What is shown: a position, or the film that leads to it. */

import { tick } from "svelte";
import type { Scene } from "../../board";
import { still } from "../../projector";
import { type Beat, film, isEvaluation } from "./film";
import { type Arc, arcsOf } from "./forecast";
import { Reel } from "./reel";
import { apply } from "./story";
import type { NeutraceEvent, NeutraceView } from "./types";

const MOVES = new Set(["placed", "token-placed", "passed"]);

interface Motion {
  /** Sets the picture after the beat in motion. */
  enliven: (beat: Beat, before: NeutraceView) => void;
  /** Brings whatever still moves to its end. */
  rest: () => void;
}

/** What a scene shows: where nothing follows, the round stays as its evaluation leaves it. */
function toBeSeen({ view, before, events, last }: Scene<NeutraceView>) {
  const all = events as NeutraceEvent[];
  const end = all.findIndex(({ event }) => event === "round-over");
  if (!last || !before || end < 0) return { view, events: all };
  const seen = all.slice(0, end);
  return { view: { ...seen.reduce(apply, before), forecast: [] }, events: seen };
}

/** Whether one of these seats has moved, or anybody has if there are none. */
const isMove = (events: NeutraceEvent[], seats: number[]) =>
  events.some(({ event, seat }) => MOVES.has(event) && (!seats.length || seats.includes(seat)));

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
  /** Whose equations are being evaluated. */
  evaluated = $state<number | null>(null);
  /** The ways that substances have gone in the last evaluation; they stay until one's own next move. */
  traces = $state.raw<Arc[]>([]);
  #motion: Motion;
  #reel: Reel<Beat> | null = null;
  #happened: NeutraceEvent[] = [];

  constructor(view: NeutraceView, motion: Motion) {
    this.shown = $state.raw(view);
    this.#motion = motion;
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin(scene: Scene<NeutraceView>, own: number[], settled: () => void) {
    this.stop();
    const { before } = scene;
    const { view, events } = toBeSeen(scene);
    const evaluates = isEvaluation(events);
    if (!before || evaluates || isMove(events, own)) this.traces = [];
    const over = () => {
      this.#reel = null;
      this.#motion.rest();
      this.shown = view;
      this.filming = this.evaluating = this.paused = false;
      this.equation = this.now = this.evaluated = null;
      if (evaluates) this.traces = arcsOf(events);
      settled();
    };
    if (still() || !before || !events.length) return over();
    this.filming = true;
    this.evaluating = evaluates;
    this.shown = before;
    this.#happened = [];
    this.#reel = new Reel(film(events), (beat) => this.#show(beat), over);
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
    if (event.event === "evaluating") this.evaluated = event.seat;
    if (event.event === "round-over") this.evaluated = null;
    const after = apply(before, event);
    this.shown = this.evaluating ? { ...after, forecast: [] } : after;
    if (this.evaluating)
      this.traces = arcsOf(this.#happened).filter(({ by }) => by === this.equation);
    tick().then(() => this.filming && this.#motion.enliven(beat, before));
  }
}
