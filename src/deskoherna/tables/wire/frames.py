"""What a table sends: the frames of a socket and what they are made of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from deskoherna.bots.confidence import Confidence
from deskoherna.kernel import Result
from deskoherna.kernel.names import kebab

from ..log.clock import ClockRule
from ..log.days_off import Interval
from ..log.entries import Proposed, Saying, SpectatorsWrite
from ..log.personas import Persona
from .values import Argument

MOST_HINTED = 3  # moves of one hint
MOST_REASONS = 4  # for one of them


class Problem(msgspec.Struct, frozen=True):
    """A message id with arguments, and the rule behind it."""

    key: str
    args: dict[str, Argument]
    rule: str | None = None
    unreadable: bool = False  # what was refused is no move at all


class AskView(msgspec.Struct, frozen=True):
    """A question to one of your own seats. `schema` is there for free-form answers.

    `recommended` is an answer for newcomers to what is asked before the first turn.
    """

    rule: str
    key: str
    args: dict[str, Argument]
    optional: bool
    offer: bool  # it comes in between another's turn
    schema: dict[str, Any] | None
    recommended: str | None = None


class Waiting(msgspec.Struct, frozen=True):
    """A seat the game waits for, since when, and the rule that makes it wait."""

    seat: int
    rule: str
    since: int  # milliseconds since 1970
    lapses: bool  # when its time is up the game goes on by its own rules (ROOM-12)


class Times(msgspec.Struct, frozen=True):
    """What the clocks show at `at`; those of the running seats go on, except in the time `off`."""

    left: tuple[int, ...]  # milliseconds
    running: tuple[int, ...]
    at: int
    off: tuple[Interval, ...] = ()  # as far as it matters for those who are asked now


class Position(msgspec.Struct, frozen=True):
    """The position, as one viewer sees it."""

    version: int  # of lines of the record; a move names the one it was made at
    plies: int  # moves that stand
    fixed: int  # of them, how many no undo takes back
    view: Any
    asks: dict[str, AskView]  # by your own seats
    partners: dict[str, AskView]  # by seats to which you may propose a move
    waiting: tuple[Waiting, ...]
    result: Result | None
    times: Times | None
    offers: Times | None  # until they lapse


class MoveView(msgspec.Struct, frozen=True, tag_field="line", tag="move"):
    """`move` is null where it is secret; the events say what may be known."""

    seq: int
    at: int
    ply: int
    seat: int
    move: str | None
    events: tuple[dict[str, Any], ...]
    late: bool


class StartView(msgspec.Struct, frozen=True, tag_field="line", tag="start"):
    seq: int
    at: int
    events: tuple[dict[str, Any], ...]


class UndoView(msgspec.Struct, frozen=True, tag_field="line", tag="undo"):
    """Only the first `to` moves stand."""

    seq: int
    at: int
    to: int
    by: str  # a name


class ChatView(msgspec.Struct, frozen=True, tag_field="line", tag="chat"):
    """`cleared`: the host has taken it away since it was sent; nothing of it is left."""

    seq: int
    at: int
    name: str
    seat: int | None
    text: str
    cleared: bool = False
    host: bool = False  # the host said it


class NoteView(msgspec.Struct, frozen=True, tag_field="line", tag="note"):
    """Anything else that happened at the table, as a message, and the rule behind it."""

    seq: int
    at: int
    key: str
    args: dict[str, Argument]
    rule: str


class RemarkView(msgspec.Struct, frozen=True, tag_field="line", tag="remark"):
    """What a bot says about how it played, after move `ply` has shown it.

    `about` is the number of what it was played about, if a player made it.
    """

    seq: int
    at: int
    ply: int
    seat: int
    about: int | None
    said: tuple[Saying, ...]


EntryView = MoveView | StartView | UndoView | ChatView | NoteView | RemarkView


class SeatView(msgspec.Struct, frozen=True):
    """`bot` with `sits_in`: the bot stands in for the person named here until they return."""

    name: str
    person: bool
    bot: str | None
    stands_in: bool = msgspec.field(name="sits_in")
    ready: bool
    away: bool
    host: bool = False  # whether the table is theirs
    persona: Persona | None = None  # who a bot is, where it has a name of its own


class ProposalView(msgspec.Struct, frozen=True):
    """`waits_for`: the seats that have not answered yet; `rule`: why they must agree."""

    what: Proposed
    by: int
    number: int
    waits_for: tuple[int, ...]
    rule: str


class ChanceView(msgspec.Struct, frozen=True):
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
    seats: tuple[SeatView, ...]
    colours: tuple[int, ...]  # of the seats; partners may share one
    clock: ClockRule | None
    offers: int | None  # seconds until an offer lapses
    time_up: tuple[int, ...]
    hidden: tuple[int, ...]  # numbers of what the host has hidden
    proposal: ProposalView | None
    chance: ChanceView
    can_resign: tuple[int, ...]  # seats
    can_draw: bool
    next: str | None
    came_from: Origin | None
    spectators: int
    doors: bool = True  # whether spectators may come in
    spectators_write: SpectatorsWrite = "freely"  # ROOM-13
    rated: bool = False  # ROOM-21


Writing = Literal["yes", "muted", "banned", "ask", "waits", "declined", "never"]


class Writer(msgspec.Struct, frozen=True):
    """Somebody who asks to write, or is muted or banned since entry `seq` of the log."""

    seq: int
    name: str
    seat: int | None
    state: Literal["asks", "muted", "banned"]


class You(msgspec.Struct, frozen=True):
    """Who you are at this table. Links and writers are sent to the host alone."""

    seats: tuple[int, ...]
    host: bool
    viewer: int | None = msgspec.field(name="eyes")  # the seat you see the table as
    links: dict[str, str]  # by seat: the path of its link
    writing: Writing = "yes"  # whether you may write, or why not (ROOM-13)
    writers: tuple[Writer, ...] = ()


class HintedMove(msgspec.Struct, frozen=True):
    """A move that a bot has compared with others, the share of the win it expects, and why.

    `confidence` says how sure it is: of the first move, that no other is better; of any other, that
    it is worse than the first. With a `guess` it cannot tell.
    """

    move: str
    value: float
    reasons: tuple[Saying, ...] = ()
    error: float | None = None  # the standard error of the value
    confidence: Confidence | None = None


class HintView(msgspec.Struct, frozen=True):
    """A hint for a seat, the best move first. Null: a bot still thinks; empty: it has no advice."""

    seat: int
    moves: tuple[HintedMove, ...] | None
    why: Saying | None = None  # it has none
    thinking: bool = False  # better ones may replace these moves


class MarkView(msgspec.Struct, frozen=True):
    """A seat points at something on the board."""

    seat: int
    target: str


class SuggestionView(msgspec.Struct, frozen=True):
    """A seat proposes a move to another, which plays it as its own if it likes."""

    seat: int
    to: int
    move: str


class PlansView(msgspec.Struct, frozen=True):
    """What partners plan at the moment (ROOM-15)."""

    marks: tuple[MarkView, ...] = ()
    advice: tuple[SuggestionView, ...] = ()


class TipView(msgspec.Struct, frozen=True):
    """What a coach says: a message of the game, and the places of the board it is about."""

    said: Saying
    places: tuple[str, ...]


class CueView(msgspec.Struct, frozen=True):
    """A cue of a coached game. Its message is `<game>-coached-<id>`."""

    id: str
    points: str  # to a part of the board
    number: int  # from 1
    of: int  # how many there are


Gestures = tuple[tuple[str, ...], ...]


class Frame(msgspec.Struct, frozen=True, tag_field="tell", tag=kebab):
    """One message of the socket."""


class Welcome(Frame, frozen=True):
    """The first one: everything, with the log after the number that was asked for.

    If that is more than a page, it is the latest page, and earlier ones can be asked for. A line
    that was sent before may be sent again, changed: something was hidden or shown.
    """

    seq: int
    now: int
    status: Status
    you: You
    log: tuple[EntryView, ...]
    position: Position | None  # none before the start
    plans: PlansView
    hints: tuple[HintView, ...]  # for one's own seats, while they are asked the same
    before: int = 0  # lines before this number were left out; 0: none were


class LogPage(msgspec.Struct, frozen=True):
    """Part of the log. Lines before the number `before` are on earlier pages; 0: there are none."""

    log: tuple[EntryView, ...]
    before: int


class News(Frame, frozen=True):
    """What has changed. Whatever is null is as it was."""

    seq: int
    log: tuple[EntryView, ...]
    status: Status | None = None
    you: You | None = None
    position: Position | None = None
    plans: PlansView | None = None
    hints: tuple[HintView, ...] | None = None


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


class LegalMoves(Frame, frozen=True, omit_defaults=True, tag="moves-told"):
    """The moves of a seat that is asked; on a declared board with what is pressed for each."""

    id: str
    moves: tuple[str, ...]
    gestures: Gestures | None = None


class Coached(Frame, frozen=True):
    """What a coach says to a seat about the position of this version (ROOM-17)."""

    id: str
    version: int
    tips: tuple[TipView, ...]
    cue: CueView | None


class Drafted(Frame, frozen=True):
    """A move that a seat is making; null: not any more."""

    seat: int
    move: str | None


class Draining(Frame, frozen=True):
    """This server is about to end; what is sent from now on may have to be sent again."""


AnyFrame = (
    Welcome | News | Done | Refused | Considered | LegalMoves | Coached | Drafted | Draining
)  # fmt: skip
