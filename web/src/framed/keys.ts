/** Where in the room somebody is with keys and pointer: a board must not take the focus from there. */

const LATELY = 1000; // milliseconds
const FOCUSABLE = "input, textarea, select, button, a[href], [tabindex]";

/** A tap on the board is not seen in the room, so it can look like a theft. */
const taps = () => matchMedia("(any-pointer: coarse)").matches;

export class RoomKeys {
  #last: { element: HTMLElement; at: number } | null = null;

  /** Tab leads on, perhaps to the board; all other keys are meant for where they are pressed. */
  typed = ({ key, target, isTrusted }: KeyboardEvent): void => {
    if (isTrusted) this.#be(key === "Tab" ? null : target);
  };

  pressed = ({ target }: PointerEvent): void => this.#be(target);

  /** A mouse has gone to the board. */
  leave = (): void => this.#be(null);

  #be(target: EventTarget | null): void {
    const element = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
    this.#last = element && { element, at: performance.now() };
  }

  /** Whether something in the room was used last. */
  get used(): boolean {
    return this.#last !== null;
  }

  /** Gives the focus back to what is being used in the room; whether something is. */
  giveBack(): boolean {
    const { element, at } = this.#last ?? {};
    if (!element?.isConnected || (taps() && performance.now() - at! > LATELY)) return false;
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  }
}
