// Written by `deskoherna types numerus` from deskoherna.games.numerus. Do not edit.

export type Argument = string | number;

/** The whole position. */
export interface NumerusView {
  /** cells along one side of the board */
  size: number;
  /** whose turn it is; none once the game is over */
  turn: number | null;
  /** the values of the ships each seat has left, from low to high */
  docks: number[][];
  /** a point for each connector (NUM-19) */
  scores: number[];
  /** on the board */
  ships: Ship[];
  /** on the board */
  tentaclers: Tentacler[];
  /** on the board */
  connectors: Connector[];
  /** where the seat on turn still has to place connectors, by their end cells */
  runs: string[];
  /** how the game ended; none while it is being played */
  result: Result | null;
}

/** A ship on the board. */
export interface Ship {
  /** whose it is */
  seat: number;
  /** where it stands, such as g7 */
  cell: string;
  /** how strong it is, from 1 */
  value: number;
}

/** A tentacler on the board. */
export interface Tentacler {
  /** whose it is */
  seat: number;
  /** where it lies, such as g7 */
  cell: string;
  /** from 1 */
  strength: number;
}

/** A connector on the board: four cells in a row. */
export interface Connector {
  /** whose it is */
  seat: number;
  /** its end cells, such as c4-f4 */
  cells: string;
}

/**
 * The place of every seat (1 is a win; after two firsts comes a third), and why.
 *
 * Partners who play `together` all come first, or all second, after the game itself.
 */
export interface Result {
  places: number[];
  scores: number[];
  /** by which it ended */
  rule: string;
  /** the message that says why */
  reason: string;
  together?: boolean;
}

/** The seat moves first. */
export interface Starts {
  event: "starts";
  /** whom it is about */
  seat: number;
}

/** A ship lands. */
export interface Landed {
  event: "landed";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** its value */
  ship: number;
}

/** A ship lands on a tentacler of `seat`, which loses it. */
export interface SteppedOn {
  event: "stepped-on";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** of the lost tentacler */
  strength: number;
}

/** A new tentacler. */
export interface Appeared {
  event: "appeared";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** of the new tentacler */
  strength: number;
}

/** A tentacler of the seat grows stronger. */
export interface Strengthened {
  event: "strengthened";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** its strength until now */
  before: number;
  /** its strength now */
  after: number;
}

/** `seat` owns the tentacler and keeps it. */
export interface Weakened {
  event: "weakened";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** its strength until now */
  before: number;
  /** its strength now */
  after: number;
}

/** `seat` owns the new tentacler, which replaces one of the other seat. */
export interface Replaced {
  event: "replaced";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** the strength of the old tentacler */
  before: number;
  /** the strength of the new one */
  after: number;
}

/** `seat` loses the tentacler, and the cell is empty. */
export interface Removed {
  event: "removed";
  /** whom it is about */
  seat: number;
  /** where it happens, such as g7 */
  cell: string;
  /** of the lost tentacler */
  strength: number;
}

/** A connector is placed. */
export interface Connected {
  event: "connected";
  /** whom it is about */
  seat: number;
  /** its end cells, such as c4-f4 */
  cells: string;
}

/** The seat can do nothing and passes. */
export interface Passed {
  event: "passed";
  /** whom it is about */
  seat: number;
}

/** The seat wins at once. */
export interface HyperNode {
  event: "hyper-node";
  /** whom it is about */
  seat: number;
  /** that the seat builds in this turn */
  connectors: number;
}

/** The seat has more connectors at the end. */
export interface Won {
  event: "won";
  /** whom it is about */
  seat: number;
  /** connectors of the seat */
  score: number;
  /** connectors of the other seat */
  other: number;
}

/** Both seats have equally many connectors at the end. */
export interface Tied {
  event: "tied";
  /** connectors of each seat */
  score: number;
}

export type NumerusEvent = (
  | Starts
  | Landed
  | SteppedOn
  | Appeared
  | Strengthened
  | Weakened
  | Replaced
  | Removed
  | Connected
  | Passed
  | HyperNode
  | Won
  | Tied
) & { rule: string; args?: Record<string, Argument> };

/** What is asked, by the id of its message, with the arguments of that. */
export interface NumerusAsks {
  "numerus-ask-landing": Record<string, never>;
  "numerus-ask-run": { connectors: Argument; run: Argument };
}

/**
 * A move in the notation of the game:
 *
 * - `3 g7`: one ship lands on one cell (NUM-5).
 * - `c4-f4`: where the connectors of a run lie (NUM-17), each written by its end cells.
 */
export type NumerusMove = string;
