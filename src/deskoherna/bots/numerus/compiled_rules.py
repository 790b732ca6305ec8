"""The rules of NUMERUS once more, compiled: for playouts, where every microsecond counts.

`games/numerus` is the only truth. This copy uses its tables and is held to it by a test that plays
random moves on both. A packed position is one row of bytes: the cells, the docks, the scores, whose
turn it is and who has a hyper node.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import EIGHT_WAYS, OFF_BOARD, STEPS, STRIDE
from deskoherna.games.numerus.pieces import BUILT, CONTROLLED, NEEDED, USABLE, ship
from deskoherna.games.numerus.rules import DOCK, Numerus

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Floats = np.ndarray[Any, np.dtype[np.float64]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]

CELLS = STRIDE * 17  # of the largest board
DOCKS = CELLS
SCORES = DOCKS + 2 * DOCK
TURN, HYPER, SIZE = SCORES + 2, SCORES + 3, SCORES + 4
LENGTH = SIZE + 2  # the last byte is off the board: a step down from a1 comes to it
NOBODY = 2  # has the turn, or a hyper node
MOST_RUNS = 64

# The tables of the rules, as arrays. They are handed in, so that compiled code never outlives them.
NEEDED_BY = np.array([list(table) for table in NEEDED], np.uint8)
CONTROLLED_BY = np.array([[list(t) for t in tables] for tables in CONTROLLED], np.uint8)
USABLE_BY = np.array([[list(t) for t in tables] for tables in USABLE], np.uint8)
BUILT_BY = np.array([[list(t) for t in tables] for tables in BUILT], np.uint8)
SHIP_OF = np.array([[ship(s, v) for v in range(16)] for s in range(2)], np.uint8)
Tables = tuple[Bytes, Bytes, Bytes, Bytes, Bytes]
TABLES: Tables = (NEEDED_BY, CONTROLLED_BY, USABLE_BY, BUILT_BY, SHIP_OF)

Workspace = tuple[Numbers, Numbers, Numbers, Numbers]  # gained, runs, marks, lengths

WAYS = tuple(right + STRIDE * up for right, up in EIGHT_WAYS)


def workspace() -> Workspace:
    """Arrays to work in: cells that are gained, runs, marks on cells, lengths of rows."""
    shapes = (8,), (MOST_RUNS, 3), (LENGTH,), (2, 4, LENGTH)
    gained, runs, marks, lengths = (np.zeros(shape, np.int64) for shape in shapes)
    return gained, runs, marks, lengths


def pack(state: Numerus) -> Bytes:
    """The packed position; connectors that are still to be placed are not in it."""
    position = np.zeros(LENGTH, np.uint8)
    position[: len(state.cells)] = np.frombuffer(state.cells, np.uint8)
    position[len(state.cells) : CELLS] = OFF_BOARD
    position[DOCKS:SCORES] = np.frombuffer(state.docks, np.uint8)
    position[SCORES:TURN] = state.scores
    position[TURN] = NOBODY if state.turn is None else state.turn
    position[HYPER] = NOBODY if state.hyper is None else state.hyper
    position[SIZE] = state.board.size
    position[-1] = OFF_BOARD
    return position


@njit(cache=True)
def may_land(position: Bytes, seat: int, value: int, cell: int, tables: Tables) -> bool:
    """NUM-5 to NUM-7"""
    has = position[DOCKS + DOCK * seat + value] > 0
    return bool(has and tables[0][seat, position[cell]] <= value)


@njit(cache=True)
def can_land(position: Bytes, seat: int, tables: Tables) -> bool:
    strongest = 0
    for value in range(1, 16):
        if position[DOCKS + DOCK * seat + value]:
            strongest = value
    if not strongest:
        return False
    for cell in range(CELLS):
        if tables[0][seat, position[cell]] <= strongest:
            return True
    return False


@njit(cache=True)
def land(position: Bytes, seat: int, value: int, cell: int, gained: Numbers, tables: Tables) -> int:
    """A ship lands and reaches out (NUM-5 to NUM-13); returns how many cells are gained."""
    position[DOCKS + DOCK * seat + value] -= 1
    position[cell] = tables[4][seat, value]
    controlled, usable = tables[1][seat, value], tables[2][seat, 0]
    size = int(position[SIZE])
    column, row = cell % STRIDE, cell // STRIDE - 1
    number = 0
    for nth in range(8):
        right, up = EIGHT_WAYS[nth]
        if 0 <= column + value * right < size and 0 <= row + value * up < size:
            target = cell + value * WAYS[nth]
            before = position[target]
            after = position[target] = controlled[before]
            if usable[after] and before != after and not usable[before]:
                gained[number] = target
                number += 1
    return number


@njit(cache=True)
def find_runs(
    position: Bytes, seat: int, gained: Numbers, number: int, runs: Numbers, tables: Tables
) -> int:
    """Finds direction, start and length of the runs of four and more (NUM-15 to NUM-17).

    All that can be built is built at once (NUM-18), so every run holds a cell just gained.
    """
    found = 0
    for direction in range(4):
        step = STEPS[direction]
        usable = tables[2][seat, direction]
        for nth in range(number):
            start = gained[nth]
            while usable[position[start - step]]:
                start -= step
            end = gained[nth] + step
            while usable[position[end]]:
                end += step
            if (end - start) // step < 4:
                continue
            known = False
            for other in range(found):
                known |= runs[other, 0] == direction and runs[other, 1] == start
            if not known:
                runs[found, 0], runs[found, 1] = direction, start
                runs[found, 2] = (end - start) // step
                found += 1
    return found


@njit(cache=True)
def connect(position: Bytes, seat: int, direction: int, start: int, tables: Tables) -> None:
    """NUM-15, NUM-19"""
    built = tables[3][seat, direction]
    for nth in range(4):
        cell = start + nth * STEPS[direction]
        position[cell] = built[position[cell]]
    position[SCORES + seat] += 1


@njit(cache=True)
def await_landing(position: Bytes, seat: int, tables: Tables) -> None:
    """It is the seat's turn, or the other's, or nobody's (NUM-22, NUM-R6)."""
    if can_land(position, seat, tables):
        position[TURN] = seat
    elif can_land(position, 1 - seat, tables):
        position[TURN] = 1 - seat
    else:
        position[TURN] = NOBODY


@njit(cache=True)
def invade(
    position: Bytes,
    seat: int,
    value: int,
    cell: int,
    slack: int,
    workspace: Workspace,
    tables: Tables,
) -> None:
    """A whole turn; where connectors have slack in their run, they lie so far from its start."""
    gained, runs = workspace[0], workspace[1]
    number = land(position, seat, value, cell, gained, tables)
    found = find_runs(position, seat, gained, number, runs, tables)
    connectors = 0
    for nth in range(found):
        connectors += runs[nth, 2] // 4
    for nth in range(found):
        direction, start, length = runs[nth, 0], runs[nth, 1], runs[nth, 2]
        shift = 0 if connectors >= 4 else slack % (length % 4 + 1)
        for more in range(length // 4):
            at = start + STEPS[direction] * (shift + 4 * more)
            connect(position, seat, direction, at, tables)
    if connectors >= 4:  # NUM-21
        position[HYPER] = seat
        position[TURN] = NOBODY
    else:
        await_landing(position, 1 - seat, tables)


@njit(cache=True)
def outcome(position: Bytes) -> float:
    """What the first seat has of a game that is over: 1, 0, or half of a tie."""
    if position[HYPER] != NOBODY:
        return float(1 - position[HYPER])
    first, second = position[SCORES], position[SCORES + 1]
    if first == second:
        return 0.5  # NUM-R2
    return 1.0 if first > second else 0.0
