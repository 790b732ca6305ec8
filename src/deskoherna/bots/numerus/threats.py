"""What landings of NUMERUS build and prevent, for all of them at once, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import EIGHT_WAYS, STEPS, STRIDE
from deskoherna.games.numerus.rules import DOCK

from .compiled_rules import (
    CELLS,
    DOCKS,
    SIZE,
    WAYS,
    Bytes,
    Floats,
    Numbers,
    Tables,
    Workspace,
)
from .playouts import connectors_of, measure
from .rows import HELD_IN_ROW, ROW_VALUES

CONNECTOR = 100.0  # the unit of what follows
THREAT = 25.0  # to meet what the other seat can build next, by its connectors squared
ROW_WEIGHT = 0.2  # a point of row value, for every ship that can still make use of it
KEEP = (0.0, 6.0, 3.0)  # for every ship still to come: low ships build most late (author's tips)
NO_LANDING = -1e9

JOINED = 200  # where connectors are counted one by one
BESIDE = np.array(  # by direction: landings that reach a cell and the next in a row, from that cell
    [
        [(0, 1), (0, -1), (1, 1), (1, -1)],
        [(1, 0), (-1, 0), (1, 1), (-1, 1)],
        [(1, 0), (0, 1), (1, 0), (0, 1)],
        [(1, 0), (0, -1), (1, 0), (0, -1)],
    ]
)

HELD_BY = np.array([[list(table) for table in tables] for tables in HELD_IN_ROW], np.uint8)

ThreatMaps = tuple[Bytes, Bytes, Floats, Floats, Floats]


def threat_maps() -> ThreatMaps:
    """Arrays for what both seats can build, threats, row values and scores of landings."""
    dock = np.zeros((DOCK, CELLS), np.uint8)
    return dock, dock.copy(), np.zeros(CELLS), np.zeros((2, CELLS)), np.zeros((DOCK, CELLS))


@njit(cache=True)
def survey(position: Bytes, seat: int, built: Bytes, workspace: Workspace, tables: Tables) -> int:
    """For every ship and cell the connectors that a landing builds; returns the most of them.

    Cells that would complete rows give their connectors to all landings that reach them. Where two
    cells that are gained would join in one run, the landing is counted by itself.
    """
    size, lengths = int(position[SIZE]), workspace[3]
    usable = tables[2][seat, 0]
    measure(position, seat, lengths, tables)
    built[:] = 0
    for row in range(1, size + 1):
        for cell in range(STRIDE * row, STRIDE * row + size):
            code = position[cell]
            if code >= 128 or usable[code]:
                continue
            completed = 0
            for direction in range(4):
                before, after = lengths[0, direction, cell], lengths[1, direction, cell]
                if not before and not after:
                    continue
                completed += (before + 1 + after) // 4
                if not code and position[DOCKS + DOCK * seat + 1]:
                    _join_beside(position, seat, direction, cell, built, lengths, tables)
                if after:
                    _join_beyond(position, seat, direction, cell, built, lengths, tables)
            if completed:
                _give(position, seat, cell, completed, built, tables)
    return _count_joined(position, seat, built, workspace, tables)


@njit(cache=True)
def _give(
    position: Bytes, seat: int, cell: int, completed: int, built: Bytes, tables: Tables
) -> None:
    """What a cell completes counts for all landings that gain it."""
    size, code = int(position[SIZE]), position[cell]
    column, row = cell % STRIDE, cell // STRIDE - 1
    for value in range(1, DOCK):
        if not position[DOCKS + DOCK * seat + value]:
            continue
        if not tables[2][seat, 0, tables[1][seat, value, code]]:
            continue
        for nth in range(8):
            right, up = EIGHT_WAYS[nth]
            if 0 <= column - value * right < size and 0 <= row - value * up < size:
                at = cell - value * WAYS[nth]
                if tables[0][seat, position[at]] <= value and built[value, at] < JOINED:
                    built[value, at] += completed


@njit(cache=True)
def _count_joined(
    position: Bytes, seat: int, built: Bytes, workspace: Workspace, tables: Tables
) -> int:
    """Counts the landings that were marked; returns the most connectors of all."""
    size = int(position[SIZE])
    workspace[2][:] = 0
    mark = most = 0
    for value in range(1, DOCK):
        if not position[DOCKS + DOCK * seat + value]:
            continue
        for row in range(1, size + 1):
            for cell in range(STRIDE * row, STRIDE * row + size):
                number = int(built[value, cell])
                if number >= JOINED:
                    mark += 1
                    number = connectors_of(position, seat, value, cell, workspace, mark, tables)
                    built[value, cell] = number
                most = max(most, number)
    return most


@njit(cache=True)
def _join_beside(
    position: Bytes, seat: int, direction: int, cell: int, built: Bytes, lengths: Numbers,
    tables: Tables,
) -> None:  # fmt: skip
    """A ship of 1 gains up to three empty cells side by side; this one lies next to a run."""
    step = STEPS[direction]
    before, after = lengths[0, direction, cell], lengths[1, direction, cell]
    if before and not position[cell + step]:
        if before + 2 + lengths[1, direction, cell + step] >= 4:
            _join(position, seat, 1, direction, cell, cell + step, 0, 4, built, tables)
        elif direction < 2 and not position[cell + 2 * step]:
            _join(position, seat, 1, direction, cell, cell + step, 2, 4, built, tables)
    if after and not position[cell - step]:
        if lengths[0, direction, cell - step] + 2 + after >= 4:
            _join(position, seat, 1, direction, cell - step, cell, 0, 4, built, tables)
        elif direction < 2 and not position[cell - 2 * step]:
            _join(position, seat, 1, direction, cell - step, cell, 0, 2, built, tables)


@njit(cache=True)
def _join_beyond(
    position: Bytes, seat: int, direction: int, cell: int, built: Bytes, lengths: Numbers,
    tables: Tables,
) -> None:  # fmt: skip
    """This cell and the one at the other end of the run after it, if one ship gains both."""
    after = lengths[1, direction, cell]
    other = cell + STEPS[direction] * (after + 1)
    if lengths[0, direction, cell] + 2 + after + lengths[1, direction, other] < 4:
        return
    _join(position, seat, after + 1, direction, cell, other, 0, 4, built, tables)
    if after % 2 and direction < 2:  # round a cell in the middle that is held
        half = (after + 1) // 2
        _join(position, seat, half, direction, cell, other, 2, 4, built, tables)


@njit(cache=True)
def _join(
    position: Bytes, seat: int, value: int, direction: int, one: int, other: int, first: int,
    last: int, built: Bytes, tables: Tables,
) -> None:  # fmt: skip
    """Mark the landings that would gain both of these cells: they are to be counted by themselves,
    or some of them, by `BESIDE`."""
    if value >= DOCK or not position[DOCKS + DOCK * seat + value]:
        return
    for nth in range(2):
        code = position[other if nth else one]
        if code >= 128 or tables[2][seat, 0, code]:
            return
        if not tables[2][seat, 0, tables[1][seat, value, code]]:
            return
    size = int(position[SIZE])
    column, row = one % STRIDE, one // STRIDE - 1
    for nth in range(first, last):
        right, up = BESIDE[direction, nth, 0], BESIDE[direction, nth, 1]
        if 0 <= column + value * right < size and 0 <= row + value * up < size:
            at = one + value * (right + STRIDE * up)
            if tables[0][seat, position[at]] <= value:
                built[value, at] = JOINED


@njit(cache=True)
def row_values(position: Bytes, held: Bytes, row_value: Floats) -> float:
    """For every cell the value to a seat of the rows through it; returns that of all rows."""
    size = int(position[SIZE])
    row_value[:] = 0.0
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
                    gain = float(ROW_VALUES[count])
                    total += gain
                    for nth in range(4):
                        row_value[start + nth * step] += gain
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
def score_landings(
    position: Bytes,
    seat: int,
    built: Bytes,
    allowed: int,
    threat: Floats,
    row_value: Floats,
    scores: Floats,
    tables: Tables,
) -> int:
    """The score of every landing: connectors now, threats met, rows opened and closed.

    `row_value` holds the rows of the seat and of the other one. Returns the number of landings.
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
                rows = row_value[1, cell] - row_value[0, cell]  # a ship closes rows for both
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
                        rows += row_value[0, target]
                    if taken or (others[before] and not others[after]):
                        rows += row_value[1, target]
                        met = max(met, threat[target])
                scores[value, cell] = (
                    CONNECTOR * built[value, cell]
                    + THREAT * allowed * allowed * met
                    + to_come * (ROW_WEIGHT * rows - keep)
                )
    return legal
