"""Who was ahead, with what is noise evened out.

In a game without hidden information the value of a position changes by what a move costs, and by
nothing else. Each position is evaluated anew, though, by a search that has an error, and that is a
little too modest about whoever is to move. So the values of neighbouring positions are combined as
measurements of one that drifts slowly (a Kalman filter, then a Rauch-Tung-Striebel smoother): each
says how far off it may be, and a move that is known to cost something takes it along.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from .review import MARGIN, Moment, Standing

DRIFT = 0.03  # of the win: what a move may change that nobody has noticed
TEMPO = 0.08  # of the win: how far a search may be off because of whose turn it is
JUMP = 0.25  # of the win: no noise is larger
PLACES = 4


class Step(NamedTuple):
    """Values before and after a measurement is taken into account, with their variances."""

    expected: tuple[float, ...]
    expected_variance: float
    found: tuple[float, ...]
    variance: float


def evened(beginning: Standing, moments: Sequence[Moment]) -> list[Standing]:
    """The standings before the first move and after each, without what is noise.

    >>> moments = [Moment(0, 0, "a", (0.6, 0.4), 0.0, margin=0.1)]
    >>> [standing.values for standing in evened(Standing((0.5, 0.5), 0.1), moments)]
    [(0.5476, 0.4524), (0.5524, 0.4476)]
    """
    if not beginning.values:
        return []
    steps = _filtered(beginning, moments)
    values, variance = steps[-1].found, steps[-1].variance
    standings = [_standing(values, variance)]
    for step, later in zip(steps[-2::-1], steps[:0:-1], strict=True):
        gain = step.variance / later.expected_variance if later.expected_variance else 1.0
        values = tuple(
            found + gain * (value - expected)
            for found, value, expected in zip(step.found, values, later.expected, strict=True)
        )
        variance = step.variance + gain**2 * (variance - later.expected_variance)
        standings.append(_standing(values, variance))
    return standings[::-1]


def _filtered(beginning: Standing, moments: Sequence[Moment]) -> list[Step]:
    first = _measured_variance(beginning.margin)
    steps = [Step(beginning.values, first, beginning.values, first)]
    for moment in moments:
        expected = _after(steps[-1].found, moment)
        off = max(abs(m - e) for m, e in zip(moment.standing, expected, strict=True))
        drift = max(DRIFT, moment.error, off if off > JUMP or not moment.margin else 0.0)
        before = steps[-1].variance + drift**2
        measured = _measured_variance(moment.margin)
        gain = before / (before + measured)
        found = tuple(e + gain * (m - e) for m, e in zip(moment.standing, expected, strict=True))
        steps.append(Step(expected, before, found, (1 - gain) * before))
    return steps


def _measured_variance(margin: float) -> float:
    """Of an evaluation; the end of a game is certain."""
    return (margin / MARGIN) ** 2 + TEMPO**2 if margin else 0.0


def _after(values: tuple[float, ...], moment: Moment) -> tuple[float, ...]:
    """What is expected after a move: in a duel, what it cost goes to the other."""
    if len(values) != 2:
        return values
    mine = max(values[moment.seat] - moment.cost, 0.0)
    return (mine, 1 - mine) if moment.seat == 0 else (1 - mine, mine)


def _standing(values: Sequence[float], variance: float) -> Standing:
    clipped = tuple(round(min(max(value, 0.0), 1.0), PLACES) for value in values)
    return Standing(clipped, round(MARGIN * sqrt(max(variance, 0.0)), PLACES))
