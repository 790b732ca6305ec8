"""The grids: five floating columns of two positions for every seat (NEU-20 to NEU-25).

All grids are one row of cells. A column has a letter, and the first card of a grid lies in column f
(NEU-21): five columns more find room on either side of it. `1f2` is the second position of column f
in the grid of the first seat.

Which positions are open depends only on the kinds of the cards that lie in a grid, its pattern.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .pieces import ARROW, KIND_SHOWN, MOLECULE, RESERVED, SEATS_MOST

LETTERS = "abcdefghijk"
COLUMNS = len(LETTERS)
MIDDLE = LETTERS.index("f")
GRID = 2 * COLUMNS  # cells
EQUATIONS = 5  # NEU-20

OWN_RESERVATION, RESERVATION = 3, 4  # in a pattern, beside the kinds of cards
FITS_BESIDE = (MOLECULE + ARROW, ARROW, MOLECULE, MOLECULE + ARROW, MOLECULE + ARROW)  # NEU-23

# Ways to place a card: by the usual rules, or by an orbital (NEU-32, NEU-33)
USUAL, SKIPPING, SIXTH_COLUMN = range(3)

_PATTERN = KIND_SHOWN.ljust(RESERVED, b"\0")
SEEN_BY_RESERVER = (_PATTERN + bytes([OWN_RESERVATION])).ljust(256, b"\0")
SEEN_BY_OTHERS = (_PATTERN + bytes([RESERVATION])).ljust(256, b"\0")


def cell_at(seat: int, column: int, row: int) -> int:
    return GRID * seat + 2 * column + row


def owner(cell: int) -> int:
    """Whose grid it is."""
    return cell // GRID


def column_of(cell: int) -> int:
    return cell % GRID // 2


CELL_NAMES = [
    f"{seat + 1}{letter}{row}" for seat in range(SEATS_MOST) for letter in LETTERS for row in (1, 2)
]
CELL_NAMED = {name: cell for cell, name in enumerate(CELL_NAMES)}


def patterns(cells: bytes, is_reserver: bool) -> list[bytes]:
    """The grids as a seat sees them: its own reservation is open to it (NEU-38)."""
    kinds = cells.translate(SEEN_BY_RESERVER if is_reserver else SEEN_BY_OTHERS)
    return [kinds[start : start + GRID] for start in range(0, len(kinds), GRID)]


class Span(NamedTuple):
    """The columns of a grid, from the first to the last that holds a card."""

    first: int
    last: int

    @property
    def columns(self) -> int:
        return self.last - self.first + 1


@lru_cache(maxsize=1 << 14)
def span(pattern: bytes) -> Span | None:
    used = [place // 2 for place, kind in enumerate(pattern) if kind]
    return Span(used[0], used[-1]) if used else None


def obstacle(pattern: bytes, place: int, kind: int, way: int = USUAL) -> str | None:
    """What keeps a card of this kind from being laid in a place of the grid, or None."""
    if pattern[place] not in (0, OWN_RESERVATION):
        return "reserved" if pattern[place] == RESERVATION else "taken"
    if not kind & FITS_BESIDE[pattern[place ^ 1]]:
        return "same-kind"  # NEU-23
    columns = span(pattern)
    if way == SKIPPING:
        return _obstacle_to_skip(columns, place)
    if way == SIXTH_COLUMN:
        return _obstacle_to_sixth(columns, pattern, place)
    return _usual_obstacle(columns, pattern, place)


def _usual_obstacle(columns: Span | None, pattern: bytes, place: int) -> str | None:
    if columns is None:
        return None if place // 2 == MIDDLE else "first"  # NEU-21
    if pattern[place] == OWN_RESERVATION or pattern[place ^ 1]:
        return None  # NEU-38, NEU-22: the other position of the same column
    if columns.columns >= EQUATIONS and not columns.first <= place // 2 <= columns.last:
        return "column"  # NEU-24, NEU-25
    return None if _touches(pattern, place) else "apart"  # NEU-22


def _touches(pattern: bytes, place: int) -> bool:
    """Whether a card lies in the same position of a neighbouring column (NEU-22)."""
    return bool((place >= 2 and pattern[place - 2]) or (place + 2 < GRID and pattern[place + 2]))


def _obstacle_to_skip(columns: Span | None, place: int) -> str | None:
    """NEU-32, NEU-R11: both columns count, the skipped one and the new one."""
    if columns is None or columns.columns + 2 > EQUATIONS:
        return "no-room-to-skip"
    return None if place // 2 in (columns.first - 2, columns.last + 2) else "no-skip"


def _obstacle_to_sixth(columns: Span | None, pattern: bytes, place: int) -> str | None:
    """NEU-33, NEU-R11"""
    if columns is None or columns.columns != EQUATIONS:
        return "not-five"
    if place // 2 not in (columns.first - 1, columns.last + 1):
        return "no-sixth"
    return None if _touches(pattern, place) else "apart"


class Openings(NamedTuple):
    """The places of a grid that take a card, for each kind of card."""

    molecules: tuple[int, ...]
    arrows: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def openings(pattern: bytes, way: int = USUAL) -> Openings:
    places = [place for place in _near(pattern) if pattern[place] in (0, OWN_RESERVATION)]
    return Openings(*(
        tuple(place for place in places if obstacle(pattern, place, kind, way) is None)
        for kind in (MOLECULE, ARROW)
    ))  # fmt: skip


def _near(pattern: bytes) -> range:
    """The places up to two columns from the grid: no card can be laid farther away."""
    columns = span(pattern)
    if columns is None:
        return range(2 * MIDDLE, 2 * MIDDLE + 2)
    return range(max(2 * columns.first - 4, 0), min(2 * columns.last + 6, GRID))
