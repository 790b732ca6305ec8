/** What both layouts of the board are given. */

import type { Say } from "../../kit/board";
import type { Choice } from "./choice.svelte";
import type { Dragging } from "./dragging";
import type { Evaluation } from "./evaluation.svelte";
import type { Arc } from "./forecast";
import type { NeutraceView } from "./types";

export interface Film {
  readonly paused: boolean;
  toggle: () => void;
  step: () => void;
  stop: () => void;
}

export interface Shared {
  view: NeutraceView;
  /** Whose hand and grid are nearest. */
  seat: number;
  choice: Choice;
  evaluation: Evaluation;
  /** What one can do with a film. */
  film: Film;
  dragging: Dragging;
  /** Of the forecast; none if it is switched off. */
  arcs: Arc[];
  foretelling: boolean;
  foretell: () => void;
  marked: string[];
  warned: readonly string[];
  names: string[];
  /** The same, but people of the same name are told apart by their seats. */
  called: string[];
  /** Whether somebody at this screen plays. */
  mine: boolean;
  /** Whether one sits there; a review shows seats as if one did. */
  yours: boolean;
  width: number;
  height: number;
  say: Say;
}
