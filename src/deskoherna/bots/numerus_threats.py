"""What landings of NUMERUS build and prevent, for all of them at once; compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import EIGHT_WAYS, STEPS, STRIDE
from deskoherna.games.numerus.rules import DOCK

from .numerus_playouts import connectors_of, measure
from .numerus_rows import HELD_IN_ROW, ROW_WORTH
from .numerus_twin import (
    CELLS,
    DOCKS,
    SCORES,
    SIZE,
    TURN,
    WAYS,
    Bytes,
    Floats,
    Room,
    Tables,
)

CONNECTOR = 100.0  # the measure of what follows
THREAT = 25.0  # to meet what the other seat can build next, by its connectors squared
ROOM = 0.2  # a point of row worth, for every ship that can still make use of it
KEEP = (0.0, 6.0, 3.0)  # for every ship still to come: low ships build most late (author's tips)
NEXT, AFTER_NEXT = 90.0, 30.0  # a connector that can be built: now, and when the other has landed
NO_LANDING = -1e9

HELD_BY = np.array([[list(table) for table in tables] for tables in HELD_IN_ROW], np.uint8)
WORTH = ROW_WORTH


Looking = tuple[Bytes, Bytes, Floats, Floats, Floats]  # space for what is seen


def looking() -> Looking:
    """Space for what both seats can build, threats, row worths and scores."""
    dock = np.zeros((DOCK, CELLS), np.uint8)
    return dock, dock.copy(), np.zeros(CELLS), np.zeros((2, CELLS)), np.zeros((DOCK, CELLS))


@njit(cache=True)
def survey(position: Bytes, seat: int, built: Bytes, room: Room, tables: Tables) -> int:
    """For every ship and cell the connectors that a landing builds; the most of them."""
    size = int(position[SIZE])
    room[2][:] = 0
    measure(position, seat, room[3], tables)
    mark = most = 0
    for value in range(1, DOCK):
        built[value] = 0
        if not position[DOCKS + DOCK * seat + value]:
            continue
        for row in range(1, size + 1):
            for cell in range(STRIDE * row, STRIDE * row + size):
                if tables[0][seat, position[cell]] <= value:
                    mark += 1
                    number = connectors_of(position, seat, value, cell, room, mark, tables)
                    built[value, cell] = number
                    most = max(most, number)
    return most


@njit(cache=True)
def row_worths(position: Bytes, held: Bytes, worth: Floats) -> float:
    """For every cell what the rows through it are worth to a seat; all rows together."""
    size = int(position[SIZE])
    worth[:] = 0.0
    total = 0.0
    for direction in range(4):
        step = STEPS[direction]
        for row in range(1, size + 1):
            for start in range(STRIDE * row, STRIDE * row + size):
                count = 0
                for nth in range(4):
                    cell = start + nth * step
                    count += held[direction, position[cell]] if cell > 0 else 16
                    if count > 3:
                        break
                if 0 < count < 4:
                    gain = float(WORTH[count])
                    total += gain
                    for nth in range(4):
                        worth[start + nth * step] += gain
    return total


@njit(cache=True)
def threats(position: Bytes, built: Bytes, threat: Floats) -> None:
    """How much every cell takes part in what can be built, from 0 to 1."""
    size = int(position[SIZE])
    threat[:] = 0.0
    for value in range(1, DOCK):
        for cell in range(STRIDE, CELLS - STRIDE):
            number = int(built[value, cell])
            if not number:
                continue
            weight = float(number * number)
            threat[cell] += weight
            column, row = cell % STRIDE, cell // STRIDE - 1
            for nth in range(8):
                right, up = EIGHT_WAYS[nth]
                if 0 <= column + value * right < size and 0 <= row + value * up < size:
                    threat[cell + value * WAYS[nth]] += weight
    strongest = threat.max()
    if strongest > 0.0:
        threat /= strongest


@njit(cache=True)
def ships(position: Bytes, seat: int) -> int:
    left = 0
    for value in range(1, DOCK):
        left += position[DOCKS + DOCK * seat + value]
    return left


@njit(cache=True)
def look(
    position: Bytes,
    seat: int,
    built: Bytes,
    allowed: int,
    threat: Floats,
    worth: Floats,
    scores: Floats,
    tables: Tables,
) -> int:
    """What every landing promises: connectors now, threats met, rows opened and closed.

    `worth` holds the rows of the seat and of the other one; the number of landings is given back.
    """
    size = int(position[SIZE])
    to_come = ships(position, seat) - 1
    usable, others = tables[2][seat, 0], tables[2][1 - seat, 0]
    legal = 0
    scores[:] = NO_LANDING
    for value in range(1, DOCK):
        if not position[DOCKS + DOCK * seat + value]:
            continue
        controlled = tables[1][seat, value]
        keep = KEEP[value] if value < len(KEEP) else 0.0
        for row in range(size):
            for column in range(size):
                cell = STRIDE * (row + 1) + column
                if tables[0][seat, position[cell]] > value:
                    continue
                legal += 1
                rows = worth[1, cell] - worth[0, cell]  # a ship closes rows for both
                met = threat[cell]
                for nth in range(8):
                    right, up = EIGHT_WAYS[nth]
                    if not (0 <= column + value * right < size and 0 <= row + value * up < size):
                        continue
                    target = cell + value * WAYS[nth]
                    before = position[target]
                    after = controlled[before]
                    taken = usable[after] and not usable[before]
                    if taken:
                        rows += worth[0, target]
                    if taken or (others[before] and not others[after]):
                        rows += worth[1, target]
                        met = max(met, threat[target])
                scores[value, cell] = (
                    CONNECTOR * built[value, cell]
                    + THREAT * allowed * allowed * met
                    + to_come * (ROOM * rows - keep)
                )
    return legal


@njit(cache=True)
def lead(position: Bytes, built: Bytes, room: Room, tables: Tables, held: Bytes) -> float:
    """By how many hundredths of a connector the seat on turn leads."""
    seat = int(position[TURN])
    points = CONNECTOR * (float(position[SCORES + seat]) - float(position[SCORES + 1 - seat]))
    points += NEXT * survey(position, seat, built, room, tables)
    points -= AFTER_NEXT * survey(position, 1 - seat, built, room, tables)
    worth = np.zeros(CELLS)
    points += ROOM * ships(position, seat) * row_worths(position, held[seat], worth)
    points -= ROOM * ships(position, 1 - seat) * row_worths(position, held[1 - seat], worth)
    return points
