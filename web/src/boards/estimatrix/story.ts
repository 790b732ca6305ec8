/** What events do to the picture of a position, step by step for the film. */

import { LETTERS } from "./letters";
import type { Colour, EstimatrixEvent, EstimatrixView, Exchanged, GaveBack } from "./types";

/** Events that only change something small, which moves by itself: nobody waits for them. */
const QUIET = new Set(["answered", "drew", "rubbed-out", "left-first", "gave-none"]);
export const quiet = (events: { event: string }[]) => events.every(({ event }) => QUIET.has(event));

/** What has changed on the table: dice, letters, roles, the ban and the hint. */
export function changed(events: EstimatrixEvent[]): string[] {
  const next = events.findLastIndex(({ event }) => event === "banned"); // the dice are taken up
  return events.flatMap((event, nth) =>
    places(event).filter((place) => nth > next || !place.startsWith("die ")),
  );
}

function places(event: EstimatrixEvent): string[] {
  switch (event.event) {
    case "chose":
      return [`own ${event.seat}`];
    case "roles-given":
      return [`role ${event.negater}`, `role ${event.quanter}`];
    case "banned":
      return ["ban"];
    case "drew":
    case "rubbed-out":
    case "hinted":
      return ["hint"];
    case "answered":
    case "gave-none":
    case "shown":
      return [`die ${event.seat}`];
    case "exchanged":
    case "gave-back":
      return [
        `letter ${event.seat} ${event.other_letter}`,
        `letter ${event.other} ${event.letter}`,
      ];
    case "negater-passed":
    case "quanter-passed":
      return [`role ${event.seat}`];
    default:
      return [];
  }
}

/** A view in the film, with the dice that have been shown so far, and what came of the turn. */
export type Picture = EstimatrixView & {
  faces?: (Colour | null)[];
  fate?: EstimatrixEvent;
  /** Who was Quanter when they were shown. */
  asker?: number | null;
};

/** The position after one event. */
export function apply(view: Picture, event: EstimatrixEvent): Picture {
  switch (event.event) {
    case "chose":
      return {
        ...view,
        letters: view.letters.with(event.seat, event.letter),
        owned: view.owned.with(event.seat, event.letter),
      };
    case "shared-out":
      return { ...view, owned: view.owned.map((has) => sorted(has + event.letters)) };
    case "roles-given":
      return { ...view, negater: event.negater, quanter: event.quanter };
    case "banned":
      return { ...begun(view), ban: event.colour, rolled: event.rolled };
    case "hinted": {
      const { turn, form, words, strokes, hidden } = event;
      return { ...view, hint: { turn, form, words, strokes, hidden } };
    }
    case "answered":
      return { ...view, answered: view.answered.with(event.seat, true) };
    case "gave-none":
      return {
        ...view,
        answered: view.answered.with(event.seat, true),
        late: view.late.with(event.seat, true),
      };
    case "shown": {
      const faces = view.faces ?? view.letters.map(() => null);
      return {
        ...view,
        answered: view.answered.with(event.seat, true),
        faces: faces.with(event.seat, event.colour),
        asker: view.asker ?? view.quanter,
      };
    }
    case "missed":
    case "thwarted":
    case "ran-out":
    case "not-again":
      return { ...view, fate: event };
    case "exchanged":
    case "gave-back":
      return { ...paired(view, event), fate: event };
    case "negater-passed":
      return { ...view, negater: event.seat, shift: 0 };
    case "quanter-passed":
      return { ...view, quanter: event.seat };
    default:
      return view;
  }
}

/** The dice are taken up again. */
function begun({ faces: _, fate: __, asker: ___, ...view }: Picture): EstimatrixView {
  const none = view.letters.map(() => false);
  return { ...view, hint: null, answered: none, late: none, answer: null };
}

function paired(view: Picture, event: Exchanged | GaveBack): Picture {
  const together = event.event === "exchanged";
  const two = [event.seat, event.other].sort((a, b) => a - b) as [number, number];
  const rest = view.pairs.filter(([one, other]) => one !== two[0] || other !== two[1]);
  const change = (seat: number, letter: string) => {
    const has = view.owned[seat]!.replace(letter, "");
    return together ? sorted(has + letter) : has;
  };
  return {
    ...view,
    pairs: together ? [...rest, two] : rest,
    owned: view.owned
      .with(event.seat, change(event.seat, event.other_letter))
      .with(event.other, change(event.other, event.letter)),
    lacking: view.lacking.map((needs, seat) => {
      const other = seat === two[0] ? two[1] : seat === two[1] ? two[0] : null;
      if (other === null) return needs;
      const without = needs.filter((one) => one !== other);
      return together ? without : [...without, other].sort();
    }),
  };
}

const sorted = (letters: string) =>
  [...LETTERS].filter((letter) => letters.includes(letter)).join("");
