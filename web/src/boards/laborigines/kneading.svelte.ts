/** A figure that is being modelled, and the way back. */

import { BODIES, type Clay, type Feature, knead, press, smooth } from "./clay";

const STEPS = 100; // that can be taken back

export class Kneading {
  clay = $state.raw<Clay>(knead(Math.random));
  #before = $state.raw<Clay[]>([]);

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** Remembers how it was, before something is done to it. */
  remember() {
    this.#before = [...this.#before.slice(-STEPS), this.clay];
  }

  undo() {
    const last = this.#before.at(-1);
    if (!last) return;
    this.clay = last;
    this.#before = this.#before.slice(0, -1);
  }

  feature(name: Feature, kind: number) {
    this.remember();
    this.clay = { ...this.clay, features: { ...this.clay.features, [name]: kind } };
  }

  body(nth: number) {
    this.remember();
    this.clay = { ...this.clay, outline: BODIES[nth]! };
  }

  /** Goes on with a figure that someone else has in mind. */
  take(clay: Clay) {
    this.remember();
    this.clay = clay;
  }

  random() {
    this.remember();
    this.clay = knead(Math.random);
  }

  /** Pulls out or presses in, from how it was when the hand came down. */
  press(at: number, by: number, from = this.clay.outline) {
    this.clay = { ...this.clay, outline: press(from, at, by) };
  }

  smooth(at?: number) {
    this.clay = { ...this.clay, outline: smooth(this.clay.outline, at) };
  }
}
