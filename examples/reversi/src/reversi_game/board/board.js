/** The board of Reversi: cells that are buttons, discs that turn. No build step, no library. */

const COLUMNS = "abcdefgh";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TURN = 350; // milliseconds

/** What is written at the edge of the board: letters along the top, numbers down the side. */
const edge = (name, column, row) => (column > 0 ? name[0] : row > 0 ? name[1] : name);

export default function board(root, table) {
  const cells = new Map(); // buttons by the names of their cells
  let chosen = null;
  let focused = "d4";
  let skipped = () => {};

  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const loaded = new Promise((resolve) => style.addEventListener("load", resolve));
  const grid = document.createElement("div");
  grid.className = "grid";
  document.head.append(style);
  root.append(grid);

  /** One button for each cell of a board of this size. */
  function lay(size) {
    if (cells.size === size * size) return;
    cells.clear();
    grid.replaceChildren();
    grid.style.setProperty("--size", size);
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        const name = COLUMNS[column] + (row + 1);
        const cell = document.createElement("button");
        cell.type = "button";
        cell.dataset.cell = name;
        if (column === 0 || row === 0) cell.dataset.edge = edge(name, column, row);
        cell.append(document.createElement("i"));
        cell.addEventListener("click", () => press(name));
        cell.addEventListener("focus", () => walk(name));
        grid.append(cell);
        cells.set(name, cell);
      }
    walk(cells.has(focused) ? focused : "c3");
  }

  function draw({ size, cells: discs }) {
    lay(size);
    [...cells].forEach(([name, cell], nth) => {
      const seat = "xo".indexOf(discs[nth]);
      cell.dataset.disc = seat < 0 ? "" : seat;
      const disc = seat < 0 ? [] : [table.say("reversi-disc", { seat })];
      cell.setAttribute("aria-label", [name, ...disc].join(", "));
    });
  }

  /** What can be pressed, what is chosen, and what happened last. */
  function mark() {
    const open = new Set(table.ask?.moves ?? []);
    for (const [name, cell] of cells) {
      cell.classList.toggle("open", open.has(name));
      cell.classList.toggle("chosen", name === chosen);
      cell.classList.toggle("marked", table.around.marked.includes(name));
      cell.setAttribute("aria-pressed", String(name === chosen));
    }
  }

  /** The first press shows what a disc would turn, the second asks to play it. */
  async function press(name) {
    if (!table.ask) return;
    if (name === chosen) return table.play(name);
    choose(name);
    table.draft({ move: name }); // what is not allowed is explained in the prompt
    const considered = await table.consider(name);
    if (name === chosen && considered?.events) foresee(name, considered.events);
  }

  function choose(name) {
    chosen = name;
    for (const cell of cells.values()) delete cell.dataset.turns;
    mark();
  }

  function foresee(name, events) {
    cells.get(name).dataset.turns = table.ask.seat;
    for (const cell of events.find(({ event }) => event === "turned")?.cells ?? [])
      cells.get(cell).dataset.turns = table.ask.seat;
  }

  function walk(name) {
    cells.get(focused)?.setAttribute("tabindex", "-1");
    cells.get(name)?.setAttribute("tabindex", "0");
    focused = name;
  }

  grid.addEventListener("keydown", (event) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    const next = COLUMNS[COLUMNS.indexOf(focused[0]) + dx] + (Number(focused[1]) + dy);
    if (event.key === "Escape" && chosen !== null) forget();
    else if (ARROWS[event.key]) cells.get(next)?.focus();
    else return;
    event.preventDefault(); // keys that are left are the room's
  });

  function forget() {
    choose(null);
    table.draft(null);
  }

  const wait = (time) =>
    new Promise((resolve) => {
      skipped = resolve;
      setTimeout(resolve, time);
    });

  table.onscene = async ({ view, before, events }) => {
    choose(null);
    if (before && events.length > 0 && !table.around.still) {
      draw(before);
      const placed = events.find(({ event }) => event === "placed");
      const turned = events.find(({ event }) => event === "turned");
      if (placed) cells.get(placed.cell).dataset.disc = placed.seat;
      await wait(TURN);
      for (const cell of turned?.cells ?? []) cells.get(cell).dataset.disc = turned.seat;
      await wait(TURN);
    }
    draw(view);
    mark();
  };
  table.onask = mark;
  table.onchange = () => table.view && (draw(table.view), mark());
  table.onlaid = (move) => press(move);
  table.oncancel = forget;
  table.onskip = () => skipped();
  return loaded;
}
