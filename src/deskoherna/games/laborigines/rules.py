"""LABORIGINES: a position and the modules of rules that play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from deskoherna.kernel import Ask, Chance, Refusal, Result, Tell

from . import (
    conflicts,
    diseases,
    dropping_out,
    energy,
    flag,
    manipulation,
    movement,
    preparation,
    traps,
    turn,
)
from .colours import DELEGATED, delegate
from .moves import LaboriginesMove, OwnChoice
from .pieces import Laboratory
from .position import Position
from .results import final
from .unasked import forbidden

STEPS = (
    preparation, turn, diseases, manipulation, movement, conflicts, traps,
    flag, energy, dropping_out,
)  # fmt: skip


class Laborigines(Position, steps=STEPS):
    """A position and what moves do to it.

    A seat that has left its colours to the table may take that back: while others are asked, and
    whenever its own turn begins (LAB-R5).
    """

    __slots__ = ()

    @classmethod
    def opening(cls, lab: Laboratory, chance: Chance, tell: Tell = None) -> Self:
        state = cls.bare(lab)
        preparation.prepare(state, chance, tell)
        state.proceed(chance, tell)
        return state

    def asks(self) -> Mapping[int, Ask[LaboriginesMove]]:
        asks = super().asks()
        if True not in self.delegated or not asks:
            return asks
        delegating = [seat for seat in self.seats_left() if self.delegated[seat]]
        return {**dict.fromkeys(delegating, DELEGATED), **asks}

    def refusal(self, seat: int, move: LaboriginesMove) -> Refusal | None:
        return None if isinstance(move, OwnChoice) else super().refusal(seat, move)

    def unasked(self, seat: int, move: LaboriginesMove) -> Refusal | None:
        return forbidden(self, seat, move)

    def play(self, seat: int, move: LaboriginesMove, chance: Chance, tell: Tell = None) -> None:
        if type(move) is OwnChoice:  # search plays by the million, and `isinstance` is slow
            delegate(self, seat, False, tell)
            self.asked = None  # the same step asks again
        else:
            super().play(seat, move, chance, tell)

    @property
    def result(self) -> Result | None:
        return None if self.agenda else final(self)
