"""What is seen at once in a position of NEUTRACE: what moves promise, and who stands how.

There are two pairs of eyes. `PlainEyes` use what the greedy bot knows, judge a round as if it were
evaluated now, and need nothing beyond Python. `CompiledEyes` play the round on to its end, where
numba is installed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Any

from deskoherna.games.neutrace.evaluation import evaluate
from deskoherna.games.neutrace.moves import Choose, Place
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.tasks import tasks_of
from deskoherna.kernel import Ask, Move, SearchChance

from ..compiled import compiled
from .greedy import Thought
from .worth import LAST_ROUND, with_tasks

Scored = list[tuple[Move, float]]

SPREAD = 1.5  # points that make a clear lead
UNFINISHED = 0.12  # what a card promises that completes nothing


class Eyes(ABC):
    @abstractmethod
    def moves(self, state: Neutrace, seat: int, ask: Ask[Any]) -> Scored:
        """Moves worth a look, and what they promise in points."""

    @abstractmethod
    def standing(self, state: Neutrace) -> Sequence[float]:
        """How likely each seat wins, judged as if the round were evaluated now."""

    def played_on(self, state: Neutrace) -> Sequence[float]:
        """The same, judged as the round is likely to end; someone is to act, or to draw."""
        return self.standing(state)


class QuickThought(Thought):
    """Does not look for what would complete a card."""

    def _promise(self, after: Neutrace, move: Place) -> float:
        return UNFINISHED * self.plan[0]


class PlainEyes(Eyes):
    def moves(self, state: Neutrace, seat: int, ask: Ask[Any]) -> Scored:
        step, *numbers = state.agenda[-1]
        thought = QuickThought(state, seat, known_tasks(state, seat))
        return [(move, thought.score(move)) for move in thought.choices(step, numbers, ask.moves)]

    def standing(self, state: Neutrace) -> Sequence[float]:
        after = forecast_of(state)
        worths = [with_tasks(after, seat, known_tasks(after, seat)) for seat in range(after.seats)]
        spread = SPREAD / LAST_ROUND if after.ending else SPREAD
        best = max(worths)
        shares = [exp((worth - best) / spread) for worth in worths]
        return [share / sum(shares) for share in shares]


PLAIN: Eyes = PlainEyes()
WARMING = 40  # moves, in which everything is compiled that a game needs


def eyes(hurried: bool) -> Eyes:
    """The keenest there are."""
    return compiled(_keen, PLAIN, hurried)


@cache
def _keen() -> Eyes:
    from .compiled import CompiledEyes  # noqa: PLC0415  # only where numba is installed

    chance, sight = SearchChance(0), CompiledEyes()
    table = Neutrace.opening(2, 0, chance)
    for seat in range(2):
        table.play(seat, Choose(*table.dealt[seat][:2]), chance)
    sight.standing(table)
    sight.played_on(table)
    for _ in range(WARMING):
        ((seat, ask),) = table.asks().items()
        sight.moves(table, seat, ask)
        table.play(seat, ask.sample(chance), chance)
    return sight


def forecast_of(state: Neutrace) -> Neutrace:
    """The table as if the round were evaluated now."""
    after = state.copy()
    for seat in after.from_burner():
        evaluate(after, seat)
    return after


def known_tasks(state: Neutrace, seat: int) -> Sequence[int]:
    return tasks_of(state, seat) if all(state.chosen) else ()
