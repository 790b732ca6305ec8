/** The socket to a table: sends commands, receives frames, and reconnects by itself when it breaks. */

import { freshId } from "../me.svelte";
import type {
  AnyCommand,
  AnyFrame,
  Coached,
  Considered,
  Done,
  Drafted,
  LegalMoves,
  News,
  Refused,
  Welcome,
} from "../wire";

type WithoutId<C> = C extends unknown ? Omit<C, "id"> : never;
export type Order = WithoutId<AnyCommand>;
export type Reply = Done | Refused | Considered | LegalMoves | Coached;

/** `broken`: it was open once and is being opened again. `closed`: for good. */
export type ConnectionState = "opening" | "open" | "broken" | "closed";

const FIRST_WAIT = 400; // milliseconds; doubled after every failure
const LONGEST_WAIT = 10_000;
const SILENCE = 1_500; // after so long without an answer the person is told
const PATIENCE = 8_000; // a socket on which a command goes unanswered for so long is dead
const BREATH = 1_000; // before a command that came too fast is sent again
const MOST_TRIES = 5;

interface Sent {
  text: string;
  reply: (reply: Reply) => void;
  tries: number;
  /** It came too fast, and is not on its way until it is sent again. */
  held: boolean;
}

export interface Ends {
  /** The address of the socket that sends what came after entry `seq`. */
  address: (seq: number) => string;
  hear: (frame: Welcome | News) => void;
  /** Somebody is making a move that may be watched. */
  watch: (drafted: Drafted) => void;
  /** Something was refused that no command of ours asked for. */
  refused: (refused: Refused) => void;
  /** The socket could not be opened; returns whether to go on trying. */
  failed: () => Promise<boolean>;
  open?: (address: string) => WebSocket;
}

export class Connection {
  state = $state<ConnectionState>("opening");
  /** How often in a row it could not be opened. */
  failures = $state(0);
  /** The server has said that it is about to end, and there has been no other one since. */
  restarting = $state(false);
  /** A command has waited for its answer for a while. */
  silent = $state(false);
  #ends: Ends;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Sent>(); // in the order in which they were sent
  #whispered = new Set<string>();
  #seq = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #listen: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#open();
  }

  /** Resolves with the server's answer, however often the connection breaks until then. */
  send(order: Order): Promise<Reply> {
    const id = freshId();
    const text = JSON.stringify({ ...order, id });
    return new Promise((reply) => {
      this.#dispatch(id, { text, reply, tries: 1, held: false });
    });
  }

  /** Sends something that is soon out of date; it does not matter if it is lost or refused. */
  whisper(order: Order): void {
    if (this.state !== "open") return;
    const id = freshId();
    this.#whispered.add(id);
    this.#socket?.send(JSON.stringify({ ...order, id }));
  }

  /** The network seems to be back: do not wait any longer. */
  tryNow(): void {
    if (this.#retry === undefined) return;
    this.failures = 0;
    this.#open();
  }

  /** The network is gone: a socket may take minutes to notice. */
  cut(): void {
    if (this.state === "open") this.#giveUp();
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.#retry);
    this.#stopWatching();
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const open = this.#ends.open ?? ((address) => new WebSocket(address));
    const socket = open(this.#ends.address(this.#seq));
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string) as AnyFrame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#broke();
    };
  }

  #hear(frame: AnyFrame): void {
    switch (frame.tell) {
      case "welcome": {
        const back = this.state !== "open"; // one may also be welcomed again, as another viewer
        this.#seq = frame.seq;
        this.failures = 0;
        if (back) this.restarting = false;
        this.state = "open";
        if (back) for (const { text } of this.#onTheWay()) this.#socket?.send(text);
        this.#watchOver();
        this.#ends.hear(frame);
        break;
      }
      case "news":
        this.#seq = Math.max(this.#seq, frame.seq);
        this.#ends.hear(frame);
        break;
      case "draining":
        this.restarting = true;
        break;
      case "drafted":
        this.#ends.watch(frame);
        break;
      default:
        this.#answer(frame);
    }
  }

  #dispatch(id: string, sent: Sent): void {
    this.#unanswered.delete(id);
    this.#unanswered.set(id, sent);
    if (this.state === "open") this.#socket?.send(sent.text);
    this.#watchOver();
  }

  #onTheWay(): Sent[] {
    return [...this.#unanswered.values()].filter(({ held }) => !held);
  }

  #answer(frame: Reply): void {
    if (frame.id !== null && this.#whispered.delete(frame.id)) return;
    const id = frame.id ?? this.#oldest();
    const sent = id === undefined ? undefined : this.#unanswered.get(id);
    if (id === undefined || sent === undefined) {
      if (frame.tell === "refused") this.#ends.refused(frame);
      return;
    }
    const tooFast = frame.tell === "refused" && frame.problem.key === "room-too-fast";
    if (tooFast && sent.tries < MOST_TRIES) {
      sent.held = true;
      setTimeout(() => this.#tryAgain(id, sent), BREATH * sent.tries);
    } else {
      this.#unanswered.delete(id);
      sent.reply(frame);
    }
    this.#watchOver();
  }

  /** Answers come in order: one without an id is about what was sent first. */
  #oldest(): string | undefined {
    return [...this.#unanswered].find(([, { held }]) => !held)?.[0];
  }

  #tryAgain(id: string, sent: Sent): void {
    if (this.state === "closed") return;
    this.#dispatch(id, { ...sent, tries: sent.tries + 1, held: false });
  }

  async #broke(): Promise<void> {
    this.#socket = null;
    this.#whispered.clear();
    this.#stopWatching();
    if (this.state === "open") this.state = "broken";
    this.failures += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    const known = this.state === "broken" && this.failures === 1;
    if (!known && !(await this.#ends.failed())) this.close();
    if (this.state === "closed") return;
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #watchOver(): void {
    this.#stopWatching();
    if (this.state !== "open" || this.#onTheWay().length === 0) return;
    this.#listen = setTimeout(() => (this.silent = true), SILENCE);
    this.#watch = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #stopWatching(): void {
    clearTimeout(this.#listen);
    clearTimeout(this.#watch);
    this.silent = false;
  }

  /** The socket is left behind. */
  #giveUp(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    void this.#broke();
  }
}
