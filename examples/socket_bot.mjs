// A program that sits down at a table and plays a random one of the moves that are listed.
//
// Hints of ESTIMATRIX are free-form, not listed; docs/own-bots.md says how to answer such asks.
//
//     node socket_bot.mjs http://localhost:8765/seat/TABLE/SEAT/TOKEN [NAME]
//
// Needs Node.js 22 or newer, or Node.js 20 with: node --experimental-websocket

import { setTimeout as wait } from "node:timers/promises";

if (!globalThis.WebSocket) {
  console.error("This needs Node.js 22 or newer, or Node.js 20 with: node --experimental-websocket");
  process.exit(1);
}

const A_MOMENT = 1000; // milliseconds
const [link, name = "Program"] = process.argv.slice(2);
const url = new URL(link);
const [, , table, seat, token] = url.pathname.split("/");
const mine = Number(seat);

const { token: me } = await (await fetch(`${url.origin}/api/programs`, { method: "POST" })).json();
const socket = new WebSocket(`${url.origin.replace("http", "ws")}/api/tables/${table}/socket`, {
  headers: { Authorization: `Bearer ${me}` },
});

let status, position;
let answered; // the version of the position that was answered last
const answers = new Map(); // by the id of a command: what to do with its answer

function send(command) {
  socket.send(JSON.stringify(command));
  return new Promise((resolve) => answers.set(command.id, resolve));
}

/** The answer to a command; one that comes too fast is sent again. */
async function act(what, fields) {
  const command = { do: what, id: crypto.randomUUID(), ...fields };
  let answer = await send(command);
  while (answer.problem?.key === "room-too-fast") {
    await wait(A_MOMENT);
    answer = await send(command);
  }
  const { problem } = answer;
  // What is stale needs no word: the game went on, and the news tell how.
  if (problem && problem.key !== "room-stale") {
    console.error("refused:", problem.key, problem.args);
  }
  return answer;
}

/** Play any move. If the game goes on meanwhile, its news are answered instead. */
async function moveIfAsked() {
  const ask = position?.asks[seat];
  if (!ask || ask.optional || position.version === answered) return;
  const version = (answered = position.version);
  const { moves } = await act("moves", { seat: mine });
  if (!moves?.length || position.version !== version) return;
  const move = moves[Math.floor(Math.random() * moves.length)];
  await act("play", { seat: mine, move, version });
}

socket.onmessage = async ({ data }) => {
  const frame = JSON.parse(data);
  status = frame.status ?? status;
  position = frame.position ?? position;
  if (frame.tell === "welcome") {
    await act("sit", { seat: mine, name, token, words: "" });
  } else if (frame.id) {
    answers.get(frame.id)?.(frame);
    answers.delete(frame.id);
  } else if (status.state === "over" || status.state === "closed") {
    console.log("The game is over:", JSON.stringify(position?.result));
    socket.close();
  } else {
    await moveIfAsked();
  }
};
