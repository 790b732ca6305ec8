/** Feeds a board one scene after the other, each when the one before has been shown to its end. */

import type { GameEvent, Scene } from "../kit/board";

/** A scene, and the last line of the log before what it films. */
type Reel = Scene<unknown> & { since: number };

export class Scenes {
  /** What the board shows or films now. */
  scene = $state.raw<Reel | null>(null);
  filming = $state(false);
  /** Rises when the person, or a hidden page, wants the film to end at once. */
  skips = $state(0);
  /** How many scenes are still to come after the one that is shown. */
  waiting = $state(0);
  #queue: Reel[] = [];
  #count = 0;

  /** How far the log can be shown without giving away what the board is still to show. */
  get shownUpTo(): number {
    return this.filming ? this.scene!.since : Infinity;
  }

  /** Show a position without a film; whatever was being filmed is left. */
  cut(view: unknown): void {
    this.#queue = [];
    this.waiting = 0;
    this.filming = false;
    this.scene = this.#make(view, null, [], 0);
  }

  /** Film how the last position became this one, once the films before it are over. */
  film(view: unknown, events: GameEvent[], since = 0): void {
    const before = this.#queue.at(-1) ?? this.scene;
    if (before === null || (events.length === 0 && !this.filming)) return this.cut(view);
    this.#queue.push(this.#make(view, before.view, events, since));
    this.waiting = this.#queue.length;
    if (!this.filming) this.#next();
  }

  settled = (id: number): void => {
    if (this.filming && id === this.scene?.id) this.#next();
  };

  /** To the end of everything that waits to be filmed. */
  skip = (): void => {
    if (!this.filming) return;
    this.#queue = this.#queue.map((scene) => ({ ...scene, before: null, events: [] }));
    this.skips += 1;
  };

  #make(view: unknown, before: unknown, events: GameEvent[], since: number): Reel {
    return { id: ++this.#count, view, before, events, since };
  }

  #next(): void {
    let next = this.#queue.shift();
    while (next !== undefined && next.events.length === 0 && this.#queue.length > 0)
      next = this.#queue.shift();
    this.filming = next !== undefined && next.events.length > 0;
    if (next !== undefined) this.scene = next;
    this.waiting = this.#queue.length;
  }
}
