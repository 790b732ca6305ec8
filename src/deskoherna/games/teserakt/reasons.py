"""Why an action is not possible: the rule, and what is in the way."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from .actions import Actions
from .cube import SIDE
from .dice import VALUE
from .moves import (
    ZONE,
    Analyse,
    Discover,
    End,
    Play,
    Speciality,
    Stabilise,
    Take,
    TeseraktMove,
    Transfer,
    Turn,
)
from .stabilisation import is_set
from .table import at_column, letter, name_of


class Reasons(Actions):
    __slots__ = ()

    def reason(self, move: TeseraktMove) -> Refusal:
        if self.agenda[-1][0] != "act":
            return super().reason(move)
        if isinstance(move, Play | Discover | End):
            return self._not_played(move)
        if not self.actions:
            return Refusal("TES-15", "teserakt-no-actions")
        if isinstance(move, Turn):
            return self._not_turned(move)
        if isinstance(move, Transfer):
            return self._not_passed(move)
        return self._not_done(move)

    def _not_played(self, move: Play | Discover | End) -> Refusal:
        if isinstance(move, Play):
            return Refusal("TES-31", "teserakt-no-card", card=move.card)
        if isinstance(move, Discover):
            return Refusal("TES-29", "teserakt-no-discovery", value=move.value)
        return Refusal("TES-R15", "teserakt-not-yet", actions=self.actions)

    def _not_done(self, move: TeseraktMove) -> Refusal:
        if isinstance(move, Take):
            return self._not_taken(move.column)
        if isinstance(move, Stabilise):
            return self._not_stabilised(move)
        if isinstance(move, Analyse):
            return Refusal("TES-21", "teserakt-no-analysis", card=move.card)
        if isinstance(move, Speciality):
            return Refusal("TES-23", "teserakt-no-speciality")
        return super().reason(move)

    def _not_taken(self, column: int) -> Refusal:
        if not self.room(self.turn):
            return Refusal("TES-R13", "teserakt-lab-full", spaces=self.spaces(self.turn))
        if not self.heights[column]:
            return Refusal("TES-16", "teserakt-empty-column", column=at_column(column))
        die = name_of(self.top(column))
        layer = self.heights[column]
        return Refusal(
            "TES-16", "teserakt-not-free", column=at_column(column), die=die, layer=layer, most=SIDE
        )

    def _not_turned(self, move: Turn) -> Refusal:
        place, die = letter(move.place), name_of(move.die)
        if move.place < ZONE and move.place not in self.adjustable():
            return Refusal("TES-18", "teserakt-not-your-lab", place=place)
        there = self.zone[move.die] if move.place == ZONE else move.die in self.labs[move.place]
        if not there:
            return Refusal("TES-18", "teserakt-no-such-die", place=place, die=die)
        if move.value == 0:
            return Refusal("TES-19", "teserakt-not-annihilated", die=die)
        return Refusal("TES-18", "teserakt-too-far", die=die, value=move.value)

    def _not_passed(self, move: Transfer) -> Refusal:
        if move.source >= len(self.labs) or move.target >= len(self.labs):
            return Refusal("TES-20", "teserakt-no-such-lab", labs=len(self.labs))
        if self.turn not in (move.source, move.target) or move.source == move.target:
            return Refusal("TES-20", "teserakt-not-between")
        if move.die not in self.labs[move.source]:
            place, die = letter(move.source), name_of(move.die)
            return Refusal("TES-20", "teserakt-no-such-die", place=place, die=die)
        if not self.room(move.target):
            return Refusal("TES-R13", "teserakt-lab-full", spaces=self.spaces(move.target))
        return Refusal("TES-R26", "teserakt-has-declined")

    def _not_stabilised(self, move: Stabilise) -> Refusal:
        dice = sorted((move.die, *move.others))
        if any(dice.count(die) > self.labs[self.turn].count(die) for die in dice):
            return Refusal("TES-24", "teserakt-not-in-lab")
        if not is_set(dice):
            return Refusal("TES-24", "teserakt-no-set", count=len(dice))
        value, die = VALUE[move.die], name_of(move.die)
        return Refusal("TES-25", "teserakt-slot-filled", die=die, value=value)
