"""ESTIMATRIX Spectrum: a position, its turns, and the end (EST-20)."""

from __future__ import annotations

from typing import Self

from deskoherna.kernel import Chance, Refusal, Result, Tell

from . import evaluation, order, preparation, turn
from .circle import Circle
from .moves import EstimatrixMove
from .pieces import Terms


class Estimatrix(Circle, steps=(preparation, turn, evaluation)):
    """A position and what moves do to it."""

    __slots__ = ()

    @classmethod
    def opening(
        cls,
        terms: Terms,
        chance: Chance,
        tell: Tell = None,
        choosing: bool = True,
        negater: int | None = None,
    ) -> Self:
        state = cls.bare(terms)
        preparation.prepare(state, chance, tell, choosing, negater)
        return state

    def unasked(self, seat: int, move: EstimatrixMove) -> Refusal:
        return order.unasked(self, seat, move)

    @property
    def result(self) -> Result | None:
        return None if self.agenda else result_by(self, "EST-20", "estimatrix-end-completed")


def result_by(state: Estimatrix, rule: str, reason: str) -> Result:
    """Whoever has more letters comes first; the winners have all six."""
    scores = tuple(len(state.owned(seat)) for seat in range(state.terms.seats))
    places = tuple(1 + sum(more > mine for more in scores) for mine in scores)
    return Result(places, scores, rule, reason)


def agreed(state: Estimatrix) -> Result:
    """All share the win."""
    scores = result_by(state, "ROOM-9", "estimatrix-end-agreed").scores
    return Result((1,) * state.terms.seats, scores, "ROOM-9", "estimatrix-end-agreed")
