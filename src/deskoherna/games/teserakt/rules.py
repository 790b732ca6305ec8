"""TESERAKT: a position, what moves do to it, and the end."""

from __future__ import annotations

from typing import Self

from deskoherna.kernel import Chance, Event, Refusal, Result, Tell
from deskoherna.kernel.chance import NoChance, NothingKnown

from . import (
    action_refusals,
    actions,
    carrying,
    collapse,
    effect_refusals,
    preparation,
    returning,
    stabilisation,
    symbols,
    transfers,
    turns,
    unasked,
)
from .dice import KINDS
from .moves import TeseraktMove
from .position import MOST_RIFTS, Expedition, Position

STEPS = (
    preparation, turns, actions, action_refusals, transfers, carrying, effect_refusals,
    stabilisation, returning, collapse, symbols,
)  # fmt: skip


class Teserakt(Position, steps=STEPS):
    """A position and what moves do to it."""

    __slots__ = ()

    @classmethod
    def opening(cls, expedition: Expedition, chance: Chance, tell: Tell = None) -> Self:
        state = cls.bare(expedition)
        preparation.prepare(state, chance, tell)
        return state

    def refusal(self, seat: int, move: TeseraktMove) -> Refusal | None:
        """Every question has its list; what is not on it is refused by the rule in its way."""
        if move in self.asks()[seat].moves:
            return None
        refusal = super().refusal(seat, move)
        assert refusal is not None, f"{move} is not offered, and no rule says why"
        return refusal

    def unasked(self, seat: int, move: TeseraktMove) -> Refusal | None:
        """Why a seat may not make a move that it is not asked for, where a rule says so."""
        return unasked.unasked(self, seat, move)

    def foreseen(self, seat: int, move: TeseraktMove) -> Self | None:
        """Where the move leads; what chance or a secret has a say in cannot be taken back."""
        after, events = self.copy(), list[Event]()
        try:
            after.play(seat, move, NoChance(), events.append)
        except NothingKnown:
            return None
        return None if any(event.reveals for event in events) else after

    @property
    def result(self) -> Result | None:
        if self.agenda:
            return None
        if self.filled == KINDS:
            return together(self, 1, "TES-12", "teserakt-end-won")
        if self.rifts >= MOST_RIFTS:
            return together(self, 2, "TES-13", "teserakt-end-rifts")
        return together(self, 2, "TES-14", "teserakt-end-tesseract")


def together(state: Position, place: int, rule: str, reason: str) -> Result:
    """All win or all lose (TES-1); the score is how many slots are filled."""
    seats = state.expedition.seats
    return Result((place,) * seats, (state.filled,) * seats, rule, reason, together=True)
