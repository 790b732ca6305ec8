/** What the wide and the narrow board are both given. */

import type { Stage } from "../../kit/stage.svelte";
import type { Choice } from "./choice.svelte";
import type { Effect } from "./effects";
import type { Beat } from "./film";
import type { BoardAsk, BoardMark, Say } from "../../kit/board";
import type { TeseraktEvent, TeseraktView } from "./types";

export type Look = "cube" | "flat";

export interface Shared {
  view: TeseraktView;
  ask: BoardAsk | null;
  choice: Choice;
  stage: Stage<TeseraktView, TeseraktEvent, Beat, Effect>;
  /** Columns, dice and slots that have changed. */
  marked: string[];
  /** Columns that the coach warns of. */
  warned: readonly string[];
  /** Whether the researchers are still being chosen. */
  choosing: boolean;
  pointed: BoardMark[];
  point: ((target: string) => void) | undefined;
  look: Look;
  /** Whether 3D is not available here. */
  flatOnly: boolean;
  switchLook: () => void;
  failed: () => void;
  dark: boolean;
  names: string[];
  say: Say;
}
