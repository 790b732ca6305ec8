/** The page's end of a board in a frame: hands over what our own boards are given, and believes nothing it is sent. */

import { untrack } from "svelte";
import type { BoardProps, Considered, Draft, GameEvent } from "../kit/board";
import { isDark } from "../kit/dark.svelte";
import { still } from "../kit/film";
import { event as sentence, say, words } from "../words.svelte";
import { hasHung, noteWhileSeen } from "./hangs";
import { RoomKeys } from "./keys";
import type { Around, Asked, Text, Told, Wish } from "./messages";
import { traced } from "./reasons";
import { Allowance, readWish } from "./wishes";

// Milliseconds
const READY_WITHIN = 20_000;
const PING_EVERY = 5_000;
const ANSWER_WITHIN = 20_000;
const LONGEST_FILM = 30_000;
const READ_FIRST = 500; // so that no move is put under a finger that is about to play another

const TOKENS = [
  ...["--paper", "--paper-raised", "--paper-sunken", "--ink", "--ink-soft", "--line"],
  ...["--line-strong", "--accent", "--accent-ink", "--accent-soft", "--alert", "--good"],
  ...[0, 1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`),
];

export class FrameLink {
  /** Why the board cannot be used any more, with the place in its script if it threw something. */
  failed = $state<string | null>(null);
  ready = $state(false);
  readonly keys = new RoomKeys();
  readonly #props: () => BoardProps<unknown>;
  readonly #messages = new Allowance(200, 60);
  readonly #nonsense = new Allowance(20, 0.1); // what is no wish, and moves that are none
  readonly #questions = new Allowance(100, 10); // about moves, to the server
  readonly #acts = new Allowance(10, 4); // on the page
  readonly #thefts = new Allowance(5, 0.1); // of the focus
  #port: MessagePort | null = null;
  #asked: Asked | null = null;
  #asks = 0;
  #drafts = 0;
  #chosen: { move: string; since: number } | null = null;
  #pinged: number | null = null;
  #filming: ReturnType<typeof setTimeout> | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<unknown>) {
    this.#props = props;
    const { game } = untrack(props);
    if (hasHung(game)) this.fail("it has hung");
    $effect(() => noteWhileSeen(game));
    const late = setTimeout(() => this.ready || this.fail("it is not ready"), READY_WITHIN);
    const pulse = setInterval(() => this.#ping(), PING_EVERY);
    $effect(() => () => {
      for (const timer of [late, this.#filming, this.#reading]) clearTimeout(timer);
      clearInterval(pulse);
      this.#port?.close();
    });
    this.#keepTold();
  }

  fail(why: string): void {
    this.failed ??= why;
    this.#port?.close();
  }

  /** The focus has left the page, perhaps for the frame. */
  left = (): void => {
    if (isFrame() && this.keys.giveBack() && !this.#thefts.take()) this.fail("it takes the focus");
  };

  /** The frame has loaded. A second time it has gone elsewhere. */
  loaded = async (frame: HTMLIFrameElement): Promise<void> => {
    if (this.#port !== null) return this.fail("it has left its page");
    const { port1: ours, port2: theirs } = new MessageChannel();
    this.#port = ours;
    ours.onmessage = ({ data }) => this.#hear(data);
    frame.contentWindow?.postMessage(null, "*", [theirs]); // it has no origin to name
    try {
      const { game } = this.#props();
      const texts = await words.texts(game);
      this.#tell({ tell: "start", game, texts, around: this.#around() });
    } catch (error) {
      this.fail(traced(error));
    }
  };

  #keepTold(): void {
    let around = "";
    $effect(() => {
      const now = this.#around();
      const written = JSON.stringify(now);
      if (!this.ready || written === around) return;
      around = written;
      words.texts(this.#props().game).then(
        (texts) => written === around && this.#tell({ tell: "around", around: now, texts }),
        (error: unknown) => this.fail(traced(error)),
      );
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
    const { ask } = this.#props();
    this.#asked = ask && { ...ask, number: ++this.#asks };
    this.#tell({ tell: "ask", ask: this.#asked });
    this.#choose(null);
  }

  #around(): Around {
    const { names, colours, own, marked, marks } = this.#props();
    const dark = isDark();
    const style = getComputedStyle(document.documentElement);
    const tokens = TOKENS.map((name) => [name, style.getPropertyValue(name).trim()]);
    return {
      names: [...names],
      colours: [...colours],
      own: [...own],
      marked: [...marked],
      marks: [...marks],
      language: words.language,
      direction: words.direction,
      dark,
      still: still(),
      tokens: Object.fromEntries(tokens),
    };
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
    if (!this.#messages.take()) return this.fail("it sends too much");
    const wish = readWish(data);
    if (wish !== null) this.#heed(wish);
    else this.#doubt();
  }

  #doubt(): void {
    if (!this.#nonsense.take()) this.fail("it sends nonsense");
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
        if (this.#acts.take()) props.point?.(wish.target);
        return;
      case "rule":
        if (this.#acts.take()) props.openRule(wish.rule);
        return;
      case "key":
        if (this.#acts.take()) press(wish.key);
        return;
    }
  }

  async #consider({ id, ask, move }: Wish & { do: "consider" }): Promise<void> {
    const considered = ask === this.#asked?.number ? await this.#considered(move) : null;
    this.#tell({ tell: "considered", id, considered });
  }

  async #considered(move: string): Promise<Considered | null> {
    if (!this.#questions.take()) return null;
    const { consider } = this.#props();
    const considered = await consider(move).catch(() => null);
    if (considered?.refusal?.unreadable) this.#doubt();
    return considered;
  }

  /**
   * Shows in the prompt what is chosen. It is the person who plays it, there; the board can only
   * urge them, and the move itself and what it does are said by the room.
   */
  async #draft(ask: number, move: string | null, text: Text | null, urged: boolean): Promise<void> {
    if (ask !== this.#asked?.number) return;
    const { game } = this.#props();
    const own = text?.key.startsWith(`${game}-`) ? say(text.key, text.args) : null;
    if (move === null)
      return this.#choose(own === null ? null : { text: own, move, refusal: null });
    const nth = ++this.#drafts;
    const considered = await this.#considered(move);
    if (nth !== this.#drafts || considered === null) return; // something else is chosen or asked
    const { refusal, events } = considered;
    if (refusal) return this.#choose({ text: say(refusal.key, refusal.args), move: null, refusal });
    const [first] = events;
    const told = first && sentence(game, first);
    const said = told
      ? say("table-board-preview", { chosen: move, told })
      : own
        ? `${own} · ${move}`
        : move;
    this.#choose({ text: said, move, refusal: null, urged: urged && isFrame() && !this.keys.used });
  }

  /** A move that has not been chosen before is shown for a moment before it can be played. */
  #choose(draft: Draft | null): void {
    const { drafting } = this.#props();
    const now = performance.now();
    const move = draft?.move ?? null;
    this.#drafts += 1;
    clearTimeout(this.#reading);
    if (move !== this.#chosen?.move) this.#chosen = move === null ? null : { move, since: now };
    const left = this.#chosen === null ? 0 : this.#chosen.since + READ_FIRST - now;
    if (draft === null || left <= 0) return drafting(draft);
    drafting({ ...draft, move: null, urged: false });
    this.#reading = setTimeout(() => drafting(draft), left);
  }
}

/** Whether the focus is in a frame. */
const isFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** A key that the board has no use for is pressed in the room. */
function press(key: string): void {
  if (!isFrame()) return;
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(pressed);
}
