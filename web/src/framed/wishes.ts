/** Reads what a board sends. It may be anything; what is not a wish, whole and small, is none. */

import type { Text, Wish } from "./messages";
import { LONGEST_REASON } from "./reasons";

const LONGEST_MOVE = 4000; // characters
const LONGEST = 200; // of anything else
const MOST_ARGUMENTS = 20;

/** Keys that the room has a use for, wherever the focus is. */
const KEYS = ["Escape", "ArrowLeft", "ArrowRight", "Home", "End", "?"];

export function readWish(data: unknown): Wish | null {
  if (!isRecord(data)) return null;
  switch (data.do) {
    case "ready":
    case "pong":
      return { do: data.do };
    case "failed":
      return { do: "failed", reason: isText(data.reason, LONGEST_REASON) ? data.reason : "" };
    case "settled":
      return isCount(data.scene) ? { do: "settled", scene: data.scene } : null;
    case "consider": {
      const { id, ask, move } = data;
      if (!isCount(id) || !isCount(ask) || !isText(move, LONGEST_MOVE)) return null;
      return { do: "consider", id, ask, move };
    }
    case "play": {
      const { ask, move } = data;
      if (!isCount(ask) || !isText(move, LONGEST_MOVE)) return null;
      return { do: "play", ask, move };
    }
    case "draft":
      return readDraft(data);
    case "point":
      return isText(data.target, 60) ? { do: "point", target: data.target } : null;
    case "rule":
      return isText(data.rule) && /^[A-Z]+-R?\d+$/.test(data.rule)
        ? { do: "rule", rule: data.rule }
        : null;
    case "key":
      return isText(data.key) && KEYS.includes(data.key) ? { do: "key", key: data.key } : null;
    default:
      return null;
  }
}

function readDraft({ ask, move, text }: Record<string, unknown>): Wish | null {
  if (!isCount(ask) || !(move === null || isText(move, LONGEST_MOVE))) return null;
  if (text === null) return { do: "draft", ask, move, text };
  const read = readText(text);
  return read && { do: "draft", ask, move, text: read };
}

function readText(data: unknown): Text | null {
  if (!isRecord(data) || !isText(data.key) || !isRecord(data.args)) return null;
  const args = Object.entries(data.args);
  const fine = args.every(([name, value]) => isText(name) && (isText(value) || isNumber(value)));
  if (args.length > MOST_ARGUMENTS || !fine) return null;
  return { key: data.key, args: Object.fromEntries(args) as Text["args"] };
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);
const isText = (data: unknown, longest = LONGEST): data is string =>
  typeof data === "string" && data.length <= longest;
const isNumber = (data: unknown): data is number =>
  typeof data === "number" && Number.isFinite(data);
const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && Number(data) >= 0;

/** How much a board may send: so many at once, and so many a second. */
export class Allowance {
  #left: number;
  #since: number;
  readonly #burst: number;
  readonly #rate: number;

  constructor(burst: number, rate: number, now = performance.now()) {
    this.#left = this.#burst = burst;
    this.#rate = rate;
    this.#since = now;
  }

  /** Whether there is something left to take. */
  take(now = performance.now()): boolean {
    const earned = ((now - this.#since) / 1000) * this.#rate;
    this.#left = Math.min(this.#burst, this.#left + earned) - 1;
    this.#since = now;
    return this.#left >= 0;
  }
}
