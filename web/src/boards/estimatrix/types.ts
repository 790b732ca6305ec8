// Written by `deskoherna types estimatrix` from deskoherna.games.estimatrix. Do not edit.

export type Argument = string | number;

export type Form = "text" | "emoji" | "drawing" | "aloud";

export type Colour = "white" | "yellow" | "red" | "green" | "blue" | "black";

export type Role = "quanter" | "negater" | "estimater";

/** All but the answers of others before they are shown. */
export interface EstimatrixView {
  /** whose view it is; none for a spectator */
  seat: number | null;
  /** what the table has agreed on */
  terms: Terms;
  /** of hints that the table allows */
  forms: Form[];
  /** of the dice, in the order that moves number them */
  colours: Colour[];
  /** each seat's own letter; empty before it is chosen */
  letters: string[];
  /** the different letters each seat has */
  owned: string[];
  /** for each seat, the seats whose letters it still needs */
  lacking: number[][];
  /** of its own letter that each seat still has */
  pieces: number[];
  /** seats that hold each other's letters */
  pairs: [number, number][];
  /** the seat; none before the roles are given out */
  negater: number | null;
  /** 0 in the first turn of the Negater, 1 in the second */
  shift: number;
  /** the seat; none before the roles are given out */
  quanter: number | null;
  /** how many turns have begun */
  turns: number;
  /** the banned colour; none before it is chosen */
  ban: Colour | null;
  /** whether the ban was rolled */
  rolled: boolean;
  /** given, or being drawn */
  hint: HintSeen | null;
  /** for each seat, whether it has set its answer */
  answered: boolean[];
  /** for each seat, whether it gives no answer because its time was up */
  late: boolean[];
  /** the viewer's own answer */
  answer: Colour | null;
  /** the latest turn whose answers have been shown */
  last: PastSeen | null;
  /** steps still to be carried out, each a name and numbers; the last comes next */
  agenda: (string | number)[][];
  /** how the game ended; none while it is being played */
  result: Result | null;
}

/** What does not change in a game. */
export interface Terms {
  /** how many there are */
  seats: number;
  /** basic or advanced */
  mode: string;
  /** the forms allowed: any, screen, text, emoji, drawing or aloud */
  hints: string;
  /** whether hints may name colours (EST-R4) */
  naming: boolean;
  /** whether drawings may use more than black */
  coloured: boolean;
}

/** A hint that was given, or a drawing that is still growing. */
export interface HintSeen {
  /** the number of the turn, which names the hint */
  turn: number;
  /** empty while it is being drawn */
  form: Form | "";
  /** the text, the emoji, or what describes the drawing */
  words: string;
  /** of a drawing, in the notation of `sketch.py` */
  strokes: string[];
  /** whether the host has hidden it */
  hidden: boolean;
}

/** The latest turn whose answers have been shown. */
export interface PastSeen {
  /** who banned the colour and gave the hint */
  quanter: number;
  /** whose right guess prevents exchanges */
  negater: number;
  /** the banned colour */
  ban: Colour;
  /** the hint of that turn */
  hint: HintSeen;
  /** the colour of each seat; none if its time was up */
  answers: (Colour | null)[];
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

/** A seat gets all pieces of a letter. */
export interface Chose {
  event: "chose";
  /** who gets them */
  seat: number;
  /** one of MATRIX */
  letter: string;
  /** whether chance decided */
  dealt: boolean;
}

/** Every seat gets a piece of each letter that stays free. */
export interface SharedOut {
  event: "shared-out";
  /** that nobody has chosen */
  letters: string;
  /** how many there are */
  seats: number;
}

/** The first Negater and the first Quanter. */
export interface RolesGiven {
  event: "roles-given";
  /** the seat */
  negater: number;
  /** the seat */
  quanter: number;
}

/** The colour nobody may use in this turn. */
export interface Banned {
  event: "banned";
  /** the Quanter */
  seat: number;
  /** the banned one */
  colour: Colour;
  /** whether the die decided */
  rolled: boolean;
}

/** The drawing grows. */
export interface Drew {
  event: "drew";
  /** the Quanter */
  seat: number;
  /** the number of the turn, which names the hint */
  turn: number;
  /** the new ones, in the notation of `sketch.py` */
  strokes: string[];
  /** how many strokes there are now */
  total: number;
}

/** Strokes are rubbed out of the drawing. */
export interface RubbedOut {
  event: "rubbed-out";
  /** the Quanter */
  seat: number;
  /** the number of the turn, which names the hint */
  turn: number;
  /** how many strokes are left */
  total: number;
}

/** The hint is given. */
export interface Hinted {
  event: "hinted";
  /** the Quanter */
  seat: number;
  /** the number of the turn, which names the hint */
  turn: number;
  /** of the hint */
  form: Form;
  /** the text, the emoji, or what describes the drawing */
  words: string;
  /** of a drawing, in the notation of `sketch.py` */
  strokes: string[];
  /** whether the host has hidden it */
  hidden: boolean;
}

/** The Quanter lets the others answer first. */
export interface LeftFirst {
  event: "left-first";
  /** the Quanter */
  seat: number;
}

/** A seat has set its colour. */
export interface Answered {
  event: "answered";
  /** who answers */
  seat: number;
  /** of the seat */
  role: Role;
  /** whether it replaces an earlier answer */
  again: boolean;
  /** the one that was set; none for others */
  colour: Colour | null;
}

/** Time was up: a seat without a guess gives none. */
export interface GaveNone {
  event: "gave-none";
  /** whose time was up */
  seat: number;
}

/** The Quanter's time was up: the turn ends without exchanges. */
export interface RanOut {
  event: "ran-out";
  /** the Quanter */
  seat: number;
}

/** One of the answers that are all shown together. */
export interface Shown {
  event: "shown";
  /** whose answer it is */
  seat: number;
  /** of the seat */
  role: Role;
  /** none if the seat gave no answer */
  colour: Colour | null;
  /** whether it is the Quanter's colour */
  hit: boolean;
}

/** Nobody guessed the colour. */
export interface Missed {
  event: "missed";
  /** the Quanter */
  seat: number;
  /** the Quanter's */
  colour: Colour;
}

/** The Negater guessed the colour. */
export interface Thwarted {
  event: "thwarted";
  /** the Negater */
  seat: number;
  /** the Quanter's */
  colour: Colour;
}

/** Each now has the other's letter. */
export interface Exchanged {
  event: "exchanged";
  /** the Quanter */
  seat: number;
  /** the Estimater */
  other: number;
  /** the Quanter's own */
  letter: string;
  /** the Estimater's own */
  other_letter: string;
}

/** The two have exchanged their letters before. */
export interface NotAgain {
  event: "not-again";
  /** the Quanter */
  seat: number;
  /** the Estimater */
  other: number;
  /** the Quanter's own */
  letter: string;
  /** the Estimater's own */
  other_letter: string;
}

/** Each has its own piece again. */
export interface GaveBack {
  event: "gave-back";
  /** the Quanter */
  seat: number;
  /** the Estimater */
  other: number;
  /** the Quanter's own */
  letter: string;
  /** the Estimater's own */
  other_letter: string;
}

/** Another seat is Negater. */
export interface NegaterPassed {
  event: "negater-passed";
  /** who is Negater now */
  seat: number;
  /** who was Negater until now */
  before: number;
}

/** Another seat is Quanter. */
export interface QuanterPassed {
  event: "quanter-passed";
  /** who is Quanter now */
  seat: number;
  /** who was Quanter until now */
  before: number;
  /** whether the role passed over the Negater */
  skipped: boolean;
  /** the Negater it skipped has become one just now */
  met: boolean;
}

/** The game is over: someone has all six letters. */
export interface Completed {
  event: "completed";
  /** the seats that have them */
  first: number[];
}

export type EstimatrixEvent = (
  | Chose
  | SharedOut
  | RolesGiven
  | Banned
  | Drew
  | RubbedOut
  | Hinted
  | LeftFirst
  | Answered
  | GaveNone
  | RanOut
  | Shown
  | Missed
  | Thwarted
  | Exchanged
  | NotAgain
  | GaveBack
  | NegaterPassed
  | QuanterPassed
  | Completed
) & { rule: string; args?: Record<string, Argument> };

/** What is asked, by the id of its message, with the arguments of that. */
export interface EstimatrixAsks {
  "estimatrix-ask-letter": Record<string, never>;
  "estimatrix-ask-ban": Record<string, never>;
  "estimatrix-ask-hint": { ban: Argument; forms: Argument };
  "estimatrix-ask-drawing": { ban: Argument; forms: Argument };
  "estimatrix-ask-lead": { ban: Argument };
  "estimatrix-ask-answer": { ban: Argument; role: Argument };
  "estimatrix-ask-change": { ban: Argument; role: Argument };
}

/**
 * A move in the notation of the game:
 *
 * - `letter M`: the letter a seat plays with (EST-2); `letter any` draws one (EST-R3).
 * - `ban red`: the colour nobody may use (EST-6); with `ban roll` the die decides.
 * - `say a fire engine`: a hint in words, of any language.
 * - `emoji 🚒`: a hint in emoji.
 * - `aloud`: a hint given outside the game: spoken, sung, mimed.
 * - `draw 3kAAAAf__v_f`: strokes added to a drawing, which all watch while it grows.
 * - `rub`: the last stroke of the drawing is rubbed out, with `rub all` all of them.
 * - `show`: the drawing is the hint; words after it describe it to those who cannot see it.
 * - `answer blue`: a colour set in secret, the Quanter's answer (EST-7) or a guess (EST-9).
 * - `others first`: the Quanter answers after the others (EST-10).
 * - `lapse`: played by the table for a seat whose time is up (EST-R7).
 */
export type EstimatrixMove = string;
