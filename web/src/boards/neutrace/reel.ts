/** Shows the beats of a film one after another; can be paused and stepped, and never forgets to stop. */

export class Reel<B extends { lasts: number }> {
  #beats: B[];
  #show: (beat: B) => void;
  #over: () => void;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = true;
  paused = false;

  /** Calls `over` exactly once: at the end, when stopped, or when nobody looks. */
  constructor(beats: B[], show: (beat: B) => void, over: () => void) {
    this.#beats = beats;
    this.#show = show;
    this.#over = over;
    document.addEventListener("visibilitychange", this.#hidden);
    this.#advance();
  }

  pause() {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  resume() {
    if (!this.#running) return;
    this.paused = false;
    this.#advance();
  }

  /** On to the next thing to be seen, and stays there. */
  step() {
    if (!this.#running) return;
    this.pause();
    for (let lasts = 0; lasts === 0;) {
      const beat = this.#beats[this.#next++];
      if (!beat) return this.stop();
      this.#show(beat);
      lasts = beat.lasts;
    }
  }

  stop() {
    if (!this.#running) return;
    this.#running = false;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#over();
  }

  #hidden = () => {
    if (document.hidden) this.stop();
  };

  #advance() {
    clearTimeout(this.#timer);
    const beat = this.#beats[this.#next++];
    if (!beat) return this.stop();
    this.#show(beat);
    this.#timer = setTimeout(() => this.#advance(), beat.lasts);
  }
}
