/** Everything the parts of a table page share: the table, the game, and what the person has open. */

import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { Analysis } from "../analysis/analysis.svelte";
import { get } from "../api";
import type {
  BoardAsk,
  BoardMark,
  Considered,
  Draft,
  Laid,
  Reading,
  Remark,
  Signs,
  Told,
} from "../kit/board";
import { isFree, optionValue, seatName, distinctNames } from "../room";
import type {
  GameView,
  MoveView,
  Origin,
  RemarkView,
  Result,
  RuleView,
  RulesView,
  Status,
} from "../wire";
import { store, stored } from "../stored";
import { event, say, type Shown, words } from "../words.svelte";
import { Coach } from "./coach.svelte";
import { Hint } from "./hint.svelte";
import { lastTurn, movesSince, undoTo } from "./lines";
import { Planning } from "./planning.svelte";
import { QuickStart } from "./quickStart.svelte";
import { chosenAsk, handOver, situation, type Situation } from "./situation";
import type { Table } from "./table.svelte";

/** Where there is no room beside the board; the styles of the page ask the same. */
export const narrow = new MediaQuery("(width < 48rem) or (aspect-ratio < 1) or (height < 32rem)");

export type Tab = "log" | "chat" | "analysis" | "rules" | "fairness";

export class Desk {
  readonly table: Table;
  readonly game: GameView;
  /** The review of the game, once it is over. */
  readonly analysis: Analysis;
  readonly coach: Coach;
  #address = $state("");
  /** Whether the person may open the room to the network. */
  readonly mayOpen: boolean;

  tab = $state<Tab>("log");
  /** On a narrow screen the panel is a sheet that covers the lower part of the board. */
  sheet = $state(false);
  rule = $state("");
  /** Rises whenever a rule is opened, the same one included. */
  opened = $state(0);
  draft = $state.raw<Draft | null>(null);
  /** Of the board, once it is there. */
  signs = $state.raw<Signs>((args) => args);
  /** The events that say what a move is, where others may come before them. */
  heads = $state.raw<ReadonlySet<string>>(new Set());
  /** The events that say what a turn has come to. */
  outcomes = $state.raw<ReadonlySet<string>>(new Set());
  /** Of the board too; elsewhere moves are read as they are written. */
  reading = $state.raw<Reading>((move) => ({ text: move, targets: [] }));
  /** Whether the board shows the seats itself; null until it is there. */
  seatsOnBoard = $state<boolean | null>(null);
  cancels = $state(0);
  /** What the film shows just now. */
  caption = $state.raw<Told | null>(null);
  /** The person has made a move that matters. */
  #begun = $state(false);
  /** What a proposed move is about, while the person looks at it. */
  looked = $state.raw<BoardMark[]>([]);
  #rules = $state.raw<RuleView[]>([]);
  /** How many lines of the chat were read. */
  chatRead = $state(0);

  readonly hint = new Hint(this);
  readonly quickStart = new QuickStart(this);
  readonly planning = new Planning(this);

  constructor(table: Table, game: GameView, address: string, mayOpen = false) {
    this.table = table;
    this.game = game;
    this.analysis = new Analysis(table);
    this.coach = new Coach(this);
    this.#address = address;
    this.mayOpen = mayOpen;
    this.#begun = stored("begun") === table.status?.id;
    this.chatRead = this.chat.length;
  }

  /** The room can be reached at another address from now on. */
  moved(address: string): void {
    this.#address = address;
  }

  /** A link that also works on other devices. */
  link(path: string): string {
    return new URL(path, this.#address).href;
  }

  get status(): Status {
    return this.table.status!;
  }

  /** Nobody has played here: a record is looked at. */
  get isRecord(): boolean {
    return this.status.state !== "waiting" && this.status.seats.every(isFree);
  }

  get seated(): boolean {
    return this.table.you.seats.length > 0;
  }

  /** People and bots by their names, and who is not there yet by the colour of the seat. */
  names = $derived.by(() =>
    this.status.seats.map((occupant, seat) =>
      isFree(occupant) && occupant.name === ""
        ? say(`${this.game.id}-seat`, { seat })
        : seatName(occupant, this.game),
    ),
  );

  /** The same, but people of the same name are told apart by their seats. */
  called = $derived.by(() => distinctNames(this.names, this.game.id));

  /** What a message names, as the board shows it. */
  shown: Shown = (args) => this.signs(args, this.table.scenes.scene?.view as never, this.called);

  /** One's own seats, except those at which a bot stands in. */
  playing = $derived.by(() =>
    this.table.you.seats.filter((seat) => this.status.seats[seat]?.bot === null),
  );

  /** One's own last move, where it can be taken back. */
  undo = $derived.by(() => {
    const { position, moves } = this.table;
    return position && undoTo(moves, this.playing, position.fixed);
  });

  askToUndo = (): void => {
    if (this.undo === null) return;
    const { seat, to } = this.undo;
    void this.table.order({ do: "propose", seat, what: "undo", number: to });
  };

  /** Whether the game waits for a seat, once that can be seen. */
  awaits(seat: number): boolean {
    const { scenes, position } = this.table;
    const waiting = position?.waiting.some((one) => one.seat === seat) ?? false;
    return this.status.state === "playing" && !scenes.filming && waiting;
  }

  /** The scores of the position that is shown, where the game keeps any; a film changes them when it is over. */
  scores = $derived.by((): readonly number[] | null => {
    const { scene, filming } = this.table.scenes;
    const { scores } = ((filming ? scene?.before : scene?.view) ?? {}) as { scores?: unknown };
    return Array.isArray(scores) ? scores : (this.result?.scores ?? null);
  });

  /** How the game ended, once that has been shown. */
  get result(): Result | null {
    return this.table.scenes.filming ? null : (this.table.position?.result ?? null);
  }

  /** Whether the game can be reviewed: it was played to its end, and some bot can review it. */
  reviewable = $derived.by(() => {
    const { position } = this.table;
    return this.game.review && this.result !== null && (position?.plies ?? 0) > 0;
  });

  /** Has the game reviewed, unless it already was. */
  analyse = (): void => {
    this.show("analysis");
    void this.analysis.look(true);
  };

  /** The colour of every seat: who plays together may share one. */
  colours = $derived(this.status.colours);

  asked = $derived.by(() => {
    if (this.table.position?.result !== null || this.status.paused) return null;
    const asks = this.table.asks.filter(({ seat }) => this.playing.includes(seat));
    return chosenAsk(asks, this.table.you.eyes, this.game.private);
  });

  /** What is asked of a partner while nothing is asked of the person; an offer is theirs alone to answer. */
  partner = $derived.by(() => {
    if (this.asked !== null || this.status.paused || this.playing.length === 0) return null;
    return this.table.partners.find(({ optional, offer }) => !optional && !offer) ?? null;
  });

  handOver = $derived.by(() => {
    const { position, you } = this.table;
    return position && handOver(position, you, this.game.private);
  });

  situation = $derived.by((): Situation => {
    const { position, you, history, scenes, sending } = this.table;
    const { status, asked, partner } = this;
    const [past, { filming }] = [history.ply, scenes];
    const { on, ask } = this.planning;
    if (on && !filming) {
      const seat = ask?.seat ?? null;
      return { is: "planning", seat, mine: seat === this.planning.seat };
    }
    return situation({ status, you, position, asked, partner, past, filming, sending });
  });

  /** The board is given a question only where it shows the position the question is about. */
  boardAsk = $derived.by((): BoardAsk | null => {
    const { history, scenes, legal, gestures } = this.table;
    const { held } = this.analysis;
    if (held !== null) {
      const { seat, ask, moves } = held.shown;
      const { rule, key, args } = ask;
      return { seat, rule, key, args, moves: moves.map(({ move }) => move) };
    }
    if (this.planning.on) return scenes.filming ? null : this.planning.ask;
    const ask = this.asked ?? this.partner;
    if (ask === null || history.ply !== null || scenes.filming) return null;
    const { seat, rule, key, args, recommended } = ask;
    const [moves, pressed] = [legal[seat] ?? null, gestures[seat] ?? null];
    const advising = ask === this.partner;
    return { seat, rule, key, args, moves, gestures: pressed, recommended, advising };
  });

  /** The moves to mark on the board: what others did since the person last moved, or else the last one. */
  recent = $derived.by((): MoveView[] => {
    const { history, moves } = this.table;
    if (history.ply === null) return movesSince([...moves.values()], this.table.you.seats);
    return [moves.get(history.ply) ?? []].flat();
  });

  /** What whoever moved last did in their turn, and what came of it; while a film runs, what it shows just now. */
  lately = $derived.by((): string[] => {
    if (this.table.scenes.filming) return this.caption ? [this.#sentence(this.caption)] : [];
    const turn = lastTurn(this.recent);
    const [said = "", ...more] = turn.flatMap((line) => [
      this.headline(line),
      ...this.#outcome(line),
    ]);
    const name = this.called[turn[0]?.seat ?? -1] ?? "";
    return said ? [said.includes(name) ? said : say("table-did", { name, said }), ...more] : [];
  });

  #outcome(line: MoveView): string[] {
    const [said, told] = [this.heading(line), line.events as unknown as readonly Told[]];
    const outcome = told.filter((one) => one !== said && this.outcomes.has(one.event));
    return outcome.map((one) => this.#sentence(one));
  }

  /** A move in one sentence: the first thing that came of it. */
  headline(line: MoveView): string {
    const said = this.heading(line);
    return said ? this.#sentence(said) : (line.move ?? say("table-secret-move"));
  }

  /** What says the move: the first event, unless a board knows better. */
  heading({ events }: MoveView): Told | undefined {
    const told = events as unknown as readonly Told[];
    return told.find(({ event }) => this.heads.has(event)) ?? told[0];
  }

  #sentence(happened: Told): string {
    return event(this.game.id, happened, this.shown);
  }

  /** Until the first move that matters a player is told what the game is about. */
  get newHere(): boolean {
    return this.playing.length > 0 && !this.#begun && this.status.state === "playing";
  }

  begin = (): void => {
    this.#begun = true;
    store("begun", this.status.id);
  };

  /** Plays a move of one's own, or proposes it to the partner who is asked. The board learns of it if that fails. */
  send = async (move: string): Promise<void> => {
    if (this.analysis.held !== null) return;
    if (this.planning.on) return this.planning.push(move);
    const ask = this.boardAsk;
    if (ask && !ask.advising && !ask.recommended) this.begin();
    if (ask?.advising) await this.advise(ask.seat, move);
    else if (ask && (await this.table.play(ask.seat, move))) return;
    this.cancels += 1;
  };

  /** What a move of a seat would do, at the table or in the position for which a move is planned. */
  consider(seat: number, move: string): Promise<Considered> {
    return this.planning.on ? this.planning.consider(move) : this.table.consider(seat, move);
  }

  /** Proposes a move to a partner. */
  async advise(to: number, move: string): Promise<boolean> {
    const [seat] = this.playing;
    return seat !== undefined && this.table.advise(seat, to, move);
  }

  /** Points at something, or stops; null where there is nobody to point for. */
  point = $derived.by(() => {
    const [seat] = this.playing;
    const on = this.game.cooperative && this.status.state === "playing" && !this.status.paused;
    if (!on || seat === undefined || this.table.history.ply !== null) return null;
    return (target: string): void => {
      const { marks } = this.table.plans;
      const already = marks.some((mark) => mark.seat === seat && mark.target === target);
      void this.table.order({ do: "point", seat, target, on: !already });
    };
  });

  /** How a move reads that is proposed to a seat, and what it is about. */
  read(to: number, move: string): ReturnType<Reading> {
    const { asks, partners, scenes, legal, gestures } = this.table;
    const ask = [...asks, ...partners].find(({ seat }) => seat === to);
    const view = scenes.scene?.view;
    if (!ask || !view) return { text: move, targets: [] };
    const pressed = { moves: legal[to] ?? null, gestures: gestures[to] ?? null };
    return this.reading(move, { ...ask, ...pressed }, view as never, this.called);
  }

  /** What is to lie on the board: a move of the review, or one of the hint. */
  laid = $derived.by((): Laid | null => {
    const { held } = this.analysis;
    if (held !== null) return { move: held.move.move };
    return this.hint.laid;
  });

  /** What partners point at, and what the proposal is about that the person looks at. */
  marks = $derived.by((): BoardMark[] => {
    if (this.table.history.ply !== null) return [];
    const { marks } = this.table.plans;
    const known = new Set(marks.map(({ seat, target }) => `${seat} ${target}`));
    return [...marks, ...this.looked.filter(({ seat, target }) => !known.has(`${seat} ${target}`))];
  });

  /** What bots have said about how they played. */
  remarks = $derived.by(() =>
    this.table.shownLog.flatMap((line) => (line.line === "remark" ? [remark(line)] : [])),
  );

  chat = $derived.by(() => this.table.log.filter((line) => line.line === "chat"));

  /** How much was said while the chat was not open. */
  unread = $derived.by(() => Math.max(0, this.chat.length - this.chatRead));

  /** Who waits for the host to let them write. */
  asking = $derived.by(() => this.table.you.writers.filter(({ state }) => state === "asks"));

  /** Whether the panel can be seen. */
  get panelOpen(): boolean {
    return this.sheet || !narrow.current;
  }

  /** Empty until the rulebooks have been loaded. */
  ruleTitle(id: string): string {
    return this.#rules.find((rule) => rule.id === id)?.title ?? "";
  }

  openRule = (rule: string): void => {
    this.rule = rule;
    this.opened += 1;
    this.show("rules");
  };

  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
  }

  async loadRules(): Promise<void> {
    const books = [this.game.id, "room"].map((book) =>
      get<RulesView>(`/api/rules/${book}/${words.language}`),
    );
    this.#rules = (await Promise.all(books)).flatMap(({ rules }) => rules);
  }

  option(name: string, value: string | number | boolean): { name: string; value: string } {
    const key = `${this.game.id}-option-${name}`;
    return { name: say(key), value: optionValue(key, value) };
  }
}

/** Why a bot played as it did, in sentences. */
export function remark({ seat, ply, about, said }: RemarkView): Remark {
  return { seat, ply, about, said: said.map(({ key, args }) => say(key, args)) };
}

export const [desk, setDesk] = createContext<Desk>();

export function originPath({ table, ply }: Origin): string {
  return `/table/${table}?move=${ply}`;
}
