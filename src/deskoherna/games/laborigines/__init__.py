"""LABORIGINES, a game of traps and memory by Tomáš and Jakub Uhlíř. LAB-… are its rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from deskoherna.kernel import Chance, Drawing, Game, Refusal, Result, Say, Setup, Tell, Tip

from .coach import tips
from .drawing import draw
from .events import EVENTS, RULE_OF_DISEASE
from .moves import LaboriginesMove, read_move
from .notation import read_position
from .pieces import SEATS_OF, Laboratory, cast
from .results import agreed, given_up
from .rules import Laborigines
from .view import LaboriginesView, state_of, swapped, view_of

LONGEST = 400  # turns: far more than any of the 10,000 random games of each variant took
PER_TURN = 12  # decisions, far more than a turn takes on average


class LaboriginesGame(Game[Laborigines, LaboriginesMove, LaboriginesView]):
    id = "laborigines"
    name = "LABORIGINES"
    prefix = "LAB"
    package = __name__
    rules_version = 2
    seats = (2, 3, 4, 5, 6)
    options: ClassVar = {
        "variant": tuple(SEATS_OF),
        "energy": (20, 15),  # LAB-3
        "memory": (False, True),  # LAB-R16
        "modelling": (True, False),
    }
    rule_of: ClassVar = RULE_OF_DISEASE
    events = EVENTS
    view_type = LaboriginesView
    private = False  # lower sides are hidden from all alike; votes, from those who do not look
    offers = True  # LAB-19

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> Laborigines:
        return Laborigines.opening(laboratory(setup), chance, tell)

    def read(self, text: str) -> LaboriginesMove:
        return read_move(text)

    def view(self, state: Laborigines, seat: int | None) -> LaboriginesView:
        return view_of(state, seat)

    def imagine(self, view: LaboriginesView, chance: Chance) -> Laborigines:
        return state_of(view, chance)

    def swapped(self, state: Laborigines, seat: int | None, chance: Chance) -> Laborigines:
        return swapped(state, seat, chance)

    def tips(self, view: LaboriginesView, seat: int) -> Sequence[Tip]:
        return tips(view, seat)

    def draw(self, view: LaboriginesView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return draw(view, say, marked)

    def objection(self, setup: Setup) -> Refusal | None:
        if laboratory(setup).possible:
            return None
        variant, seats = setup.options["variant"], setup.seats
        if seats in SEATS_OF[str(variant)]:
            return Refusal("LAB-R25", "laborigines-teams-energy")
        if variant == "teams":
            return Refusal("LAB-42", "laborigines-seats-teams", seats=seats)
        if variant == "twins":
            return Refusal("LAB-43", "laborigines-seats-twins", seats=seats)
        return Refusal("LAB-R4", "laborigines-seats-basic", seats=seats)

    def colours(self, setup: Setup) -> tuple[int, ...]:
        return cast(laboratory(setup)).colour  # LAB-42

    def position(self, text: str) -> Laborigines:
        return read_position(text)

    def conceded(self, state: Laborigines, seat: int | None) -> Result | None:
        """One of the last two may give up; all who are left may share the win."""
        return agreed(state) if seat is None else given_up(state, seat)

    def bound(self, setup: Setup) -> int:
        return PER_TURN * LONGEST


def laboratory(setup: Setup) -> Laboratory:
    options = setup.options
    return Laboratory(
        variant=str(options["variant"]),
        seats=setup.seats,
        energy=int(options["energy"]),
        aid=bool(options["memory"]),
        modelling=bool(options["modelling"]),
    )


LABORIGINES = LaboriginesGame()
