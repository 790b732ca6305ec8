/** What is shown: a position, or the film that leads to it. */

import type { Scene } from "../../board";
import { project, still } from "../../projector";
import { type Beat, timeline } from "./film";
import { apply } from "./story";
import type { EstimatrixEvent, EstimatrixView, Picture } from "./types";

export interface Flight {
  id: number;
  letter: string;
  from: number;
  to: number;
  lasts: number;
}

export class Stage {
  shown: Picture;
  filming = $state(false);
  /** The dice are about to be turned. */
  rattling = $state(false);
  /** Letters on their way. */
  flights = $state.raw<Flight[]>([]);
  /** What happened last, or is happening now. */
  lately = $state.raw<EstimatrixEvent[]>([]);
  #count = 0;
  #stop = () => {};

  constructor(view: EstimatrixView) {
    this.shown = $state.raw<Picture>(view);
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin({ view, before, events }: Scene<EstimatrixView>, settled: () => void) {
    this.stop();
    const happened = events as EstimatrixEvent[];
    const over = () => {
      this.#stop = () => {};
      this.flights = [];
      this.rattling = this.filming = false;
      if (happened.length > 0) this.lately = happened;
      this.shown = view;
      settled();
    };
    const film = timeline(happened);
    if (still() || !before || film.lasts === 0) return over();
    this.filming = true;
    this.lately = [];
    this.shown = before;
    this.rattling = happened.some(({ event }) => event === "shown");
    this.#stop = project(film, (beat) => this.#show(beat), over);
  }

  stop() {
    this.#stop();
  }

  #show({ event, lasts }: Beat) {
    this.rattling = false;
    this.flights = [...this.flights, ...this.#flights(event, lasts)];
    this.lately = [...this.lately, event];
    this.shown = apply(this.shown, event);
  }

  #flights(event: EstimatrixEvent, lasts: number): Flight[] {
    const { seat, other, letter, other_letter } = event;
    const fly = (what: string, from: number, to: number) => {
      return { id: ++this.#count, letter: what, from, to, lasts };
    };
    if (event.event === "exchanged")
      return [fly(letter, seat, other), fly(other_letter, other, seat)];
    if (event.event === "gave-back")
      return [fly(other_letter, seat, other), fly(letter, other, seat)];
    return [];
  }
}
