// Written by `deskoherna types teserakt` from deskoherna.games.teserakt. Do not edit.

export type Argument = string | number;

export type Status = "down" | "up" | "unlocked" | "played" | "lost" | "lost-unseen";

/** All but the order of the decks and the discoveries that nobody has seen. */
export interface TeseraktView {
  /** whose view it is; none for a spectator */
  seat: number | null;
  /** what does not change in a game */
  expedition: Expedition;
  /** of the base, by column */
  symbols: string[];
  /** dice from the base up, by column: a1, b1, …, d4 */
  columns: string[][];
  /** columns whose top die is free */
  free: string[];
  /** the column of the boundary die, or of those that tie */
  boundary: string[];
  /** in the order of their letters */
  researchers: ResearcherSeen[];
  /** while researchers are being chosen */
  candidates: CandidateSeen[];
  /** collapsed dice */
  zone: string[];
  /** by colour: y, o, p, b */
  annihilated: number[];
  /** dice in their slots */
  panel: string[];
  /** how many there are; seven lose the game */
  rifts: number;
  /** whether the seventh rift or the last die has lost the game */
  lost: boolean;
  /** ids of the cards left in the decks of level 2, 3 and 4; not in the order of the deck */
  decks: string[][];
  /** by value, from 1 */
  discoveries: DiscoverySeen[];
  /** discovery cards nobody has seen */
  unseen: string[];
  /** those that lie open, with what they say */
  cards: CardSeen[];
  /** the card or speciality that is being carried out */
  carried: CardSeen | null;
  /** how many turns have begun */
  turns: number;
  /** the letter of the researcher on turn */
  turn: string;
  /** left in this turn */
  actions: number;
  /** actions taken in this turn */
  taken: number;
  /** the kinds of actions taken in this turn, a bit each */
  done: number;
  /** the skills used that work once a turn, a bit each */
  used: number;
  /** transfers declined in this turn, in notation */
  refused: string[];
  /** slots filled, the same for every seat */
  scores: number[];
  /** steps still to be carried out, each a name and numbers; the last comes next */
  agenda: (string | number)[][];
  /** how the game ended; none while it is being played */
  result: Result | null;
}

/** What does not change in a game. */
export interface Expedition {
  /** how many there are */
  seats: number;
  /** its id */
  base: string;
  /** one each at the start; without, it is harder (TES-48) */
  cards: boolean;
  /** how many more dice at the start (TES-49) */
  collapsed: number;
  /** rifts against discoveries (TES-50) */
  race: boolean;
  /** who starts: drawn, or the first seat */
  first: string;
  /** `standard`, or the text of a custom deck */
  deck: string;
}

/** A researcher with lab and cards. */
export interface ResearcherSeen {
  /** A to D */
  letter: string;
  /** who plays it */
  seat: number;
  /** none before one is chosen */
  id: string | null;
  /** its own, if the deck gives one */
  name: string;
  /** its name; none before a researcher is chosen */
  skill: string | null;
  /** whether it mainly helps others (TES-47) */
  diamond: boolean;
  /** what it does, in sentences */
  speciality: Sentence[];
  /** dice */
  lab: string[];
  /** for dice in the lab */
  spaces: number;
  /** ids of the cards held */
  cards: string[];
}

/** A sentence on a card, to be said in the reader's language. */
export interface Sentence {
  /** the id of its message */
  key: string;
  /** the arguments of the message */
  args: Record<string, string | number>;
}

/** A researcher who can still be chosen. */
export interface CandidateSeen {
  /** of the researcher */
  id: string;
  /** its own, if the deck gives one */
  name: string;
  /** its name */
  skill: string;
  /** whether it mainly helps others (TES-47) */
  diamond: boolean;
  /** what it does, in sentences */
  speciality: Sentence[];
}

/** The discovery card at a value. */
export interface DiscoverySeen {
  /** how it stands */
  status: Status;
  /** its id; none if nobody has seen it */
  card: string | null;
}

/** A card that lies open somewhere. */
export interface CardSeen {
  /** of the card */
  id: string;
  /** its own, if the deck gives one */
  name: string;
  /** 2 to 4, or 0 for a discovery */
  level: number;
  /** what it does, in sentences */
  text: Sentence[];
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

/** Who plays the first turn. */
export interface Starts {
  event: "starts";
  /** which */
  seat: number;
}

/** A seat chooses its researcher. */
export interface Became {
  event: "became";
  /** the researcher's letter */
  who: string;
  /** the id of the card or researcher */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
}

/** A die of a top corner is rolled into a lab. */
export interface Supplied {
  event: "supplied";
  /** whose lab it is */
  who: string;
  /** where the die was */
  column: string;
  /** as it was */
  die: string;
  /** that it shows now */
  value: number;
}

/** A researcher's turn begins. */
export interface TurnBegan {
  event: "turn-began";
  /** the letter */
  who: string;
}

/** A die is taken from the Tesseract into a lab. */
export interface Extracted {
  event: "extracted";
  /** whose lab it goes to */
  who: string;
  /** where it was */
  column: string;
  /** which */
  die: string;
  /** that brought it about */
  rule: string;
}

/** A die is adjusted, flipped or set. */
export interface Turned {
  event: "turned";
  /** the lab or the zone */
  place: string;
  /** as it was */
  die: string;
  /** that it shows now */
  value: number;
  /** that brought it about */
  rule: string;
}

/** The researcher on turn offers a die to another one, or asks for one. */
export interface Requested {
  event: "requested";
  /** the researcher on turn */
  who: string;
  /** who is asked */
  other: string;
  /** which */
  die: string;
  /** offers it, not asks for it */
  giving: boolean;
}

/** A transfer is declined. */
export interface Declined {
  event: "declined";
  /** the researcher who declines */
  who: string;
}

/** A die goes from one lab to another. */
export interface Transferred {
  event: "transferred";
  /** the lab it leaves */
  who: string;
  /** the lab it goes to */
  other: string;
  /** which */
  die: string;
  /** that brought it about */
  rule: string;
}

/** A card is discarded to draw another. */
export interface Analysed {
  event: "analysed";
  /** the researcher's letter */
  who: string;
  /** the id of the card or researcher */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
}

/** A card is drawn from a deck. */
export interface Drew {
  event: "drew";
  /** the researcher's letter */
  who: string;
  /** the id of the card or researcher */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
  /** of the deck */
  level: number;
  /** that brought it about */
  rule: string;
}

/** There is no card left to draw. */
export interface DeckEmpty {
  event: "deck-empty";
  /** who would draw */
  who: string;
  /** of the deck */
  level: number;
}

/** A researcher uses the speciality. */
export interface UsedSpeciality {
  event: "used-speciality";
  /** the researcher's letter */
  who: string;
  /** the id of the card or researcher */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
}

/** A card is played. */
export interface Played {
  event: "played";
  /** the researcher's letter */
  who: string;
  /** the id of the card or researcher */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
}

/** A discovery card is played. */
export interface Discovered {
  event: "discovered";
  /** the researcher's letter */
  who: string;
  /** the id of the card or researcher */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
  /** of the discovery */
  value: number;
}

/** The researcher ends the action phase with actions left. */
export interface EndedEarly {
  event: "ended-early";
  /** the letter */
  who: string;
}

/** A die comes to its slot: a point for everyone. */
export interface Stabilised {
  event: "stabilised";
  /** the researcher */
  who: string;
  /** which */
  die: string;
  /** slots filled now */
  filled: number;
  /** how many there are */
  seats: number;
  /** that brought it about */
  rule: string;
}

/** A discovery card is turned up. */
export interface TurnedUp {
  event: "turned-up";
  /** of the discovery */
  value: number;
  /** its id */
  card: string;
  /** its own name, if the deck gives one */
  name: string;
}

/** A discovery card can be played from now on. */
export interface Unlocked {
  event: "unlocked";
  /** of the discovery */
  value: number;
}

/** All slots of a colour are filled. */
export interface ColourCompleted {
  event: "colour-completed";
  /** its letter */
  colour: string;
}

/** A die in a lab or in the zone is rolled and stays there. */
export interface Rolled {
  event: "rolled";
  /** the lab or the zone */
  place: string;
  /** as it was */
  die: string;
  /** that it shows now */
  value: number;
  /** that brought it about */
  rule: string;
}

/** An annihilated die is rolled; it will be put on the Tesseract. */
export interface Returned {
  event: "returned";
  /** as it was rolled */
  die: string;
  /** that brought it about */
  rule: string;
}

/** A die is put on the Tesseract. */
export interface PutOn {
  event: "put-on";
  /** which */
  die: string;
  /** where */
  column: string;
}

/** A die of the Tesseract moves to another column. */
export interface Relocated {
  event: "relocated";
  /** which */
  die: string;
  /** the column it leaves */
  source: string;
  /** the column it goes to */
  column: string;
}

/** Two dice change places. */
export interface Exchanged {
  event: "exchanged";
  /** whose lab the one die is from */
  who: string;
  /** the one from the lab */
  die: string;
  /** where the other is from: a lab, the zone or a column */
  place: string;
  /** the other die */
  other: string;
}

/** The researcher may take more actions. */
export interface GainedActions {
  event: "gained-actions";
  /** the letter */
  who: string;
  /** how many more */
  count: number;
}

/** A rift closes. */
export interface Mended {
  event: "mended";
  /** that are left */
  rifts: number;
}

/** A die of the Tesseract is rolled and falls into the zone. */
export interface Collapsed {
  event: "collapsed";
  /** where it was */
  column: string;
  /** as it was */
  die: string;
  /** that it shows now */
  value: number;
  /** that brought it about */
  rule: string;
}

/** An annihilated die comes back into the zone. */
export interface Split {
  event: "split";
  /** as it comes */
  die: string;
}

/** A die leaves the game. */
export interface Annihilated {
  event: "annihilated";
  /** as it was */
  die: string;
  /** where it was: a lab, the zone or a column */
  place: string;
  /** that brought it about */
  rule: string;
}

/** Too many collapsed dice show one value. */
export interface Rift {
  event: "rift";
  /** which */
  value: number;
  /** how many rifts open */
  by: number;
  /** that there are now */
  rifts: number;
  /** that brought it about */
  rule: string;
}

/** A rift takes a discovery. */
export interface DiscoveryLost {
  event: "discovery-lost";
  /** of the discovery */
  value: number;
}

/** A symbol of the base is uncovered and carried out. */
export interface Uncovered {
  event: "uncovered";
  /** its name */
  symbol: string;
  /** where */
  column: string;
}

/** A lab is spared by a wave. */
export interface Spared {
  event: "spared";
  /** whose lab */
  who: string;
}

/** All slots are filled: everyone wins. */
export interface Won {
  event: "won";
  /** how many there are */
  seats: number;
}

/** The seventh rift: everyone loses. */
export interface LostToRifts {
  event: "lost-to-rifts";
}

/** The last die has left the Tesseract: everyone loses. */
export interface LostTesseract {
  event: "lost-tesseract";
}

export type TeseraktEvent = (
  | Starts
  | Became
  | Supplied
  | TurnBegan
  | Extracted
  | Turned
  | Requested
  | Declined
  | Transferred
  | Analysed
  | Drew
  | DeckEmpty
  | UsedSpeciality
  | Played
  | Discovered
  | EndedEarly
  | Stabilised
  | TurnedUp
  | Unlocked
  | ColourCompleted
  | Rolled
  | Returned
  | PutOn
  | Relocated
  | Exchanged
  | GainedActions
  | Mended
  | Collapsed
  | Split
  | Annihilated
  | Rift
  | DiscoveryLost
  | Uncovered
  | Spared
  | Won
  | LostToRifts
  | LostTesseract
) & { rule: string; args?: Record<string, Argument> };

/** What is asked, by the id of its message, with the arguments of that. */
export interface TeseraktAsks {
  "teserakt-ask-become": { who: Argument };
  "teserakt-ask-corner": { who: Argument };
  "teserakt-ask-act": { actions: Argument; who: Argument };
  "teserakt-ask-consent": { die: Argument; giving: Argument; who: Argument };
  "teserakt-ask-boundary": Record<string, never>;
  "teserakt-ask-annihilated": Record<string, never>;
  "teserakt-ask-lowest": Record<string, never>;
  "teserakt-ask-wave": Record<string, never>;
  "teserakt-ask-identical": { die: Argument };
  "teserakt-ask-reroll": { dice: Argument; level: Argument };
  "teserakt-ask-return": Record<string, never>;
  "teserakt-ask-put": { die: Argument };
  "teserakt-ask-deliver": { die: Argument };
  "teserakt-ask-choice": Record<string, never>;
  "teserakt-ask-group": { do: Argument };
  "teserakt-ask-effect": { do: Argument; left: Argument };
}

/**
 * A move in the notation of the game:
 *
 * - `take b2`: a free die of the Tesseract, to extract it or for what an effect does with it.
 * - `turn A:y3 to 4`: turn a die in a lab or the zone to a value; 0 annihilates it (TES-19).
 * - `pass A:y3 to B`: a die goes from one lab to another.
 * - `analyse tweezers`: a card is discarded to draw another (TES-21).
 * - `stabilise y3 with y4 y5`: one die of a set in one's own lab, with the others of the set.
 * - `speciality`: use it.
 * - `play tweezers`: carry out a card.
 * - `discover 4`: play the discovery card of a value.
 * - `end`: end the action phase.
 * - `yes`: answer a question; or `no`.
 * - `pick A:y3`: a die in a lab or in the zone.
 * - `move a1 to b1`: a die of the Tesseract goes to another column.
 * - `swap y3 and B:o2`: a die of the seat's lab changes places with one elsewhere.
 * - `swap y3 and b2`: a die of the seat's lab changes places with a free one of the Tesseract.
 * - `at b2`: a column.
 * - `lab B`: a lab.
 * - `colour y`: a colour of dice.
 * - `value 4`: a value of dice.
 * - `choose 2`: one of several lists of effects.
 * - `done`: enough of this effect.
 * - `be polymath`: the researcher to play; with `be any` chance decides.
 */
export type TeseraktMove = string;

/** The rules that tell of what a board shows. */
export const RULE_OF = {
  die: "TES-16",
  boundary: "TES-32",
  symbol: "TES-44",
  discovery: "TES-29",
} as const;
