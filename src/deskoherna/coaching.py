"""Coached first games: cues of a real game at which the room says what matters now, and why.

A game declares its cues in `content/coached.toml`, one table for each, in the order in which
they should come:

    [fight]
    asks = "landing"                                 # the end of what the seat is asked
    after = { event = "landed", by = "other" }       # has happened, by a move of another seat
    points = "board"                                 # a part of the board (`data-part`)

What a cue does not name does not matter. With `over = true` it waits for the end of the game;
all others come while the seat is asked something. `after` is a goal as of a lesson, and may say by
whose moves it has been reached: `own` or `other`. The message is `<game>-coached-<cue>`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, partial
from typing import Any, Literal, NamedTuple

import msgspec

from .content import content, read_tables
from .kernel import AnyGame, Ask, Event
from .lessons import FieldValue, Goal, read_goal

By = Literal["own", "other"]
Happened = tuple[int | None, Event]  # by whose move it came about, if by any


class After(NamedTuple):
    """What must have happened, and by whose moves."""

    goal: Goal
    by: By | None

    def holds(self, seat: int, happened: Sequence[Happened]) -> bool:
        return self.goal.reached(
            event for mover, event in happened if self.by is None or self._is_by(seat, mover)
        )

    def _is_by(self, seat: int, mover: int | None) -> bool:
        return mover is not None and (mover == seat) == (self.by == "own")


class Cue(NamedTuple):
    """When the room says something, and to which part of the board it points."""

    id: str
    points: str
    asks: str | None
    after: After | None
    over: bool

    def is_due(
        self, seat: int, ask: Ask[Any] | None, happened: Sequence[Happened], over: bool
    ) -> bool:
        """`ask`: what the seat is asked now; `happened`: all that it has seen, in order."""
        if over or self.over:
            return over and self.over
        if ask is None or (self.asks is not None and not ask.key.endswith(f"-ask-{self.asks}")):
            return False
        return self.after is None or self.after.holds(seat, happened)


class _Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: str
    asks: str | None = None
    after: dict[str, FieldValue] | None = None
    over: bool = False


@cache
def cues(game: AnyGame) -> tuple[Cue, ...]:
    """The cues of a game's coached first game, in order; empty if it has none.

    >>> from deskoherna.catalogue import game
    >>> [cue.points for cue in cues(game("numerus"))][:2]
    ['dock', 'board']
    """
    return read_cues(game, content(game, "coached.toml"))


def next_cue(
    game: AnyGame,
    seat: int,
    ask: Ask[Any] | None,
    happened: Sequence[Happened],
    over: bool,
    seen: Collection[str],
) -> Cue | None:
    """The first cue that is due and has not been seen."""
    for cue in cues(game):
        if cue.id not in seen and cue.is_due(seat, ask, happened, over):
            return cue
    return None


def read_cues(game: AnyGame, text: str) -> tuple[Cue, ...]:
    """The cues declared in `text`; raises `ValueError`, which names what is wrong, and where."""
    place = f"the coached game of {game.id}, cue"
    return read_tables(text, place, _Declared, partial(_cue, game))


def _cue(game: AnyGame, id_: str, declared: _Declared) -> Cue:
    if declared.over and (declared.asks or declared.after):
        raise ValueError("once the game is over nothing is asked, and all has happened")
    after = None if declared.after is None else _after(game, dict(declared.after))
    return Cue(id_, declared.points, declared.asks, after, declared.over)


def _after(game: AnyGame, fields: dict[str, FieldValue]) -> After:
    by = fields.pop("by", None)
    return After(read_goal(game, fields), msgspec.convert(by, By | None))
