/** The view of a NUMERUS position, as the server sends it. */

export interface Ship {
  seat: number;
  cell: string;
  value: number;
}

export interface Tentacler {
  seat: number;
  cell: string;
  strength: number;
}

export interface Connector {
  seat: number;
  /** The end cells: `c4-f4`. */
  cells: string;
}

export interface NumerusView {
  size: number;
  turn: number | null;
  /** The values of the ships left, per seat. */
  docks: number[][];
  scores: number[];
  ships: Ship[];
  tentaclers: Tentacler[];
  connectors: Connector[];
  /** Where connectors are still to be placed. */
  runs: string[];
}

export type Say = (key: string, args?: Record<string, string | number>) => string;
