"""Nim: take matches from one heap; whoever takes the last one wins."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import reduce
from operator import xor
from typing import Any, ClassVar, Self

from deskoherna.bots import Bot
from deskoherna.kernel import (
    Ask,
    Board,
    BoardPiece,
    Chance,
    Drawing,
    Event,
    Game,
    Label,
    Move,
    Problem,
    Refusal,
    Result,
    Row,
    Say,
    Setup,
    Span,
    State,
    Tell,
    Unreadable,
    View,
)


class Take(Move, frozen=True):
    heap: int
    matches: int

    def __str__(self) -> str:
        return f"{self.heap + 1}x{self.matches}"


class Took(Event, frozen=True):
    prefix: ClassVar[str] = "nim"
    rule = "NIM-1"
    seat: int
    heap: int
    matches: int

    def places(self) -> tuple[str, ...]:
        return (str(self.heap),)


class TookLast(Event, frozen=True):
    prefix: ClassVar[str] = "nim"
    rule = "NIM-2"
    seat: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1}

    def winners(self) -> tuple[int, ...]:
        return (self.seat,)


class NimState(State[Take]):
    __slots__ = ("heaps", "turn")

    def __init__(self, heaps: list[int], turn: int) -> None:
        self.heaps = heaps
        self.turn = turn

    def copy(self) -> Self:
        return type(self)(self.heaps[:], self.turn)

    def data(self) -> tuple[Any, ...]:
        return (self.heaps, self.turn)

    def asks(self) -> Mapping[int, Ask[Take]]:
        moves = [Take(n, most) for n, heap in enumerate(self.heaps) for most in range(1, heap + 1)]
        return {self.turn: Ask("NIM-1", "nim-ask", (Take,), moves)} if moves else {}

    def refusal(self, seat: int, move: Take) -> Refusal | None:
        if 0 <= move.heap < len(self.heaps) and 1 <= move.matches <= self.heaps[move.heap]:
            return None
        return Refusal("NIM-1", "nim-too-many", heap=move.heap + 1, matches=move.matches)

    def play(self, seat: int, move: Take, chance: Chance, tell: Tell = None) -> None:
        self.heaps[move.heap] -= move.matches  # NIM-1
        self.turn = 1 - seat
        tell and tell(Took(seat, move.heap + 1, move.matches))
        if not any(self.heaps):
            tell and tell(TookLast(seat))

    @property
    def result(self) -> Result | None:
        if any(self.heaps):
            return None
        winner = 1 - self.turn  # NIM-2
        return Result((1 + winner, 2 - winner), (1 - winner, winner), "NIM-2", "nim-end")


class NimView(View, frozen=True):
    heaps: tuple[int, ...]
    turn: int


class Nim(Game[NimState, Take, NimView]):
    id = "nim"
    name = "Nim"
    prefix = "NIM"
    package = __name__
    rules_version = 1
    seats = (2,)
    options: ClassVar = {"heaps": (3, 4)}
    events = (Took, TookLast)
    view_type = NimView
    open_information = True

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> NimState:
        return NimState(list(range(3, 3 + int(setup.options["heaps"]))), 0)

    def read(self, text: str) -> Take:
        if found := re.fullmatch(r"([1-9])x([1-9])", text, re.ASCII):
            return Take(int(found[1]) - 1, int(found[2]))
        raise Unreadable("ROOM-2", "nim-unreadable")

    def view(self, state: NimState, seat: int | None) -> NimView:
        return NimView(tuple(state.heaps), state.turn)

    def imagine(self, view: NimView, chance: Chance) -> NimState:
        return NimState(list(view.heaps), view.turn)

    def draw(self, view: NimView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return [[Span(f"{n}  {'|' * heap}")] for n, heap in enumerate(view.heaps, start=1)]

    def position(self, text: str) -> NimState:
        if found := re.fullmatch(r"([12]):((?: [0-9])+)", text, re.ASCII):
            return NimState([int(heap) for heap in found[2].split()], int(found[1]) - 1)
        raise Problem("nim-position")

    def bound(self, setup: Setup) -> int:
        return sum(range(3, 3 + int(setup.options["heaps"])))

    def board(self, view: NimView) -> Board:
        return Board(tuple(heap_row(n, heap) for n, heap in enumerate(view.heaps, start=1)))


def heap_row(heap: int, matches: int) -> Row:
    """A heap, on which pressing a match takes it and all to the right of it."""
    pieces = (
        BoardPiece(
            f"{heap}-{nth}",
            picture="match",
            label=Label("nim-match", {"heap": heap, "matches": matches - nth}),
            press=f"{heap}x{matches - nth}",
        )
        for nth in range(matches)
    )
    return Row(id=str(heap), label=Label("nim-heap", {"heap": heap}), pieces=tuple(pieces))


class PerfectNim(Bot):
    """Leaves heaps whose binary sum is zero whenever that can be done."""

    def choose(self, seat: int, view: NimView, ask: Ask[Take], chance: Chance) -> Take:
        total = reduce(xor, view.heaps)
        for heap, matches in enumerate(view.heaps):
            if matches ^ total < matches:
                return Take(heap, matches - (matches ^ total))
        return ask.sample(chance)


NIM = Nim()
