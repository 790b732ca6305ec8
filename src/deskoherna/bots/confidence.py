"""How sure a bot is: whether one move is better than another, or the two cannot be told apart."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Literal, get_args

Confidence = Literal["sure", "likely", "guess"]

CLOSE = 0.03  # of the win: moves whose values differ by less count as equal
SURE, LIKELY = 2.0, 1.5  # standard errors: noise is as large once in 40 times, once in 15


def confidence(lead: float, *errors: float) -> Confidence:
    """How sure it is that a move is better, by its lead and the standard errors of both values.

    It is a guess if noise explains the lead, or if it is too small to matter.

    >>> confidence(0.3, 0.1, 0.05), confidence(0.4, 0.2, 0.1), confidence(0.02, 0.0, 0.0)
    ('sure', 'likely', 'guess')
    """
    error = hypot(*errors)
    if lead < CLOSE or lead <= LIKELY * error:
        return "guess"
    return "sure" if lead > SURE * error else "likely"


def interval(value: float, error: float) -> tuple[float, float]:
    """Where a share of the win lies, nineteen times of twenty.

    >>> interval(0.95, 0.05)
    (0.85, 1.0)
    """
    return max(0.0, value - SURE * error), min(1.0, value + SURE * error)


def least(found: Iterable[Confidence]) -> Confidence:
    """The least sure of them; sure if there are none.

    >>> least(["sure", "likely"]), least([])
    ('likely', 'sure')
    """
    return max(found, key=get_args(Confidence).index, default="sure")
