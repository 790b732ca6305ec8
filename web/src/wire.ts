// Written by tools/write_types.py from src/deskoherna/tables/wire/. Do not edit.

/** A Fischer clock (a total and an increment after every move), or a fixed time per move. */
export interface ClockRule {
  total: number;
  increment?: number;
  per_move?: boolean;
  days_off?: DaysOff | null;
}

/** Which days are off in a time zone of the IANA database, such as `Europe/Prague`. */
export interface DaysOff {
  zone: string;
  weekends?: boolean;
  country?: string | null;
}

/**
 * The place of every seat (1 is a win; after two firsts comes a third), and why.
 *
 * Partners who play `together` all come first, or all second, after the game itself.
 */
export interface Result {
  places: number[];
  scores: number[];
  rule: string;
  reason: string;
  together?: boolean;
}

/** A field of a board: a sign that stands for it, and its name. */
export interface Field {
  sign: string;
  name: string;
}

/** A card, a figure, a board. */
export interface Piece {
  id: string;
  name: string;
  notes: string[];
  text: string[];
  fields: Field[][];
}

/** Pieces of one kind. */
export interface Pieces {
  id: string;
  title: string;
  pieces: Piece[];
}

/** A message of the game. */
export interface Saying {
  key: string;
  args: Record<string, string | number>;
}

/** A message of the game and its arguments: what something is called. */
export interface Label {
  key: string;
  args?: Record<string, string | number>;
}

/**
 * Something that lies in a place: a stone, a card, a die, some tokens of a kind.
 *
 * Its `id` is the same for as long as it is the same piece to the seat that looks. If it is
 * somewhere else in the next position, it is filmed going there.
 */
export interface BoardPiece {
  id: string;
  shape?:
    | "card"
    | "diamond"
    | "die"
    | "disc"
    | "hexagon"
    | "pawn"
    | "ring"
    | "square"
    | "star"
    | "triangle";
  seat?: number | null;
  tint?: "blue" | "dark" | "green" | "orange" | "plain" | "red" | "violet" | "yellow";
  text?: string;
  label?: Label | null;
  picture?: string;
  back?: boolean;
  count?: number;
  press?: string;
  origin?: string;
}

/** Where pieces lie. Its `id` is its word in the notation of moves. */
export interface Place {
  id: string;
  pieces?: BoardPiece[];
  label?: Label | null;
  text?: string;
  tint?: "blue" | "dark" | "green" | "orange" | "plain" | "red" | "violet" | "yellow";
}

/** A place of a grid, counted from the left and from above. */
export interface Cell {
  id: string;
  pieces?: BoardPiece[];
  label?: Label | null;
  text?: string;
  tint?: "blue" | "dark" | "green" | "orange" | "plain" | "red" | "violet" | "yellow";
  column: number;
  row: number;
}

/**
 * Squares or hexes; cells may be left out. Every second row of hexes is half a cell further
 * to the right.
 */
export interface Grid {
  part: "grid";
  cells: Cell[];
  hexes?: boolean;
  columns?: string[];
  rows?: string[];
  label?: Label | null;
  seat?: number | null;
}

/** A line of spaces, or a ring of them. */
export interface Track {
  part: "track";
  spaces: Place[];
  ring?: boolean;
  label?: Label | null;
  seat?: number | null;
}

/** Pieces side by side: a hand of cards, some dice, the tokens of a supply. */
export interface Row {
  part: "row";
  id: string;
  pieces?: BoardPiece[];
  label?: Label | null;
  text?: string;
  tint?: "blue" | "dark" | "green" | "orange" | "plain" | "red" | "violet" | "yellow";
  seat?: number | null;
}

/** Pieces on top of one another. The top one is seen if it is given; otherwise a back is. */
export interface Pile {
  part: "pile";
  id: string;
  pieces?: BoardPiece[];
  label?: Label | null;
  text?: string;
  tint?: "blue" | "dark" | "green" | "orange" | "plain" | "red" | "violet" | "yellow";
  count: number;
  seat?: number | null;
}

export type AnyPart = Grid | Track | Row | Pile;

/** A word of moves that is no place: it is offered as a button. */
export interface Choice {
  word: string;
  label: Label;
}

/** All parts, in their order. */
export interface Board {
  parts: (Grid | Track | Row | Pile)[];
  choices?: Choice[];
}

/** Make a move. `version` is that of the position the person saw. */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  move: string;
  version: number;
}

/** Ask what a move would do, or why it is not allowed. Nothing is played. */
export interface Consider {
  do: "consider";
  id: string;
  seat: number;
  move: string;
}

/** Ask for the legal moves of a seat that is asked. */
export interface Moves {
  do: "moves";
  id: string;
  seat: number;
}

/** Have a bot give a hint to a seat that is asked. The log notes it; it arrives as news. */
export interface Hint {
  do: "hint";
  id: string;
  seat: number;
}

/** Ask what a coach says to a seat; with the cues that were `seen`, also for the next one. */
export interface Coach {
  do: "coach";
  id: string;
  seat: number;
  seen?: string[] | null;
}

/** See the table through one of your own seats, or, for null, as a spectator. */
export interface Look {
  do: "look";
  id: string;
  seat: number | null;
}

/** The table is on your screen, or not any more: whoever sees it is not called back to it. */
export interface Sight {
  do: "sight";
  id: string;
  on: boolean;
}

/** Take a seat: by its link's token, or without one at a public table or as its host. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  name: string;
  token?: string | null;
  words?: string | null;
}

/** Add words to chance. The game starts once everyone has. */
export interface Ready {
  do: "ready";
  id: string;
  seat: number;
  words: string;
}

/** Leave a seat before the game starts. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/**
 * Chat: players among themselves, spectators among themselves, after the game all together.
 *
 * Players speak by the name of their seat, spectators by the one they give.
 */
export interface Say {
  do: "say";
  id: string;
  text: string;
  name?: string;
}

/** A spectator asks the host to be allowed to write, where that is needed. */
export interface AskToWrite {
  do: "ask-to-write";
  id: string;
  name?: string;
}

/** Host: let the spectator who asked with entry `seq` of the log write, or decline. */
export interface Approve {
  do: "approve";
  id: string;
  seq: number;
  yes: boolean;
}

/**
 * Host: stop somebody from writing, or let them write again.
 *
 * They are named by a seat, or by the number of something that they said or asked, or with which
 * they were muted or banned.
 */
export interface Mute {
  do: "mute";
  id: string;
  seq?: number | null;
  seat?: number | null;
  on?: boolean;
}

/**
 * Host: keep somebody from writing, sitting down and seeing a private table, or lift that.
 *
 * They are named as for `mute`.
 */
export interface Ban {
  do: "ban";
  id: string;
  seq?: number | null;
  seat?: number | null;
  on?: boolean;
}

/** Host: take away all that somebody has said, named as for `mute`, or all that anybody has. */
export interface Clear {
  do: "clear";
  id: string;
  seq?: number | null;
  seat?: number | null;
}

/** Host: whether spectators may write freely, once approved of, or never. */
export interface LetWrite {
  do: "let-write";
  id: string;
  spectators: "approved" | "freely" | "never";
}

/** Ask the others to agree. `number`: the moves that stay (undo), the seat (time is up). */
export interface Propose {
  do: "propose";
  id: string;
  seat: number;
  what: "draw" | "end" | "more-time" | "take-over" | "undo";
  number?: number;
}

/** Agree to a proposal or decline it; whoever made it may withdraw it. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

/** Point at something on the board of a cooperative game, or stop. A mark fades by itself. */
export interface Point {
  do: "point";
  id: string;
  seat: number;
  target: string;
  on?: boolean;
}

/**
 * Propose a move to a partner who is asked, or take it back; they play it, or not.
 *
 * `version` is that of the position the person saw; with it the proposal goes.
 */
export interface Advise {
  do: "advise";
  id: string;
  seat: number;
  to: number;
  move: string;
  version: number;
  on?: boolean;
}

/**
 * Let the others watch a move that is being made, where the game lets them; null: not any more.
 *
 * It is passed on to those who look at the table just now, and kept nowhere.
 */
export interface Draft {
  do: "draft";
  id: string;
  seat: number;
  move: string | null;
}

/** Host: make a new link for a seat; the old one stops working. */
export interface Reissue {
  do: "reissue";
  id: string;
  seat: number;
}

/** Host: the seat is open again (before the start) or a bot's (afterwards). */
export interface Kick {
  do: "kick";
  id: string;
  seat: number;
}

/**
 * A bot takes the seat, for the person at it if there is one.
 *
 * Host; in a running game also the person, who then leaves and may come back.
 */
export interface Fill {
  do: "fill";
  id: string;
  seat: number;
  bot: string;
}

/** Host, or the person for whom a bot stands in: the person plays again. */
export interface HandBack {
  do: "hand-back";
  id: string;
  seat: number;
}

/** Host. */
export interface Pause {
  do: "pause";
  id: string;
}

/** Host. */
export interface GoOn {
  do: "go-on";
  id: string;
}

/** Host: hide from the others what a player has made, such as a hint, or show it again. */
export interface Hide {
  do: "hide";
  id: string;
  number: number;
  hidden: boolean;
}

/** Host: show spectators out, or let them in again. */
export interface OpenDoors {
  do: "open-doors";
  id: string;
  open: boolean;
}

/** Host: offer a new table to everyone at this one. */
export interface PlayAgain {
  do: "play-again";
  id: string;
}

export type AnyCommand =
  | Play
  | Consider
  | Moves
  | Hint
  | Coach
  | Look
  | Sight
  | Sit
  | Ready
  | Leave
  | Say
  | Propose
  | Answer
  | Resign
  | Draft
  | Point
  | Advise
  | Reissue
  | Kick
  | Fill
  | HandBack
  | Pause
  | GoOn
  | Hide
  | OpenDoors
  | PlayAgain
  | AskToWrite
  | Approve
  | Mute
  | Ban
  | Clear
  | LetWrite;

/** A message id with arguments, and the rule behind it. */
export interface Problem {
  key: string;
  args: Record<string, string | number>;
  rule: string | null;
  unreadable: boolean;
}

/**
 * A question to one of your own seats. `schema` is there for free-form answers.
 *
 * `recommended` is an answer for newcomers to what is asked before the first turn.
 */
export interface AskView {
  rule: string;
  key: string;
  args: Record<string, string | number>;
  optional: boolean;
  offer: boolean;
  schema: Record<string, unknown> | null;
  recommended: string | null;
}

/** A seat the game waits for, since when, and the rule that makes it wait. */
export interface Waiting {
  seat: number;
  rule: string;
  since: number;
  lapses: boolean;
}

/** What the clocks show at `at`; those of the running seats go on, except in the time `off`. */
export interface Times {
  left: number[];
  running: number[];
  at: number;
  off: [number, number][];
}

/** The position, as one viewer sees it. */
export interface Position {
  version: number;
  plies: number;
  fixed: number;
  view: unknown;
  asks: Record<string, AskView>;
  partners: Record<string, AskView>;
  waiting: Waiting[];
  result: Result | null;
  times: Times | null;
  offers: Times | null;
}

/** `move` is null where it is secret; the events say what may be known. */
export interface MoveView {
  line: "move";
  seq: number;
  at: number;
  ply: number;
  seat: number;
  move: string | null;
  events: Record<string, unknown>[];
  late: boolean;
}

export interface StartView {
  line: "start";
  seq: number;
  at: number;
  events: Record<string, unknown>[];
}

/** Only the first `to` moves stand. */
export interface UndoView {
  line: "undo";
  seq: number;
  at: number;
  to: number;
  by: string;
}

/** `cleared`: the host has taken it away since it was sent; nothing of it is left. */
export interface ChatView {
  line: "chat";
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  cleared: boolean;
  host: boolean;
}

/** Anything else that happened at the table, as a message, and the rule behind it. */
export interface NoteView {
  line: "note";
  seq: number;
  at: number;
  key: string;
  args: Record<string, string | number>;
  rule: string;
}

/**
 * What a bot says about how it played, after move `ply` has shown it.
 *
 * `about` is the number of what it was played about, if a player made it.
 */
export interface RemarkView {
  line: "remark";
  seq: number;
  at: number;
  ply: number;
  seat: number;
  about: number | null;
  said: Saying[];
}

export type EntryView = MoveView | StartView | UndoView | ChatView | NoteView | RemarkView;

/** `bot` with `sits_in`: the bot stands in for the person named here until they return. */
export interface SeatView {
  name: string;
  person: boolean;
  bot: string | null;
  sits_in: boolean;
  ready: boolean;
  away: boolean;
  host: boolean;
  persona:
    | "bruno"
    | "dora"
    | "ema"
    | "hugo"
    | "iris"
    | "leo"
    | "max"
    | "mona"
    | "nela"
    | "oto"
    | "rita"
    | "sam"
    | null;
}

/** `waits_for`: the seats that have not answered yet; `rule`: why they must agree. */
export interface ProposalView {
  what: "draw" | "end" | "more-time" | "take-over" | "undo";
  by: number;
  number: number;
  waits_for: number[];
  rule: string;
}

/** Where chance comes from: a commitment, everyone's words, and after the end the seed. */
export interface ChanceView {
  commitment: string;
  words: string[];
  seed: string | null;
}

export interface Origin {
  table: string;
  ply: number;
}

/** A table as everyone sees it. */
export interface Status {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  state: "closed" | "over" | "playing" | "waiting";
  public: boolean;
  paused: boolean;
  hints: boolean;
  seats: SeatView[];
  colours: number[];
  clock: ClockRule | null;
  offers: number | null;
  time_up: number[];
  hidden: number[];
  proposal: ProposalView | null;
  chance: ChanceView;
  can_resign: number[];
  can_draw: boolean;
  next: string | null;
  came_from: Origin | null;
  spectators: number;
  doors: boolean;
  spectators_write: "approved" | "freely" | "never";
  rated: boolean;
}

/** Somebody who asks to write, or is muted or banned since entry `seq` of the log. */
export interface Writer {
  seq: number;
  name: string;
  seat: number | null;
  state: "asks" | "banned" | "muted";
}

/** Who you are at this table. Links and writers are sent to the host alone. */
export interface You {
  seats: number[];
  host: boolean;
  eyes: number | null;
  links: Record<string, string>;
  writing: "ask" | "banned" | "declined" | "muted" | "never" | "waits" | "yes";
  writers: Writer[];
}

/**
 * A move that a bot has compared with others, the share of the win it expects, and why.
 *
 * `confidence` says how sure it is: of the first move, that no other is better; of any other, that
 * it is worse than the first. With a `guess` it cannot tell.
 */
export interface HintedMove {
  move: string;
  value: number;
  reasons: Saying[];
  error: number | null;
  confidence: "guess" | "likely" | "sure" | null;
}

/** A hint for a seat, the best move first. Null: a bot still thinks; empty: it has no advice. */
export interface HintView {
  seat: number;
  moves: HintedMove[] | null;
  why: Saying | null;
  thinking: boolean;
}

/** A seat points at something on the board. */
export interface MarkView {
  seat: number;
  target: string;
}

/** A seat proposes a move to another, which plays it as its own if it likes. */
export interface SuggestionView {
  seat: number;
  to: number;
  move: string;
}

/** What partners plan at the moment (ROOM-15). */
export interface PlansView {
  marks: MarkView[];
  advice: SuggestionView[];
}

/** What a coach says: a message of the game, and the places of the board it is about. */
export interface TipView {
  said: Saying;
  places: string[];
}

/** A cue of a coached game. Its message is `<game>-coached-<id>`. */
export interface CueView {
  id: string;
  points: string;
  number: number;
  of: number;
}

/**
 * The first one: everything, with the log after the number that was asked for.
 *
 * If that is more than a page, it is the latest page, and earlier ones can be asked for. A line
 * that was sent before may be sent again, changed: something was hidden or shown.
 */
export interface Welcome {
  tell: "welcome";
  seq: number;
  now: number;
  status: Status;
  you: You;
  log: (MoveView | StartView | UndoView | ChatView | NoteView | RemarkView)[];
  position: Position | null;
  plans: PlansView;
  hints: HintView[];
  before: number;
}

/** Part of the log. Lines before the number `before` are on earlier pages; 0: there are none. */
export interface LogPage {
  log: (MoveView | StartView | UndoView | ChatView | NoteView | RemarkView)[];
  before: number;
}

/** What has changed. Whatever is null is as it was. */
export interface News {
  tell: "news";
  seq: number;
  log: (MoveView | StartView | UndoView | ChatView | NoteView | RemarkView)[];
  status: Status | null;
  you: You | null;
  position: Position | null;
  plans: PlansView | null;
  hints: HintView[] | null;
}

/** The command was carried out, and is durable. */
export interface Done {
  tell: "done";
  id: string;
  seq: number;
}

/** The command was not carried out, and nothing has changed. */
export interface Refused {
  tell: "refused";
  id: string | null;
  problem: Problem;
}

/** What a move would do, or why it is not allowed. */
export interface Considered {
  tell: "considered";
  id: string;
  events: Record<string, unknown>[] | null;
  refusal: Problem | null;
  view: unknown;
}

/** The moves of a seat that is asked; on a declared board with what is pressed for each. */
export interface LegalMoves {
  tell: "moves-told";
  id: string;
  moves: string[];
  gestures?: string[][] | null;
}

/** What a coach says to a seat about the position of this version (ROOM-17). */
export interface Coached {
  tell: "coached";
  id: string;
  version: number;
  tips: TipView[];
  cue: CueView | null;
}

/** A move that a seat is making; null: not any more. */
export interface Drafted {
  tell: "drafted";
  seat: number;
  move: string | null;
}

/** This server is about to end; what is sent from now on may have to be sent again. */
export interface Draining {
  tell: "draining";
}

export type AnyFrame =
  Welcome | News | Done | Refused | Considered | LegalMoves | Coached | Drafted | Draining;

/** Who is to sit there: `me`, someone `here` at this device, a `friend` by link, a `bot`. */
export interface NewSeat {
  who: "bot" | "friend" | "here" | "me";
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  clock?: ClockRule | null;
  offers?: number | null;
  hints?: boolean;
  spectators_write?: "approved" | "freely" | "never";
  rated?: boolean;
}

/** Continue from a position after a number of moves; `seats` says who is to sit where. */
export interface Fork {
  at: number;
  seats: NewSeat[];
}

/** A new table. Its page is /table/<id>. */
export interface Created {
  id: string;
}

/** An installed game. Its texts are messages `<id>-about`, `-kind`, `-length` … */
export interface GameView {
  id: string;
  name: string;
  prefix: string;
  seats: number[];
  options: Record<string, (string | number | boolean)[]>;
  fitting: Record<string, Record<string, (string | number | boolean)[]>>;
  bots: string[];
  levels: string[];
  usual: string;
  secrets: boolean;
  private: boolean;
  offers: boolean;
  cooperative: boolean;
  recorded_by: string[];
  texts: Record<string, number>;
  pieces: boolean;
  review: boolean;
  lesson: boolean;
  coached: boolean;
  weight: number;
  board: "bundled" | "declared" | null;
  pictured: boolean;
}

/**
 * `address`: where other devices find the room, if that is not where this one does.
 *
 * `may_open`: whoever asks may open the room to the network, and close it again.
 * `documented`: the documentation is at /docs/.
 */
export interface RoomView {
  games: GameView[];
  version: string;
  address: string | null;
  may_open: boolean;
  documented: boolean;
}

/**
 * Where others on the network find the room, and its password; null: they do not.
 *
 * The link lets a browser in without asking for the password.
 */
export interface NetworkView {
  address: string | null;
  password: string | null;
  link: string | null;
}

export interface NetworkWish {
  open: boolean;
}

/** A line of a list of tables. `your_turn`: the game waits for a seat of yours. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  state: "closed" | "over" | "playing" | "waiting";
  seats: SeatView[];
  clock: ClockRule | null;
  plies: number;
  opened: number;
  changed: number;
  your_turn: boolean;
  waiting: Waiting[];
  rated: boolean;
}

export interface TableLists {
  mine: TableSummary[];
  open: TableSummary[];
  watch: TableSummary[];
}

/** A country by ISO 3166, and what it is called in the reader's language. */
export interface CountryView {
  code: string;
  name: string;
}

/** The countries whose public holidays can be days off (ROOM-12), by their names. */
export interface CountriesView {
  countries: CountryView[];
}

/** Whether a seat can be taken by a link, or the link was used or replaced. */
export interface SeatLinkView {
  fits: boolean;
}

/** Who a program is, to be sent with every request: `Authorization: Bearer <token>`. */
export interface Program {
  token: string;
}

/** How the game stood after a number of moves. */
export interface PastPosition {
  ply: number;
  view: unknown;
  drawing: [string, string][][];
}

/** A move that would have been better, with the share of the win it promised. */
export interface BetterMove {
  move: string;
  value: number;
  why: Saying[];
  events: Record<string, unknown>[];
}

/** A move looked at again. `move` is null where the host has hidden what it shows. */
export interface MomentView {
  ply: number;
  seat: number;
  move: string | null;
  standing: number[];
  cost: number;
  weighed: boolean;
  better: BetterMove[];
  asked: Saying | null;
  events: Record<string, unknown>[];
  error: number;
  confidence: "guess" | "likely" | "sure" | null;
  margin: number;
}

/**
 * A review of a finished game, as far as it has got.
 *
 * `waiting`: `ahead` reviews are made before it. `none`: nobody has asked for it.
 */
export interface ReviewView {
  state: "done" | "failed" | "making" | "none" | "waiting";
  ahead: number;
  moves: number;
  standing: number[];
  moments: MomentView[];
  points: number[];
  ended: number[];
  margin: number;
}

/** What a move does, and what its seat sees right after it where the game can tell. */
export interface MoveShown {
  move: string;
  events: Record<string, unknown>[];
  view: unknown;
}

/** The position in which a move was made, as its seat saw it: the move, then better ones. */
export interface MomentShown {
  ply: number;
  seat: number;
  view: unknown;
  ask: AskView;
  moves: MoveShown[];
}

/** A position to picture a game by. */
export interface CoverView {
  view: unknown;
}

/** Show what a game is played with if it has these options, such as a custom deck. */
export interface PiecesWish {
  options?: Record<string, string | number | boolean>;
}

/** With a `refusal` the options are wrong, and it says why. */
export interface PiecesView {
  kinds: Pieces[];
  refusal: Problem | null;
}

/** A language by its tag, such as `pt-BR`, and by what it calls itself. */
export interface LanguageView {
  tag: string;
  name: string;
  direction: "ltr" | "rtl";
}

/**
 * Messages in Project Fluent, in the language asked for or the best one for whoever asks.
 *
 * `english`: those that the language lacks, with what they refer to.
 */
export interface TextsView {
  language: string;
  messages: string;
  english: string;
  languages: LanguageView[];
}

export interface RuleView {
  id: string;
  title: string;
}

/**
 * A rulebook page as HTML of ours, with an anchor for every rule.
 *
 * Rules that the language lacks are in English, and their sections say so.
 */
export interface RulesView {
  title: string;
  html: string;
  rules: RuleView[];
}

/** What every refused request is answered with; `message` is in the reader's language. */
export interface ErrorBody {
  problem: Problem;
  message: string;
}

/** From when to when nobody is called, in minutes since midnight, in an IANA time zone. */
export interface QuietHours {
  begins: number;
  ends: number;
  zone: string;
}

/** What somebody does not want to be called for, and when they do not. */
export interface NoticeWishes {
  unwanted?: ("offer" | "over" | "plan-dropped" | "reminder" | "sat" | "turn")[];
  quiet?: QuietHours | null;
}

/** A browser's own push subscription (RFC 8030): where it is called, and its keys. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  name?: string;
  language?: string;
}

/** An e-mail address of one's own, which is sent a link to confirm it. */
export interface AddressWish {
  address: string;
  language?: string;
}

/** A link to one's own deadlines; one that there was before ends to work. */
export interface CalendarWish {
  language?: string;
}

/** Whether one is to be called to a table. */
export interface MuteWish {
  muted: boolean;
}

/** `id` is made from the endpoint, so a browser knows its own. */
export interface CalledDevice {
  id: string;
  name: string;
  since: number;
}

/** An address, and whether its owner has confirmed it. */
export interface MailView {
  address: string;
  confirmed: boolean;
}

/**
 * How somebody is called back.
 *
 * `key` is the room's own, which a browser subscribes with; `mail_offered`: the room sends mail.
 */
export interface NoticesView {
  key: string;
  devices: CalledDevice[];
  unwanted: ("offer" | "over" | "plan-dropped" | "reminder" | "sat" | "turn")[];
  muted: string[];
  quiet: QuietHours | null;
  mail_offered: boolean;
  mail: MailView | null;
  calendar: string | null;
}

/** The answer brings the cookie that says who one is. */
export interface Me {
  known: boolean;
}

/** A passkey, by an id of ours; times in milliseconds since 1970. */
export interface PasskeyView {
  id: string;
  name: string;
  made: number;
  used: number | null;
}

/** When another device became the person, and by what. */
export interface DeviceView {
  at: number;
  how: "link" | "passkey";
}

/**
 * What the room keeps of whoever asks: an id in their cookie, tables where it sat, and what
 * they left here themselves.
 *
 * `number`: by which whoever runs the room finds them. It is no secret and proves nothing.
 */
export interface Mine {
  known: boolean;
  tables: number;
  number: string | null;
  passkeys: PasskeyView[];
  devices: DeviceView[];
}

/** The tables from which someone's names and words were removed. */
export interface Erased {
  tables: string[];
}

/** The token that replaces all earlier ones; a browser gets a cookie instead. */
export interface Renewed {
  token: string | null;
}

/** How a person is called in their browser, for devices that do not know it. */
export interface Called {
  name: string;
}

/** What a browser needs to make or to use a passkey, in the JSON form of WebAuthn. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
}

/** A new passkey, as a browser hands it on. */
export interface MadeCredential {
  id: string;
  rawId: string;
  type: "public-key";
  response: Attestation;
}

export interface NewPasskey {
  name: string;
  credential: MadeCredential;
}

export interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
}

/** What a passkey has signed, as a browser hands it on. */
export interface UsedCredential {
  id: string;
  rawId: string;
  type: "public-key";
  response: Assertion;
}

/** With this token another device becomes the person, once. Its page is /me/move#<token>. */
export interface DeviceLink {
  token: string;
  until: number;
}

/** `along`: hand over what this device has to the person that it becomes. */
export interface DeviceLinkUse {
  token: string;
  along: boolean;
}

/** Whom this device would become, and what it has itself. */
export interface DeviceLinkView {
  name: string;
  until: number;
  same: boolean;
  tables: number;
  both: number;
}

/** The answer brings the cookie of the person that this device has become. */
export interface Moved {
  name: string;
  tables: number;
}

/** In how many tables something was erased. */
export interface Forgotten {
  tables: number;
}

/** A part of what the room has of whoever asks; `next` leads to the following one. */
export interface OwnData {
  data: Record<string, unknown>;
  next: string | null;
}

/**
 * Lines of moves from the position on the table: another's, one's own, and so on.
 *
 * A line that begins with null is for whatever the others play; only own moves follow.
 */
export interface PlanWish {
  lines: (string | null)[][];
}

/** A move of a seat; null is whatever the others play. */
export interface PlannedStep {
  seat: number;
  move: string | null;
}

/** What is left of one's plan. `dropped`: it did not fit any more, and nothing is left. */
export interface PlannedView {
  lines: PlannedStep[][];
  dropped: boolean;
}

/** Moves that might follow the position on the table. */
export interface LookAhead {
  moves: string[];
}

/**
 * The position after such moves, what came of the last one, and who is asked what there.
 *
 * With a `refusal` the last one cannot be made, and it says why.
 */
export interface AheadView {
  view: unknown;
  events: Record<string, unknown>[];
  seat: number | null;
  ask: AskView | null;
  moves: string[];
  gestures: string[][] | null;
  refusal: Problem | null;
}

/**
 * A table that goes on: whom it waits for, since when, and until when they have time.
 *
 * They are oneself where it is one's turn. `late`: their time is up.
 */
export interface OwnTable {
  table: TableSummary;
  since: number;
  awaited: number[];
  until: number | null;
  late: boolean;
}

/**
 * A page of one's running tables.
 *
 * `unread`: so many more were not looked at yet; they are there a moment later.
 */
export interface OwnTables {
  tables: OwnTable[];
  total: number;
  your_turn: number;
  unread: number;
}

/** How a game ended for a seat; the name is empty where somebody was forgotten. */
export interface SeatOutcome {
  name: string;
  bot: string | null;
  outcome: "drawn" | "ended" | "lost" | "won";
  place: number;
  score: number | null;
  you: boolean;
  rating: number | null;
}

/** A finished game. `there`: its table was not deleted and can be looked at. */
export interface GameResult {
  table: string;
  there: boolean;
  game: string;
  ended: number;
  outcome: "drawn" | "ended" | "lost" | "won";
  rated: boolean;
  seats: SeatOutcome[];
}

/** Finished games, the latest first; `next` is what to ask for the ones before with. */
export interface ResultsPage {
  results: GameResult[];
  next: string | null;
}

/** How often games of a kind ended in a way, at a seat, against bots of one level or others. */
export interface TallyView {
  game: string;
  variant: string;
  seat: number;
  seats: number;
  level: string | null;
  outcome: "drawn" | "ended" | "lost" | "won";
  games: number;
  best: number | null;
}

/** A rating, give or take twice its deviation; a provisional one is not relied on yet. */
export interface RatingView {
  game: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
}

/** The level of bots that suits somebody next, and the one they played last. */
export interface LevelView {
  game: string;
  last: string;
  next: string;
}

/** How many tasks of a first lesson somebody has solved, of all. */
export interface LessonProgress {
  game: string;
  solved: string[];
  tasks: number;
}

/**
 * `handle`: the page that others may see, if it is wanted, is /player/<handle>.
 *
 * `kept`: whether progress through lessons is kept here, or only in the browser.
 */
export interface Statistics {
  tallies: TallyView[];
  ratings: RatingView[];
  levels: LevelView[];
  lessons: LessonProgress[];
  kept: boolean;
  handle: string | null;
}

/** A task of a first lesson was solved. */
export interface Solved {
  task: string;
}

/** Whether others may see a page, and under which name. An earlier address ends to work. */
export interface PublicWish {
  public: boolean;
  name?: string;
}

export interface PublicPage {
  handle: string | null;
}

/** A finished game at a public table. */
export interface PublicResult {
  table: string;
  game: string;
  ended: number;
  outcome: "drawn" | "ended" | "lost" | "won";
  rated: boolean;
}

/** What somebody wants others to see. */
export interface PlayerView {
  name: string;
  tallies: TallyView[];
  ratings: RatingView[];
  results: PublicResult[];
}

/** What is asked of the learner, with the legal moves in notation. */
export interface LessonAsk {
  seat: number;
  rule: string;
  key: string;
  args: Record<string, string | number>;
  moves: string[];
  gestures?: string[][] | null;
}

/** A task. Its texts are messages `<game>-lesson-<id>`, `…-solved` and `…-again`. */
export interface TaskView {
  id: string;
  view: unknown;
  ask: LessonAsk;
}

export interface LessonView {
  tasks: TaskView[];
}

/** Tell what a move would do after those played in this task, or why it is not allowed. */
export interface LessonConsider {
  moves: string[];
  move: string;
}

/** Make a move after those played in this task. */
export interface LessonPlay {
  moves: string[];
  move: string;
}

export interface LessonConsidered {
  events: Record<string, unknown>[] | null;
  refusal: Problem | null;
  view: unknown;
}

/**
 * What came of a move. Without an `ask` the task is over, `solved` or to be tried again.
 *
 * With a `refusal` nothing was played, and everything is as it was.
 */
export interface LessonStep {
  view: unknown;
  events: Record<string, unknown>[];
  solved: boolean;
  ask: LessonAsk | null;
  refusal: Problem | null;
}
