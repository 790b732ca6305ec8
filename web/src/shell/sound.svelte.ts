/** One short sound for "your turn". Never needed, off with one press, remembered. */

import { store, stored } from "../stored";

let on = $state(stored("sound") !== "off");
let audio: AudioContext | null = null;

export const sound = {
  get on(): boolean {
    return on;
  },
  set on(value: boolean) {
    on = value;
    store("sound", value ? null : "off");
  },

  /** Two soft notes, a fifth apart. */
  yourTurn(): void {
    if (!on || audio?.state !== "running") return;
    note(audio, 440, 0);
    note(audio, 660, 0.12);
  },

  /** Browsers allow sound only once the person has touched the page. */
  wake(): void {
    if (!on) return;
    audio ??= new AudioContext();
    void audio.resume();
  },
};

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
