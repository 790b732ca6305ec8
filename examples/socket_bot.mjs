// A program that sits down at a table and plays any move that is listed.
//
// Hints of ESTIMATRIX are made up, not listed; docs/own-bots.md tells how to answer such questions.
//
//     node socket_bot.mjs http://localhost:8765/seat/TABLE/SEAT/TOKEN [NAME]
//
// Needs Node.js 22, or 20 with --experimental-websocket.

const [link, name = "Program"] = process.argv.slice(2);
const url = new URL(link);
const [, , table, seat, token] = url.pathname.split("/");
const mine = Number(seat);

const { token: me } = await (await fetch(`${url.origin}/api/programs`, { method: "POST" })).json();
const socket = new WebSocket(`${url.origin.replace("http", "ws")}/api/tables/${table}/socket`, {
  headers: { Authorization: `Bearer ${me}` },
});

let ids = 0;
let status, position;
const answers = new Map(); // by the id of a command: what to do with its answer

function command(what, fields) {
  const id = `c${++ids}`;
  socket.send(JSON.stringify({ do: what, id, ...fields }));
  return new Promise((answered) => answers.set(id, answered));
}

async function moveIfAsked() {
  const ask = position?.asks[seat];
  if (!ask || ask.optional) return;
  const { version } = position;
  const told = await command("moves", { seat: mine });
  if (told.tell !== "moves-told" || position?.version !== version) return;
  position = null; // until the table tells how it stands now
  const move = told.moves[Math.floor(Math.random() * told.moves.length)];
  await command("play", { seat: mine, move, version });
}

socket.onmessage = async ({ data }) => {
  const frame = JSON.parse(data);
  status = frame.status ?? status;
  position = frame.position ?? position;
  if (frame.tell === "refused") console.error("refused:", frame.problem.key);
  if (frame.tell === "welcome") {
    await command("sit", { seat: mine, name, token, words: "" });
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
