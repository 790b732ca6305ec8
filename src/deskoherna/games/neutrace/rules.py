"""NEUTRACE: a position, and what may happen in it.

Its steps are functions over the position: tasks (`preparation`), rounds with their evaluation and
the end (`rounds`), turns (`turns`), what is drawn (`supply`), orbitals (`module`, `exchange`).
"""

from __future__ import annotations

from typing import Self

from deskoherna.kernel import Chance, Event, Refusal, Result, Tell

from . import exchange, laying, module, order, preparation, rounds, supply, turns
from .actions import Actions
from .moves import NeutraceMove, Place, Token, Turn
from .position import Position


class Neutrace(Position, steps=(preparation, rounds, turns, supply, module, exchange)):
    """A position and what may happen in it. `play` trusts its caller; `Match` checks."""

    __slots__ = ()

    @classmethod
    def opening(cls, seats: int, burner: int, chance: Chance, tell: Tell = None) -> Self:
        state = cls.set_up(seats, burner)
        state.first(("tasks",), ("round",))
        state.proceed(chance, tell)
        return state

    def unasked(self, seat: int, move: NeutraceMove) -> Refusal:
        return order.unasked(self, seat, move)

    def actions(self, seat: int) -> Actions:
        return turns.actions(self, seat)

    def place(self, seat: int, move: Place) -> None:
        laying.place(self, seat, move)

    def turn(self, cell: int) -> None:
        laying.turn(self, cell)

    def scores(self) -> tuple[int, ...]:
        return rounds.scores(self)

    @property
    def result(self) -> Result | None:
        if self.agenda:
            return None
        scores = self.scores()
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Result(places, scores, "NEU-45", "neutrace-end")

    # What is foreseen

    def preview(self, seat: int, move: NeutraceMove) -> list[Event]:
        """A seat knows its own cards: what it shows of them itself is foreseen, too."""
        if not isinstance(move, Place):
            return super().preview(seat, move)
        events: list[Event] = []
        laying.place(self.copy(), seat, move, events.append, module.orbital_of(self.agenda[-1]))
        return events

    def foreseen(self, seat: int, move: NeutraceMove) -> Self | None:
        """A card laid or turned, or the order of an evaluation: they change the forecast."""
        after = self.copy()
        if isinstance(move, Place):
            after.place(seat, move)
        elif isinstance(move, Turn):
            after.turn(move.cell)
        elif isinstance(move, Token):
            module.enter(after, seat, move.orbital)
        else:
            return None
        return after
