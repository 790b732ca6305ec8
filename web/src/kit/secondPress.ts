/** A double press that outlives its question. */

/**
 * Says of clicks whether each is the second press of a double one whose question is over: whoever
 * pressed twice meant what was there before, not what has come to the same place since.
 */
export class SecondPress {
  #asked: unknown = null;

  /** `asked`: what makes a question another one. */
  isStray({ detail }: Pick<MouseEvent, "detail">, asked: unknown): boolean {
    if (detail <= 1) this.#asked = asked; // the first of a series, or a key
    return detail > 1 && this.#asked !== asked;
  }
}
