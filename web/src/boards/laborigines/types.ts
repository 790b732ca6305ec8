// Written by `deskoherna types laborigines` from deskoherna.games.laborigines. Do not edit.

export type Argument = string | number;

export type Course = "cw" | "ccw";

export type Ground = "yellow" | "green" | "white";

/** All but the lower sides nobody has seen, and the others' votes. Tiles are numbered from 0. */
export interface LaboriginesView {
  /** whose view it is; none for a spectator */
  seat: number | null;
  /** basic, teams or twins */
  variant: string;
  /** pieces each seat started with */
  start_energy: number;
  /** whether people are shown what they have seen of lower sides */
  aid: boolean;
  /** whether players model their figures and vote */
  modelling: boolean;
  /** the ring, clockwise */
  tiles: TileSeen[];
  /** the tile where Moa stands; none while there is no Moa */
  moa: number | null;
  /** seat by seat */
  figures: FigureSeen[];
  /** the colour each seat plays */
  colours: number[];
  /** pieces of energy each seat has, by colour */
  stores: number[][];
  /** all the energy each seat has */
  scores: number[];
  /** 0, or when the seat dropped out: first 1, then 2, … */
  fallen: number[];
  /** for each seat, whether the table chooses colours for it (LAB-R5) */
  delegated: boolean[];
  /** the figure that has it */
  flag: string | null;
  /** whether the flag is out of the game (LAB-8) */
  flag_gone: boolean;
  /** the current one */
  disease: string | null;
  /** diseases that have not been turned up since the last shuffle */
  deck: string[];
  /** how many turns have begun */
  turns: number;
  /** whose turn it is; none before the first */
  turn: number | null;
  /** rolled in this turn */
  dice: number[];
  /** how far each figure goes in this turn, and last how far Moa does */
  paces: number[];
  /** cw or ccw: where the figure on turn goes, with twins the first one; none if undecided */
  course: Course | null;
  /** figures that cannot gain the flag this turn (LAB-23) */
  barred: string[];
  /** for each seat, whether it has voted */
  voted: boolean[];
  /** the seat the viewer votes for */
  vote: number | null;
  /** votes for each seat, once they are counted */
  ballot: number[];
  /** where dice and courses would lead, while they are being chosen */
  routes: Route[];
  /** steps still to be carried out, each a name and numbers; the last comes next */
  agenda: (string | number)[][];
  /** how the game ended; none while it is being played */
  result: Result | null;
}

/** A tile of the ring. */
export interface TileSeen {
  /** the side that lies up */
  up: string;
  /** its colour */
  ground: Ground;
  /** the lower side, if it has been seen (LAB-R16) */
  down?: string | null;
  /** pieces lying there, by colour */
  energy: number[];
}

/** A laborigine. Tiles are numbered from 0 here, from 1 in events and moves. */
export interface FigureSeen {
  /** A, or A1 and A2 for twins */
  name: string;
  /** whose it is */
  seat: number;
  /** where it stands; none before it is placed and after it has dropped out */
  tile: number | null;
  /** what it looks like, as a `clay` move writes it */
  clay: string;
  /** bolts it has (LAB-33) */
  bolts: number;
  /** whether it has the current disease */
  infected: boolean;
  /** whether it has acid on it (LAB-34) */
  acid: boolean;
}

/**
 * Where Moa or a figure would go: a figure after Moa has moved by the other die, a twin first
 * or `after` the other one.
 */
export interface Route {
  /** its name, or M for Moa */
  figure: string;
  /** the one it goes by */
  die: number;
  /** clockwise or counter-clockwise */
  course: Course;
  /** tiles on which it comes upon someone, then the one where it ends, from 0 */
  stops: number[];
  /** whom it comes upon, stop by stop */
  meets: string[];
  /** the twin that goes first; empty if none does */
  after: string;
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

/** What a seat starts with. */
export interface Stocked {
  event: "stocked";
  /** who gets it */
  seat: number;
  /** pieces */
  energy: number;
  /** basic, teams or twins */
  variant: string;
}

/** Moa is placed. */
export interface MoaPut {
  event: "moa-put";
  /** where, from 1 */
  tile: number;
}

/** A figure gets its looks. */
export interface Modelled {
  event: "modelled";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** what it looks like, as a `clay` move writes it */
  clay: string;
}

/** A figure is placed. */
export interface Placed {
  event: "placed";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
}

/** A seat has voted. */
export interface Voted {
  event: "voted";
  /** who votes */
  seat: number;
  /** the seat it votes for; none for others */
  vote: number | null;
}

/** Who starts: by votes, or by a draw among those who have the most. */
export interface Prettiest {
  event: "prettiest";
  /** who starts */
  seat: number;
  /** for each seat */
  votes: number[];
  /** how many seats chance decided among */
  drawn: number;
}

/** The dice of a turn. */
export interface Rolled {
  event: "rolled";
  /** whose turn it is */
  seat: number;
  /** one die */
  first: number;
  /** the other die */
  second: number;
}

/** The die of a figure; the other one is Moa's, or the other twin's. */
export interface Assigned {
  event: "assigned";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** the figure's */
  die: number;
  /** the other one */
  other: number;
}

/** A disease acts in phase 2. */
export interface Suffered {
  event: "suffered";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** its name */
  disease: string;
}

/** `seat` pays in the colour of `mover`, another seat, and decides its figure's course. */
export interface Manipulated {
  event: "manipulated";
  /** who pays */
  seat: number;
  /** whose figure it is */
  mover: number;
  /** its name */
  figure: string;
  /** cw or ccw */
  course: Course;
  /** of the pieces that are paid */
  colour: string;
  /** how many pieces */
  price: number;
}

/** Moa walks. */
export interface MoaMoved {
  event: "moa-moved";
  /** the tile it leaves, from 1 */
  start: number;
  /** the tile it comes to, from 1 */
  end: number;
  /** how far */
  steps: number;
  /** after a conflict */
  again: boolean;
}

/** A figure walks. */
export interface Walked {
  event: "walked";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** the tile it leaves, from 1 */
  start: number;
  /** the tile it comes to, from 1 */
  end: number;
  /** how far */
  steps: number;
  /** cw or ccw */
  course: Course;
  /** course, or what makes it go on: conflict or footprint */
  cause: string;
}

/** A figure and Moa meet. */
export interface MetMoa {
  event: "met-moa";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
  /** whether Moa came upon the figure */
  moa_moved: boolean;
}

/** `figure` has come upon `other`, which stands there. */
export interface Met {
  event: "met";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
  /** the figure that stands there */
  other: string;
  /** whose it is */
  other_seat: number;
}

/** By a mutation, a figure lays down another amount. */
export interface Mutated {
  event: "mutated";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** benign-mutation or malign-mutation */
  disease: string;
  /** pieces to lay down */
  amount: number;
}

/** One piece of energy is laid down: onto the tile, or out of the game. */
export interface LaidDown {
  event: "laid-down";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
  /** of the piece */
  colour: string;
  /** out of the game */
  out: boolean;
}

/** One piece of energy goes from `seat` to `taker`. */
export interface HandedOver {
  event: "handed-over";
  /** who gives it */
  seat: number;
  /** the seat that gets it */
  taker: number;
  /** of the piece */
  colour: string;
}

/** A figure takes all the energy that lies on its tile. */
export interface Collected {
  event: "collected";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
  /** pieces by colour */
  energy: number[];
}

/** The flag saves the figure from losing energy. */
export interface Protected {
  event: "protected";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
}

/** A disease keeps the figure from gaining energy, which stays where it is. */
export interface CouldNotGain {
  event: "could-not-gain";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
}

/** The table chooses colours for the seat, or no longer does. */
export interface Delegated {
  event: "delegated";
  /** for whom */
  seat: number;
  /** whether the table does from now on */
  on: boolean;
}

/** The figure gets the flag: by a rolled 1, a vote, a tile, or from a figure it comes upon. */
export interface FlagGained {
  event: "flag-gained";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** prettiest, one, tile or met */
  cause: string;
  /** the figure that had it; empty if none */
  loser: string;
}

/** The figure loses the flag to Moa or to Immunity Loss; it lies aside. */
export interface FlagLost {
  event: "flag-lost";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** moa or disease */
  cause: string;
  /** the figure whose disease it was; empty if none */
  by: string;
}

/** The flag leaves the game for good. */
export interface FlagGone {
  event: "flag-gone";
}

/** A figure falls ill. */
export interface Infected {
  event: "infected";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
}

/** From `figure`, which is healthy now, to `other`. */
export interface InfectionPassed {
  event: "infection-passed";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** the figure that is infected now */
  other: string;
  /** whose it is */
  other_seat: number;
}

/** The disease of all infected figures from now on. */
export interface DiseaseTurned {
  event: "disease-turned";
  /** its name */
  disease: string;
  /** whether the pile was shuffled first */
  reshuffled: boolean;
}

/** A figure gets a bolt. */
export interface BoltTaken {
  event: "bolt-taken";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** that it has now */
  bolts: number;
}

/** A figure gets acid on it. */
export interface AcidTaken {
  event: "acid-taken";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
}

/** Acid costs the figure energy as it leaves a tile. */
export interface AcidBit {
  event: "acid-bit";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
}

/** A figure is rid of its acid. */
export interface AcidGone {
  event: "acid-gone";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
}

/** A tile is turned over: `side` lies up now. */
export interface Turned {
  event: "turned";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** where, from 1 */
  tile: number;
  /** what lies up now */
  side: string;
  /** its colour */
  ground: Ground;
}

/** What a trap demands, or that it demands nothing. */
export interface Sprung {
  event: "sprung";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** the trap */
  side: string;
  /** pieces it costs; 0 if none */
  amount: number;
}

/** Three pieces go to the poorest, `taker`; or they are laid down; or nothing happens. */
export interface Charity {
  event: "charity";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
  /** pieces */
  amount: number;
  /** the poorest seat; none if nobody gets them */
  taker: number | null;
}

/** A footprint on the tile where the move began does nothing. */
export interface WentNowhere {
  event: "went-nowhere";
  /** whose figure it is */
  seat: number;
  /** its name: A, or A1 and A2 for twins */
  figure: string;
}

/** A seat is out of the game. */
export interface DroppedOut {
  event: "dropped-out";
  /** which */
  seat: number;
}

/** All energy of a colour leaves the game. */
export interface Vanished {
  event: "vanished";
  /** which */
  colour: string;
  /** pieces that each seat loses */
  lost: number[];
  /** pieces that lay on tiles */
  lying: number;
}

/** The last laborigine, the last team, or all who dropped out last. */
export interface Won {
  event: "won";
  /** the winners */
  seats: number[];
  /** the rule: LAB-41, LAB-42 or LAB-R7 */
  cause: string;
}

export type LaboriginesEvent = (
  | Stocked
  | MoaPut
  | Modelled
  | Placed
  | Voted
  | Prettiest
  | Rolled
  | Assigned
  | Suffered
  | Manipulated
  | MoaMoved
  | Walked
  | MetMoa
  | Met
  | Mutated
  | LaidDown
  | HandedOver
  | Collected
  | Protected
  | CouldNotGain
  | Delegated
  | FlagGained
  | FlagLost
  | FlagGone
  | Infected
  | InfectionPassed
  | DiseaseTurned
  | BoltTaken
  | AcidTaken
  | AcidBit
  | AcidGone
  | Turned
  | Sprung
  | Charity
  | WentNowhere
  | DroppedOut
  | Vanished
  | Won
) & { rule: string; args?: Record<string, Argument> };

/** What is asked, by the id of its message, with the arguments of that. */
export interface LaboriginesAsks {
  "laborigines-ask-model": { figure: Argument };
  "laborigines-ask-place": { figure: Argument };
  "laborigines-ask-vote": Record<string, never>;
  "laborigines-ask-vote-alone": { candidate: Argument };
  "laborigines-ask-assign": { high: Argument; low: Argument };
  "laborigines-ask-assign-twins": { high: Argument; low: Argument };
  "laborigines-ask-flag": Record<string, never>;
  "laborigines-ask-offer": { colour: Argument; figure: Argument; pace: Argument; price: Argument };
  "laborigines-ask-offer-twins": { colour: Argument; figure: Argument; other: Argument; pace: Argument; price: Argument };
  "laborigines-ask-go": Record<string, never>;
  "laborigines-ask-go-twins": Record<string, never>;
  "laborigines-ask-go-order": { course: Argument };
  "laborigines-ask-lay": { figure: Argument; left: Argument; tile: Argument; where: Argument };
  "laborigines-ask-give": { left: Argument; taker: Argument };
  "laborigines-ask-take": { giver: Argument; left: Argument };
  "laborigines-ask-delegated": Record<string, never>;
}

/**
 * A move in the notation of the game:
 *
 * - `clay mmmmmmmmmmmmmmmmmmmmmmmm 000000`: what a figure looks like (LAB-2).
 * - `clay any`: a figure that is already there; modelling is skipped.
 * - `at 7`: where a figure starts (LAB-2); with `at any` chance decides.
 * - `vote B`: for the prettiest laborigine (LAB-5); `vote none` abstains.
 * - `die 3`: the die of the seat's laborigine, with twins of the first (LAB-13); the other die is Moa's or the other twin's.
 * - `flag 1`: which of the twins gets the flag (LAB-43).
 * - `pay cw`: manipulate, that is decide where the moving laborigine, with twins the first, goes (LAB-19).
 * - `pass`: no manipulation.
 * - `go cw`: where one's own laborigine goes (LAB-15); `go 2 ccw` sends the second twin first.
 * - `energy b`: the colour of one piece that is laid down or handed over.
 * - `own last`: from now on the table chooses colours for this seat (LAB-R5).
 * - `own choice`: the seat chooses colours again.
 */
export type LaboriginesMove = string;

/** The rules that tell of what a board shows. */
export const RULE_OF = {
  leprosy: "LAB-20",
  "inferiority-complex": "LAB-21",
  limping: "LAB-22",
  "immunity-loss": "LAB-23",
  hyperactivity: "LAB-24",
  "benign-mutation": "LAB-25",
  "malign-mutation": "LAB-26",
  "storage-disorder": "LAB-27",
} as const;
