"""Everything that passes between a table and a client, declared once.

The TypeScript types of the browser client are made from this module (`make types`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from deskoherna.kernel import Pieces, Result
from deskoherna.kernel.names import kebab
from deskoherna.kernel.record import LONGEST_CONTRIBUTION, LONGEST_NAME

from .clock import ClockRule
from .entries import Proposed, Saying
from .hints import HintTold

MOST = 1_000_000  # of anything that is counted
MOST_SEATS = 16
LONGEST_CHAT = 500
LONGEST_TOKEN = 64
LONGEST_TARGET = 60
LONGEST_MOVE = 100_000  # characters; each game sets its own bound below this one
LONGEST_OPTION = 40_000  # characters; each game sets its own bound below this one
LESSON_MOVES = 20  # in one task
LESSON_MOVE = 1_000  # characters

Id = Annotated[  # `$` alone would let a line end pass
    str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Words = Annotated[str, msgspec.Meta(max_length=LONGEST_CONTRIBUTION)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]
Target = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TARGET)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TOKEN)]

LessonMove = Annotated[str, msgspec.Meta(max_length=LESSON_MOVE)]

Options = dict[
    Annotated[str, msgspec.Meta(max_length=40)],
    Annotated[str, msgspec.Meta(max_length=LONGEST_OPTION)] | int | bool,
]

Argument = str | int


# What a client may ask for


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """`id` is the client's own: a command that comes twice is carried out once."""

    id: Id


class Play(Command, frozen=True):
    """Make a move. `version` is that of the position the person saw."""

    seat: Seat
    move: Notation
    version: Count


class Consider(Command, frozen=True):
    """Tell what a move would do, or why it is not allowed. Nothing is played."""

    seat: Seat
    move: Notation


class Moves(Command, frozen=True):
    """Tell the legal moves of a seat that is asked."""

    seat: Seat


class Hint(Command, frozen=True):
    """Let a bot advise a seat that is asked. The log says that it was; the hint comes as news."""

    seat: Seat


class Look(Command, frozen=True):
    """See the table with the eyes of one of one's own seats; null: as a spectator."""

    seat: Seat | None


class Sit(Command, frozen=True):
    """Take a seat: by its link's token, or without one at a public table or as its host."""

    seat: Seat
    name: Name
    token: Token | None = None
    words: Words | None = None


class Ready(Command, frozen=True):
    """Add words to chance. The game starts once everyone has."""

    seat: Seat
    words: Words


class Leave(Command, frozen=True):
    """Get up before the game starts."""

    seat: Seat


class Say(Command, frozen=True):
    """Chat: players among themselves, spectators among themselves, after the game all together.

    Players speak by the name of their seat, spectators by the one they give.
    """

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]
    name: Name = ""


class Propose(Command, frozen=True):
    """Ask the others to agree. `number`: the moves that stay (undo), the seat (time is up)."""

    seat: Seat
    what: Proposed
    number: Count = 0


class Answer(Command, frozen=True):
    """Agree to what is proposed or decline it; whoever proposed it may take it back."""

    seat: Seat
    yes: bool


class Resign(Command, frozen=True):
    seat: Seat


class Point(Command, frozen=True):
    """Point at something on the board of a cooperative game, or no more. It fades by itself."""

    seat: Seat
    target: Target
    on: bool = True


class Advise(Command, frozen=True):
    """Propose a move to a partner who is asked, or take it back; they play it, or not.

    `version` is that of the position the person saw; with it the proposal goes.
    """

    seat: Seat
    to: Seat
    move: Notation
    version: Count
    on: bool = True


class Draft(Command, frozen=True):
    """Let the others watch a move that is being made, where the game lets them; null: not any more.

    It is passed on to those who look at the table just now, and kept nowhere.
    """

    seat: Seat
    move: Notation | None


class Reissue(Command, frozen=True):
    """Host: make a new link for a seat; the old one works no more."""

    seat: Seat


class Kick(Command, frozen=True):
    """Host: the seat is open again (before the start) or a bot's (afterwards)."""

    seat: Seat


class Fill(Command, frozen=True):
    """A bot takes the seat, for the person at it if there is one.

    Host; in a running game also the person, who then leaves and may come back.
    """

    seat: Seat
    bot: BotName


class HandBack(Command, frozen=True):
    """Host, or the person for whom a bot sits in: the person plays again."""

    seat: Seat


class Pause(Command, frozen=True):
    """Host."""


class GoOn(Command, frozen=True):
    """Host."""


class Hide(Command, frozen=True):
    """Host: hide from the others what a player has made, such as a hint, or show it again."""

    number: Count
    hidden: bool


class PlayAgain(Command, frozen=True):
    """Host: offer a new table to everyone at this one."""


AnyCommand = (
    Play | Consider | Moves | Hint | Look | Sit | Ready | Leave | Say | Propose | Answer | Resign
    | Draft | Point | Advise | Reissue | Kick | Fill | HandBack | Pause | GoOn | Hide | PlayAgain
)  # fmt: skip


# What a table tells


class Problem(msgspec.Struct, frozen=True):
    """A message id with arguments, and the rule behind it."""

    key: str
    args: dict[str, Argument]
    rule: str | None = None


class AskTold(msgspec.Struct, frozen=True):
    """A question to one of one's own seats. `schema` is there for free-form answers."""

    rule: str
    key: str
    args: dict[str, Argument]
    optional: bool
    offer: bool  # it comes in between another's turn
    schema: dict[str, Any] | None


class Waiting(msgspec.Struct, frozen=True):
    """A seat the game waits for, and the rule that makes it wait."""

    seat: int
    rule: str


class Times(msgspec.Struct, frozen=True):
    """What the clocks show at `at`; those of the running seats go on."""

    left: tuple[int, ...]  # milliseconds
    running: tuple[int, ...]
    at: int


class Position(msgspec.Struct, frozen=True):
    """How the game stands, for one pair of eyes."""

    version: int  # of lines of the record; a move names the one it was made at
    plies: int  # moves that stand
    fixed: int  # of them, how many no undo takes back
    view: Any
    asks: dict[str, AskTold]  # by one's own seats
    partners: dict[str, AskTold]  # by those to whom one may propose a move
    waiting: tuple[Waiting, ...]
    result: Result | None
    times: Times | None
    offers: Times | None  # until they lapse


class MoveTold(msgspec.Struct, frozen=True, tag_field="line", tag="move"):
    """`move` is null where it is secret; the events tell what may be known."""

    seq: int
    at: int
    ply: int
    seat: int
    move: str | None
    events: tuple[dict[str, Any], ...]
    late: bool


class StartTold(msgspec.Struct, frozen=True, tag_field="line", tag="start"):
    seq: int
    at: int
    events: tuple[dict[str, Any], ...]


class UndoTold(msgspec.Struct, frozen=True, tag_field="line", tag="undo"):
    """Only the first `to` moves stand."""

    seq: int
    at: int
    to: int
    by: str  # a name


class ChatTold(msgspec.Struct, frozen=True, tag_field="line", tag="chat"):
    seq: int
    at: int
    name: str
    seat: int | None
    text: str


class NoteTold(msgspec.Struct, frozen=True, tag_field="line", tag="note"):
    """Anything else that happened at the table, as a message, and the rule behind it."""

    seq: int
    at: int
    key: str
    args: dict[str, Argument]
    rule: str


class RemarkTold(msgspec.Struct, frozen=True, tag_field="line", tag="remark"):
    """What a bot says about how it played, after move `ply` has shown it.

    `about` is the number of what it was played about, if a player made it.
    """

    seq: int
    at: int
    ply: int
    seat: int
    about: int | None
    said: tuple[Saying, ...]


LineTold = MoveTold | StartTold | UndoTold | ChatTold | NoteTold | RemarkTold


class SeatTold(msgspec.Struct, frozen=True):
    """`bot` with `sits_in`: the bot plays for the person named here until they come back."""

    name: str
    person: bool
    bot: str | None
    sits_in: bool
    ready: bool
    away: bool


class ProposalTold(msgspec.Struct, frozen=True):
    """`waits_for`: the seats that have not answered yet."""

    what: Proposed
    by: int
    number: int
    waits_for: tuple[int, ...]


class ChanceTold(msgspec.Struct, frozen=True):
    """Where chance comes from: a commitment, everyone's words, and after the end the seed."""

    commitment: str
    words: tuple[str, ...]
    seed: str | None


class Origin(msgspec.Struct, frozen=True):
    table: str
    ply: int


class Status(msgspec.Struct, frozen=True):
    """A table as everyone sees it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    state: Literal["waiting", "playing", "over", "closed"]
    public: bool
    paused: bool
    hints: bool  # whether players may ask a bot for one (ROOM-17)
    seats: tuple[SeatTold, ...]
    colours: tuple[int, ...]  # of the seats; partners may share one
    clock: ClockRule | None
    offers: int | None  # seconds until an offer lapses
    time_up: tuple[int, ...]
    hidden: tuple[int, ...]  # numbers of what the host has hidden
    proposal: ProposalTold | None
    chance: ChanceTold
    can_resign: tuple[int, ...]  # seats
    can_draw: bool
    next: str | None
    came_from: Origin | None
    spectators: int


class You(msgspec.Struct, frozen=True):
    """Who one is at this table. Links are told to the host alone."""

    seats: tuple[int, ...]
    host: bool
    eyes: int | None
    links: dict[str, str]  # by seat: the path of its link


class MarkTold(msgspec.Struct, frozen=True):
    """A seat points at something on the board."""

    seat: int
    target: str


class AdviceTold(msgspec.Struct, frozen=True):
    """A seat proposes a move to another, which plays it as its own if it likes."""

    seat: int
    to: int
    move: str


class PlansTold(msgspec.Struct, frozen=True):
    """What partners plan at the moment (ROOM-15)."""

    marks: tuple[MarkTold, ...] = ()
    advice: tuple[AdviceTold, ...] = ()


class Frame(msgspec.Struct, frozen=True, tag_field="tell", tag=kebab):
    """One message of the socket."""


class Welcome(Frame, frozen=True):
    """The first one: everything, with the log after the number that was asked for.

    A line that was told before may be told again, changed: something was hidden or shown.
    """

    seq: int
    now: int
    status: Status
    you: You
    log: tuple[LineTold, ...]
    position: Position | None  # none before the start
    plans: PlansTold
    hints: tuple[HintTold, ...]  # for one's own seats, while they are asked the same


class News(Frame, frozen=True):
    """What has changed. Whatever is null is as it was."""

    seq: int
    log: tuple[LineTold, ...]
    status: Status | None = None
    you: You | None = None
    position: Position | None = None
    plans: PlansTold | None = None
    hints: tuple[HintTold, ...] | None = None


class Done(Frame, frozen=True):
    """The command was carried out, and is durable."""

    id: str
    seq: int


class Refused(Frame, frozen=True):
    """The command was not carried out, and nothing has changed."""

    id: str | None
    problem: Problem


class Considered(Frame, frozen=True):
    """What a move would do, or why it is not allowed."""

    id: str
    events: tuple[dict[str, Any], ...] | None
    refusal: Problem | None
    view: Any = None  # as the move itself leaves it, where the game can tell


class MovesTold(Frame, frozen=True):
    id: str
    moves: tuple[str, ...]


class Drafted(Frame, frozen=True):
    """A move that a seat is making; null: not any more."""

    seat: int
    move: str | None


AnyFrame = Welcome | News | Done | Refused | Considered | MovesTold | Drafted


# What the HTTP interface takes and gives besides


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me`, someone `here` at this device, a `friend` by link, a `bot`."""

    who: Literal["me", "here", "friend", "bot"]
    name: Name = ""
    bot: BotName | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: Options = {}
    public: bool = False
    clock: ClockRule | None = None
    offers: Annotated[int, msgspec.Meta(ge=1, le=3600)] | None = None
    hints: bool = True


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from after so many moves, with who is to sit where."""

    at: Count
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


class Created(msgspec.Struct, frozen=True):
    """A new table. Its page is /table/<id>."""

    id: str


class GameTold(msgspec.Struct, frozen=True):
    """A game on the shelf. Its texts are messages `<id>-about`, `-kind`, `-length` …"""

    id: str
    name: str
    prefix: str  # of rule ids
    seats: tuple[int, ...]
    options: dict[str, tuple[str | int | bool, ...]]
    fitting: dict[str, dict[str, tuple[str | int | bool, ...]]]  # options, by the number of seats
    bots: tuple[str, ...]  # weakest first
    levels: tuple[str, ...]  # those of them that stand for a level, weakest first
    usual: str  # the one that sits down where nobody says who
    secrets: bool
    private: bool  # whether people who share a device must hand it over
    offers: bool  # whether some questions come in between another's turn
    cooperative: bool  # whether players plan together (ROOM-15)
    texts: dict[str, int]  # options that also take a text of so many characters
    pieces: bool  # whether a page shows what it is played with
    review: bool  # whether someone knows how to judge a game
    lesson: bool


class RoomTold(msgspec.Struct, frozen=True):
    """`address`: where other devices find the room, if that is not where this one does."""

    games: tuple[GameTold, ...]
    languages: tuple[str, ...]
    version: str
    address: str | None


class TableTold(msgspec.Struct, frozen=True):
    """A line of a list of tables. `your_turn`: the game waits for a seat of yours."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    state: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[SeatTold, ...]
    clock: ClockRule | None
    plies: int
    opened: int  # milliseconds since 1970
    changed: int
    your_turn: bool


class TablesTold(msgspec.Struct, frozen=True):
    mine: tuple[TableTold, ...]
    open: tuple[TableTold, ...]
    watch: tuple[TableTold, ...]


class SeatLinkTold(msgspec.Struct, frozen=True):
    """Whether a seat can be taken by a link, or the link was used or replaced."""

    fits: bool


class MeTold(msgspec.Struct, frozen=True):
    """The answer brings the cookie that says who one is."""

    known: bool  # from an earlier visit


class ProgramTold(msgspec.Struct, frozen=True):
    """Who a program is, to be sent with every request: `Authorization: Bearer <token>`."""

    token: str


class PastPosition(msgspec.Struct, frozen=True):
    """How the game stood after so many moves."""

    ply: int
    view: Any
    drawing: tuple[tuple[tuple[str, str], ...], ...]  # lines of spans: text and style


class BetterTold(msgspec.Struct, frozen=True):
    """A move that would have been better, with the share of the win it promised."""

    move: str
    value: float
    why: tuple[Saying, ...]
    events: tuple[dict[str, Any], ...]  # what it would have done, as far as could be known


class MomentTold(msgspec.Struct, frozen=True):
    """A move looked at again. `move` is null where the host has hidden what it shows."""

    ply: int  # moves before it
    seat: int
    move: str | None
    standing: tuple[float, ...]  # after it, for every seat: the share of the win it may expect
    cost: float  # of the win, beside the best move
    weighed: bool  # whether there was a choice that could be judged
    better: tuple[BetterTold, ...]  # if it cost something; then also
    asked: Saying | None  # what was asked
    events: tuple[dict[str, Any], ...]  # what the move did, as far as could be known


class ReviewTold(msgspec.Struct, frozen=True):
    """A review of a finished game, as far as it is made.

    `waiting`: so many are made before it. `none`: nobody has asked for it.
    """

    state: Literal["none", "waiting", "making", "done", "failed"]
    ahead: int
    moves: int  # of the game
    standing: tuple[float, ...]  # before the first move; none until it is known
    moments: tuple[MomentTold, ...]
    points: tuple[int, ...]  # the moves where the game turned, so far
    ended: tuple[float, ...]  # with what each seat ended, where no move ended the game


class MoveShown(msgspec.Struct, frozen=True):
    """What a move does, and what its seat sees right after it where the game can tell."""

    move: str
    events: tuple[dict[str, Any], ...]
    view: Any


class MomentShown(msgspec.Struct, frozen=True):
    """The position in which a move was made, as its seat saw it: the move, then better ones."""

    ply: int
    seat: int
    view: Any
    ask: AskTold
    moves: tuple[MoveShown, ...]


class PiecesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Show what a game is played with if it has these options, such as a deck of one's own."""

    options: Options = {}


class PiecesTold(msgspec.Struct, frozen=True):
    """With a `refusal` the options are wrong, and it says why."""

    kinds: tuple[Pieces, ...]
    refusal: Problem | None = None


class RuleTold(msgspec.Struct, frozen=True):
    id: str
    title: str


class RulesTold(msgspec.Struct, frozen=True):
    """A rulebook page as HTML of ours, with an anchor for every rule."""

    title: str
    html: str
    rules: tuple[RuleTold, ...]


class ProblemTold(msgspec.Struct, frozen=True):
    """What every refused request is answered with; `message` is in the reader's language."""

    problem: Problem
    message: str


# First lessons: the client holds the moves of its task and sends them along


class LessonAsk(msgspec.Struct, frozen=True):
    """What is asked of the learner, with the legal moves in notation."""

    seat: int
    rule: str
    key: str
    args: dict[str, Argument]
    moves: tuple[str, ...]


class TaskTold(msgspec.Struct, frozen=True):
    """A task. Its texts are messages `<game>-lesson-<id>`, `…-solved` and `…-again`."""

    id: str
    view: Any
    ask: LessonAsk


class LessonTold(msgspec.Struct, frozen=True):
    tasks: tuple[TaskTold, ...]


class LessonConsider(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell what a move would do after those played in this task, or why it is not allowed."""

    moves: Annotated[tuple[LessonMove, ...], msgspec.Meta(max_length=LESSON_MOVES)]
    move: LessonMove


class LessonPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a move after those played in this task."""

    moves: Annotated[tuple[LessonMove, ...], msgspec.Meta(max_length=LESSON_MOVES)]
    move: LessonMove


class LessonConsidered(msgspec.Struct, frozen=True):
    events: tuple[dict[str, Any], ...] | None
    refusal: Problem | None
    view: Any = None


class LessonStep(msgspec.Struct, frozen=True):
    """What came of a move. Without an `ask` the task is over, `solved` or to be tried again.

    With a `refusal` nothing was played, and everything is as it was.
    """

    view: Any
    events: tuple[dict[str, Any], ...]
    solved: bool
    ask: LessonAsk | None
    refusal: Problem | None
