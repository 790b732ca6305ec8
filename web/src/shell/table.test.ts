import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  AnyFrame,
  EntryView,
  LogPage,
  MoveView,
  PastPosition,
  Position,
  Status,
  Welcome,
} from "../wire";
import {
  folded,
  joined,
  lastTurn,
  movesLeft,
  movesSince,
  together,
  undoTo,
  unknown,
} from "./lines";
import { Table } from "./table.svelte";

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => this.sent.push(JSON.parse(text));
  close = () => this.onclose?.();
  tell = (frame: Partial<AnyFrame>) => this.onmessage?.({ data: JSON.stringify(frame) });
}

let socket: FakeSocket;
let earlier: (before: number, viewer: number | null) => Promise<LogPage>;
let hidden = false;
const seat = { name: "Ada", person: true, bot: null, sits_in: false, ready: true, away: false };
const status = {
  id: "t",
  game: "numerus",
  state: "playing",
  seats: [seat, seat],
} as Partial<Status>;

const writing = { writing: "yes" as const, writers: [] };

function position(plies: number, more: Partial<Position> = {}): Position {
  const rest = {
    fixed: 0,
    asks: {},
    partners: {},
    waiting: [],
    result: null,
    times: null,
    offers: null,
  };
  return { version: plies, plies, view: `after ${plies}`, ...rest, ...more };
}

function move(ply: number, by = 0): MoveView {
  const events = [{ event: "landed", rule: "NUM-7", cell: "g7", seat: by }];
  return { line: "move", seq: 10 + ply, at: 0, ply, seat: by, move: "3 g7", events, late: false };
}

function welcome(more: Partial<Welcome> = {}): Welcome {
  const you = { seats: [0], host: true, eyes: 0, links: {}, ...writing };
  const rest = { now: Date.now(), status: status as Status, you, log: [], position: position(0) };
  const plans = { marks: [], advice: [] };
  return { tell: "welcome", seq: 10, plans, hints: [], before: 0, ...rest, ...more };
}

function open(first: Partial<Welcome> = {}): Table {
  const table = new Table({
    address: (seq) => `after=${seq}`,
    trouble: () => Promise.resolve(null),
    past: (ply) => Promise.resolve({ ply, view: `after ${ply}`, drawing: [] } as PastPosition),
    earlier: (before, viewer) => earlier(before, viewer),
    open: () => (socket = new FakeSocket()) as unknown as WebSocket,
    hidden: () => hidden,
  });
  socket.tell(welcome(first));
  return table;
}

beforeEach(() => {
  hidden = false;
});
afterEach(() => vi.useRealTimers());

const ask = {
  rule: "NUM-6",
  key: "numerus-ask-landing",
  args: {},
  optional: false,
  offer: false,
  schema: null,
  recommended: null,
};

it("fetches earlier lines page by page", async () => {
  const pages: Record<number, LogPage> = {
    13: { log: [move(2)], before: 12 },
    12: { log: [move(1)], before: 0 },
  };
  const asked: unknown[] = [];
  earlier = (before, viewer) => {
    asked.push([before, viewer]);
    return Promise.resolve(pages[before]!);
  };
  const table = open({ log: [move(3)], position: position(3), before: 13 });
  await Promise.all([table.loadEarlier(), table.loadEarlier()]);
  expect(table.log.map(({ seq }) => seq)).toEqual([12, 13]);
  await table.history.goTo(1);
  await vi.waitFor(() => expect([...table.moves.keys()]).toEqual([1, 2, 3]));
  await table.loadEarlier();
  expect(asked).toEqual([
    [13, 0],
    [12, 0],
  ]);
});

it("leaves a gap to be fetched if too much happened while it was away", () => {
  const table = open({ log: [move(1)], position: position(1) });
  socket.tell(welcome({ log: [move(9)], position: position(9), before: 19 }));
  expect(table.log.map(({ seq }) => seq)).toEqual([19]);
  expect(table.before).toBe(19);
  socket.tell(welcome({ log: [], position: position(9) }));
  expect([table.log.length, table.before]).toEqual([1, 19]);
});

it("does not mix in lines that another viewer was to see", async () => {
  let answer = (_page: LogPage) => {};
  earlier = () => new Promise((resolve) => (answer = resolve));
  const table = open({ log: [move(3)], position: position(3), before: 13 });
  const loading = table.loadEarlier();
  socket.tell(
    welcome({
      you: { seats: [0, 1], host: true, eyes: 1, links: {}, writing: "yes", writers: [] },
      log: [],
    }),
  );
  answer({ log: [move(2)], before: 0 });
  await loading;
  expect(table.log).toEqual([]);
});

it("shows the first position at once and films the moves after it", () => {
  const table = open({ log: [move(1)], position: position(1) });
  expect(table.scenes.filming).toBe(false);
  socket.tell({
    tell: "news",
    seq: 12,
    log: [move(2)],
    status: null,
    you: null,
    position: position(2),
  });
  expect(table.scenes.filming).toBe(true);
  expect(table.scenes.scene).toMatchObject({ before: "after 1", view: "after 2" });
});

it("tells of a move when the board has shown it", () => {
  const table = open({ log: [move(1)], position: position(1) });
  const seqs = () => table.shownLog.map(({ seq }) => seq);
  const rest = { tell: "news", status: null, you: null } as const;
  socket.tell({ ...rest, seq: 12, log: [move(2)], position: position(2) });
  socket.tell({ ...rest, seq: 13, log: [move(3)], position: position(3) });
  expect(seqs()).toEqual([11]);
  table.scenes.settled(table.scenes.scene!.id);
  expect(seqs()).toEqual([11, 12]);
  table.scenes.settled(table.scenes.scene!.id);
  expect(seqs()).toEqual([11, 12, 13]);
});

it("films nothing while nobody looks", () => {
  const table = open();
  hidden = true;
  socket.tell({
    tell: "news",
    seq: 11,
    log: [move(1)],
    status: null,
    you: null,
    position: position(1),
  });
  expect(table.scenes.filming).toBe(false);
  expect(table.scenes.scene?.view).toBe("after 1");
});

it("adds words to chance for each own seat that is not ready", () => {
  const seats = [{ ...seat, ready: false }, seat];
  open({ status: { ...status, state: "waiting", seats } as Status, position: null });
  expect(socket.sent).toMatchObject([{ do: "ready", seat: 0 }]);
  expect(socket.sent[0]!.words).toMatch(/^[0-9a-f]{32}$/);
});

it("learns the legal moves of a seat that is asked, for that position alone", async () => {
  const table = open({ position: position(0, { asks: { 0: ask } }) });
  const { id } = socket.sent[0]!;
  socket.tell({ tell: "moves-told", id: id as string, moves: ["3 g7"] });
  await vi.waitFor(() => expect(table.legal).toEqual({ 0: ["3 g7"] }));
  socket.tell({
    tell: "news",
    seq: 11,
    log: [move(1)],
    status: null,
    you: null,
    position: position(1),
  });
  expect(table.legal).toEqual({});
});

it("sends a move with the version the person saw, and only once", async () => {
  const table = open({ position: position(4) });
  void table.play(0, "3 g7");
  void table.play(0, "3 g7");
  expect(socket.sent).toMatchObject([{ do: "play", seat: 0, move: "3 g7", version: 4 }]);
  expect(table.sending).toBe(true);
});

it("answers once more where another seat, asked at the same time, was quicker", async () => {
  const waits = [0, 1].map((seat) => ({ seat, rule: "NUM-6" }) as Position["waiting"][number]);
  const asks = { 0: ask };
  const table = open({ position: position(0, { asks, waiting: waits }) });
  const plays = () => socket.sent.filter((one) => one.do === "play");
  const refuse = () =>
    socket.tell({
      tell: "refused",
      id: plays().at(-1)!.id as string,
      problem: { key: "room-stale", args: {}, rule: "ROOM-11", unreadable: false },
    });
  const news = (plies: number, more: Partial<Position>) =>
    socket.tell({
      tell: "news",
      seq: 10 + plies,
      log: [move(plies, 1)],
      status: null,
      you: null,
      position: position(plies, more),
    });
  const answer = table.play(0, "3 g7");
  news(1, { asks, waiting: waits.slice(0, 1) });
  refuse();
  await vi.waitFor(() => expect(plays()).toMatchObject([{ version: 0 }, { version: 1 }]));
  news(2, { asks: {} });
  refuse();
  expect(await answer).toBe(false);
  expect(plays()).toHaveLength(2);
});

it("keeps a refusal until something else happens", async () => {
  const table = open();
  const played = table.play(0, "3 g7");
  const problem = { key: "room-stale", args: {}, rule: "ROOM-1", unreadable: false };
  socket.tell({ tell: "refused", id: socket.sent[0]!.id as string, problem });
  expect(await played).toBe(false);
  expect(table.problem).toEqual(problem);
  expect(table.sending).toBe(false);
  socket.tell({
    tell: "news",
    seq: 11,
    log: [move(1)],
    status: null,
    you: null,
    position: position(1),
  });
  expect(table.problem).toBeNull();
});

it("sends an answer again that others were quicker than, while the question stands", async () => {
  const asks = { 0: { ...ask, schema: null } };
  const table = open({ position: position(4, { asks }) });
  const played = table.play(0, "answer blue");
  const plays = () => socket.sent.filter((sent) => sent.do === "play");
  const news = (ply: number, more: Partial<Position>) =>
    socket.tell({
      tell: "news",
      seq: 10 + ply,
      log: [move(ply, 1)],
      status: null,
      you: null,
      position: position(ply, more),
    });
  const stale = { key: "room-stale", args: {}, rule: "ROOM-11", unreadable: false };
  news(5, { asks });
  socket.tell({ tell: "refused", id: plays()[0]!.id as string, problem: stale });
  await vi.waitFor(() => expect(plays()).toHaveLength(2));
  expect(plays()[1]).toMatchObject({ move: "answer blue", version: 5 });
  news(6, { asks: { 0: { ...ask, schema: null, key: "another-question" } } });
  socket.tell({ tell: "refused", id: plays()[1]!.id as string, problem: stale });
  expect(await played).toBe(false);
  expect(plays()).toHaveLength(2);
});

it("shows moves in the making until they are made", () => {
  const table = open();
  socket.tell({ tell: "drafted", seat: 1, move: "draw 3kAAAAf" });
  expect(table.drafts).toEqual({ 1: "draw 3kAAAAf" });
  table.draft(0, "draw 3kAAAAf");
  const [whisper] = socket.sent.filter((sent) => sent.do === "draft");
  const problem = { key: "room-too-fast", args: {}, rule: "ROOM-14", unreadable: false };
  socket.tell({ tell: "refused", id: whisper!.id as string, problem });
  expect(table.problem).toBeNull();
  socket.tell({
    tell: "news",
    seq: 11,
    log: [move(1, 1)],
    status: null,
    you: null,
    position: position(1),
  });
  expect(table.drafts).toEqual({});
});

it("asks what a move would do once for every position", () => {
  const table = open();
  void table.consider(0, "3 g7");
  void table.consider(0, "3 g7");
  expect(socket.sent).toHaveLength(1);
  socket.tell({
    tell: "news",
    seq: 11,
    log: [move(1)],
    status: null,
    you: null,
    position: position(1),
  });
  void table.consider(0, "3 g7");
  expect(socket.sent).toHaveLength(2);
});

it("looks at the past without being pulled back by new moves", async () => {
  const table = open({ log: [move(1), move(2)], position: position(2) });
  await table.history.step(-1);
  expect(table.history.ply).toBe(1);
  expect(table.scenes.scene).toMatchObject({ view: "after 1", events: [] });
  socket.tell({
    tell: "news",
    seq: 13,
    log: [move(3)],
    status: null,
    you: null,
    position: position(3),
  });
  expect(table.scenes.scene?.view).toBe("after 1");
  await table.history.step(1);
  expect(table.scenes.scene).toMatchObject({ view: "after 2", before: "after 1" });
  expect(table.scenes.filming).toBe(true);
  await table.history.step(1);
  expect(table.history.ply).toBeNull();
  await table.history.goTo(-5);
  expect(table.history.ply).toBe(0);
  await table.history.leave();
  expect(table.scenes.scene?.view).toBe("after 3");
});

it("goes back with an undo that took away the move it looks at", async () => {
  const table = open({ log: [move(1), move(2), move(3)], position: position(3) });
  await table.history.goTo(2);
  const undo = { line: "undo" as const, seq: 20, at: 0, to: 1, by: "Bob" };
  socket.tell({
    tell: "news",
    seq: 20,
    log: [undo],
    status: null,
    you: null,
    position: position(1),
  });
  await vi.waitFor(() => expect(table.history.ply).toBeNull());
  expect(table.scenes.scene?.view).toBe("after 1");
});

it("notices that the host took the seat, but not that one left it", async () => {
  const nobody = {
    seats: [],
    host: false,
    eyes: null,
    links: {},
    ...writing,
  };
  const news = {
    tell: "news" as const,
    seq: 11,
    log: [],
    status: null,
    you: nobody,
    position: null,
  };
  const left = open();
  void left.leave(0);
  socket.tell(news);
  expect(left.kicked).toBe(false);
  const kicked = open();
  socket.tell(news);
  expect(kicked.kicked).toBe(true);
});

it("puts talk that is sent late where it was said, and only once", () => {
  const table = open({ log: [move(1), move(3)], position: position(3) });
  const words = { name: "Eva", seat: null, text: "psst", cleared: false, host: false };
  const said = { line: "chat" as const, seq: 12, at: 0, ...words };
  const news = { tell: "news" as const, status: null, you: null, position: null };
  socket.tell({ ...news, seq: 14, log: [said, move(4)] });
  expect(table.log.map((line) => line.seq)).toEqual([11, 12, 13, 14]);
  socket.tell({ ...news, seq: 15, log: [said, move(5)] });
  expect(table.log.map((line) => line.seq)).toEqual([11, 12, 13, 14, 15]);
});

it("tells what is wrong with something said to whoever said it, and nobody else", async () => {
  const table = open();
  const said = table.say("", "Ada");
  const problem = { key: "room-nothing-said", args: {}, rule: "ROOM-13", unreadable: false };
  socket.tell({ tell: "refused", id: socket.sent[0]!.id as string, problem });
  expect(await said).toEqual(problem);
  expect(table.problem).toBeNull();
});

it("joins lines by their number and knows which moves stand", () => {
  const undo = { line: "undo" as const, seq: 13, at: 0, to: 1, by: "Ada" };
  const known = [move(1), move(2)];
  const log = joined(known, unknown(known, [move(2), undo]));
  expect(log.map((line) => line.seq)).toEqual([11, 12, 13]);
  const again = { ...move(2), seq: 14, move: "2 f6" };
  expect([...movesLeft([...log, again]).values()].map((line) => line.move)).toEqual([
    "3 g7",
    "2 f6",
  ]);
});

it("takes back one's own last move, not below what is fixed", () => {
  const moves = movesLeft([move(1, 0), move(2, 1), move(3, 0), move(4, 1)]);
  expect(undoTo(moves, [0], 0)).toEqual({ seat: 0, to: 2 });

  expect(undoTo(moves, [1], 0)).toEqual({ seat: 1, to: 3 });
  expect(undoTo(moves, [0], 3)).toBeNull();
  expect(undoTo(moves, [2], 0)).toBeNull();
});

it("finds the moves to mark: those of others since one's own, or else the last", () => {
  const moves = [0, 1, 0, 1, 1].map((seat, nth) => ({ ...move(nth + 1), seat }));
  const plies = (seats: number[], made = moves) => movesSince(made, seats).map(({ ply }) => ply);
  expect(plies([0])).toEqual([4, 5]);
  expect(plies([1])).toEqual([5]);
  expect(plies([])).toEqual([5]);
  expect(plies([0], [])).toEqual([]);
});

it("finds the turn to tell of: all that the last one did in a row", () => {
  const plies = (...seats: number[]) =>
    lastTurn(seats.map((seat, nth) => move(nth + 1, seat))).map(({ ply }) => ply);
  expect(plies(0, 1, 1)).toEqual([2, 3]);
  expect(plies(1, 0)).toEqual([2]);
  expect(plies(1, 1)).toEqual([1, 2]);
  expect(plies()).toEqual([]);
});

it("replaces lines that are sent again", () => {
  const again = { ...move(1), events: [] };
  expect(joined([move(1), move(2)], [again])).toEqual([again, move(2)]);
});

it("leaves nothing of what the host has cleared", () => {
  const words = { name: "Eva", seat: null, text: "psst", cleared: false, host: false };
  const said = { line: "chat" as const, seq: 12, at: 0, ...words };
  const gone = { ...said, name: "", text: "", cleared: true };
  expect(joined([move(1), said], [gone, move(3)])).toEqual([move(1), move(3)]);
});

describe("moves that make one thing", () => {
  const stroke = (ply: number, exhibit = 1, seat = 0) => ({
    ...move(ply, seat),
    events: [{ event: "drew", rule: "", exhibit }],
  });
  const log = [move(1, 1), stroke(2), stroke(3), stroke(4), move(5, 1)];

  it("are told of once", () => {
    expect(lastTurn(log.slice(0, 4)).map(({ ply }) => ply)).toEqual([4]);
  });

  it("are one line of the log, with the number of the first", () => {
    expect(folded(log).map(({ line, from }) => [line.seq, from])).toEqual([
      [log[0]!.seq, 1],
      [log[3]!.seq, 2],
      [log[4]!.seq, 5],
    ]);
  });

  it("are not what another makes, or what makes another thing", () => {
    expect(folded([stroke(1), stroke(2, 2), stroke(3, 2, 1), move(4, 1), move(5, 1)])).toHaveLength(
      5,
    );
  });

  it("are taken back as one, as far as anything can be", () => {
    const moves = movesLeft(log.slice(0, 4));
    expect(undoTo(moves, [0], 0)).toEqual({ seat: 0, to: 1 });
    expect(undoTo(moves, [0], 2)).toEqual({ seat: 0, to: 2 });
    expect(together(moves, 3)).toEqual({ from: 2, to: 4 });
    expect(together(moves, 1)).toEqual({ from: 1, to: 1 });
  });

  it("stay one line when they are taken back, apart from what is made afterwards", () => {
    const undo = { line: "undo", seq: 99, at: 0, by: "Ada", to: 1 } as unknown as EntryView;
    const again = folded([...log.slice(0, 4), undo, { ...stroke(2), seq: 100 }]);
    expect(again.map(({ line }) => line.line)).toEqual(["move", "move", "undo", "move"]);
  });
});

it("steps over what was made by several moves at once", async () => {
  const strokes = [2, 3, 4].map((ply) => {
    return { ...move(ply, 0), events: [{ event: "drew", rule: "", exhibit: 1 }] };
  });
  const table = open({ log: [move(1, 1), ...strokes], position: position(4) });
  await table.history.step(-1);
  expect(table.history.ply).toBe(1);
  await table.history.step(1);
  expect(table.history.ply).toBeNull();
});
