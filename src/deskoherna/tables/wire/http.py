"""What the HTTP interface takes and gives besides commands and frames."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from deskoherna.bots.confidence import Confidence
from deskoherna.kernel import Pieces

from ..log.clock import ClockRule
from ..log.entries import Saying, SpectatorsWrite
from .frames import AskView, Problem, SeatView, Waiting
from .values import MOST_SEATS, BotName, Count, Name, Options


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
    spectators_write: SpectatorsWrite = "freely"
    rated: bool = False


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a position after a number of moves; `seats` says who is to sit where."""

    at: Count
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


class Created(msgspec.Struct, frozen=True):
    """A new table. Its page is /table/<id>."""

    id: str


class GameView(msgspec.Struct, frozen=True):
    """An installed game. Its texts are messages `<id>-about`, `-kind`, `-length` …"""

    id: str
    name: str
    prefix: str  # of rule ids
    seats: tuple[int, ...]
    options: dict[str, tuple[str | int | bool, ...]]
    fitting: dict[str, dict[str, tuple[str | int | bool, ...]]]  # options, by the number of seats
    bots: tuple[str, ...]  # weakest first
    levels: tuple[str, ...]  # those of them that stand for a level, weakest first
    default_bot: str = msgspec.field(name="usual")  # used where none is named
    secrets: bool
    private: bool  # whether people who share a device must hand it over
    offers: bool  # whether some questions come in between another's turn
    cooperative: bool  # whether players plan together (ROOM-15)
    recorded_by: tuple[str, ...]  # options by which people keep their best scores (ROOM-21)
    texts: dict[str, int]  # options that also take a text, and its greatest length
    pieces: bool  # whether a page shows what it is played with
    review: bool  # whether a bot can review its games
    lesson: bool
    coached: bool  # whether a first game of it can be coached
    weight: int  # how much there is to learn, from 1 to 3
    board: Literal["bundled", "declared"] | None  # what draws it, if it brings that itself
    pictured: bool  # whether it declares a board: then its cover and rulebook have pictures


class RoomView(msgspec.Struct, frozen=True):
    """`address`: where other devices find the room, if that is not where this one does.

    `may_open`: whoever asks may open the room to the network, and close it again.
    `documented`: the documentation is at /docs/.
    """

    games: tuple[GameView, ...]
    version: str
    address: str | None
    may_open: bool
    documented: bool


class NetworkView(msgspec.Struct, frozen=True):
    """Where others on the network find the room, and its password; null: they do not.

    The link lets a browser in without asking for the password.
    """

    address: str | None = None
    password: str | None = None
    link: str | None = None


class NetworkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


class TableSummary(msgspec.Struct, frozen=True):
    """A line of a list of tables. `your_turn`: the game waits for a seat of yours."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    state: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[SeatView, ...]
    clock: ClockRule | None
    plies: int
    opened: int  # milliseconds since 1970
    changed: int
    your_turn: bool
    waiting: tuple[Waiting, ...]
    rated: bool = False


class TableLists(msgspec.Struct, frozen=True):
    mine: tuple[TableSummary, ...]
    open: tuple[TableSummary, ...]
    watch: tuple[TableSummary, ...]


class CountryView(msgspec.Struct, frozen=True):
    """A country by ISO 3166, and what it is called in the reader's language."""

    code: str
    name: str


class CountriesView(msgspec.Struct, frozen=True):
    """The countries whose public holidays can be days off (ROOM-12), by their names."""

    countries: tuple[CountryView, ...]


class SeatLinkView(msgspec.Struct, frozen=True):
    """Whether a seat can be taken by a link, or the link was used or replaced."""

    fits: bool


class Program(msgspec.Struct, frozen=True):
    """Who a program is, to be sent with every request: `Authorization: Bearer <token>`."""

    token: str


class PastPosition(msgspec.Struct, frozen=True):
    """How the game stood after a number of moves."""

    ply: int
    view: Any
    drawing: tuple[tuple[tuple[str, str], ...], ...]  # lines of spans: text and style


class BetterMove(msgspec.Struct, frozen=True):
    """A move that would have been better, with the share of the win it promised."""

    move: str
    value: float
    why: tuple[Saying, ...]
    events: tuple[dict[str, Any], ...]  # what it would have done, as far as could be known


class MomentView(msgspec.Struct, frozen=True):
    """A move looked at again. `move` is null where the host has hidden what it shows."""

    ply: int  # moves before it
    seat: int
    move: str | None
    # after it, for every seat: the share of the win it may expect
    values: tuple[float, ...] = msgspec.field(name="standing")
    cost: float  # of the win, compared with the best move
    weighed: bool  # whether there was a choice that could be judged
    better: tuple[BetterMove, ...]  # if it cost something; then also
    asked: Saying | None  # what was asked
    events: tuple[dict[str, Any], ...]  # what the move did, as far as could be known
    error: float = 0.0  # the standard error of the cost
    confidence: Confidence | None = None  # that it cost something
    margin: float = 0.0  # of the standing: nineteen times of twenty it is not further off


class ReviewView(msgspec.Struct, frozen=True):
    """A review of a finished game, as far as it has got.

    `waiting`: `ahead` reviews are made before it. `none`: nobody has asked for it.
    """

    state: Literal["none", "waiting", "making", "done", "failed"]
    ahead: int
    moves: int  # of the game
    # before the first move; none until they are known
    values: tuple[float, ...] = msgspec.field(name="standing")
    moments: tuple[MomentView, ...]
    points: tuple[int, ...]  # the moves where the game turned, so far
    ended: tuple[float, ...]  # with what each seat ended, where no move ended the game
    margin: float = 0.0  # of the standing before the first move


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
    ask: AskView
    moves: tuple[MoveShown, ...]


class CoverView(msgspec.Struct, frozen=True):
    """A position to picture a game by."""

    view: Any


class PiecesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Show what a game is played with if it has these options, such as a custom deck."""

    options: Options = {}


class PiecesView(msgspec.Struct, frozen=True):
    """With a `refusal` the options are wrong, and it says why."""

    kinds: tuple[Pieces, ...]
    refusal: Problem | None = None


class LanguageView(msgspec.Struct, frozen=True):
    """A language by its tag, such as `pt-BR`, and by what it calls itself."""

    tag: str
    name: str
    direction: Literal["ltr", "rtl"]  # in which it is written


class TextsView(msgspec.Struct, frozen=True):
    """Messages in Project Fluent, in the language asked for or the best one for whoever asks.

    `english`: those that the language lacks, with what they refer to.
    """

    language: str
    messages: str
    english: str
    languages: tuple[LanguageView, ...]  # all that the room speaks


class RuleView(msgspec.Struct, frozen=True):
    id: str
    title: str


class RulesView(msgspec.Struct, frozen=True):
    """A rulebook page as HTML of ours, with an anchor for every rule.

    Rules that the language lacks are in English, and their sections say so.
    """

    title: str
    html: str
    rules: tuple[RuleView, ...]


class ErrorBody(msgspec.Struct, frozen=True):
    """What every refused request is answered with; `message` is in the reader's language."""

    problem: Problem
    message: str
