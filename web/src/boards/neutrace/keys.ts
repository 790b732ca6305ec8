/** The keys of the board: cards by their numbers, T turns, X and N put modifiers on, arrows choose a place. */

import { isForBoard, WRITTEN_IN } from "../../boardlife.svelte";
import type { Choice } from "./choice.svelte";
import type { Stage } from "./stage.svelte";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function typed(
  event: KeyboardEvent,
  asked: boolean,
  choice: Choice,
  stage: Stage,
  hand: string[],
): void {
  const { target, key } = event;
  if (!isForBoard(event, `${WRITTEN_IN}, [role=tab]`)) return;
  if (stage.evaluating ? filmed(key, stage) : asked && chosen(key, choice, hand, target))
    event.preventDefault();
}

function filmed(key: string, stage: Stage): boolean {
  if (key === "p") stage.toggle();
  else if (key === "." || key === "ArrowRight") stage.step();
  else return false;
  return true;
}

/** Whether Enter is for what has the focus. The card that is held is not: it is turned by T, and played. */
const isPressed = (target: EventTarget | null, choice: Choice) =>
  target instanceof HTMLElement &&
  target.matches("button, a") &&
  (choice.card === null || target.dataset.hand !== choice.card);

/** From place to place the focus goes along. */
function follow({ place }: Choice, target: EventTarget | null) {
  if (target instanceof HTMLElement && target.closest("[data-cell]"))
    document.querySelector<HTMLElement>(`[data-cell="${place}"] > button`)?.focus();
}

/** Whether the key was for the choice. */
function chosen(key: string, choice: Choice, hand: string[], target: EventTarget | null): boolean {
  const step = STEPS[key];
  const card = hand[Number(key) - 1];
  if (key === "Escape") return choice.back();
  if (key === "Enter") {
    if (!choice.move || isPressed(target, choice)) return false;
    choice.play();
  } else if (step !== undefined && (choice.card !== null || choice.open.size > 0)) {
    choice.step(step);
    follow(choice, target);
  } else if (card !== undefined && choice.places) choice.hold(card);
  else if (key === "t" || key === "T") choice.turn();
  else if (key === "x" || key === "X") choice.cycle("explosion");
  else if (key === "n" || key === "N") choice.cycle("neutralisation");
  else return false;
  return true;
}
