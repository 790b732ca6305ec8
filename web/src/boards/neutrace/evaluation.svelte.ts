/** The evaluation of a round while it is filmed, and the traces that it leaves on the scale. */

import type { Scene } from "../../kit/board";
import { type Arc, arcsOf } from "./forecast";
import { isEvaluation } from "./film";
import type { NeutraceEvent, NeutraceView } from "./types";

const MOVES = new Set(["placed", "token-placed", "passed"]);

/** Whether one of these seats has moved, or anybody has if there are none. */
const isMove = (events: NeutraceEvent[], seats: number[]) =>
  events.some(
    (event) =>
      MOVES.has(event.event) && "seat" in event && (!seats.length || seats.includes(event.seat)),
  );

interface Filmed {
  filming: boolean;
  events: NeutraceEvent[];
  lately: NeutraceEvent[];
}

export class Evaluation {
  /** Of the last evaluation; they stay until one's own next move. */
  #left = $state.raw<Arc[]>([]);
  readonly #film: Filmed;

  constructor(film: Filmed) {
    this.#film = film;
  }

  /** Whether a round is being evaluated: the film can be paused and stepped. */
  runs = $derived.by(() => this.#film.filming && isEvaluation(this.#film.events));
  /** What of it has been shown. */
  #shown = $derived.by(() => (this.runs ? this.#film.lately : []));
  /** What happens now. */
  now = $derived.by(() => this.#shown.at(-1) ?? null);
  /** The equation that is being evaluated, such as `1f`. */
  equation = $derived.by(() => {
    let found: string | null = null;
    for (const event of this.#shown) {
      if (event.event === "equation" || event.event === "incomplete")
        found = `${event.seat + 1}${event.column}`;
      if (event.event === "evaluating" || event.event === "round-over") found = null;
    }
    return found;
  });
  /** Whose equations are being evaluated. */
  seat = $derived.by(() => {
    const turn = this.#shown.findLast(
      ({ event }) => event === "evaluating" || event === "round-over",
    );
    return turn?.event === "evaluating" ? turn.seat : null;
  });
  /** The ways that substances have gone: in the equation that is evaluated, or in the whole round. */
  traces = $derived.by(() =>
    this.runs ? arcsOf(this.#shown).filter(({ by }) => by === this.equation) : this.#left,
  );

  /** A scene begins for those who sit at these seats. */
  begin({ before, events }: Scene<NeutraceView, NeutraceEvent>, seats: number[]) {
    if (isEvaluation(events)) this.#left = arcsOf(events);
    else if (!before || isMove(events, seats)) this.#left = [];
  }
}
