import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyFrame, News, Refused, Welcome } from "../wire";
import { Connection } from "./connection.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { id: string; do: string }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  tell(frame: Partial<AnyFrame>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(): void {
    this.onclose?.();
  }
}

const last = () => FakeSocket.all.at(-1)!;

function connect(goOn = true) {
  const heard: (Welcome | News)[] = [];
  const refused: Refused[] = [];
  const connection = new Connection({
    address: (seq) => `after=${seq}`,
    hear: (frame) => heard.push(frame),
    watch: () => {},
    refused: (frame) => refused.push(frame),
    failed: () => Promise.resolve(goOn),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  return { connection, heard, refused };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("is open after the welcome and answers commands by their id", async () => {
    const { connection, heard } = connect();
    expect(connection.state).toBe("opening");
    last().tell({ tell: "welcome", seq: 4 });
    expect(connection.state).toBe("open");
    expect(heard).toHaveLength(1);
    const reply = connection.send({ do: "pause" });
    const { id } = last().sent[0]!;
    expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
    last().tell({ tell: "done", id, seq: 5 });
    expect(await reply).toMatchObject({ tell: "done", seq: 5 });
  });

  it("keeps commands that are given before it is open", () => {
    const { connection } = connect();
    void connection.send({ do: "pause" });
    expect(last().sent).toHaveLength(0);
    last().tell({ tell: "welcome", seq: 0 });
    expect(last().sent).toHaveLength(1);
  });

  it("comes back after a break, asks for what it missed and repeats what was not answered", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 4 });
    last().tell({ tell: "news", seq: 7 });
    void connection.send({ do: "pause" });
    const { id } = last().sent[0]!;
    last().close();
    expect(connection.state).toBe("broken");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().address).toBe("after=7");
    last().tell({ tell: "welcome", seq: 7 });
    expect(last().sent).toEqual([{ do: "pause", id }]);
    expect(connection.state).toBe("open");
  });

  it("waits longer after every failure", async () => {
    connect();
    for (let failure = 0; failure < 6; failure++) {
      last().close();
      await vi.advanceTimersByTimeAsync(15_000);
    }
    const before = FakeSocket.all.length;
    last().close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("stops where there is nothing to come back to", async () => {
    const { connection } = connect(false);
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.state).toBe("closed");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("leaves a socket on which nothing is answered", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    void connection.send({ do: "pause" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(connection.state).toBe("broken");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("passes on refusals that belong to no command", () => {
    const { refused } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    last().tell({
      tell: "refused",
      id: null,
      problem: { key: "room-x", args: {}, rule: null, unreadable: false },
    });
    expect(refused).toHaveLength(1);
  });

  const tooFast = { key: "room-too-fast", args: {}, rule: "ROOM-14", unreadable: false };
  const unreadable = { ...tooFast, key: "room-unreadable" };

  it("tries again after a while what came too fast, and gives up in the end", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    const reply = connection.send({ do: "pause" });
    const { id } = last().sent[0]!;
    for (let tries = 1; tries <= 5; tries++) {
      expect(last().sent).toHaveLength(tries);
      last().tell({ tell: "refused", id, problem: tooFast });
      expect(last().sent).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(last().sent).toHaveLength(5);
    expect(FakeSocket.all).toHaveLength(1);
    expect(await reply).toMatchObject({ tell: "refused", problem: tooFast });
  });

  it("does not send twice what is held back while the line breaks", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    void connection.send({ do: "pause" });
    last().tell({ tell: "refused", id: last().sent[0]!.id, problem: tooFast });
    last().close();
    await vi.advanceTimersByTimeAsync(700);
    last().tell({ tell: "welcome", seq: 0 });
    expect(last().sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().sent).toHaveLength(1);
  });

  it("never repeats what cannot be read, and knows it by its turn", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    const first = connection.send({ do: "pause" });
    void connection.send({ do: "go-on" });
    last().tell({ tell: "refused", id: null, problem: unreadable });
    expect(await first).toMatchObject({ tell: "refused", problem: unreadable });
    last().close();
    await vi.advanceTimersByTimeAsync(1_000);
    last().tell({ tell: "welcome", seq: 0 });
    expect(last().sent).toMatchObject([{ do: "go-on" }]);
  });

  it("counts how often in a row it could not be opened", async () => {
    const { connection } = connect();
    for (let tries = 0; tries < 3; tries++) {
      last().close();
      await vi.advanceTimersByTimeAsync(15_000);
    }
    expect(connection.failures).toBe(3);
    last().tell({ tell: "welcome", seq: 0 });
    expect(connection.failures).toBe(0);
  });

  it("knows that the server is about to end until there is one again", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    last().tell({ tell: "draining" });
    expect(connection.restarting).toBe(true);
    const reply = connection.send({ do: "pause" });
    const { id } = last().sent[0]!;
    last().tell({ tell: "done", id, seq: 1 });
    expect(await reply).toMatchObject({ tell: "done" });
    last().tell({ tell: "welcome", seq: 1 }); // as another viewer, by the same server
    last().close();
    expect(connection.restarting).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    last().tell({ tell: "welcome", seq: 1 });
    expect(connection.restarting).toBe(false);
  });

  it("is silent once closed", async () => {
    const { connection } = connect();
    last().tell({ tell: "welcome", seq: 0 });
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
