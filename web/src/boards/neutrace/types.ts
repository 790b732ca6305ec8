// Written by `deskoherna types neutrace` from deskoherna.games.neutrace. Do not edit.

export type Argument = string | number;

export type Reaction = Evaluating | Equation | Incomplete | Moved | Chained | ReachedGoal | Locked | Exploded | Neutralised | Fizzled | ModifierMoved | ModifierReturned | BothEnds | FiveIn;

export type Kind = "molecule" | "arrow";

export type ModifierName = "explosion" | "neutralisation";

export type End = "A" | "B";

export type Side = "left" | "right";

/** All but the decks, the cards in other hands and the tasks of others, as far as unknown. */
export interface NeutraceView {
  /** whose view it is; none for a spectator */
  seat: number | null;
  /** its number, from 1 */
  round: number;
  /** the seat that starts the round */
  burner: number;
  /** of the scale, from the top */
  rows: Row[];
  /** of vectors, in half fields */
  sizes: number[];
  /** where the substances are, in half fields from A, by seat and row */
  scale: number[][];
  /** the cards that lie there, by seat */
  grids: Lying[][];
  /** where one lies, if any */
  reservation: Reservation | null;
  /** the viewer's cards */
  hand: string[];
  /** of each seat, seen from outside */
  hands: Held[];
  /** how many molecules and arrows are left */
  decks: [number, number];
  /** the open molecule and the open arrow */
  open: [string | null, string | null];
  /** that each seat has left */
  tokens: number[];
  /** by name, the seat that has taken it */
  orbitals: Record<string, number | null>;
  /** that each seat has */
  modifiers: Owned[];
  /** of each seat, as far as the viewer may know them */
  tasks: TasksSeen[];
  /** the first seat with substances at both ends (NEU-43) */
  pioneer: number | null;
  /** a seat has had five substances in goals: the game ends after this evaluation */
  ending: boolean;
  /** what would happen if the round were evaluated now */
  forecast: Reaction[];
  /** the colour's letter or the size that was named this round */
  named: string | null;
  /** the card given in an exchange, shown to its two seats */
  handed: string | null;
  /** steps still to be carried out, each a name and numbers; the last comes next */
  agenda: (string | number)[][];
  /** how the game ended; none while it is being played */
  result: Result | null;
}

/** A row of the scale, with the substance that moves along it (NEU-2). */
export interface Row {
  /** its Greek letter */
  letter: string;
  /** the name of the letter, for keyboards without it */
  typed: string;
  /** of the substance */
  colour: string;
  /** the letter of the colour in the notation */
  atom: string;
}

/** A card in a grid. A half of a molecule is a row of the scale, a half of an arrow a vector. */
export interface Lying {
  /** where it lies, such as 1f2 */
  cell: string;
  /** of the card */
  kind: Kind;
  /** the half that points to A: a row, or a vector in half fields */
  left: number;
  /** the half that points to B */
  right: number;
  /** on the left and the right vector of an arrow */
  modifiers: [Modifier | null, Modifier | null];
}

/** On one side of an arrow, with the seat that played it. */
export interface Modifier {
  /** which */
  modifier: ModifierName;
  /** who played it */
  seat: number;
}

/** The reservation token in a grid (NEU-38). */
export interface Reservation {
  /** where it lies, such as 1f2 */
  cell: string;
  /** whose it is */
  seat: number;
}

/** A hand, seen from outside: the backs show which kind a card is of. */
export interface Held {
  /** how many there are */
  molecules: number;
  /** how many there are */
  arrows: number;
  /** cards that the viewer knows to be there */
  known: string[];
}

/** The modifiers that a seat has and has not played. */
export interface Owned {
  /** how many there are */
  explosions: number;
  /** how many there are */
  neutralisations: number;
}

/** The tasks of a seat, as far as the viewer may know them. */
export interface TasksSeen {
  /** whether the seat has chosen */
  chosen: boolean;
  /** the three tasks, while the viewer chooses */
  dealt: string[];
  /** the one it kept */
  kept: string | null;
  /** the one it was given */
  received: string | null;
  /** the one it gave away */
  given: string | null;
  /** the one it put back */
  returned: string | null;
  /** those that are fulfilled as things stand */
  fulfilled: string[];
}

/** The equations of the seat are evaluated, one after another. */
export interface Evaluating {
  event: "evaluating";
  /** whom it is about */
  seat: number;
  /** from the last to the first */
  backwards: boolean;
}

/** The equation is evaluated. */
export interface Equation {
  event: "equation";
  /** whom it is about */
  seat: number;
  /** of the grid: a letter */
  column: string;
  /** the card in it */
  molecule: string;
  /** the card in it */
  arrow: string;
}

/** A card is missing: nothing happens. */
export interface Incomplete {
  event: "incomplete";
  /** whom it is about */
  seat: number;
  /** of the grid: a letter */
  column: string;
}

/** The substance moves by the vector of its side. */
export interface Moved {
  event: "moved";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** where it was, in half fields from A */
  before: number;
  /** where it is now, in half fields from A */
  after: number;
}

/** The same move once more: another seat's substance is in the way. */
export interface Chained {
  event: "chained";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** where it was, in half fields from A */
  before: number;
  /** where it is now, in half fields from A */
  after: number;
  /** the seat whose substance is in the way */
  by: number;
  /** whether the move was that of an explosion */
  exploded: boolean;
}

/** Where the move would lead farther, it ends here (NEU-R3). */
export interface ReachedGoal {
  event: "reached-goal";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** which goal */
  end: End;
}

/** The equation does not move it. */
export interface Locked {
  event: "locked";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** which goal */
  end: End;
}

/** An explosion moves the substance out of its goal. */
export interface Exploded {
  event: "exploded";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** where it was, in half fields from A */
  before: number;
  /** where it is now, in half fields from A */
  after: number;
}

/** A neutralisation puts the substance on N. */
export interface Neutralised {
  event: "neutralised";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** where it was, in half fields from A */
  before: number;
  /** where it is now, in half fields from A */
  after: number;
}

/** A modifier that does not work on this substance. */
export interface Fizzled {
  event: "fizzled";
  /** whom it is about */
  seat: number;
  /** of the scale, from 0 at the top */
  row: number;
  /** where it was, in half fields from A */
  before: number;
  /** where it is now, in half fields from A */
  after: number;
  /** which */
  modifier: ModifierName;
}

/** The seat owns it from now on. */
export interface ModifierMoved {
  event: "modifier-moved";
  /** whom it is about */
  seat: number;
  /** which */
  modifier: ModifierName;
  /** who played it */
  player: number;
}

/** Its equation was incomplete, and the seat that played it has it back. */
export interface ModifierReturned {
  event: "modifier-returned";
  /** whom it is about */
  seat: number;
  /** which */
  modifier: ModifierName;
}

/** The seat is the first at both ends: now it turns up the task, or it does not hold it. */
export interface BothEnds {
  event: "both-ends";
  /** whom it is about */
  seat: number;
}

/** The seat has five substances in goals: the game ends after this evaluation. */
export interface FiveIn {
  event: "five-in";
  /** whom it is about */
  seat: number;
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

/** The seat gets the burner and starts the round. */
export interface Burner {
  event: "burner";
  /** whom it is about */
  seat: number;
  /** its number, from 1 */
  round: number;
}

/** Three tasks, of which the seat keeps one. */
export interface TasksDealt {
  event: "tasks-dealt";
  /** whom it is about */
  seat: number;
  /** which; empty for others */
  tasks: string[];
}

/** What the seat does with its three tasks. */
export interface TasksChosen {
  event: "tasks-chosen";
  /** whom it is about */
  seat: number;
  /** the one it keeps; empty for others */
  kept: string;
  /** the one it gives to the seat on its right; empty for others */
  given: string;
  /** the one it puts back; empty for others */
  returned: string;
}

/** A task from the seat on the left, which knows it too. */
export interface TaskReceived {
  event: "task-received";
  /** whom it is about */
  seat: number;
  /** the seat on the left */
  giver: number;
  /** which; empty for others */
  task: string;
}

/** Two molecules and two arrows. */
export interface Dealt {
  event: "dealt";
  /** whom it is about */
  seat: number;
  /** which; empty for others */
  cards: string[];
}

/** The top card of a deck is laid open. */
export interface Opened {
  event: "opened";
  /** of the card */
  kind: Kind;
  /** which */
  card: string;
  /** the open card, which was taken */
  replacing: boolean;
}

/** A card is laid from the hand into a grid. */
export interface Placed {
  event: "placed";
  /** whom it is about */
  seat: number;
  /** where it happens, such as 1f2 */
  cell: string;
  /** of the card */
  kind: Kind;
  /** its left half first, which points to A */
  card: string;
  /** the one that allows it; empty for the usual placing */
  orbital: string;
}

/** A modifier is laid on a vector of an arrow. */
export interface ModifierPlaced {
  event: "modifier-placed";
  /** whom it is about */
  seat: number;
  /** where it happens, such as 1f2 */
  cell: string;
  /** which */
  modifier: ModifierName;
  /** of the arrow */
  side: Side;
}

/** The seat draws unseen from a deck. */
export interface Drew {
  event: "drew";
  /** whom it is about */
  seat: number;
  /** of the card */
  kind: Kind;
  /** which; empty for others */
  card: string;
  /** by a token, without placing a card */
  extra: boolean;
}

/** The seat takes the open card. */
export interface Took {
  event: "took";
  /** whom it is about */
  seat: number;
  /** of the card */
  kind: Kind;
  /** which */
  card: string;
  /** by a token, without placing a card */
  extra: boolean;
}

/** The seat can place nothing. */
export interface Passed {
  event: "passed";
  /** whom it is about */
  seat: number;
}

/** A token is put into an orbital. */
export interface TokenPlaced {
  event: "token-placed";
  /** whom it is about */
  seat: number;
  /** its name */
  orbital: string;
}

/** A card in a grid is turned by 180°. */
export interface Turned {
  event: "turned";
  /** whom it is about */
  seat: number;
  /** where it happens, such as 1f2 */
  cell: string;
  /** of the card */
  kind: Kind;
  /** as it lies now, its left half first */
  card: string;
}

/** The seat names a colour or a vector size for an exchange. */
export interface Named {
  event: "named";
  /** whom it is about */
  seat: number;
  /** the colour; empty if a size was named */
  colour: string;
  /** in half fields; 0 if a colour was named */
  size: number;
}

/** The seat holds no card with what was named. */
export interface HasNone {
  event: "has-none";
  /** whom it is about */
  seat: number;
}

/** The seat holds a card with what was named, and must give one. */
export interface HasOne {
  event: "has-one";
  /** whom it is about */
  seat: number;
}

/** The seat gives a card in an exchange. */
export interface Gave {
  event: "gave";
  /** whom it is about */
  seat: number;
  /** who gets it */
  to: number;
  /** which; empty for others */
  card: string;
}

/** The reservation token is laid into a grid. */
export interface Reserved {
  event: "reserved";
  /** whom it is about */
  seat: number;
  /** where it happens, such as 1f2 */
  cell: string;
}

/** The seat holds the task and turns it up. */
export interface TaskShown {
  event: "task-shown";
  /** whom it is about */
  seat: number;
  /** which */
  task: string;
}

/** The round is over, and all tokens go home. */
export interface RoundOver {
  event: "round-over";
  /** its number */
  round: number;
}

/** Points for substances at the end. */
export interface Counted {
  event: "counted";
  /** whom it is about */
  seat: number;
  /** of the seat that are in goals */
  substances: number;
}

/** A task is shown at the end and counted. */
export interface TaskCounted {
  event: "task-counted";
  /** whom it is about */
  seat: number;
  /** which */
  task: string;
  /** worth a point */
  fulfilled: boolean;
}

/** Equal points share the place. */
export interface Won {
  event: "won";
  /** the seats with the most points */
  first: number[];
  /** of each of them */
  score: number;
}

export type NeutraceEvent = (
  | Burner
  | TasksDealt
  | TasksChosen
  | TaskReceived
  | Dealt
  | Opened
  | Placed
  | ModifierPlaced
  | Drew
  | Took
  | Passed
  | TokenPlaced
  | Turned
  | Named
  | HasNone
  | HasOne
  | Gave
  | Reserved
  | TaskShown
  | RoundOver
  | Counted
  | TaskCounted
  | Won
  | Evaluating
  | Equation
  | Incomplete
  | Moved
  | Chained
  | ReachedGoal
  | Locked
  | Exploded
  | Neutralised
  | Fizzled
  | ModifierMoved
  | ModifierReturned
  | BothEnds
  | FiveIn
) & { rule: string; args?: Record<string, Argument> };

/** What is asked, by the id of its message, with the arguments of that. */
export interface NeutraceAsks {
  "neutrace-ask-tasks": Record<string, never>;
  "neutrace-ask-act": Record<string, never>;
  "neutrace-ask-draw": Record<string, never>;
  "neutrace-ask-turn": { kind: Argument };
  "neutrace-ask-skip": Record<string, never>;
  "neutrace-ask-sixth": Record<string, never>;
  "neutrace-ask-first-of-two": Record<string, never>;
  "neutrace-ask-second-of-two": Record<string, never>;
  "neutrace-ask-name": Record<string, never>;
  "neutrace-ask-give": { kind: Argument; seat: Argument };
  "neutrace-ask-give-back": { card: Argument; kind: Argument; seat: Argument };
  "neutrace-ask-reserve": Record<string, never>;
}

/**
 * A move in the notation of the game:
 *
 * - `keep A3 give β`: of three tasks one is kept, one given away, one returned (NEU-9).
 * - `rg 1f2`: a card is laid into a grid, red towards A; `0.5x-2 2e1` is an arrow with a modifier (NEU-13, NEU-14, NEU-46).
 * - `draw m`: a card is drawn from a deck; `take a` takes the open one (NEU-16).
 * - `token skip`: a token is put into an orbital (NEU-15).
 * - `turn 1f2`: a card in a grid is turned by 180° (NEU-30, NEU-31).
 * - `name r`: a colour is named, or a vector size as in `name 2` (NEU-36).
 * - `give rg`: a card is given to the other seat of an exchange (NEU-36).
 * - `reserve 1f2`: the reservation token is laid into a grid (NEU-38).
 * - `pass`: nothing is done, because nothing can be placed (NEU-R10).
 */
export type NeutraceMove = string;
