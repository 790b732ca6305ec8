"""TESERAKT: turns and the end."""

from __future__ import annotations

from typing import Self

from deskoherna.kernel import Chance, Events, Result, Tell, silent
from deskoherna.kernel.chance import NoChance, NothingKnown

from .collapse import COLLAPSE
from .dice import KINDS
from .events import TurnBegan
from .moves import TeseraktMove
from .preparation import Preparation
from .table import ACTIONS, MOST_RIFTS, Expedition, letter


class Teserakt(Preparation):
    """A position and what moves do to it."""

    __slots__ = ()

    @classmethod
    def opening(cls, expedition: Expedition, chance: Chance, tell: Tell = silent) -> Self:
        state = cls.bare(expedition)
        state.prepare(chance, tell)
        return state

    def do_begin(self, chance: Chance, tell: Tell, researcher: int) -> None:
        """The action phase, then the collapse phase, then the next on the left (TES-15)."""
        self.begin_turn(researcher)
        tell(TurnBegan, letter(researcher))

    def begin_turn(self, researcher: int, actions: int = ACTIONS) -> None:
        self.turns += 1
        self.turn = researcher
        self.actions = actions
        self.taken = self.done = self.used = 0
        self.refused = []
        after = (researcher + 1) % len(self.labs)
        self.first(("act",), ("boundary", COLLAPSE), ("begin", after))

    def foreseen(self, seat: int, move: TeseraktMove) -> Self | None:
        """Where the move leads; what chance or a secret has a say in cannot be taken back."""
        world, events = self.copy(), Events()
        try:
            world.play(seat, move, NoChance(), events)
        except NothingKnown:
            return None
        return None if any(event.reveals for event in events) else world

    # The end

    @property
    def filled(self) -> int:
        return sum(self.panel)

    @property
    def result(self) -> Result | None:
        if self.agenda:
            return None
        if self.filled == KINDS:
            return together(self, 1, "TES-12", "teserakt-end-won")
        if self.rifts >= MOST_RIFTS:
            return together(self, 2, "TES-13", "teserakt-end-rifts")
        return together(self, 2, "TES-14", "teserakt-end-tesseract")


def together(state: Teserakt, place: int, rule: str, reason: str) -> Result:
    """All win or all lose (TES-1); the score is how many slots are filled."""
    seats = state.expedition.seats
    return Result((place,) * seats, (state.filled,) * seats, rule, reason, together=True)
