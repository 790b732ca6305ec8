// NUMERUS as a game of boardgame.io: the full board with every rule of landing, reach and
// connectors, so that both servers do the same work. Moves are written as numbers, not as text,
// and change a plain copy instead of Immer's drafts: both are quicker here.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url); // boardgame.io's own copies of both
const { INVALID_MOVE } = require("boardgame.io/core");
const { original } = require("immer");

const SIZE = 13;
const FLEET = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];
const EIGHT_WAYS = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];

const LINES = DIRECTIONS.map(linesAlong);
const REACH = [0, 1, 2, 3, 4, 5].map((value) => everyCell((cell) => reachOf(cell, value)));

export const Numerus = {
  name: "numerus",
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    cells: Array(SIZE * SIZE).fill(null), // { seat } with ship, strength or connectors (a bit each)
    docks: [FLEET, FLEET],
    connectors: [],
    scores: [0, 0],
    turn: 0,
    runs: [], // those whose connectors are still to be placed
    result: null,
  }),
  turn: {
    endIf: ({ G, ctx }) => G.turn !== Number(ctx.currentPlayer) && { next: String(G.turn) },
  },
  endIf: ({ G }) => G.result ?? undefined,
  moves: {
    land: ({ G, playerID }, value, cell) => {
      const next = opened(original(G));
      if (!mayLand(next, Number(playerID), value, cell)) return INVALID_MOVE;
      land(next, Number(playerID), value, cell);
      return next;
    },
    build: ({ G, playerID }, direction, starts) => {
      const next = opened(original(G));
      if (!mayBuild(next, direction, starts)) return INVALID_MOVE;
      for (const start of starts) connect(next, Number(playerID), direction, start);
      next.runs = next.runs.slice(1);
      goOn(next, Number(playerID));
      return next;
    },
  },
};

function opened(G) {
  return {
    ...G,
    cells: G.cells.slice(),
    docks: G.docks.slice(),
    connectors: G.connectors.slice(),
    scores: G.scores.slice(),
  };
}

function mayLand(G, seat, value, cell) {
  if (G.runs.length || !G.docks[seat].includes(value) || G.cells[cell] === undefined) return false;
  return needed(G.cells[cell], seat) <= value; // NUM-6, NUM-7
}

function needed(piece, seat) {
  if (piece === null) return 1;
  return piece.strength !== undefined && piece.seat !== seat ? piece.strength : Infinity;
}

function land(G, seat, value, cell) {
  const dock = G.docks[seat].slice();
  dock.splice(dock.indexOf(value), 1); // NUM-5
  G.docks[seat] = dock;
  G.cells[cell] = { seat, ship: value };
  for (const target of REACH[value][cell]) G.cells[target] = controlled(G.cells[target], seat, value);
  const runs = findRuns(G.cells, seat);
  if (runs.reduce((sum, run) => sum + connectorsOf(run), 0) >= 4) {
    for (const run of runs) buildFromStart(G, seat, run);
    G.result = { hyper: seat, scores: G.scores }; // NUM-21
    return;
  }
  for (const run of runs) if (run.cells.length % 4 === 0) buildFromStart(G, seat, run); // NUM-18
  G.runs = runs.filter((run) => run.cells.length % 4); // NUM-17
  goOn(G, seat);
}

function controlled(piece, seat, value) {
  if (piece === null) return { seat, strength: value }; // NUM-9
  if (piece.strength === undefined) return piece; // NUM-12
  if (piece.seat === seat) return { seat, strength: piece.strength + value }; // NUM-10
  const left = piece.strength - value; // NUM-11
  if (left === 0) return null;
  return left > 0 ? { seat: piece.seat, strength: left } : { seat, strength: -left };
}

function findRuns(cells, seat) {
  const runs = [];
  LINES.forEach((lines, direction) => {
    for (const line of lines) {
      let begin = 0;
      for (let place = 0; place <= line.length; place++) {
        if (place < line.length && isUsable(cells[line[place]], seat, direction)) continue;
        if (place - begin >= 4) runs.push({ direction, cells: line.slice(begin, place) });
        begin = place + 1;
      }
    }
  });
  return runs;
}

function isUsable(piece, seat, direction) {
  if (piece === null || piece.seat !== seat || piece.ship !== undefined) return false;
  return piece.strength !== undefined || !((piece.connectors >> direction) & 1); // NUM-15, NUM-16
}

function connectorsOf(run) {
  return Math.floor(run.cells.length / 4);
}

function buildFromStart(G, seat, run) {
  for (let nth = 0; nth < connectorsOf(run); nth++) connect(G, seat, run.direction, run.cells[4 * nth]);
}

function connect(G, seat, direction, start) {
  const row = [0, 1, 2, 3].map((steps) => stepped(start, DIRECTIONS[direction], steps));
  for (const cell of row) {
    const crossed = G.cells[cell].connectors ?? 0; // NUM-16
    G.cells[cell] = { seat, connectors: crossed | (1 << direction) };
  }
  G.connectors.push({ seat, cells: row });
  G.scores[seat] += 1; // NUM-19
}

function mayBuild(G, direction, starts) {
  if (!G.runs.length) return false;
  const [run] = G.runs;
  const places = starts.map((start) => run.cells.indexOf(start));
  return (
    direction === run.direction &&
    starts.length === connectorsOf(run) &&
    places.every((place) => place >= 0 && place + 4 <= run.cells.length) &&
    places.every((place, nth) => nth === 0 || place - places[nth - 1] >= 4)
  );
}

function goOn(G, seat) {
  if (G.runs.length) return;
  const next = [1 - seat, seat].find((other) => canLand(G, other)); // NUM-R6
  if (next === undefined) G.result = { scores: G.scores }; // NUM-22
  else G.turn = next;
}

function canLand(G, seat) {
  const dock = G.docks[seat];
  if (!dock.length) return false;
  const strongest = dock[dock.length - 1];
  return G.cells.some((piece) => needed(piece, seat) <= strongest);
}

// The board

function everyCell(make) {
  return Array.from({ length: SIZE * SIZE }, (_, cell) => make(cell));
}

function stepped(cell, [right, up], steps) {
  const column = (cell % SIZE) + right * steps;
  const row = Math.floor(cell / SIZE) + up * steps;
  const there = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
  return there ? SIZE * row + column : undefined;
}

function reachOf(cell, value) {
  return EIGHT_WAYS.map((way) => stepped(cell, way, value)).filter((there) => there !== undefined);
}

function linesAlong(direction) {
  const backwards = direction.map((step) => -step);
  const ends = everyCell((cell) => cell)
    .filter((cell) => stepped(cell, backwards, 1) === undefined)
    .sort((a, b) => (a % SIZE) - (b % SIZE) || a - b);
  return ends.map((end) => {
    const line = [];
    for (let cell = end; cell !== undefined; cell = stepped(cell, direction, 1)) line.push(cell);
    return line;
  });
}
