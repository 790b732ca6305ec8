"""Rows of four on a board of NUMERUS, counted for all cells at once.

The board is read as one long number with a byte per cell. Moved by some cells and laid over
itself, it answers for every cell what otherwise would be asked cell by cell; bytes are wide
enough for every sum, so none runs over into its neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from deskoherna.games.numerus.board import EIGHT_WAYS, STEPS, STRIDE, Board, row_of
from deskoherna.games.numerus.pieces import (
    CONTROLLED,
    DIRECTIONS,
    NEEDED,
    SEATS,
    UP_TO,
    USABLE,
    VALUES,
    piece,
)
from deskoherna.games.numerus.rules import DOCK, Numerus

ROW_VALUES = (0, 1, 3, 8)  # of a row that can still be completed, by the cells held in it
_CLOSED = 16  # more than a row can hold


def _held(seat: int, direction: int, code: int) -> int:
    """What a cell adds to the count of a row."""
    if USABLE[seat][direction][code]:
        return 1
    return 0 if piece(code).kind in ("empty", "tentacler") else _CLOSED


HELD_IN_ROW = [[bytes(_held(s, d, c) for c in range(256)) for d in DIRECTIONS] for s in SEATS]
_VALUE_BY_COUNT = bytes(ROW_VALUES).ljust(256, b"\0")
_GAINED = [
    [[CONTROLLED[s][v].translate(USABLE[s][d]) for d in DIRECTIONS] for v in range(16)]
    for s in SEATS
]


def row_value(state: Numerus, seat: int) -> int:
    """The value of all rows that a seat can still complete."""
    return sum(sum(rows) for _, rows in _rows(state, seat))


def cell_values(state: Numerus, seat: int) -> bytes:
    """For every cell, the value to a seat of the rows through it."""
    total = 0
    for bits, rows in _rows(state, seat):
        value = _number(rows)
        total += value + (value << bits) + (value << 2 * bits) + (value << 3 * bits)
    return total.to_bytes(len(state.cells), "little")


def _rows(state: Numerus, seat: int) -> Iterator[tuple[int, bytes]]:
    """For every direction its step in bits and, for every cell, the value of the row it starts."""
    for direction, step in enumerate(STEPS):
        bits = 8 * abs(step)
        held = _number(state.cells.translate(HELD_IN_ROW[seat][direction]))
        counts = held + (held >> bits) + (held >> 2 * bits) + (held >> 3 * bits)
        yield bits, counts.to_bytes(len(state.cells), "little").translate(_VALUE_BY_COUNT)


def builds(state: Numerus, seat: int) -> dict[int, bytes]:
    """For every ship in the dock and every cell, the connectors a landing there would build.

    A run counts once, though one of eight cells gives two connectors (NUM-17).
    """
    cells = state.cells
    usable = [_number(cells.translate(USABLE[seat][direction])) for direction in DIRECTIONS]
    found = {}
    for value in VALUES:
        if not state.docks[DOCK * seat + value]:
            continue
        total = 0
        on_board = _on_board(state.board, value)
        for direction in DIRECTIONS:
            controlled = _number(cells.translate(_GAINED[seat][value][direction]))
            rows = _rows_reached(value, direction)
            at = {offset: _moved(usable[direction], offset) for offset in rows.beside}
            for offset, landings in on_board.items():
                at[offset] = _moved(controlled, offset) & landings
            before = 0
            for first, second, third, fourth, goes_on in rows.rows:
                full = at[first] & at[second] & at[third] & at[fourth]
                total += full & ~before if goes_on else full  # a run counts where it starts
                before = full
        landable = 255 * _number(cells.translate(NEEDED[seat]).translate(UP_TO[value]))
        found[value] = (total & landable).to_bytes(len(cells), "little")
    return found


def _number(cells: bytes | bytearray) -> int:
    return int.from_bytes(cells, "little")


def _moved(cells: int, offset: int) -> int:
    """The board moved so that every cell sees what lies at the offset from it."""
    return cells >> 8 * offset if offset > 0 else cells << 8 * -offset


@cache
def _on_board(board: Board, value: int) -> dict[int, int]:
    """For every controlled cell's offset, the landings from which it is on the board."""
    offsets = [value * (right + STRIDE * up) for right, up in EIGHT_WAYS]
    landings = {offset: bytearray(board.length) for offset in offsets}
    for cell, reach in board.reach[value].items():
        for target in reach:
            landings[target - cell][cell] = 1
    return {offset: _number(mask) for offset, mask in landings.items()}


class RowsReached(NamedTuple):
    """The rows of one direction that hold controlled cells and not the ship, by offsets from it."""

    rows: list[tuple[int, int, int, int, bool]]  # goes on: from the row before, by one step
    beside: set[int]  # cells of these rows that are not controlled


@cache
def _rows_reached(value: int, direction: int) -> RowsReached:
    targets = {value * (right + STRIDE * up) for right, up in EIGHT_WAYS}
    step = STEPS[direction]
    starts = {target - step * place for target in targets for place in range(4)}
    starts = {start for start in starts if 0 not in row_of(start, direction)}
    rows = [
        (*row_of(start, direction), start - step in starts)
        for start in sorted(starts, key=lambda start: (start % step, start // step))
    ]
    beside = {offset for row in rows for offset in row[:4]} - targets
    return RowsReached(rows, beside)
