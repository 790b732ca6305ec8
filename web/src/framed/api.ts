/**
 * What a board of a package is handed: a table to look at and to choose at. It runs in the frame of
 * the board and is served as /boards/api-1.js; the documentation is in docs/boards.md.
 *
 * The module `board.js` of the package exports a function: `export default (root, table) => { … }`.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Considered } from "../kit/board";
import type { Around, Asked, Scene, Text, Texts, Told, Wish } from "./messages";
import { LONGEST_REASON, traced } from "./reasons";

type Arguments = Text["args"];

/** What a board does when something is new; each may be left out. */
interface Listeners {
  /** Show how `before` became `view`; what it returns resolves when that has been shown. */
  onscene: (scene: Scene) => unknown;
  /** Something else is asked of the person, or nothing. */
  onask: (ask: Asked | null) => void;
  /** Names, marks, colours, the language or the theme have changed. */
  onchange: () => void;
  /** Show a move as if the person had chosen it. */
  onlaid: (move: string) => void;
  /** Forget what is half chosen. */
  oncancel: () => void;
  /** Show the end of the film at once. */
  onskip: () => void;
}

export class Table implements Listeners {
  readonly version = 1;
  readonly game: string;
  scene: Scene | null = null;
  ask: Asked | null = null;
  around: Around;

  onscene: Listeners["onscene"] = () => {};
  onask: Listeners["onask"] = () => {};
  onchange: Listeners["onchange"] = () => {};
  onlaid: Listeners["onlaid"] = () => {};
  oncancel: Listeners["oncancel"] = () => {};
  onskip: Listeners["onskip"] = () => {};

  readonly #port: MessagePort;
  #bundles: FluentBundle[];
  #asked = new Map<number, (considered: Considered | null) => void>();
  #count = 0;

  constructor(port: MessagePort, { game, texts, around }: Told & { tell: "start" }) {
    this.#port = port;
    this.game = game;
    this.around = around;
    this.#bundles = bundled(texts, around.language);
  }

  get view(): unknown {
    return this.scene?.view ?? null;
  }

  /** A message of the game in the reader's language; an unknown one is said by its id. */
  say(key: string, args: Arguments = {}): string {
    const bundle = this.#bundles.find((one) => one.getMessage(key)?.value);
    return bundle?.formatPattern(bundle.getMessage(key)!.value!, args, []) ?? key;
  }

  /** What a move would do, or why it is not allowed; null if nothing is asked. */
  consider(move: string): Promise<Considered | null> {
    const { ask } = this;
    if (!ask) return Promise.resolve(null);
    const id = ++this.#count;
    this.#wish({ do: "consider", id, ask: ask.number, move });
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Says what is being chosen: a message of the game, and the move if it is whole. Null: nothing is. */
  draft(choice: { key?: string; args?: Arguments; move?: string | null } | null): void {
    if (!this.ask) return;
    const { key, args = {}, move = null } = choice ?? {};
    const text = key === undefined ? null : { key, args };
    this.#wish({ do: "draft", ask: this.ask.number, move, text });
  }

  /** Asks the person to confirm a move; whether it is made is up to them. */
  play(move: string): void {
    if (this.ask) this.#wish({ do: "play", ask: this.ask.number, move });
  }

  /** Points at something for partners, or stops. */
  point(target: string): void {
    this.#wish({ do: "point", target });
  }

  /** Opens the rulebook at a rule. */
  openRule(rule: string): void {
    this.#wish({ do: "rule", rule });
  }

  async hear(told: Told): Promise<void> {
    switch (told.tell) {
      case "scene":
        this.scene = told.scene;
        try {
          await this.onscene(told.scene);
        } finally {
          this.#wish({ do: "settled", scene: told.scene.id });
        }
        return;
      case "ask":
        this.ask = told.ask;
        return this.onask(told.ask);
      case "around":
        this.around = told.around;
        this.#bundles = bundled(told.texts, told.around.language);
        dress(told.around);
        return this.onchange();
      case "laid":
        return this.onlaid(told.move);
      case "considered":
        this.#asked.get(told.id)?.(told.considered);
        this.#asked.delete(told.id);
        return;
      case "cancel":
        return this.oncancel();
      case "skip":
        return this.onskip();
      case "ping":
        return this.#wish({ do: "pong" });
    }
  }

  /** A key that the board has no use for. */
  typed(key: string): void {
    this.#wish({ do: "key", key });
  }

  #wish(wish: Wish): void {
    this.#port.postMessage(wish);
  }
}

/** What the reader's language lacks is said in English. */
function bundled({ messages, english }: Texts, language: string): FluentBundle[] {
  const spoken = [
    [language, messages],
    ["en", english],
  ] as const;
  return spoken.map(([tag, texts]) => {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    bundle.addResource(new FluentResource(texts));
    return bundle;
  });
}

/** The room's colours as properties of the page, and its language. */
function dress({ tokens, dark, language, direction }: Around): void {
  const { documentElement: page } = document;
  for (const [name, value] of Object.entries(tokens)) page.style.setProperty(name, value);
  page.style.colorScheme = dark ? "dark" : "light";
  page.lang = language;
  page.dir = direction;
}

const LOOK = `
  *, *::before, *::after { box-sizing: border-box; }
  html, body, #board { width: 100%; height: 100%; margin: 0; overflow: hidden; }
  body { background: transparent; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** The page hands over a port, once; from then on nothing else is heard. */
addEventListener(
  "message",
  ({ source, ports: [port] }) => {
    if (source !== parent || !port) return;
    const first = ({ data }: MessageEvent<Told>) => {
      if (data.tell === "start") void begin(port, data);
    };
    port.addEventListener("message", first, { once: true });
    port.start();
  },
  { once: true },
);

async function begin(port: MessagePort, start: Told & { tell: "start" }): Promise<void> {
  const fail = (error: unknown) => {
    console.error(error); // for whoever writes the board
    const reason = traced(error).slice(0, LONGEST_REASON);
    port.postMessage({ do: "failed", reason } satisfies Wish);
  };
  addEventListener("error", ({ error }) => error && fail(error)); // without one it is only a warning
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
  try {
    const table = new Table(port, start);
    const style = document.createElement("style");
    style.textContent = LOOK;
    const root = document.createElement("div");
    root.id = "board";
    document.head.append(style);
    document.body.append(root);
    dress(start.around);
    const { default: board } = await import(/* @vite-ignore */ `${location.pathname}board.js`);
    if (typeof board !== "function") throw new Error("board.js exports no default function");
    await board(root, table);
    port.addEventListener("message", ({ data }) => void table.hear(data).catch(fail));
    addEventListener("keydown", (press) => {
      if (!press.defaultPrevented && !press.ctrlKey && !press.metaKey && !press.altKey)
        table.typed(press.key);
    });
    port.postMessage({ do: "ready" } satisfies Wish);
  } catch (error) {
    fail(error);
  }
}
