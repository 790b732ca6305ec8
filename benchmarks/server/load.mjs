// Plays recorded games over sockets. Told on standard input what to play, a line of JSON each time:
//   {"server": "Deskoherna", "address": "http://…/", "pid": 7, "first": 0, "tables": 100, "rate": null}
// and answers with what it saw, a line of JSON too. All tables are opened first, then all begin.
//
// Without a rate a player moves as soon as it is shown the move before. With one, that many moves a
// second are due at all tables together; a move whose table is not ready for it yet waits, and its
// waiting counts.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Boardgame, Deskoherna } from "./tables.mjs";

const STUCK = 60_000; // milliseconds
const TICKS = 100; // of Linux's accounting, in a second
const games = JSON.parse(readFileSync(process.argv[2], "utf8"));
const servers = {};

async function play({ server, address, pid, first, tables, rate }) {
  servers[address] ??= new { Boardgame, Deskoherna }[server](address);
  const opened = await Promise.all(
    Array.from({ length: tables }, async (_, number) => {
      const players = await servers[address].open(number);
      await Promise.all(players.map((player) => player.ready));
      return new Table(players, games[(first + number) % games.length]);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 100)); // until nobody talks any more
  const seen = await timed(opened, rate, pid);
  for (const table of opened) table.check();
  await Promise.all(opened.flatMap(({ players }) => players.map((player) => player.close())));
  return seen;
}

async function timed(tables, rate, pid) {
  const stuck = setTimeout(() => {
    throw new Error("moves are neither shown nor refused");
  }, STUCK);
  const generated = process.cpuUsage();
  const served = cpuOf(pid);
  const began = performance.now();
  const over = Promise.all(tables.map((table) => table.over));
  if (rate === null) for (const table of tables) table.begin();
  else await offer(tables, rate, began);
  await over;
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(generated);
  clearTimeout(stuck);
  return {
    seconds,
    generating: (user + system) / 1e6,
    serving: cpuOf(pid) - served,
    acknowledged: tables.flatMap((table) => table.acknowledged),
    shown: tables.flatMap((table) => table.shown),
  };
}

// Seconds of processor time that a process has taken, with all its threads.
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function offer(tables, rate, began) {
  const most = Math.max(...tables.map((table) => table.moves.length));
  for (let due = 0; due < most * tables.length; ) {
    const until = ((performance.now() - began) * rate) / 1000;
    for (; due < until && due < most * tables.length; due++) tables[due % tables.length].due();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

class Table {
  acknowledged = []; // milliseconds from sending (or being due) to the mover's acknowledgement
  shown = []; // and to the other player seeing it
  closedLoop = false;
  dueAt = [];
  sent = 0;
  seen = [0, 0]; // moves that each player has seen

  constructor(players, { moves, scores }) {
    Object.assign(this, { players, moves, scores });
    this.over = new Promise((resolve) => (this.isOver = resolve));
    players.forEach((player, seat) => {
      player.acknowledged = (number) => this.onAcknowledged(seat, number);
      player.shown = (number) => this.onShown(seat, number);
    });
  }

  begin() {
    this.closedLoop = true;
    this.due();
  }

  due() {
    if (this.dueAt.length < this.moves.length) this.dueAt.push(performance.now());
    this.go();
  }

  go() {
    const next = this.sent;
    if (next === this.dueAt.length || this.seen[this.moves[next].seat] < next) return;
    this.sent += 1;
    this.players[this.moves[next].seat].move(next + 1, this.moves[next]);
  }

  onAcknowledged(seat, number) {
    const { seat: mover } = this.moves[number - 1];
    if (seat === mover) this.acknowledged.push(performance.now() - this.dueAt[number - 1]);
  }

  onShown(seat, number) {
    const now = performance.now();
    if (number !== this.seen[seat] + 1) throw new Error(`${number} is shown out of order`);
    this.seen[seat] = number;
    if (seat !== this.moves[number - 1].seat) this.shown.push(now - this.dueAt[number - 1]);
    if (number < this.moves.length) {
      if (seat !== this.moves[number].seat) return;
      if (this.closedLoop) this.dueAt.push(now);
      this.go();
    } else if (Math.min(...this.seen) === number) this.isOver();
  }

  check() {
    const all = this.moves.length;
    if (this.acknowledged.length !== all || this.shown.length !== all) throw new Error("moves are missing");
    for (const player of this.players) {
      if (String(player.scores()) !== String(this.scores)) throw new Error("another result");
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await play(JSON.parse(line))));
}
