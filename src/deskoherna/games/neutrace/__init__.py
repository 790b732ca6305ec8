"""NEUTRACE, a race along the pH scale for two or three, by Hana Kotinová and Matyáš Veselý.

Ids NEU-… refer to the rulebook pages.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from deskoherna.kernel import Chance, Drawing, Game, Refusal, Result, Say, Setup, Tell, Tip

from .coach import tips
from .drawing import draw
from .events import EVENTS
from .imagining import imagine
from .moves import NeutraceMove, read_move
from .notation import read_position
from .reactions import REACTIONS
from .rules import Neutrace
from .swapping import swapped
from .view import NeutraceView, view_of

FIRST = {"1D": 0, "2D": 1, "3D": 2}


class NeutraceGame(Game[Neutrace, NeutraceMove, NeutraceView]):
    id = "neutrace"
    name = "NEUTRACE"
    prefix = "NEU"
    package = __name__
    rules_version = 1
    weight = 3
    seats = (2, 3)  # NEU-1
    options: ClassVar = {"first": ("draw", *FIRST)}
    events = EVENTS + REACTIONS
    view_type = NeutraceView

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> Neutrace:
        chosen = str(setup.options["first"])
        first = FIRST[chosen] if chosen in FIRST else chance.below("burner", setup.seats)  # NEU-R21
        return Neutrace.opening(setup.seats, first, chance, tell)

    def objection(self, setup: Setup) -> Refusal | None:
        if FIRST.get(str(setup.options["first"]), 0) >= setup.seats:
            return Refusal("NEU-1", "neutrace-first-not-there", seats=setup.seats)
        return None

    def read(self, text: str) -> NeutraceMove:
        return read_move(text)

    def view(self, state: Neutrace, seat: int | None) -> NeutraceView:
        return view_of(state, seat)

    def imagine(self, view: NeutraceView, chance: Chance) -> Neutrace:
        return imagine(view, chance)

    def swapped(self, state: Neutrace, seat: int | None, chance: Chance) -> Neutrace:
        return swapped(state, seat, chance)

    def tips(self, view: NeutraceView, seat: int) -> Sequence[Tip]:
        return tips(view, seat)

    def draw(self, view: NeutraceView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return draw(view, say, marked)

    def position(self, text: str) -> Neutrace:
        return read_position(text)

    def conceded(self, state: Neutrace, seat: int | None) -> Result | None:
        """One of two may give up; all may share the win. Tasks stay secret and do not count."""
        goals = tuple(map(state.in_goals, range(state.seats)))
        if seat is None:
            return Result((1,) * state.seats, goals, "ROOM-9", "neutrace-end-agreed")
        if state.seats > 2:
            return None  # the others would lose their game
        places = tuple(2 if each == seat else 1 for each in range(state.seats))
        return Result(places, goals, "ROOM-9", "neutrace-end-resigned")

    def bound(self, setup: Setup) -> int:
        return 40_000  # the rounds have no end of their own (NEU-10); a record has (ROOM-8)


NEUTRACE = NeutraceGame()
