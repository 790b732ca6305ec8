"""TESERAKT, a cooperative game of dice by James Firnhaber. TES-… are its rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from deskoherna.kernel import (
    Chance,
    Drawing,
    Game,
    Pieces,
    Refusal,
    Result,
    Say,
    Setup,
    Tell,
    Tip,
)

from .coach import tips
from .deck import BASES, LONGEST, STANDARD, deck_of
from .drawing import draw
from .events import EVENTS
from .gallery import gallery
from .moves import TeseraktMove, read_move
from .notation import read_position
from .places import places
from .position import Expedition
from .rules import Teserakt, together
from .view import TeseraktView, state_of, swapped, view_of


class TeseraktGame(Game[Teserakt, TeseraktMove, TeseraktView]):
    id = "teserakt"
    name = "TESERAKT"
    prefix = "TES"
    package = __name__
    rules_version = 2
    weight = 3
    seats = (1, 2, 3, 4)  # TES-1
    options: ClassVar = {
        "base": BASES,
        "cards": (True, False),  # TES-48
        "collapsed": (0, 1, 2),  # TES-49
        "race": (False, True),  # TES-50
        "first": ("drawn", "seat"),  # TES-R22
        "deck": (STANDARD,),  # or the text of an own one (TES-R2)
    }
    texts: ClassVar = {"deck": LONGEST}
    rule_of: ClassVar = {
        "die": "TES-16",
        "boundary": "TES-32",
        "symbol": "TES-44",
        "discovery": "TES-29",
    }
    events = EVENTS
    view_type = TeseraktView
    private = False  # decks and discoveries are hidden from all alike
    offers = True  # TES-R14
    cooperative = True  # TES-1
    recorded_by = ("base",)

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> Teserakt:
        return Teserakt.opening(expedition(setup), chance, tell)

    def read(self, text: str) -> TeseraktMove:
        return read_move(text)

    def view(self, state: Teserakt, seat: int | None) -> TeseraktView:
        return view_of(state, seat)

    def imagine(self, view: TeseraktView, chance: Chance) -> Teserakt:
        return state_of(view, chance)

    def swapped(self, state: Teserakt, seat: int | None, chance: Chance) -> Teserakt:
        return swapped(state, chance)

    def tips(self, view: TeseraktView, seat: int) -> Sequence[Tip]:
        return tips(view, seat)

    def draw(self, view: TeseraktView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return draw(view, say, marked)

    def pieces(self, setup: Setup, say: Say) -> tuple[Pieces, ...]:
        return gallery(deck_of(str(setup.options["deck"])), say)

    def places(self, view: TeseraktView) -> Collection[str]:
        return places(view)

    def objection(self, setup: Setup) -> Refusal | None:
        try:
            deck_of(str(setup.options["deck"]))
        except Refusal as refusal:
            return refusal
        return None

    def position(self, text: str) -> Teserakt:
        return read_position(text)

    def conceded(self, state: Teserakt, seat: int | None) -> Result | None:
        """One alone may give up; a team, if all agree."""
        if seat is not None and state.expedition.seats > 1:
            return None
        return together(state, 2, "ROOM-9", "teserakt-end-given-up")

    def bound(self, setup: Setup) -> int:
        return LONGEST


def expedition(setup: Setup) -> Expedition:
    options = setup.options
    return Expedition(
        seats=setup.seats,
        base=str(options["base"]),
        cards=bool(options["cards"]),
        collapsed=int(options["collapsed"]),
        race=bool(options["race"]),
        first=str(options["first"]),
        deck=str(options["deck"]),
    )


TESERAKT = TeseraktGame()
