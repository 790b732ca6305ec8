/** Fingers, mouse and keys on a declared board: pressing, walking, dragging. */

import { isForBoard } from "../kit/keys";
import type { Choice } from "./choice.svelte";
import type { Spot } from "./measure";
import { lifted } from "./pressing";
import { neighbour } from "./walking";

const FAR = 9; // pixels: a press that goes further is a drag

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Hands {
  /** What can be walked over, by its key; its word is pressed. */
  spots = $state.raw<Map<string, Spot & { word: string }>>(new Map());
  #walked = $state<string | null>(null);
  #touched = $state.raw<readonly string[]>([]); // the last one first
  #choice: Choice;
  #down: (Found & { x: number; y: number; dragged: boolean }) | null = null;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  get open(): ReadonlySet<string> {
    return this.#choice.open;
  }

  /** What has been pressed, by its key: of two equal cards one. */
  chosen = $derived.by(() => lifted(this.spots, this.#choice.presses, this.#touched));

  get refused(): string | null {
    return this.#choice.refused;
  }

  /** Whether some pieces can be pressed now and others cannot, which must be seen. */
  selective = $derived.by(() => {
    const pieces = [...this.spots].filter(([key]) => key.startsWith("piece "));
    return pieces.some(([, { word }]) => !this.open.has(word));
  });

  /** Where the keys are: the last spot, or the first that can be pressed. */
  current = $derived.by(() => {
    if (this.#walked !== null && this.spots.has(this.#walked)) return this.#walked;
    const keys = [...this.spots.keys()];
    return keys.find((key) => this.open.has(this.spots.get(key)!.word)) ?? keys[0] ?? null;
  });

  attach = (root: HTMLElement): (() => void) => {
    const heard: [string, (event: never) => void][] = [
      ["pointerover", (event: PointerEvent) => this.#over(event)],
      ["pointerleave", () => this.#over(null)],
      ["pointerdown", (event: PointerEvent) => this.#press(event)],
      ["pointermove", (event: PointerEvent) => this.#move(event)],
      ["pointerup", (event: PointerEvent) => this.#release(event)],
      ["pointercancel", () => (this.#down = null)],
      ["click", (event: MouseEvent) => this.#click(event)],
      ["keydown", (event: KeyboardEvent) => this.#type(root, event)],
      ["focusin", (event: FocusEvent) => this.#focus(event)],
    ];
    for (const [what, hear] of heard) root.addEventListener(what, hear as EventListener);
    return () => {
      for (const [what, hear] of heard) root.removeEventListener(what, hear as EventListener);
    };
  };

  #over(event: PointerEvent | null) {
    if (event && event.pointerType !== "mouse") return;
    this.#choice.hover((event && spotOf(event.target)?.word) ?? null);
  }

  #press({ target, x, y }: PointerEvent) {
    const found = spotOf(target);
    this.#down = found && { ...found, x, y, dragged: false };
  }

  /** Whoever goes on with a piece drags it: it is pressed, and so is where it is let go. */
  #move({ x, y, buttons }: PointerEvent) {
    const down = this.#down;
    if (!down || down.dragged || !buttons || Math.hypot(x - down.x, y - down.y) < FAR) return;
    if (!this.open.has(down.word)) return;
    down.dragged = true;
    this.#take(down);
  }

  #release({ x, y }: PointerEvent) {
    if (!this.#down?.dragged) return;
    const target = spotOf(document.elementFromPoint(x, y));
    if (target && this.open.has(target.word)) this.#take(target);
    else if (target?.word !== this.#down.word) this.#choice.back();
  }

  #click(event: MouseEvent) {
    const dragged = this.#down?.dragged ?? false;
    this.#down = null;
    const found = spotOf(event.target);
    if (found && !dragged) this.#take(found);
  }

  /** Presses it, or takes it in place of another that is equal. */
  #take({ key, word }: Found) {
    const equal = key !== null && !this.chosen.has(key) && this.#choice.presses.includes(word);
    if (key !== null) this.#touched = [key, ...this.#touched.filter((one) => one !== key)];
    if (!equal || this.open.has(word)) this.#choice.press(word);
  }

  #type(root: HTMLElement, event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow || this.current === null || !isForBoard(event)) return;
    this.#walk(root, neighbour(this.spots, this.current, arrow));
    event.preventDefault();
  }

  #walk(root: HTMLElement, key: string | null) {
    if (key === null) return;
    this.#walked = key;
    root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(key)}"]`)?.focus();
  }

  #focus({ target }: FocusEvent) {
    const found = spotOf(target);
    if (found?.key) this.#walked = found.key;
  }
}

interface Found {
  key: string | null;
  word: string;
}

/** What an element stands for: its word, and the key by which it is walked over, if it is. */
function spotOf(target: EventTarget | null): Found | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;
  const { spot: key = null, word } = found?.dataset ?? {};
  return word === undefined ? null : { key, word };
}
