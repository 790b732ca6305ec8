"""Brambles: cards are offered under a cloth, berries and thorns alike. Take it, or leave it?"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from deskoherna.kernel import Board, Chance, Drawing, Game, Say, Setup, Tell

from .board import board, gesture
from .cards import DECK
from .drawing import drawing
from .events import Drew, Emptied, Left, Looked, Offered, Took, Won
from .moves import BramblesMove, read_move
from .positions import read_position
from .rules import BramblesState
from .view import BramblesView, imagined, swapped, view_of

HAND = 3


class Brambles(Game[BramblesState, BramblesMove, BramblesView]):
    id = "brambles"
    name = "Brambles"
    prefix = "BRA"
    package = __name__
    rules_version = 1
    seats = (2, 3, 4)
    options: ClassVar = {"looks": (1, 2, 0)}
    events = (Offered, Left, Took, Looked, Drew, Emptied, Won)
    view_type = BramblesView

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> BramblesState:
        deck = list(DECK)  # BRA-1
        chance.shuffle("deck", deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        looks = [int(setup.options["looks"])] * setup.seats
        state = BramblesState(hands, [[] for _ in hands], looks, deck)
        state.first(("turn", 0))
        state.proceed(chance, tell)
        return state

    def bound(self, setup: Setup) -> int:
        """Every card is given and answered once; looks come on top."""
        return 2 * len(DECK) + setup.seats * int(setup.options["looks"])

    def read(self, text: str) -> BramblesMove:
        return read_move(text)

    def position(self, text: str) -> BramblesState:
        return read_position(text)

    def view(self, state: BramblesState, seat: int | None) -> BramblesView:
        return view_of(state, seat)

    def imagine(self, view: BramblesView, chance: Chance) -> BramblesState:
        return imagined(view, chance)

    def swapped(self, state: BramblesState, seat: int | None, chance: Chance) -> BramblesState:
        return swapped(state, seat, chance)

    def board(self, view: BramblesView) -> Board:
        return board(view)

    def gesture(self, move: BramblesMove) -> tuple[str, ...]:
        return gesture(move)

    def draw(self, view: BramblesView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return drawing(view, say)


BRAMBLES = Brambles()
