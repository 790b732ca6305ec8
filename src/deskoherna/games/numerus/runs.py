"""Runs: longest rows of usable cells, and where their connectors can lie (NUM-15 to NUM-18)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, compress
from typing import NamedTuple

from .board import STEPS, column_and_row, row_of
from .moves import Building, row_name
from .pieces import HELD, USABLE

BITS = tuple(8 * abs(step) for step in STEPS)


class Run(NamedTuple):
    """A longest row of usable cells in one direction (NUM-17)."""

    direction: int
    start: int
    length: int

    @property
    def connectors(self) -> int:
        return self.length // 4

    def __str__(self) -> str:
        return row_name(self.start, self.direction, self.length)


def find_runs(cells: bytearray, seat: int) -> list[Run]:
    """The seat's runs of four cells and more: by direction, then from left to right."""
    runs: list[Run] = []
    held = int.from_bytes(cells.translate(HELD[seat]), "little")
    for direction, bits in enumerate(BITS):
        if not _fours(held, bits):  # mostly; nothing finer need be looked at then
            continue
        usable = cells.translate(USABLE[seat][direction])
        if _fours(int.from_bytes(usable, "little"), bits):
            runs += sorted(_runs(usable, direction), key=lambda run: column_and_row(run.start))
    return runs


def _fours(cells: int, bits: int) -> int:
    """Where four cells in a row are set: the board as one long number, laid over itself."""
    pairs = cells & cells >> bits
    return pairs & pairs >> 2 * bits


def _runs(usable: bytearray, direction: int) -> Iterator[Run]:
    step = STEPS[direction]
    for start in compress(range(len(usable)), usable):
        if usable[start - step]:
            continue  # not the end of its row
        length = 1
        while usable[start + step * length]:
            length += 1
        if length >= 4:
            yield Run(direction, start, length)


def placements(run: Run) -> list[Building]:
    """Every way to lay as many connectors as the run gives (NUM-17, NUM-18)."""
    slack = run.length - 3 * run.connectors  # with each connector shrunk to one cell
    cells = row_of(run.start, run.direction, run.length)
    return [
        Building(run.direction, tuple(cells[place + 3 * nth] for nth, place in enumerate(places)))
        for places in combinations(range(slack), run.connectors)
    ]
