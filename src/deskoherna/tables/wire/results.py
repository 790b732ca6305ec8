"""What people are told of their own games: running tables, results, statistics, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .http import TableSummary
from .values import Name

Outcome = Literal["won", "lost", "drawn", "ended"]
Millis = Annotated[int, msgspec.Meta(ge=0, le=9_999_999_999_999)]  # since 1970
LONGEST_HANDLE = 32
Handle = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_HANDLE)]
Cursor = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,13}-[A-Za-z0-9_-]{1,24}$(?!\n)")]


class OwnTable(msgspec.Struct, frozen=True):
    """A table that goes on: whom it waits for, since when, and until when they have time.

    They are oneself where it is one's turn. `late`: their time is up.
    """

    table: TableSummary
    since: int  # milliseconds since 1970
    awaited: tuple[int, ...]  # seats
    until: int | None = None  # milliseconds since 1970; null where no slow clock counts it
    late: bool = False


class OwnTables(msgspec.Struct, frozen=True):
    """A page of one's running tables.

    `unread`: so many more were not looked at yet; they are there a moment later.
    """

    tables: tuple[OwnTable, ...]
    total: int
    your_turn: int  # of them all
    unread: int = 0


class SeatOutcome(msgspec.Struct, frozen=True):
    """How a game ended for a seat; the name is empty where somebody was forgotten."""

    name: str
    bot: str | None
    outcome: Outcome
    place: int
    score: int | None
    you: bool
    rating: int | None = None  # afterwards, of one's own


class GameResult(msgspec.Struct, frozen=True):
    """A finished game. `there`: its table was not deleted and can be looked at."""

    table: str
    there: bool
    game: str
    ended: int
    outcome: Outcome
    rated: bool
    seats: tuple[SeatOutcome, ...]


class ResultsPage(msgspec.Struct, frozen=True):
    """Finished games, the latest first; `next` is what to ask for the ones before with."""

    results: tuple[GameResult, ...]
    next: str | None


class TallyView(msgspec.Struct, frozen=True):
    """How often games of a kind ended in a way, at a seat, against bots of one level or others."""

    game: str
    variant: str
    seat: int
    seats: int
    level: str | None
    outcome: Outcome
    games: int
    best: int | None


class RatingView(msgspec.Struct, frozen=True):
    """A rating, give or take twice its deviation; a provisional one is not relied on yet."""

    game: str
    rating: int
    deviation: int
    provisional: bool
    games: int


class LevelView(msgspec.Struct, frozen=True):
    """The level of bots that suits somebody next, and the one they played last."""

    game: str
    last: str
    next: str


class LessonProgress(msgspec.Struct, frozen=True):
    """How many tasks of a first lesson somebody has solved, of all."""

    game: str
    solved: tuple[str, ...]
    tasks: int


class Statistics(msgspec.Struct, frozen=True):
    """`handle`: the page that others may see, if it is wanted, is /player/<handle>.

    `kept`: whether progress through lessons is kept here, or only in the browser.
    """

    tallies: tuple[TallyView, ...]
    ratings: tuple[RatingView, ...]
    levels: tuple[LevelView, ...]
    lessons: tuple[LessonProgress, ...]
    kept: bool
    handle: str | None


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task of a first lesson was solved."""

    task: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class PublicWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see a page, and under which name. An earlier address ends to work."""

    public: bool
    name: Name = ""


class PublicPage(msgspec.Struct, frozen=True):
    handle: str | None


class PublicResult(msgspec.Struct, frozen=True):
    """A finished game at a public table."""

    table: str
    game: str
    ended: int
    outcome: Outcome
    rated: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What somebody wants others to see."""

    name: str
    tallies: tuple[TallyView, ...]
    ratings: tuple[RatingView, ...]
    results: tuple[PublicResult, ...]
