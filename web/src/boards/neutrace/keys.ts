/** The keys of the board: cards by their numbers, T turns, X and N put modifiers on, arrows choose a place. */

import { stepAlong } from "../../kit/keys";
import type { Choice } from "./choice.svelte";

/** While a round is evaluated: P pauses the film, the dot steps. */
export function filmed(key: string, film: { toggle: () => void; step: () => void }): boolean {
  if (key === "p") film.toggle();
  else if (key === "." || key === "ArrowRight") film.step();
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
export function chosen({ key, target }: KeyboardEvent, choice: Choice, hand: string[]): boolean {
  const step = stepAlong(key);
  const card = hand[Number(key) - 1];
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
