"""Reversi: enclose the other's discs in straight lines, and they are yours."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import product
from typing import Any, ClassVar, Self

from deskoherna.kernel import (
    Ask,
    Board,
    BoardPiece,
    Cell,
    Chance,
    Drawing,
    Event,
    Game,
    Grid,
    Label,
    Move,
    Problem,
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
EMPTY = "."
DISCS = "xo"  # of the two seats
DIRECTIONS = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]


class Place(Move, frozen=True):
    cell: str

    def __str__(self) -> str:
        return self.cell


class ReversiEvent(Event, frozen=True):
    prefix: ClassVar[str] = "reversi"


class Began(ReversiEvent, frozen=True):
    rule = "REV-1"

    def gains(self) -> Mapping[int, int]:
        return {0: 2, 1: 2}


class Placed(ReversiEvent, frozen=True):
    rule = "REV-2"
    seat: int
    cell: str

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 1}

    def places(self) -> tuple[str, ...]:
        return (self.cell,)


class Turned(ReversiEvent, frozen=True):
    rule = "REV-3"
    seat: int
    cells: tuple[str, ...]

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat, "discs": len(self.cells), "cells": ", ".join(self.cells)}

    def gains(self) -> Mapping[int, int]:
        return {self.seat: len(self.cells), 1 - self.seat: -len(self.cells)}

    def places(self) -> tuple[str, ...]:
        return self.cells


class Passed(ReversiEvent, frozen=True):
    rule = "REV-4"
    seat: int


class Over(ReversiEvent, frozen=True):
    rule = "REV-5"
    discs: tuple[int, int]

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"first": self.discs[0], "second": self.discs[1]}

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if self.discs[seat] == max(self.discs))


class ReversiState(State[Place]):
    __slots__ = ("cells", "size", "turn")

    def __init__(self, size: int, cells: list[str], turn: int | None) -> None:
        self.size = size
        self.cells = cells  # row by row, from above
        self.turn = turn  # nobody's once it is over

    def copy(self) -> Self:
        return type(self)(self.size, self.cells[:], self.turn)

    def data(self) -> tuple[Any, ...]:
        return (self.size, self.cells, self.turn)

    def asks(self) -> Mapping[int, Ask[Place]]:
        if self.turn is None:
            return {}
        moves = [Place(self.name(place)) for place in self.open_places(self.turn)]
        return {self.turn: Ask("REV-2", "reversi-ask", (Place,), moves)}

    def refusal(self, seat: int, move: Place) -> Refusal | None:
        place = self.place(move.cell)
        if place is None:
            return Refusal("REV-1", "reversi-no-cell", cell=str(move.cell)[:20])
        if self.cells[place] != EMPTY:
            return Refusal("REV-2", "reversi-taken", cell=move.cell)
        if not self.enclosed(seat, place):
            return Refusal("REV-2", "reversi-nothing-enclosed", cell=move.cell)
        return None

    def play(self, seat: int, move: Place, chance: Chance, tell: Tell = None) -> None:
        place = self.place(move.cell)
        assert place is not None
        turned = self.enclosed(seat, place)
        self.cells[place] = DISCS[seat]  # REV-2
        tell and tell(Placed(seat, move.cell))
        for other in turned:  # REV-3
            self.cells[other] = DISCS[seat]
        tell and tell(Turned(seat, tuple(map(self.name, turned))))
        able = [next(self.open_places(one), None) is not None for one in (seat, 1 - seat)]
        if able[1]:
            self.turn = 1 - seat
        elif able[0]:  # REV-4
            tell and tell(Passed(1 - seat))
        else:  # REV-5
            self.turn = None
            tell and tell(Over(self.discs))

    @property
    def discs(self) -> tuple[int, int]:
        return self.cells.count(DISCS[0]), self.cells.count(DISCS[1])

    @property
    def result(self) -> Result | None:
        if self.turn is not None:
            return None
        places = tuple(1 + sum(other > own for other in self.discs) for own in self.discs)
        return Result(places, self.discs, "REV-5", "reversi-end")

    def open_places(self, seat: int) -> Iterator[int]:
        for place, disc in enumerate(self.cells):
            if disc == EMPTY and self.enclosed(seat, place):
                yield place

    def enclosed(self, seat: int, place: int) -> list[int]:
        """The discs that a disc of the seat in this place encloses."""
        return [disc for step in DIRECTIONS for disc in self._line(seat, place, *step)]

    def _line(self, seat: int, place: int, down: int, right: int) -> list[int]:
        row, column = divmod(place, self.size)
        line: list[int] = []
        while True:
            row, column = row + down, column + right
            if not (0 <= row < self.size and 0 <= column < self.size):
                return []
            disc = self.cells[row * self.size + column]
            if disc != DISCS[1 - seat]:
                return line if disc == DISCS[seat] else []
            line.append(row * self.size + column)

    def name(self, place: int) -> str:
        row, column = divmod(place, self.size)
        return f"{COLUMNS[column]}{row + 1}"

    def place(self, name: object) -> int | None:
        found = re.fullmatch(r"([a-h])([1-8])", str(name), re.ASCII)
        if found is None:
            return None
        column, row = COLUMNS.index(found[1]), int(found[2]) - 1
        return row * self.size + column if max(row, column) < self.size else None


class ReversiView(View, frozen=True):
    size: int
    cells: tuple[str, ...]  # row by row, from above: x, o or .
    turn: int | None
    scores: tuple[int, int]


class Reversi(Game[ReversiState, Place, ReversiView]):
    id = "reversi"
    name = "Reversi"
    prefix = "REV"
    package = __name__
    rules_version = 1
    seats = (2,)
    options: ClassVar = {"size": (8, 6)}
    events = (Began, Placed, Turned, Passed, Over)
    view_type = ReversiView
    open_information = True

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> ReversiState:
        size = int(setup.options["size"])
        state = ReversiState(size, [EMPTY] * size * size, 0)
        half = size // 2
        for row, column in product((half - 1, half), repeat=2):  # REV-1
            state.cells[row * size + column] = DISCS[row == column]
        tell and tell(Began())
        return state

    def read(self, text: str) -> Place:
        if re.fullmatch(r"[a-h][1-8]", text, re.ASCII):
            return Place(text)
        raise Unreadable("ROOM-2", "reversi-unreadable")

    def view(self, state: ReversiState, seat: int | None) -> ReversiView:
        return ReversiView(state.size, tuple(state.cells), state.turn, state.discs)

    def imagine(self, view: ReversiView, chance: Chance) -> ReversiState:
        return ReversiState(view.size, list(view.cells), view.turn)

    def draw(self, view: ReversiView, say: Say, marked: Collection[str] = ()) -> Drawing:
        drawing: Drawing = [[Span("   " + " ".join(COLUMNS[: view.size]), "faint")]]
        for row in range(view.size):
            line = [Span(f"{row + 1:2}", "faint")]
            for column in range(view.size):
                disc = view.cells[row * view.size + column]
                style = "marked" if f"{COLUMNS[column]}{row + 1}" in marked else ""
                style = style or (f"seat-{DISCS.index(disc)}" if disc in DISCS else "faint")
                line += [Span(" "), Span(disc, style)]
            drawing.append(line)
        return drawing

    def position(self, text: str) -> ReversiState:
        found = re.fullmatch(r"([.xo/]+) ([xo])", text)
        rows = found[1].split("/") if found else []
        if found is None or len(rows) not in (6, 8) or {len(row) for row in rows} != {len(rows)}:
            raise Problem("reversi-position")
        return ReversiState(len(rows), list("".join(rows)), DISCS.index(found[2]))

    def bound(self, setup: Setup) -> int:
        return int(setup.options["size"]) ** 2 - 4

    def board(self, view: ReversiView) -> Board:
        """For the pictures in the rulebook and on the cover; the table has a board of its own."""
        cells = (
            Cell(
                id=f"{COLUMNS[column]}{row + 1}",
                column=column,
                row=row,
                pieces=tuple(
                    disc(f"{COLUMNS[column]}{row + 1}", view.cells[row * view.size + column])
                ),
            )
            for row, column in product(range(view.size), repeat=2)
        )
        numbers = tuple(str(row + 1) for row in range(view.size))
        return Board((Grid(cells=tuple(cells), columns=tuple(COLUMNS[: view.size]), rows=numbers),))


def disc(cell: str, colour: str) -> Iterator[BoardPiece]:
    """The disc that lies in a cell, if one does."""
    if colour != EMPTY:
        seat = DISCS.index(colour)
        yield BoardPiece(cell, seat=seat, label=Label("reversi-disc", {"seat": seat}))


REVERSI = Reversi()
