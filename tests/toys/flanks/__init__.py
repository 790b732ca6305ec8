"""Flanks: a disc turns over what it encloses. A toy that hides nothing and leaves much to choose.

A board is two numbers with a bit for every cell, row by row.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, Self

from deskoherna.kernel import (
    Ask,
    Chance,
    Drawing,
    Event,
    Game,
    Move,
    Refusal,
    Result,
    Say,
    Setup,
    Span,
    State,
    Tell,
    Unreadable,
    View,
)

COLUMNS = "abcdefgh"


class Place(Move, frozen=True):
    column: int
    row: int

    def __str__(self) -> str:
        return f"{COLUMNS[self.column]}{self.row + 1}"


class Placed(Event, frozen=True):
    prefix: ClassVar[str] = "flanks"
    rule = "FLA-2"
    seat: int
    cell: str
    turned: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1 + self.turned, 1 - self.seat: -self.turned}


class Began(Event, frozen=True):
    prefix: ClassVar[str] = "flanks"
    rule = "FLA-1"

    def gains(self) -> Mapping[int, int]:
        return {0: 2, 1: 2}


class Ended(Event, frozen=True):
    prefix: ClassVar[str] = "flanks"
    rule = "FLA-4"
    discs: tuple[int, int]

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if self.discs[seat] == max(self.discs))

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"first": self.discs[0], "second": self.discs[1]}


Direction = tuple[int, int]  # how far bits are moved, and the cells where they may arrive


@cache
def places(size: int) -> dict[int, Place]:
    """By bit."""
    return {1 << nth: Place(nth % size, nth // size) for nth in range(size * size)}


@cache
def directions(size: int) -> tuple[Direction, ...]:
    """The eight of them: no line goes on past the edge of the board."""
    board = (1 << size * size) - 1
    left = sum(1 << row * size for row in range(size))
    right = left << size - 1
    into = {-1: board & ~right, 0: board, 1: board & ~left}  # by columns to the right
    return tuple(
        (size * down + across, into[across])
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if down or across
    )


def moved(bits: int, direction: Direction) -> int:
    by, into = direction
    return (bits << by if by > 0 else bits >> -by) & into


def bits(board: int) -> Iterator[int]:
    while board:
        bit = board & -board
        yield bit
        board ^= bit


def enclosing(own: int, rival: int, size: int) -> int:
    """The free cells from which discs of the rival would be enclosed."""
    taken, found = own | rival, 0
    for direction in directions(size):
        line, reached = 0, moved(own, direction) & rival
        while reached:
            line |= reached
            reached = moved(reached, direction) & rival
        found |= moved(line, direction) & ~taken
    return found


def enclosed(bit: int, own: int, rival: int, size: int) -> int:
    """What a disc on a cell turns over."""
    found = 0
    for direction in directions(size):
        line, reached = 0, moved(bit, direction)
        while reached & rival:
            line |= reached
            reached = moved(reached, direction)
        if reached & own:
            found |= line
    return found


class FlanksState(State[Place]):
    __slots__ = ("discs", "open", "size", "turn")

    def __init__(self, size: int, discs: list[int], turn: int) -> None:
        self.size = size
        self.discs = discs  # of each seat
        self.turn = turn
        self.open = enclosing(discs[turn], discs[1 - turn], size)  # where a disc may be placed

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.size, twin.discs, twin.turn, twin.open = self.size, self.discs[:], self.turn, self.open
        return twin

    def data(self) -> tuple[Any, ...]:
        return (self.size, self.discs, self.turn)

    def asks(self) -> Mapping[int, Ask[Place]]:
        if not self.open:
            return {}
        known = places(self.size)
        moves = [known[bit] for bit in bits(self.open)]
        return {self.turn: Ask("FLA-2", "flanks-ask", (Place,), moves)}

    def bit(self, move: Place) -> int:
        return 1 << move.row * self.size + move.column

    def refusal(self, seat: int, move: Place) -> Refusal | None:
        if 0 <= move.column < self.size and 0 <= move.row < self.size:
            return None if self.bit(move) & self.open else Refusal("FLA-2", "flanks-encloses-none")
        return Refusal("FLA-1", "flanks-off-board")

    def play(self, seat: int, move: Place, chance: Chance, tell: Tell = None) -> None:
        bit, rival = self.bit(move), 1 - seat
        turned = enclosed(bit, self.discs[seat], self.discs[rival], self.size)
        self.discs[seat] |= bit | turned
        self.discs[rival] ^= turned
        tell and tell(Placed(seat, str(move), turned.bit_count()))
        for self.turn in (rival, seat):  # FLA-3
            self.open = enclosing(self.discs[self.turn], self.discs[1 - self.turn], self.size)
            if self.open:
                return
        tell and tell(Ended(self.counted()))

    def counted(self) -> tuple[int, int]:
        first, second = self.discs
        return first.bit_count(), second.bit_count()

    @property
    def result(self) -> Result | None:
        if self.open:
            return None
        scores = self.counted()
        best = max(scores)  # FLA-4
        return Result(tuple(1 if n == best else 2 for n in scores), scores, "FLA-4", "flanks-end")


class FlanksView(View, frozen=True):
    size: int
    discs: tuple[int, ...]
    turn: int


class Flanks(Game[FlanksState, Place, FlanksView]):
    id = "flanks"
    name = "Flanks"
    prefix = "FLA"
    package = __name__
    rules_version = 1
    seats = (2,)
    options: ClassVar = {"size": (6, 8)}
    events = (Began, Placed, Ended)
    view_type = FlanksView
    open_information = True

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> FlanksState:
        size = int(setup.options["size"])
        corner = 1 << (size // 2 - 1) * (size + 1)
        tell and tell(Began())
        discs = [corner << 1 | corner << size, corner | corner << size + 1]
        return FlanksState(size, discs, turn=0)

    def read(self, text: str) -> Place:
        if found := re.fullmatch(r"([a-h])([1-8])", text, re.ASCII):
            return Place(COLUMNS.index(found[1]), int(found[2]) - 1)
        raise Unreadable("ROOM-2", "flanks-unreadable")

    def view(self, state: FlanksState, seat: int | None) -> FlanksView:
        return FlanksView(state.size, tuple(state.discs), state.turn)

    def imagine(self, view: FlanksView, chance: Chance) -> FlanksState:
        return FlanksState(view.size, list(view.discs), view.turn)

    def draw(self, view: FlanksView, say: Say, marked: Collection[str] = ()) -> Drawing:
        def sign(bit: int) -> str:
            return "x" if bit & view.discs[0] else "o" if bit & view.discs[1] else "."

        signs = "".join(map(sign, places(view.size)))
        return [
            [Span(signs[start : start + view.size])] for start in range(0, len(signs), view.size)
        ]

    def bound(self, setup: Setup) -> int:
        return int(setup.options["size"]) ** 2 - 4


FLANKS = Flanks()
