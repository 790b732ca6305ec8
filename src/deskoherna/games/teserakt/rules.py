"""TESERAKT: turns and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from deskoherna.kernel import Ask, Chance, Event, Result, Tell
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
    def opening(cls, expedition: Expedition, chance: Chance, tell: Tell = None) -> Self:
        state = cls.bare(expedition)
        state.prepare(chance, tell)
        return state

    def do_begin(self, chance: Chance, tell: Tell, researcher: int) -> None:
        """The action phase, then the collapse phase, then the next on the left (TES-15)."""
        self.begin_turn(researcher)
        if tell is not None:
            tell.append(TurnBegan(letter(researcher)))

    def begin_turn(self, researcher: int, actions: int = ACTIONS) -> None:
        self.turns += 1
        self.turn = researcher
        self.actions = actions
        self.taken = self.done = self.used = 0
        self.refused = []
        after = (researcher + 1) % len(self.labs)
        self.first(("act",), ("boundary", COLLAPSE), ("begin", after))

    # What is asked now is found out once

    def asks(self) -> Mapping[int, Ask[TeseraktMove]]:
        if self.asked is None:
            self.asked = dict(super().asks())
        return self.asked

    def proceed(self, chance: Chance, tell: Tell = None) -> None:
        agenda, doing = self.agenda, self._doing
        self.asked = None
        while agenda:
            step = agenda.pop()
            name = step[0]
            if name in doing:
                doing[name](self, chance, tell, *step[1:])
            elif self._asks_something(name, *step[1:]):
                agenda.append(step)
                return

    def _asks_something(self, name: str, *numbers: int) -> bool:
        """Long lists of answers are left until somebody wants to know them."""
        if name == "act":
            return self.can_act()
        if name == "effect":
            return self.can_choose(*numbers)
        asks = self._asking[name](self, *numbers)
        if asks:
            self.asked = dict(asks)
        return bool(asks)

    def foreseen(self, seat: int, move: TeseraktMove) -> Self | None:
        """Where the move leads; what chance or a secret has a say in cannot be taken back."""
        world, tell = self.copy(), list[Event]()
        try:
            world.play(seat, move, NoChance(), tell)
        except NothingKnown:
            return None
        return None if any(event.reveals for event in tell) else world

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
