/** What the wide and the narrow board are both given. */

import type { BoardAsk } from "../../board";
import type { Choice } from "./choice.svelte";
import type { Stage } from "./stage.svelte";
import type { Say, TeseraktView } from "./types";

export type Look = "cube" | "flat";

export interface Mark {
  seat: number;
  target: string;
}

export interface Shared {
  view: TeseraktView;
  ask: BoardAsk | null;
  choice: Choice;
  stage: Stage;
  /** Columns, dice and slots that have changed. */
  marked: string[];
  pointed: Mark[];
  point: ((target: string) => void) | undefined;
  look: Look;
  /** Whether 3D cannot be had here. */
  flatOnly: boolean;
  switchLook: () => void;
  failed: () => void;
  dark: boolean;
  names: string[];
  say: Say;
  openRule: (rule: string) => void;
}
