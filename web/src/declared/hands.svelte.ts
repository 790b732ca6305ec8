/** Fingers, mouse and keys on a declared board: pressing, walking, dragging, and asking what something is. */

import { isForBoard } from "../kit/keys";
import type { Choice } from "./choice.svelte";
import type { Spot } from "./measure";
import { neighbour } from "./walking";

// Milliseconds and pixels
const REST = 700; // of a mouse, before it is told what lies there
const HOLD = 500; // of a finger
const FAR = 9; // a press that goes further is a drag

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Hands {
  /** What can be walked over, by its key; its word is pressed, its text says what it is. */
  spots = $state.raw<Map<string, Spot & { word: string; text: string }>>(new Map());
  /** What is explained just now. */
  explained = $state<string | null>(null);
  #walked = $state<string | null>(null);
  #choice: Choice;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: { word: string; x: number; y: number; dragged: boolean } | null = null;
  #held = false; // a finger that has asked does not press
  #mouse = false;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  get open(): ReadonlySet<string> {
    return this.#choice.open;
  }

  get chosen(): readonly string[] {
    return this.#choice.presses;
  }

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
      ["pointercancel", () => this.#forget()],
      ["contextmenu", (event: Event) => this.#held && event.preventDefault()],
      ["click", (event: MouseEvent) => this.#click(event)],
      ["keydown", (event: KeyboardEvent) => this.#type(root, event)],
      ["focusin", (event: FocusEvent) => this.#focus(event)],
      ["focusout", () => queueMicrotask(() => (this.explained = null))], // what has the focus may go
    ];
    for (const [what, hear] of heard) root.addEventListener(what, hear as EventListener);
    return () => {
      clearTimeout(this.#timer);
      for (const [what, hear] of heard) root.removeEventListener(what, hear as EventListener);
    };
  };

  #over(event: PointerEvent | null) {
    if (event && event.pointerType !== "mouse") return;
    const found = event && spotOf(event.target);
    this.#choice.hover(found?.word ?? null);
    this.#ask(found?.key ?? null, REST);
  }

  #ask(key: string | null, after: number) {
    clearTimeout(this.#timer);
    this.explained = null;
    if (key !== null)
      this.#timer = setTimeout(() => {
        this.explained = key;
        this.#held = this.#down !== null;
      }, after);
  }

  #press(event: PointerEvent) {
    const found = spotOf(event.target);
    this.#held = false;
    this.#mouse = event.pointerType === "mouse";
    this.#down = found && { word: found.word, x: event.x, y: event.y, dragged: false };
    this.#ask(this.#mouse ? null : (found?.key ?? null), HOLD);
  }

  /** Whoever goes on with a piece drags it: it is pressed, and so is where it is let go. */
  #move({ x, y, buttons }: PointerEvent) {
    const down = this.#down;
    if (!down || down.dragged || !buttons || Math.hypot(x - down.x, y - down.y) < FAR) return;
    clearTimeout(this.#timer);
    if (!this.open.has(down.word) || this.#held) return;
    down.dragged = true;
    this.#choice.press(down.word);
  }

  #release({ x, y }: PointerEvent) {
    clearTimeout(this.#timer);
    if (!this.#down?.dragged) return;
    const target = spotOf(document.elementFromPoint(x, y));
    if (target && this.open.has(target.word)) this.#choice.press(target.word);
    else if (target?.word !== this.#down.word) this.#choice.back();
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#down = null;
  }

  #click(event: MouseEvent) {
    const dragged = this.#down?.dragged ?? false;
    this.#down = null;
    const found = spotOf(event.target);
    if (!found || dragged || this.#held) return;
    this.explained = null;
    this.#choice.press(found.word);
  }

  #type(root: HTMLElement, event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const { current } = this;
    if (current === null || !isForBoard(event)) return;
    if (arrow) this.#walk(root, neighbour(this.spots, current, arrow));
    else if (event.key === "i") this.explained = this.explained === current ? null : current;
    else if (event.key === "Escape" && this.explained !== null) this.explained = null;
    else return;
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

/** What an element stands for: its word, and the key by which it is walked over, if it is. */
function spotOf(target: EventTarget | null): { key: string | null; word: string } | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;
  const { spot: key = null, word } = found?.dataset ?? {};
  return word === undefined ? null : { key, word };
}
