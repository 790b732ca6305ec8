/** Where things lie in the drawing. A cell is 100 units wide; row 1 is at the bottom. */

export const CELL = 100;
export const MARGIN = 48;

const LETTERS = "abcdefghijklmno";

export interface Point {
  x: number;
  y: number;
}

export const side = (size: number) => size * CELL + 2 * MARGIN;

export const columnOf = (cell: string) => LETTERS.indexOf(cell[0] ?? "");
export const rowOf = (cell: string) => Number(cell.slice(1)) - 1;
export const letter = (column: number) => LETTERS[column] ?? "";
export const cellName = (column: number, row: number) => `${letter(column)}${row + 1}`;

/** The cells of a board, row by row from the top, as they are drawn and read. */
export function rowsOf(size: number): string[][] {
  return Array.from({ length: size }, (_, line) =>
    Array.from({ length: size }, (_, column) => cellName(column, size - 1 - line)),
  );
}

export function centre(cell: string, size: number): Point {
  return {
    x: MARGIN + (columnOf(cell) + 0.5) * CELL,
    y: MARGIN + (size - rowOf(cell) - 0.5) * CELL,
  };
}

export function cellAt({ x, y }: Point, size: number): string | null {
  const column = Math.floor((x - MARGIN) / CELL);
  const row = size - 1 - Math.floor((y - MARGIN) / CELL);
  const inside = column >= 0 && row >= 0 && column < size && row < size;
  return inside ? cellName(column, row) : null;
}

/** The cell a step away, or the same one at the edge. */
export function neighbour(cell: string, right: number, up: number, size: number): string {
  const within = (place: number) => Math.min(Math.max(place, 0), size - 1);
  return cellName(within(columnOf(cell) + right), within(rowOf(cell) + up));
}

/** The cells of a row that is written by its ends; a single cell is a row too. */
export function cellsBetween(row: string): string[] {
  const [first = "", last = first] = row.split("-");
  const across = columnOf(last) - columnOf(first);
  const up = rowOf(last) - rowOf(first);
  const steps = Math.max(Math.abs(across), Math.abs(up));
  return Array.from({ length: steps + 1 }, (_, step) =>
    cellName(columnOf(first) + Math.sign(across) * step, rowOf(first) + Math.sign(up) * step),
  );
}

/** A row as a line: where it starts, how long it is and how it is turned (in degrees). */
export function line(row: string, size: number) {
  const cells = cellsBetween(row);
  const from = centre(cells[0] ?? "", size);
  const to = centre(cells.at(-1) ?? "", size);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return { from, to, length, step: length / (cells.length - 1 || 1), turn: degrees(dy, dx) };
}

const degrees = (dy: number, dx: number) => (Math.atan2(dy, dx) * 180) / Math.PI;

/** The corners of a star or, with one radius, of a regular polygon. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  return Array.from({ length: 2 * points }, (_, nth) => {
    const angle = turn + (nth * Math.PI) / points;
    const radius = nth % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}
