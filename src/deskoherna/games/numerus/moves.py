"""Moves and their notation: `3 g7` lands a 3 on g7, `c4-f4` places a connector."""

from __future__ import annotations

import re
from functools import cache

from deskoherna.kernel import Move, Unreadable

from .board import LARGEST, STEPS, cell_at, column_and_row, row_of

LETTERS = "abcdefghijklmno"
CELL = r"[a-o](?:[1-9]|1[0-5])"


@cache
def cell_name(cell: int) -> str:
    column, row = column_and_row(cell)
    return f"{LETTERS[column]}{row + 1}"


def read_cell(name: str) -> int:
    return cell_at(LETTERS.index(name[0]), int(name[1:]) - 1)


def row_name(start: int, direction: int, length: int = 4) -> str:
    cells = row_of(start, direction, length)
    return f"{cell_name(cells[0])}-{cell_name(cells[-1])}"


def cells_between(row: str) -> list[str]:
    """The names of the cells of a row that is written by its ends."""
    first, last = map(read_cell, row.split("-"))
    distance = max(abs(to - at) for at, to in zip(*map(column_and_row, (first, last)), strict=True))
    step = (last - first) // max(distance, 1)
    return [cell_name(first + step * nth) for nth in range(distance + 1)]


class Landing(Move, frozen=True):
    """`3 g7`: one ship lands on one cell (NUM-5)."""

    ship: int  # its value
    cell: int  # the number of the cell; see `cell_name`

    def __str__(self) -> str:
        return f"{self.ship} {cell_name(self.cell)}"


class Building(Move, frozen=True):
    """`c4-f4`: where the connectors of a run lie (NUM-17), each written by its end cells."""

    direction: int  # of the run: an index of `STEPS`
    starts: tuple[int, ...]  # the numbers of the left end cells, in order

    def __str__(self) -> str:
        return " ".join(row_name(start, self.direction) for start in self.starts)


NumerusMove = Landing | Building

_LANDING = re.compile(rf"([1-9]|1[0-5]) ?({CELL})", re.ASCII)
_BUILDING = re.compile(rf"{CELL}-{CELL}(?: {CELL}-{CELL}){{0,{LARGEST // 4 - 1}}}", re.ASCII)


def read_move(text: str) -> NumerusMove:
    """The move; letters of either case, spaces around it do not matter."""
    tidy = " ".join(text.lower().split())
    if found := _LANDING.fullmatch(tidy):
        return Landing(int(found[1]), read_cell(found[2]))
    if _BUILDING.fullmatch(tidy):
        rows = sorted(map(_read_row, tidy.split()), key=lambda row: column_and_row(row[1]))
        if len({direction for direction, _ in rows}) == 1:
            return Building(rows[0][0], tuple(start for _, start in rows))
        raise Unreadable("ROOM-2", "numerus-unreadable-directions", move=tidy)
    raise Unreadable("ROOM-2", "numerus-unreadable", move=tidy)


def _read_row(text: str) -> tuple[int, int]:
    """Direction and left end of four cells in a row, written from either end."""
    first, last = sorted(map(read_cell, text.split("-")), key=column_and_row)
    for direction, step in enumerate(STEPS):
        if last - first == 3 * step and _reaches(first, last):
            return direction, first
    raise Unreadable("ROOM-2", "numerus-unreadable-row", move=text)


def _reaches(first: int, last: int) -> bool:
    (column, _), (to_column, _) = column_and_row(first), column_and_row(last)
    return to_column - column in (0, 3)
