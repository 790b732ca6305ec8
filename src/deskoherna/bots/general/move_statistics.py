"""How well moves did in rollouts, whenever they were made (move-average sampling)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskoherna.kernel import Move


class MoveStatistics:
    """The mean value that each move of each seat had.

    >>> from deskoherna import game
    >>> one, other = map(game("numerus").parse, ("1 a1", "2 b2"))
    >>> statistics = MoveStatistics()
    >>> statistics.learn([(0, one), (1, other)], [0.0, 1.0])
    >>> statistics.best(0, [one, other]) == other  # which the seat has not made yet
    True
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, Move], tuple[int, float]] = {}  # how often, and the mean

    def forget(self) -> None:
        self._known = {}

    def learn(self, played: Iterable[tuple[int, Move]], values: Sequence[float]) -> None:
        known = self._known
        for one in played:
            times, mean = known.get(one, (0, 0.0))
            known[one] = times + 1, mean + (values[one[0]] - mean) / (times + 1)

    def best(self, seat: int, moves: Sequence[Move]) -> Move:
        """The one that did best so far; one that nobody knows comes first."""
        return max(moves, key=lambda move: self._known.get((seat, move), UNKNOWN)[1])


UNKNOWN = (0, 1.0)
