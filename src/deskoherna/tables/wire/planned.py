"""Planned moves (ROOM-22), which only the person who plans them is sent."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from .frames import AskView, Gestures, Problem

MOST_LINES = 8
MOST_STEPS = 12
LONGEST_PLANNED = 200  # characters of notation

PlannedMove = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PLANNED)]
PlannedMoves = Annotated[tuple[PlannedMove, ...], msgspec.Meta(max_length=MOST_STEPS)]
PlannedLine = Annotated[
    tuple[PlannedMove | None, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)
]


class PlanWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of moves from the position on the table: another's, one's own, and so on.

    A line that begins with null is for whatever the others play; only own moves follow.
    """

    lines: Annotated[tuple[PlannedLine, ...], msgspec.Meta(min_length=1, max_length=MOST_LINES)]


class PlannedStep(msgspec.Struct, frozen=True):
    """A move of a seat; null is whatever the others play."""

    seat: int
    move: str | None


class PlannedView(msgspec.Struct, frozen=True):
    """What is left of one's plan. `dropped`: it did not fit any more, and nothing is left."""

    lines: tuple[tuple[PlannedStep, ...], ...] = ()
    dropped: bool = False


class LookAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that might follow the position on the table."""

    moves: PlannedMoves


class AheadView(msgspec.Struct, frozen=True):
    """The position after such moves, what came of the last one, and who is asked what there.

    With a `refusal` the last one cannot be made, and it says why.
    """

    view: Any = None
    events: tuple[dict[str, Any], ...] = ()
    seat: int | None = None
    ask: AskView | None = None
    moves: tuple[str, ...] = ()
    gestures: Gestures | None = None
    refusal: Problem | None = None
