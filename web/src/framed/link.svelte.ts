/** The page's end of a board in a frame: hands over what our own boards are given, and believes nothing it is sent. */

import { untrack } from "svelte";
import type { BoardProps, Considered, GameEvent } from "../kit/board";
import { isDark } from "../kit/dark.svelte";
import { still } from "../kit/film";
import { event as sentence, say, words } from "../words.svelte";
import type { Around, Asked, Text, Told, Wish } from "./messages";
import { Allowance, readWish } from "./wishes";

// Milliseconds
const READY_WITHIN = 20_000;
const PING_EVERY = 5_000;
const ANSWER_WITHIN = 20_000;
const LONGEST_FILM = 30_000;

const MOST_NONSENSE = 20; // messages that are no wishes
const TOKENS = [
  ...["--paper", "--paper-raised", "--paper-sunken", "--ink", "--ink-soft", "--line"],
  ...["--line-strong", "--accent", "--accent-ink", "--accent-soft", "--alert", "--good"],
  ...[0, 1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`),
];

export class FrameLink {
  /** Why the board cannot be used any more. */
  failed = $state<string | null>(null);
  ready = $state(false);
  readonly #props: () => BoardProps<unknown>;
  readonly #allowance = new Allowance();
  #port: MessagePort | null = null;
  #nonsense = 0;
  #asked: Asked | null = null;
  #questions = 0;
  #pinged: number | null = null;
  #filming: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<unknown>) {
    this.#props = props;
    const late = setTimeout(() => this.ready || this.fail("it is not ready"), READY_WITHIN);
    const pulse = setInterval(() => this.#ping(), PING_EVERY);
    $effect(() => () => {
      clearTimeout(late);
      clearTimeout(this.#filming);
      clearInterval(pulse);
      this.#port?.close();
    });
    this.#keepTold();
  }

  fail(why: string): void {
    this.failed ??= why;
    this.#port?.close();
  }

  /** The frame has loaded. A second time it has gone elsewhere. */
  loaded = async (frame: HTMLIFrameElement): Promise<void> => {
    if (this.#port !== null) return this.fail("it has left its page");
    const { port1: ours, port2: theirs } = new MessageChannel();
    this.#port = ours;
    ours.onmessage = ({ data }) => this.#hear(data);
    frame.contentWindow?.postMessage(null, "*", [theirs]); // it has no origin to name
    try {
      const { game } = this.#props();
      this.#tell({ tell: "start", game, texts: await this.#texts(), around: this.#around() });
    } catch (error) {
      this.fail(String(error));
    }
  };

  #keepTold(): void {
    const tellOnce = (told: () => Told | null | Promise<Told>) => {
      let last = "";
      $effect(() => {
        if (!this.ready) return;
        void Promise.resolve(told()).then((message) => {
          const written = JSON.stringify(message);
          if (message !== null && written !== last) this.#tell(message);
          last = written;
        });
      });
    };
    tellOnce(() => {
      const around = this.#around();
      return this.#texts().then((texts) => ({ tell: "around", around, texts }));
    });
    $effect(() => {
      const { scene } = this.#props();
      if (this.ready) untrack(() => this.#show(scene));
    });
    const question = $derived(JSON.stringify(this.#props().ask));
    $effect(() => {
      void question;
      if (this.ready) untrack(() => this.#ask());
    });
    $effect(() => {
      const { laid } = this.#props();
      if (this.ready && laid) this.#tell({ tell: "laid", move: laid.move });
    });
    for (const what of ["cancel", "skip"] as const) {
      let seen = untrack(() => this.#props()[what]);
      $effect(() => {
        const count = this.#props()[what];
        if (count !== seen) this.#tell({ tell: what });
        seen = count;
      });
    }
  }

  #show({ id, view, before, events }: BoardProps<unknown>["scene"]): void {
    clearTimeout(this.#filming);
    this.#filming = setTimeout(() => this.#props().settled(id), LONGEST_FILM);
    this.#tell({ tell: "scene", scene: { id, view, before, events: events as GameEvent[] } });
  }

  #ask(): void {
    const { ask, drafting } = this.#props();
    this.#asked = ask && { ...ask, number: ++this.#questions };
    this.#tell({ tell: "ask", ask: this.#asked });
    drafting(null);
  }

  #around(): Around {
    const { names, colours, own, marked, marks } = this.#props();
    const style = getComputedStyle(document.documentElement);
    const tokens = TOKENS.map((name) => [name, style.getPropertyValue(name).trim()]);
    return {
      names: [...names],
      colours: [...colours],
      own: [...own],
      marked: [...marked],
      marks: [...marks],
      language: words.language,
      dark: isDark(),
      still: still(),
      tokens: Object.fromEntries(tokens),
    };
  }

  /** The messages of the game, in the reader's language. */
  async #texts(): Promise<string> {
    const { game } = this.#props();
    const answer = await fetch(`/api/texts/${words.language}/${encodeURIComponent(game)}`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.text();
  }

  #tell(told: Told): void {
    this.#port?.postMessage(told);
  }

  #ping(): void {
    if (!this.ready || document.hidden) return;
    const now = performance.now();
    if (this.#pinged === null) {
      this.#pinged = now;
      this.#tell({ tell: "ping" });
    } else if (now - this.#pinged > ANSWER_WITHIN) this.fail("it does not answer");
  }

  #hear(data: unknown): void {
    if (this.failed !== null) return;
    if (!this.#allowance.take()) return this.fail("it sends too much");
    const wish = readWish(data);
    if (wish !== null) return this.#heed(wish);
    this.#nonsense += 1;
    if (this.#nonsense > MOST_NONSENSE) this.fail("it sends nonsense");
  }

  #heed(wish: Wish): void {
    const props = this.#props();
    switch (wish.do) {
      case "ready":
        this.ready = true;
        return;
      case "pong":
        this.#pinged = null;
        return;
      case "failed":
        return this.fail(wish.reason);
      case "settled":
        clearTimeout(this.#filming);
        return props.settled(wish.scene);
      case "consider":
        return void this.#consider(wish);
      case "draft":
        return void this.#draft(wish.ask, wish.move, wish.text, false);
      case "play":
        return void this.#draft(wish.ask, wish.move, null, true);
      case "point":
        return props.point?.(wish.target);
      case "rule":
        return props.openRule(wish.rule);
      case "key":
        return this.#press(wish.key);
    }
  }

  async #consider({ id, ask, move }: Wish & { do: "consider" }): Promise<void> {
    const considered = ask === this.#asked?.number ? await this.#considered(move) : null;
    this.#tell({ tell: "considered", id, considered });
  }

  #considered(move: string): Promise<Considered | null> {
    return this.#props()
      .consider(move)
      .catch(() => null);
  }

  /**
   * Shows in the prompt what is chosen. It is the person who plays it, there; the board can only
   * urge them, and what the move does is said by the room.
   */
  async #draft(ask: number, move: string | null, text: Text | null, urged: boolean) {
    const { drafting, game } = this.#props();
    if (ask !== this.#asked?.number) return;
    const own = text?.key.startsWith(`${game}-`) ? say(text.key, text.args) : null;
    if (move === null) return drafting(own === null ? null : { text: own, move, refusal: null });
    const considered = await this.#considered(move);
    if (ask !== this.#asked?.number || considered === null) return;
    const { refusal, events } = considered;
    if (refusal) return drafting({ text: say(refusal.key, refusal.args), move: null, refusal });
    const [first] = events;
    const here = document.activeElement instanceof HTMLIFrameElement; // not where somebody writes
    const chosen = first ? sentence(game, first) : (own ?? move);
    drafting({ text: chosen, move, refusal: null, urged: urged && here });
  }

  /** A key that the board has no use for is pressed in the room. */
  #press(key: string): void {
    const frame = document.activeElement;
    if (frame instanceof HTMLIFrameElement)
      frame.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}
