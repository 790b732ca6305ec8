"""NUMERUS, an abstract game for two by Martin Illek. Ids NUM-… refer to the rulebook pages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from deskoherna.kernel import Chance, Drawing, Game, Result, Say, Setup, Tell, Tip

from .coach import tips
from .drawing import draw
from .events import EVENTS, Starts
from .moves import NumerusMove, read_move
from .notation import NumerusMatch, read_position, write_game
from .pieces import VARIANTS
from .rules import Numerus
from .view import NumerusView, state_of, view_of

FIRST = {"green": 0, "orange": 1}


class NumerusGame(Game[Numerus, NumerusMove, NumerusView]):
    id = "numerus"
    name = "NUMERUS"
    prefix = "NUM"
    package = __name__
    rules_version = 1
    weight = 1
    seats = (2,)  # NUM-1
    options: ClassVar = {"variant": tuple(VARIANTS), "first": ("draw", *FIRST)}
    events = EVENTS
    view_type = NumerusView
    open_information = True

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> Numerus:
        chosen = str(setup.options["first"])
        first = FIRST[chosen] if chosen in FIRST else chance.below("first", 2)  # NUM-R8
        tell and tell(Starts(first))
        return Numerus.opening(VARIANTS[str(setup.options["variant"])], first, tell)

    def read(self, text: str) -> NumerusMove:
        return read_move(text)

    def view(self, state: Numerus, seat: int | None) -> NumerusView:
        return view_of(state)

    def imagine(self, view: NumerusView, chance: Chance) -> Numerus:
        return state_of(view)

    def draw(self, view: NumerusView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return draw(view, say, marked)

    def tips(self, view: NumerusView, seat: int) -> Sequence[Tip]:
        return tips(view, seat)

    def position(self, text: str) -> Numerus:
        return read_position(text)

    def conceded(self, state: Numerus, seat: int | None) -> Result:
        scores = tuple(state.scores)
        if seat is None:
            return Result((1, 1), scores, "ROOM-9", "numerus-end-agreed")
        return Result((1 + (seat == 0), 1 + (seat == 1)), scores, "ROOM-9", "numerus-end-resigned")

    def sheet(self, match: NumerusMatch) -> str:
        return write_game(match)

    def bound(self, setup: Setup) -> int:
        variant = VARIANTS[str(setup.options["variant"])]
        ships = 2 * variant.copies * len(variant.values)
        return ships * 4  # a landing and at most three choices: four connectors end the game


NUMERUS = NumerusGame()
