"""ESTIMATRIX Spectrum: evaluation, the end of a turn, and the end (EST-12 to EST-21)."""

from __future__ import annotations

from typing import Self

from deskoherna.kernel import Chance, Refusal, Result, Tell, silent

from . import order
from .circle import Past, next_roles, pair
from .events import (
    Completed,
    Exchanged,
    GaveBack,
    Missed,
    NegaterPassed,
    NotAgain,
    QuanterPassed,
    Shown,
    Thwarted,
)
from .moves import EstimatrixMove
from .pieces import COLOURS, Terms
from .preparation import Preparation
from .turn import Turn


class Estimatrix(Preparation, Turn):
    """A position and what moves do to it."""

    __slots__ = ()

    @classmethod
    def opening(
        cls,
        terms: Terms,
        chance: Chance,
        tell: Tell = silent,
        choosing: bool = True,
        negater: int | None = None,
    ) -> Self:
        state = cls.bare(terms)
        state.prepare(chance, tell, choosing, negater)
        return state

    def unasked(self, seat: int, move: EstimatrixMove) -> Refusal:
        return order.unasked(self, seat, move)

    # Evaluation

    def do_evaluate(self, chance: Chance, tell: Tell) -> None:
        """All answers are shown at once (EST-11)."""
        right = self.answers[self.quanter]
        for seat in self._in_order():
            tell(self._shown, seat, right)
        hits = [seat for seat in self.others() if self.answers[seat] == right]
        if self.negater in hits:
            tell(Thwarted, self.negater, COLOURS[right])  # EST-13
        elif hits:
            for seat in hits:
                self._exchange(seat, tell)
        else:
            tell(Missed, self.quanter, COLOURS[right])  # EST-12
        self._remember()
        if completed := self.completed():  # EST-20, EST-R6
            self.agenda.clear()
            self.clear()
            tell(Completed, completed)

    def _in_order(self) -> list[int]:
        """The Quanter, then the others clockwise."""
        seats = self.terms.seats
        return [(self.quanter + nth) % seats for nth in range(seats)]

    def _shown(self, seat: int, right: int) -> Shown:
        answer = self.answers[seat]
        colour = COLOURS[answer] if answer >= 0 else None
        return Shown(seat, self.role(seat), colour, seat != self.quanter and answer == right)

    def _exchange(self, seat: int, tell: Tell) -> None:
        """The Quanter and an Estimater who guessed each give a piece of their own letter."""
        about = (self.quanter, seat, self.letter(self.quanter), self.letter(seat))
        two = pair(self.quanter, seat)
        if two not in self.pairs:
            self.pairs.append(two)
            self.pairs.sort()
            tell(Exchanged, *about)  # EST-14
        elif not self.terms.advanced:
            tell(NotAgain, *about)  # EST-15
        else:
            self.pairs.remove(two)
            tell(GaveBack, *about)  # EST-21

    def _remember(self) -> None:
        hint = (self.form, self.words, tuple(self.sketch))
        self.last = Past(
            self.turns, self.quanter, self.negater, self.ban, *hint, tuple(self.answers)
        )

    # The end of a turn

    def do_pass_on(self, chance: Chance, tell: Tell) -> None:
        before = self.roles
        self.roles = after = next_roles(before, self.terms.seats)
        moved = after.negater != before.negater
        if moved:
            tell(NegaterPassed, after.negater, before.negater)
        skipped = (before.quanter + 1) % self.terms.seats != after.quanter
        tell(QuanterPassed, after.quanter, before.quanter, skipped, skipped and moved)
        self.first(("turn",))

    # The end of the game

    @property
    def result(self) -> Result | None:
        return None if self.agenda else standings(self, "EST-20", "estimatrix-end-completed")


def standings(state: Estimatrix, rule: str, reason: str) -> Result:
    """Whoever has more letters comes first; the winners have all six."""
    scores = tuple(len(state.owned(seat)) for seat in range(state.terms.seats))
    places = tuple(1 + sum(more > mine for more in scores) for mine in scores)
    return Result(places, scores, rule, reason)


def agreed(state: Estimatrix) -> Result:
    """All share the win."""
    scores = standings(state, "ROOM-9", "estimatrix-end-agreed").scores
    return Result((1,) * state.terms.seats, scores, "ROOM-9", "estimatrix-end-agreed")
