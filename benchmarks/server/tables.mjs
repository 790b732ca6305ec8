// How a table is opened and played at, at either server, over bare WebSockets. Of each frame only
// the few bytes are read that say which move it shows, so that playing costs little beside serving.

import { WebSocket } from "ws";

const MANNERS = { perMessageDeflate: false, skipUTF8Validation: true };

// A player calls `shown(n)` when it sees that n moves were made, and `acknowledged(n)` when its own
// nth move was accepted. `last` is the text of the last frame that showed a move.

class Player {
  shown = () => {};
  acknowledged = () => {};
  last = "";

  constructor(url, headers = {}) {
    this.socket = new WebSocket(url, { ...MANNERS, headers });
    this.ready = new Promise((resolve, reject) => {
      this.isReady = resolve;
      this.socket.on("error", reject);
    });
    this.socket.on("message", (data) => this.read(data));
  }

  close() {
    const closed = new Promise((resolve) => this.socket.once("close", resolve));
    this.socket.close();
    return closed;
  }
}

// Deskoherna: `{"tell":"done","id":"m7",…}` accepts, `{"tell":"news","seq":12,…}` shows.

const HEAD = /^{"tell":"(\w+)",(?:"seq":(\d+))?/;

class OurPlayer extends Player {
  constructor(address, cookie, table, seat) {
    super(`${address.replace("http", "ws")}api/tables/${table}/socket`, { Cookie: cookie });
    this.seat = seat;
    this.before = Infinity; // entries of the table's log before the first move
  }

  read(data) {
    const head = data.toString("latin1", 0, 48);
    const [, tell, at] = HEAD.exec(head);
    if (tell === "done" && head.startsWith('"m', 20)) {
      this.acknowledged(Number.parseInt(head.slice(22), 10));
    } else if (tell === "news" && at > this.before) {
      this.last = data;
      this.shown(at - this.before);
    } else if (tell === "refused") {
      throw new Error(data.toString());
    } else if (this.before === Infinity && at && data.includes('"state":"playing"')) {
      this.before = Number(at);
      this.isReady();
    } else if (tell === "welcome" && this.seat === 0) {
      this.socket.send('{"do":"ready","id":"r","seat":0,"words":""}');
    }
  }

  move(number, { move }) {
    const { seat } = this;
    this.socket.send(
      `{"do":"play","id":"m${number}","seat":${seat},"move":"${move}","version":${number - 1}}`,
    );
  }

  scores() {
    return JSON.parse(this.last).position.result.scores;
  }
}

export class Deskoherna {
  cookies = []; // one person for each seat of each table, for as long as this runs

  constructor(address) {
    this.address = address;
  }

  async open(number) {
    const [me, friend] = [2 * number, 2 * number + 1];
    const { id } = await this.post(me, "api/tables", {
      game: "numerus",
      public: true,
      seats: [{ who: "me", name: "A" }, { who: "friend" }],
      options: { variant: "full", first: "green" },
    });
    const sit = { do: "sit", id: "s", seat: 1, name: "B", words: "" };
    await this.post(friend, `api/tables/${id}/commands`, sit);
    return [me, friend].map((who, seat) => new OurPlayer(this.address, this.cookies[who], id, seat));
  }

  async post(person, path, body) {
    const headers = this.cookies[person] ? { Cookie: this.cookies[person] } : {};
    const answer = await fetch(this.address + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    this.cookies[person] ??= answer.headers.get("set-cookie").split(";")[0];
    return answer.json();
  }
}

// boardgame.io: socket.io's messages, which are Engine.IO's with a namespace. The state that an
// `update` brings ends in the number of moves; it is acceptance to the mover, news to the other.

const COUNTED = '"_redo":[],"_stateID":';

class TheirPlayer extends Player {
  constructor(address, match, seat, credentials) {
    super(`${address.replace("http", "ws")}socket.io/?EIO=4&transport=websocket`);
    Object.assign(this, { match, seat: String(seat), credentials });
  }

  read(data) {
    const head = data.toString("latin1", 0, 24);
    if (head.startsWith('42/numerus,["update"')) {
      const at = data.lastIndexOf(COUNTED) + COUNTED.length;
      this.last = data;
      const number = Number.parseInt(data.toString("latin1", at, at + 6), 10);
      this.acknowledged(number);
      this.shown(number);
    } else if (head.startsWith("0")) this.socket.send("40/numerus,");
    else if (head.startsWith("40/numerus")) this.emit("sync", this.match, this.seat, this.credentials);
    else if (head.startsWith('42/numerus,["sync"')) this.isReady();
    else if (head === "2") this.socket.send("3"); // ping, pong
  }

  emit(...message) {
    this.socket.send(`42/numerus,${JSON.stringify(message)}`);
  }

  move(number, { called: [type, ...args] }) {
    const { seat: playerID, credentials } = this;
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } };
    this.emit("update", action, number - 1, this.match, playerID);
  }

  scores() {
    const [, , state] = JSON.parse(this.last.toString().slice("42/numerus,".length));
    return state.ctx.gameover.scores;
  }
}

export class Boardgame {
  constructor(address) {
    this.address = address;
  }

  async open() {
    const { matchID } = await this.post("create", { numPlayers: 2 });
    const seats = [];
    for (const seat of [0, 1]) {
      const wish = { playerID: String(seat), playerName: "AB"[seat] };
      const { playerCredentials } = await this.post(`${matchID}/join`, wish);
      seats.push(new TheirPlayer(this.address, matchID, seat, playerCredentials));
    }
    return seats;
  }

  async post(path, body) {
    const answer = await fetch(`${this.address}games/numerus/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  }
}
