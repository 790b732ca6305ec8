/** Where the columns of a grid are shown: it floats, so that what lies there is in the middle. */

import type { Lying, NeutraceView } from "./types";

export const COLUMNS = "abcdefghijk";
const MIDDLE = COLUMNS.indexOf("f");
/** Five columns, and one more at either end. */
export const SLOTS = 7;

export interface Cell {
  seat: number;
  column: number;
  place: number;
}

export const readCell = (name: string): Cell => ({
  seat: Number(name[0]) - 1,
  column: COLUMNS.indexOf(name[1] ?? ""),
  place: Number(name[2]) - 1,
});

export const cellName = ({ seat, column, place }: Cell) =>
  `${seat + 1}${COLUMNS[column]}${place + 1}`;

/** The first and the last column that is used, or null. */
export function span(view: NeutraceView, seat: number): [number, number] | null {
  const cells = view.grids[seat]!.map(({ cell }) => readCell(cell).column);
  const { reservation } = view;
  if (reservation && readCell(reservation.cell).seat === seat)
    cells.push(readCell(reservation.cell).column);
  return cells.length ? [Math.min(...cells), Math.max(...cells)] : null;
}

export interface Floating {
  /** The columns that are shown. */
  columns: number[];
  /** What stands in the middle, perhaps between two columns. */
  centre: number;
  used: [number, number] | null;
}

/** The columns to show: those in use, and around them those that could be. */
export function floating(view: NeutraceView, seat: number, open: Iterable<string> = []): Floating {
  const used = span(view, seat);
  const centre = used ? (used[0] + used[1]) / 2 : MIDDLE;
  const wanted = [...open]
    .map(readCell)
    .filter((cell) => cell.seat === seat)
    .map(({ column }) => column);
  const [from, to] = used ?? [MIDDLE, MIDDLE];
  const grows = used !== null && to - from < 4;
  const first = Math.min(from - Number(grows), ...wanted);
  const last = Math.max(to + Number(grows), ...wanted);
  const columns = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  return { columns: columns.filter((column) => COLUMNS[column] !== undefined), centre, used };
}

export const lyingAt = (grid: Lying[], cell: string) => grid.find((card) => card.cell === cell);
