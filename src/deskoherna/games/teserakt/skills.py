"""What a skill allows the active researcher, or everybody (TES-23, TES-46, TES-R5)."""

from __future__ import annotations

from functools import cache

from .cube import FREE_FACES
from .dice import FACES, VALUE, opposite
from .moves import ZONE, TeseraktMove, turn
from .position import Position

WIDE = 2  # steps of an adjustment with that skill


def faces(state: Position) -> int:
    """How many faces a die must show, besides the upper one, to be extracted."""
    return FREE_FACES - 1 if state.has(state.turn, "digger") else FREE_FACES


def reach(state: Position) -> int:
    """By how many steps the adjusting action may turn a die."""
    return WIDE if state.has(state.turn, "wide") else 1


def adjustments(state: Position, place: int, die: int, by: int) -> tuple[TeseraktMove, ...]:
    """How a die can be adjusted by up to `by` steps; to 0 annihilates it (TES-18, TES-19)."""
    return _adjustments(place, die, by, state.has(state.turn, "flip"))


@cache
def _adjustments(place: int, die: int, by: int, flips: bool) -> tuple[TeseraktMove, ...]:
    value, lowest = VALUE[die], 0 if place == ZONE else 1
    values = [to for to in range(value - by, value + by + 1) if lowest <= to <= FACES]
    values.remove(value)
    if flips and opposite(value) not in values:
        values.append(opposite(value))  # TES-46, TES-R5
    return tuple(turn(place, die, to) for to in values)


def flipped(die: int, value: int, by: int) -> bool:
    """Whether a die is turned farther than `by` steps: then it is flipped (TES-46)."""
    return abs(VALUE[die] - value) > by


def adjustable(state: Position) -> list[int]:
    """The labs whose dice the active researcher may adjust."""
    labs = range(len(state.labs))
    return [lab for lab in labs if lab == state.turn or state.has(lab, "open")]


def open_hands(state: Position) -> list[int]:
    """The hands that the active researcher may play from, their own first."""
    others = range(len(state.hands))
    return [state.turn, *(n for n in others if n != state.turn and state.has(n, "mentor"))]
