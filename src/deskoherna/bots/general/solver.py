"""Proves who wins by trying everything, as far as a limited number of positions allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskoherna.kernel import Ask, Move
from deskoherna.kernel.chance import NoChance, NothingKnown

from ..search import awaited

DEEPEST = 60  # moves
MOST_REMEMBERED = 20_000  # positions: a few megabytes

Values = Sequence[float]


class Solver:
    """For positions in which nothing is hidden and chance has no part.

    A position is proved if one move wins, or if all moves are proved: then whoever is to move takes
    what is best for them. What was proved is remembered.
    """

    def __init__(self, outcome: Callable[[Any], Values], hurries: Callable[[], bool]) -> None:
        """`outcome` has the values of a finished game; a proof is given up when it `hurries`."""
        self._outcome = outcome
        self._hurries = hurries
        self._proved: dict[bytes, Values] = {}
        self._left = 0  # moves that may still be tried

    def known(self, state: Any) -> Values | None:
        """The values of a position that is over or was proved before."""
        if state.result is not None:
            return self._outcome(state)
        return self._proved.get(state.encode())

    def known_after(self, state: Any, seat: int, move: Move) -> Values | None:
        """The values of the position after a move, if they are known without trying more."""
        self._left = 0
        return self._after(state, seat, move, 0)

    def prove(self, state: Any, moves: int) -> Values | None:
        """The values of a position, if it takes no more than so many moves to prove them."""
        if len(self._proved) > MOST_REMEMBERED:
            self._proved.clear()
        self._left = moves
        return self._prove(state, DEEPEST)

    def _prove(self, state: Any, depth: int) -> Values | None:
        if (known := self.known(state)) is not None:
            return known
        asks = awaited(state)
        if depth == 0 or len(asks) != 1:
            return None
        ((seat, ask),) = asks.items()
        best = self._best(state, seat, ask, depth)
        if best is not None:
            self._proved[state.encode()] = best
        return best

    def _best(self, state: Any, seat: int, ask: Ask[Any], depth: int) -> Values | None:
        """What whoever is to move can be sure of; None if that is not proved."""
        best: Values | None = None
        unproved = ask.free
        for move in ask.moves:
            if self._left == 0 or self._hurries():
                self._left = 0  # nor is anything else tried
                return None
            self._left -= 1
            values = self._after(state, seat, move, depth - 1)
            if values is None:
                unproved = True
            elif best is None or values[seat] > best[seat]:
                best = values
                if best[seat] == 1:
                    return best
        return None if unproved else best

    def _after(self, state: Any, seat: int, move: Move, depth: int) -> Values | None:
        after = state.copy()
        try:
            after.play(seat, move, NoChance())
        except NothingKnown:
            return None
        return self._prove(after, depth)
