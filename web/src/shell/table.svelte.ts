/** A table as this page knows it. What the server sends is kept as it came; nothing is guessed. */

import type { Considered, Problem } from "../kit/board";
import type {
  AskView,
  HintView,
  EntryView,
  LogPage,
  News,
  PastPosition,
  PlansView,
  Position,
  Status,
  Welcome,
  You,
} from "../wire";
import { randomWords } from "../me.svelte";
import { Connection, type Order, type Reply } from "./connection.svelte";
import { filmed, joined, movesLeft, unknown } from "./lines";
import { History } from "./history.svelte";
import { Scenes } from "./scenes.svelte";

export type SeatAsk = AskView & { seat: number };

/** How the table reaches its server; tests pass something else. */
export interface Reach {
  address: (seq: number) => string;
  /** What is wrong with this table, or null if only the connection is. */
  trouble: () => Promise<Problem | null>;
  past: (ply: number, viewer: number | null) => Promise<PastPosition>;
  /** The page of the log before a number. */
  earlier: (before: number, viewer: number | null) => Promise<LogPage>;
  open?: (address: string) => WebSocket;
  hidden: () => boolean;
  /** Whether the table is on the screen; whoever sees it is not called back to it. */
  inSight?: () => boolean;
}

export class Table {
  readonly scenes = new Scenes();
  readonly history: History;
  readonly connection: Connection;

  status = $state.raw<Status | null>(null);
  you = $state.raw<You>({
    seats: [],
    host: false,
    eyes: null,
    links: {},
    writing: "yes",
    writers: [],
  });
  position = $state.raw<Position | null>(null);
  log = $state.raw<EntryView[]>([]);
  /** Lines before this number are not here yet; 0: all are. */
  before = $state(0);
  moves = $derived(movesLeft(this.log));
  /** The log, without what the board is still to show. */
  shownLog = $derived(
    this.log.filter(({ line, seq }) => line === "chat" || seq <= this.scenes.shownUpTo),
  );

  /** What is asked of one's own seats; the same object until the position or the viewer changes. */
  asks = $state.raw<SeatAsk[]>([]);
  /** What is asked of partners, to whom moves may be proposed. */
  partners = $state.raw<SeatAsk[]>([]);
  /** What partners point at and propose. */
  plans = $state.raw<PlansView>({ marks: [], advice: [] });
  /** What bots advise one's own seats, while they are asked the same. */
  hints = $state.raw<HintView[]>([]);
  /** The legal moves of the seats that are asked, one's own and partners', in the position that stands. */
  legal = $state.raw<Record<number, string[]>>({});
  /** What is pressed for each of them, where a game declares its board. */
  gestures = $state.raw<Record<number, string[][]>>({});
  /** The last thing that was refused; forgotten once something else has happened. */
  problem = $state.raw<Problem | null>(null);
  /** Why there is no such table. */
  trouble = $state.raw<Problem | null>(null);
  /** Moves that others are making just now and let everyone watch, by seat. */
  drafts = $state.raw<Record<number, string>>({});
  /** The host took one's seat away. */
  kicked = $state(false);

  #reach: Reach;
  #sent = $state<number | null>(null);
  #clockAhead = 0;
  #considered = new Map<string, Promise<Considered>>();
  #leaving = false;
  #fetching = false;
  #seenBy: number | null | undefined = null;

  constructor(reach: Reach) {
    this.#reach = reach;
    this.history = new History(this, reach.past, reach.hidden);
    this.connection = new Connection({
      address: reach.address,
      hear: (frame) => this.#hear(frame),
      watch: ({ seat, move }) => {
        const { [seat]: _, ...others } = this.drafts;
        this.drafts = move === null ? others : { ...others, [seat]: move };
      },
      refused: ({ problem }) => (this.problem = problem),
      failed: async () => {
        this.trouble = await reach.trouble();
        return this.trouble === null;
      },
      ...(reach.open && { open: reach.open }),
    });
  }

  /** A move is on its way and its outcome not yet known. */
  get sending(): boolean {
    return this.#sent !== null && this.#sent === this.position?.version;
  }

  /** Whether nothing comes through. */
  get lineIsCut(): boolean {
    return this.connection.state === "broken" || this.connection.silent;
  }

  /** What the server's clock shows. */
  now(): number {
    return Date.now() + this.#clockAhead;
  }

  /** Sends a command; returns whether it was carried out. */
  async order(order: Order): Promise<boolean> {
    this.problem = null;
    const reply: Reply = await this.connection.send(order);
    if (reply.tell === "refused") this.problem = reply.problem;
    return reply.tell !== "refused";
  }

  /** Says something in the chat; returns what is wrong with it, if anything is. */
  async say(text: string, name: string): Promise<Problem | null> {
    const reply = await this.connection.send({ do: "say", text, name });
    return reply.tell === "refused" ? reply.problem : null;
  }

  /** Asks the host to be allowed to write; returns what is wrong with that, if anything is. */
  async askToWrite(name: string): Promise<Problem | null> {
    const reply = await this.connection.send({ do: "ask-to-write", name });
    return reply.tell === "refused" ? reply.problem : null;
  }

  async play(seat: number, move: string): Promise<boolean> {
    if (this.position === null || this.sending) return false;
    const question = this.#question(seat);
    for (;;) {
      const { version } = this.position;
      this.#sent = version;
      const played = await this.order({ do: "play", seat, move, version });
      if (played) return true;
      this.#sent = null;
      // where all answer at once, others may have been quicker, and the question is the same
      const overtaken = this.problem?.key === "room-stale" && this.position.version > version;
      if (!overtaken || question === null || this.#question(seat) !== question) return false;
    }
  }

  /** Lets the others watch a move that is being made; null: not any more. */
  draft(seat: number, move: string | null): void {
    this.connection.whisper({ do: "draft", seat, move });
  }

  /** What a seat is asked, word for word, after which of its moves and since when. */
  #question(seat: number): string | null {
    const ask = this.asks.find((asked) => asked.seat === seat);
    if (ask === undefined) return null;
    const own = [...this.moves.values()].findLast((move) => move.seat === seat)?.seq;
    const undone = this.log.findLast((line) => line.line === "undo")?.seq;
    return JSON.stringify([ask.rule, ask.key, ask.args, own, undone]);
  }

  /** Proposes a move to a partner. */
  async advise(seat: number, to: number, move: string): Promise<boolean> {
    if (this.position === null) return false;
    const { version } = this.position;
    return this.order({ do: "advise", seat, to, move, version, on: true });
  }

  async leave(seat: number): Promise<boolean> {
    this.#leaving = true;
    return this.order({ do: "leave", seat });
  }

  /** What a move would do. Asked once for every position. */
  consider(seat: number, move: string): Promise<Considered> {
    const key = `${seat} ${move}`;
    let answer = this.#considered.get(key);
    if (answer === undefined) {
      answer = this.connection.send({ do: "consider", seat, move }).then(considered);
      this.#considered.set(key, answer);
    }
    return answer;
  }

  /** Fetches one more page of the log, or throws why not. */
  async loadEarlier(): Promise<void> {
    const { before, you } = this;
    if (before === 0 || this.#fetching) return;
    this.#fetching = true;
    try {
      const page = await this.#reach.earlier(before, you.eyes);
      if (before !== this.before || you.eyes !== this.you.eyes) return; // it is another log by now
      this.log = joined(this.log, page.log);
      this.before = page.before;
    } finally {
      this.#fetching = false;
    }
  }

  /** Lets the server know whether the table is on the screen. */
  tellSight(): void {
    const { inSight } = this.#reach;
    if (inSight && (this.you.host || this.you.seats.length > 0))
      this.connection.whisper({ do: "sight", on: inSight() });
  }

  close(): void {
    this.connection.close();
  }

  #hear(frame: Welcome | News): void {
    const first = this.status === null;
    if (frame.tell === "welcome") this.#clockAhead = frame.now - Date.now();
    const viewer = this.you.eyes;
    const hidden = String(this.status?.hidden);
    if (frame.you !== null) this.#become(frame.you);
    if (frame.status !== null) this.status = frame.status;
    const veiled = !first && hidden !== String(this.status?.hidden);
    if (veiled) this.#seenBy = undefined; // the same position now reads differently
    if (frame.tell === "welcome" && (first || viewer !== this.you.eyes || frame.before > 0)) {
      this.log = []; // another viewer saw other things, or too much has happened since
      this.before = frame.before;
    }
    const since = this.log.at(-1)?.seq ?? 0;
    const fresh = unknown(this.log, frame.log);
    this.log = joined(this.log, frame.log);
    if (frame.plans !== null) this.plans = frame.plans;
    if (frame.hints !== null) this.hints = frame.hints;
    if (frame.position !== null)
      this.#stand(frame.position, fresh, since, frame.tell === "welcome");
    const undone = fresh.some((line) => line.line === "undo");
    if (undone || veiled || viewer !== this.you.eyes) this.history.forget();
    if (frame.tell === "welcome") this.tellSight();
    if (first) this.#addWords();
  }

  #become(you: You): void {
    if (you.seats.length > 0) this.kicked = false;
    else if (this.you.seats.length > 0 && !this.#leaving) this.kicked = true;
    this.#leaving = false;
    this.you = you;
  }

  #stand(position: Position, fresh: EntryView[], since: number, atOnce: boolean): void {
    const known = this.position;
    this.position = position;
    if (known?.version === position.version && this.#seenBy === this.you.eyes) return;
    this.#seenBy = this.you.eyes;
    this.problem = null;
    if (this.history.ply === null) {
      if (atOnce || this.#reach.hidden()) this.scenes.cut(position.view);
      else this.scenes.film(position.view, filmed(fresh), since);
    }
    this.#considered.clear();
    this.drafts = {};
    this.legal = this.gestures = {};
    this.asks = asked(position.asks);
    this.partners = asked(position.partners);
    for (const { seat } of [...this.asks, ...this.partners]) void this.#learnMoves(seat);
  }

  async #learnMoves(seat: number): Promise<void> {
    const { asks } = this;
    const reply = await this.connection.send({ do: "moves", seat });
    if (reply.tell !== "moves-told" || asks !== this.asks) return;
    if (reply.gestures) this.gestures = { ...this.gestures, [seat]: reply.gestures };
    this.legal = { ...this.legal, [seat]: reply.moves };
  }

  /** Chance depends on everyone's words; they are drawn here so that nobody has to think of any. */
  #addWords(): void {
    for (const seat of this.you.seats)
      if (!this.status?.seats[seat]?.ready)
        void this.order({ do: "ready", seat, words: randomWords() });
  }
}

function asked(asks: Record<string, AskView>): SeatAsk[] {
  return Object.entries(asks).map(([seat, ask]) => ({ seat: Number(seat), ...ask }));
}

function considered(reply: Reply): Considered {
  if (reply.tell === "considered" && reply.events !== null)
    return { events: reply.events as never, refusal: null, view: reply.view };
  if (reply.tell === "considered" && reply.refusal !== null)
    return { events: null, refusal: reply.refusal };
  if (reply.tell === "refused") return { events: null, refusal: reply.problem };
  throw new Error(`no answer to what a move would do: ${reply.tell}`);
}
