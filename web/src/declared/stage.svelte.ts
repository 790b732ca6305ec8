/** What is shown: a board, or the film that leads to it. */

import type { GameEvent, Scene } from "../board";
import { project, still } from "../projector";
import type { Board } from "../wire";
import { changedPlaces, timeline } from "./film";
import { BOARD, type DeclaredView } from "./parts";

export class Stage {
  shown: Board | null;
  filming = $state(false);
  /** What is happening now. */
  event = $state.raw<GameEvent | null>(null);
  /** The places where something has just changed. */
  touched = $state.raw<ReadonlySet<string>>(new Set());
  #stop = () => {};

  constructor(view: DeclaredView) {
    this.shown = $state.raw(view[BOARD]);
  }

  /** Films the scene, or shows its end at once; says so when it is over, exactly once. */
  begin({ view, before, events }: Scene<DeclaredView>, settled: () => void) {
    this.stop();
    const [was, is] = [before?.[BOARD] ?? null, view[BOARD]];
    const over = () => {
      this.#stop = () => {};
      this.event = null;
      this.shown = is;
      this.filming = false;
      settled();
    };
    this.touched = was && is ? changedPlaces(was, is) : new Set();
    if (still() || !was || !is || events.length === 0) return over();
    this.filming = true;
    this.shown = was;
    const show = ({ event, board }: { event: GameEvent; board: Board }) => {
      this.event = event;
      this.shown = board;
    };
    this.#stop = project(timeline(was, is, events), show, over);
  }

  stop() {
    this.#stop();
  }
}
