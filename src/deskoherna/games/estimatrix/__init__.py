"""ESTIMATRIX Spectrum, a game of associations by Matyáš Veselý. EST-… are its rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from deskoherna.kernel import Chance, Drawing, Game, Result, Say, Setup, Tell, Tip

from .coach import tips
from .drawing import draw
from .events import EVENTS
from .moves import LONGEST_MOVE, EstimatrixMove, read_move
from .notation import read_position
from .pieces import ALLOWED, MODES, Terms
from .rules import Estimatrix, agreed
from .view import EstimatrixView, covered, state_of, swapped, view_of

LONGEST = 2000  # turns of a game: see docs/games
PER_TURN = 6  # moves of the Quanter, but for a very long drawing


class EstimatrixGame(Game[Estimatrix, EstimatrixMove, EstimatrixView]):
    id = "estimatrix"
    name = "ESTIMATRIX Spectrum"
    prefix = "EST"
    package = __name__
    rules_version = 1
    weight = 1
    seats = (3, 4, 5, 6)  # EST-1, EST-R9
    options: ClassVar = {
        "mode": MODES,  # EST-21
        "hints": tuple(ALLOWED),  # EST-8
        "naming": (True, False),  # EST-R4
        "ink": ("black", "colours"),
        "letters": ("chosen", "dealt"),  # EST-R3
        "negater": ("drawn", "first"),  # EST-R2
    }
    events = EVENTS
    view_type = EstimatrixView
    longest_move = LONGEST_MOVE

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> Estimatrix:
        choosing = setup.options["letters"] == "chosen"
        negater = 0 if setup.options["negater"] == "first" else None
        return Estimatrix.opening(terms(setup), chance, tell, choosing, negater)

    def read(self, text: str) -> EstimatrixMove:
        return read_move(text)

    def view(self, state: Estimatrix, seat: int | None) -> EstimatrixView:
        return view_of(state, seat)

    def covered(self, view: EstimatrixView, hidden: Collection[int]) -> EstimatrixView:
        return covered(view, hidden)

    def imagine(self, view: EstimatrixView, chance: Chance) -> Estimatrix:
        return state_of(view, chance)

    def swapped(self, state: Estimatrix, seat: int | None, chance: Chance) -> Estimatrix:
        return swapped(state, seat, chance)

    def tips(self, view: EstimatrixView, seat: int) -> Sequence[Tip]:
        return tips(view, seat)

    def draw(self, view: EstimatrixView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return draw(view, say, marked)

    def position(self, text: str) -> Estimatrix:
        return read_position(text)

    def conceded(self, state: Estimatrix, seat: int | None) -> Result | None:
        """All may share the win; nobody gives up alone, for the others would lose their game."""
        return agreed(state) if seat is None else None

    def bound(self, setup: Setup) -> int:
        return LONGEST * (setup.seats + PER_TURN)


def terms(setup: Setup) -> Terms:
    options = setup.options
    return Terms(
        seats=setup.seats,
        mode=str(options["mode"]),
        hints=str(options["hints"]),
        naming=bool(options["naming"]),
        coloured=options["ink"] == "colours",
    )


ESTIMATRIX = EstimatrixGame()
