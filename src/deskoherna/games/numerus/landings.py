"""The legal landings of a position (NUM-5 to NUM-7), found when they are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, islice
from typing import overload

from deskoherna.kernel import Chance, Moves

from .board import Board
from .moves import Landing
from .pieces import NEEDED, UP_TO

TRIES = 10


class Landings(Moves[Landing]):
    """They are ordered by ship and then by cell."""

    __slots__ = ("_board", "_counted", "_needed", "_values")

    def __init__(self, seat: int, cells: bytearray, dock: bytearray, board: Board) -> None:
        self._values = list(compress(range(len(dock)), dock))
        self._needed = cells.translate(NEEDED[seat])
        self._board = board.cells
        self._counted: list[int] = []

    def sample(self, chance: Chance) -> Landing:
        """A ship and a cell at random, until they fit; on a crowded board by counting."""
        for _ in range(TRIES):
            value, cell = chance.pick("ship", self._values), chance.pick("cell", self._board)
            if self._needed[cell] <= value:
                return Landing(value, cell)
        return super().sample(chance)

    def _cells(self, value: int) -> Iterator[int]:
        return compress(range(len(self._needed)), self._needed.translate(UP_TO[value]))

    def _counts(self) -> list[int]:
        """For each value, on how many cells a ship may land."""
        if not self._counted:
            cells = weaker = 0
            for value in self._values:
                for needed in range(weaker + 1, value + 1):
                    cells += self._needed.count(needed)
                self._counted.append(cells)
                weaker = value
        return self._counted

    def __len__(self) -> int:
        return sum(self._counts())

    def __iter__(self) -> Iterator[Landing]:
        for value in self._values:
            for cell in self._cells(value):
                yield Landing(value, cell)

    @overload
    def __getitem__(self, index: int) -> Landing: ...
    @overload
    def __getitem__(self, index: slice) -> list[Landing]: ...
    def __getitem__(self, index: int | slice) -> Landing | list[Landing]:
        if isinstance(index, slice):
            return list(self)[index]
        return self._nth(index if index >= 0 else index + len(self))

    def _nth(self, index: int) -> Landing:
        for value, count in zip(self._values, self._counts(), strict=True):
            if 0 <= index < count:
                return Landing(value, next(islice(self._cells(value), index, None)))
            index -= count
        raise IndexError

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Landing) or move.ship not in self._values:
            return False
        return 0 <= move.cell < len(self._needed) and self._needed[move.cell] <= move.ship
