"""What landings of NUMERUS build and what they prevent, for all of them at once, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import EIGHT_WAYS, STRIDE
from deskoherna.games.numerus.rules import DOCK

from .numerus_playouts import connectors_of, measure
from .numerus_twin import CELLS, DOCKS, SIZE, WAYS, Bytes, Floats, Room, Tables

GAME = 4  # connectors of one turn that win at once (NUM-21)

CONNECTOR = 100.0  # the measure of what follows
THREAT = 25.0  # for a cell that takes part in a landing of the other seat, by its connectors squared
ROOM = 0.2  # a point of row worth, for every ship that can still make use of it
KEEP = (0.0, 6.0, 3.0)  # low ships build most late (author's tips)


@njit(cache=True)
def survey(position: Bytes, seat: int, built: Bytes, room: Room, tables: Tables) -> int:
    """For every ship and cell the connectors that a landing builds; the most of them."""
    size = int(position[SIZE])
    room[2][:] = 0
    measure(position, seat, room[3], tables)
    mark = most = 0
    for value in range(1, DOCK):
        if not position[DOCKS + DOCK * seat + value]:
            built[value] = 0
            continue
        for row in range(1, size + 1):
            for cell in range(STRIDE * row, STRIDE * row + size):
                built[value, cell] = 0
                if tables[0][seat, position[cell]] <= value:
                    mark += 1
                    number = connectors_of(position, seat, value, cell, room, mark, tables)
                    built[value, cell] = number
                    most = max(most, number)
    return most


@njit(cache=True)
def threats(position: Bytes, seat: int, built: Bytes, threat: Floats, tables: Tables) -> None:
    """How much every cell takes part in what a seat can build."""
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
def look(
    position: Bytes,
    seat: int,
    built: tuple[Bytes, Bytes],
    worth: tuple[Bytes, Bytes],
    threat: Floats,
    scores: Floats,
    tables: Tables,
) -> int:
    """What each landing promises: connectors now, threats met, rows opened and closed."""
    size = int(position[SIZE])
    theirs = 0
    for value in range(1, DOCK):
        for cell in range(CELLS):
            theirs = max(theirs, built[1][value, cell])
    ships = 0
    for value in range(1, DOCK):
        ships += position[DOCKS + DOCK * seat + value]
    to_come = ships - 1
    legal = 0
    usable, others = tables[2][seat, 0], tables[2][1 - seat, 0]
    for value in range(1, DOCK):
        for cell in range(CELLS):
            scores[value, cell] = -1e9
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
                rows = float(worth[1][cell]) - float(worth[0][cell])
                met = threat[cell]
                for nth in range(8):
                    right, up = EIGHT_WAYS[nth]
                    if 0 <= column + value * right < size and 0 <= row + value * up < size:
                        target = cell + value * WAYS[nth]
                        before = position[target]
                        after = controlled[before]
                        if before == after:
                            continue
                        taken = usable[after] and not usable[before]
                        if taken:
                            rows += worth[0][target]
                        if taken or (others[before] and not others[after]):
                            rows += worth[1][target]
                            met = max(met, threat[target])
                scores[value, cell] = (
                    CONNECTOR * built[0][value, cell]
                    + THREAT * theirs * theirs * met
                    + to_come * (ROOM * rows - keep)
                )
    return legal
