"""The square grid (NUM-1): cells as numbers, what lies at a distance, rows of four.

A cell is a byte at 16 × (row + 1) + column. Every row ends in at least one byte off the board, and
there is a row of such bytes below and above, so a step never runs over an edge unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

STRIDE = 16
LARGEST = STRIDE - 1
SMALLEST = 4

EMPTY = 0  # what lies on a cell is a byte: see pieces.py
OFF_BOARD = 255

STEPS = (1, STRIDE, STRIDE + 1, 1 - STRIDE)  # NUM-3: to the right, up, rising, falling

EIGHT_WAYS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))  # NUM-8


def cell_at(column: int, row: int) -> int:
    return STRIDE * (row + 1) + column


def column_and_row(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, STRIDE)
    return column, row - 1


class Board:
    """The grid of one size. There is one object per size: see `board`."""

    def __init__(self, size: int) -> None:
        if not SMALLEST <= size <= LARGEST:
            raise ValueError(f"a board has {SMALLEST} to {LARGEST} cells along a side, not {size}")
        self.size = size
        self.length = STRIDE * (size + 2)
        self.cells = tuple(cell_at(column, row) for row in range(size) for column in range(size))
        self.blank = bytes(EMPTY if cell in self else OFF_BOARD for cell in range(self.length))
        # NUM-8, NUM-13: reach[value][cell] are the controlled cells
        self.reach = tuple(
            {cell: tuple(self._at_distance(value, cell)) for cell in self.cells}
            for value in range(STRIDE)
        )

    def _at_distance(self, value: int, cell: int) -> Iterator[int]:
        column, row = column_and_row(cell)
        for right, up in EIGHT_WAYS:
            target = (column + value * right, row + value * up)
            if all(0 <= place < self.size for place in target):
                yield cell_at(*target)

    def __contains__(self, cell: int) -> bool:
        column, row = column_and_row(cell)
        return 0 <= column < self.size and 0 <= row < self.size


@cache
def board(size: int) -> Board:
    return Board(size)


def row_of(start: int, direction: int, length: int = 4) -> range:
    """The cells of a row, from its left end (an upright one: from its lower end)."""
    step = STEPS[direction]
    return range(start, start + step * length, step)
