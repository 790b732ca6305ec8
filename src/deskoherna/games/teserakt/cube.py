"""The Tesseract: sixteen columns of at most four dice. Only the top die of a column can be free.

Columns are named like squares: a1 is a corner, b1 is beside it, d4 is the opposite corner.
"""

from __future__ import annotations

from functools import lru_cache

from .dice import KINDS

SIDE = 4
COLUMNS = SIDE * SIDE
NO_DIE = KINDS  # what an empty place holds
NAMES_OF_COLUMNS = tuple(f"{letter}{row}" for row in range(1, SIDE + 1) for letter in "abcd")
COLUMN = {name: column for column, name in enumerate(NAMES_OF_COLUMNS)}
CORNERS = (0, SIDE - 1, COLUMNS - SIDE, COLUMNS - 1)


def _beside(column: int) -> tuple[int, ...]:
    row, place = divmod(column, SIDE)
    around = ((row - 1, place), (row + 1, place), (row, place - 1), (row, place + 1))
    return tuple(SIDE * r + p for r, p in around if 0 <= r < SIDE and 0 <= p < SIDE)


BESIDE = tuple(_beside(column) for column in range(COLUMNS))
FREE_FACES = 2  # besides the upper one (TES-16)


@lru_cache(maxsize=1 << 14)
def free_columns(heights: bytes, faces: int = FREE_FACES) -> tuple[int, ...]:
    """Columns whose top die shows enough of its side faces (TES-16, TES-R10)."""
    return tuple(
        column
        for column, height in enumerate(heights)
        if height
        and SIDE - len(BESIDE[column]) + sum(heights[n] < height for n in BESIDE[column]) >= faces
    )


@lru_cache(maxsize=1 << 14)
def lowest_free(heights: bytes) -> tuple[int, ...]:
    """The free dice on the lowest layer that has any, counted from the base (TES-32, TES-R10)."""
    free = free_columns(heights)
    lowest = min((heights[column] for column in free), default=0)
    return tuple(column for column in free if heights[column] == lowest)
