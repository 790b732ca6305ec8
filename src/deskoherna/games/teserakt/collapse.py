"""Collapse and rifts (TES-32 to TES-35)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskoherna.kernel import Ask, Chance, Tell

from .cube import lowest_free
from .dice import COLOUR, VALUE, shown
from .events import Annihilated, Collapsed, DiscoveryLost, Rift
from .moves import PLACES, ZONE, At, TeseraktMove
from .table import DOWN, LOST, LOST_UNSEEN, MOST_RIFTS, UP, Table, at_column, name_of

COLLAPSE, ANNIHILATE, SET_UP = range(3)  # what becomes of a boundary die
Steps = tuple[tuple[str | int, ...], ...]


class Collapse(Table):
    __slots__ = ()

    def mine(self, ask: Ask[TeseraktMove]) -> Mapping[int, Ask[TeseraktMove]]:
        """A question to the active player."""
        return {self.seat(self.turn): ask}

    def boundary(self, fate: int = COLLAPSE) -> Sequence[int]:
        """The boundary die, or those that tie for it (TES-32)."""
        lowest = lowest_free(bytes(self.heights))
        if fate != SET_UP and self.has(self.turn, "steady"):
            return lowest
        least = min((VALUE[self.top(column)] for column in lowest), default=0)
        return [column for column in lowest if VALUE[self.top(column)] == least]

    def do_boundary(self, chance: Chance, tell: Tell, fate: int) -> None:
        columns = self.boundary(fate)
        if len(columns) == 1:
            self.fall(columns[0], fate, chance, tell)
        else:
            self.first(("tie", fate))

    def ask_tie(self, fate: int) -> Mapping[int, Ask[TeseraktMove]]:
        key = "teserakt-ask-annihilated" if fate == ANNIHILATE else "teserakt-ask-boundary"
        return self.mine(Ask("TES-32", key, (At,), tuple(map(At, self.boundary(fate)))))

    def answer_tie(self, seat: int, move: At, chance: Chance, tell: Tell, fate: int) -> None:
        self.fall(move.column, fate, chance, tell)

    def fall(self, column: int, fate: int, chance: Chance, tell: Tell) -> None:
        """A die of the Tesseract collapses, or is annihilated."""
        if fate == ANNIHILATE:
            self.annihilate_top(column, tell)
            return
        die, after = self.leave(column)
        (value,) = chance.roll("collapse")  # TES-33
        self.zone[shown(die, value)] += 1
        tell(Collapsed, at_column(column), name_of(die), value)
        if fate == SET_UP:
            return  # TES-R17
        self.crack(value, tell)
        if not self.lost:
            self.first(*self.showing(after, value))

    # Dice that leave the Tesseract

    def leave(self, column: int) -> tuple[int, Steps]:
        """Take a die; what follows once the step is finished (TES-14, TES-R11)."""
        die = self.lift(column)
        if self.heights[column]:
            return die, ()
        return die, (("emptied",), ("event", column, VALUE[die]))

    @staticmethod
    def showing(after: Steps, value: int) -> Steps:
        """The same steps for a die that was rolled when it left (TES-43)."""
        return tuple((*step[:2], value) if step[0] == "event" else step for step in after)

    def do_emptied(self, chance: Chance, tell: Tell) -> None:
        if not any(self.heights):
            self.lose(tell)  # TES-14

    def annihilate_top(self, column: int, tell: Tell) -> None:
        die, after = self.leave(column)
        self.gone[COLOUR[die]] += 1
        tell(Annihilated, name_of(die), at_column(column))
        self.first(*after)

    # Dice in labs and in the zone

    def remove(self, place: int, die: int) -> None:
        if place == ZONE:
            self.zone[die] -= 1
        else:
            self.labs[place].remove(die)

    def insert(self, place: int, die: int) -> None:
        if place == ZONE:
            self.zone[die] += 1
        else:
            self.add(place, die)

    def annihilate(self, place: int, die: int, tell: Tell) -> None:
        self.remove(place, die)
        self.gone[COLOUR[die]] += 1
        tell(Annihilated, name_of(die), PLACES[place])

    # Rifts

    def crack(self, value: int, tell: Tell) -> None:
        """A rift, if there are too many dice of the value now (TES-34)."""
        count = self.collapsed(value)
        if count < 3 or self.lost:
            return
        by = 2 if count >= 6 else 1
        self.rifts = min(MOST_RIFTS, self.rifts + by)
        tell(Rift, value, by, self.rifts)
        if self.expedition.race:
            self._lose_discovery(value, tell)
        if self.rifts == MOST_RIFTS:
            self.lose(tell)  # TES-13

    def _lose_discovery(self, value: int, tell: Tell) -> None:
        """The card of the value is gone, unless it is unlocked (TES-50, TES-R23)."""
        status = self.status[value - 1]
        if status in (DOWN, UP):
            self.status[value - 1] = LOST_UNSEEN if status == DOWN else LOST
            tell(DiscoveryLost, value)
