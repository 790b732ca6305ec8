/** A film: what happened, event by event, each in its time. */

import { settings } from "../settings.svelte";
import type { Told } from "./board";

const QUICK = 0.45; // of the usual time

/** How long something takes that usually takes so many milliseconds, at the speed the person likes. */
export const pace = (lasts: number) => (settings.films.value === "quick" ? lasts * QUICK : lasts);

/** An event, when it is shown and how long it moves, in milliseconds from the start of the film. */
export interface Beat<E extends Told> {
  event: E;
  at: number;
  lasts: number;
}

/** Beats in the order of their time. */
export interface Film<B> {
  beats: B[];
  lasts: number;
}

/** Shows the beats of a film in their time; can be paused and stepped, and never forgets to stop. */
export class Reel<B extends { at: number }> {
  paused = false;
  #film: Film<B>;
  #show: (beat: B) => void;
  #over: () => void;
  #next = 0;
  /** When the film would have begun if it had never been paused. */
  #began = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = true;

  /** Calls `over` exactly once: at the end, when stopped, or when nobody looks. */
  constructor(film: Film<B>, show: (beat: B) => void, over: () => void) {
    this.#film = film;
    this.#show = show;
    this.#over = over;
    document.addEventListener("visibilitychange", this.#hidden);
    this.#wait();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  /** On with the next beat at once. */
  resume(): void {
    if (!this.#running) return;
    this.paused = false;
    this.#began = performance.now() - this.#due;
    this.#advance();
  }

  /** On to the next thing to be seen, and stays there. */
  step(): void {
    if (!this.#running) return;
    this.pause();
    for (;;) {
      const beat = this.#film.beats[this.#next++];
      if (!beat) return this.stop();
      this.#show(beat);
      if (pace(beat.at) < this.#due) return;
    }
  }

  stop(): void {
    if (!this.#running) return;
    this.#running = false;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#over();
  }

  /** When the next beat is to be shown, or the film ends. */
  get #due(): number {
    return pace(this.#film.beats[this.#next]?.at ?? this.#film.lasts);
  }

  #hidden = () => {
    if (document.hidden) this.stop();
  };

  #wait() {
    const left = this.#began + this.#due - performance.now();
    this.#timer = setTimeout(() => this.#advance(), Math.max(0, left));
  }

  #advance() {
    const beat = this.#film.beats[this.#next++];
    if (!beat) return this.stop();
    this.#show(beat);
    if (this.#running && !this.paused) this.#wait();
  }
}

/** Whether to show the result at once. */
export const still = () =>
  document.hidden ||
  settings.films.value === "off" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An attachment: the element lives through the frames once and stays as the last one left it. */
export const once =
  (frames: Keyframe[], duration: number, options: KeyframeAnimationOptions = {}) =>
  (element: Element) => {
    const easing = "cubic-bezier(0.3, 0, 0.1, 1)";
    const delay = pace(options.delay ?? 0);
    const timing = { easing, fill: "both" as const, ...options, duration: pace(duration), delay };
    const life = element.animate(frames, timing);
    return () => life.cancel();
  };

/** The same at an even pace, eased from one frame to the next: for what is long enough to be looked at. */
export const scene = (
  frames: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
) =>
  once(
    frames.map((frame) => ({ easing: "ease-in-out", ...frame })),
    duration,
    { easing: "linear", ...options },
  );
