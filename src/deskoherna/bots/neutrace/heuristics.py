"""Heuristics of NEUTRACE: scores for moves, and the share of the win each seat can expect.

There are two implementations. `PlainHeuristics` uses what the greedy bot knows, takes the round as
if it were evaluated now, and needs nothing beyond Python. `CompiledHeuristics` plays a rollout to
the end of the round, where numba is installed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from typing import Any

from deskoherna.games.neutrace.evaluation import evaluate
from deskoherna.games.neutrace.moves import Place
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.tasks import tasks_of
from deskoherna.kernel import Ask, Move

from .greedy import MoveScorer
from .values import LAST_ROUND, value_with_tasks

Scored = list[tuple[Move, float]]

SPREAD = 1.5  # points of lead that make the odds e to 1
UNFINISHED = 0.12  # the score of a card that completes nothing


class Heuristics(ABC):
    @abstractmethod
    def scored_moves(self, state: Neutrace, seat: int, ask: Ask[Any]) -> Scored:
        """The candidate moves and their scores, in points."""

    @abstractmethod
    def static_evaluation(self, state: Neutrace) -> Sequence[float]:
        """The share of the win each seat can expect, as if the round were evaluated now."""

    def rollout(self, state: Neutrace) -> Sequence[float]:
        """The same after a rollout to the end of the round, when someone is to act or to draw."""
        return self.static_evaluation(state)


class QuickMoveScorer(MoveScorer):
    """Does not look for the cards that would complete an equation."""

    def _completion_value(self, after: Neutrace, move: Place) -> float:
        return UNFINISHED * self.plan[0]


class PlainHeuristics(Heuristics):
    def scored_moves(self, state: Neutrace, seat: int, ask: Ask[Any]) -> Scored:
        step, *numbers = state.agenda[-1]
        scorer = QuickMoveScorer(state, seat, known_tasks(state, seat))
        return [(move, scorer.score(move)) for move in scorer.choices(step, numbers, ask.moves)]

    def static_evaluation(self, state: Neutrace) -> Sequence[float]:
        after = forecast_of(state)
        values = [
            value_with_tasks(after, seat, known_tasks(after, seat)) for seat in range(after.seats)
        ]
        spread = SPREAD / LAST_ROUND if after.ending else SPREAD
        best = max(values)
        shares = [exp((value - best) / spread) for value in values]
        return [share / sum(shares) for share in shares]


PLAIN: Heuristics = PlainHeuristics()


def forecast_of(state: Neutrace) -> Neutrace:
    """The position as if the round were evaluated now."""
    after = state.copy()
    for seat in after.from_burner():
        evaluate(after, seat)
    return after


def known_tasks(state: Neutrace, seat: int) -> Sequence[int]:
    return tasks_of(state, seat) if all(state.chosen) else ()
