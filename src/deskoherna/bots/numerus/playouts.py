"""Playouts of NUMERUS, compiled, and what landings build."""

from __future__ import annotations

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import EIGHT_WAYS, STEPS, STRIDE
from deskoherna.games.numerus.rules import DOCK

from .compiled_rules import (
    CELLS,
    DOCKS,
    NOBODY,
    SIZE,
    TURN,
    WAYS,
    Bytes,
    Numbers,
    Tables,
    Workspace,
    invade,
    may_land,
    outcome,
)

TRIES = 40  # to find a legal landing at random


@njit(cache=True)
def below(seed: Numbers, bound: int) -> int:
    """A random number (xorshift)."""
    x = np.uint64(seed[0])
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    seed[0] = np.int64(x)
    return int((x >> np.uint64(33)) % np.uint64(bound))


@njit(cache=True)
def measure(position: Bytes, seat: int, lengths: Numbers, tables: Tables) -> None:
    """For every direction and cell, how many usable cells lie right before it, and after it."""
    size = int(position[SIZE])
    for direction in range(4):
        step = STEPS[direction]
        usable = tables[2][seat, direction]
        for row in range(1, size + 1):
            for cell in range(STRIDE * row, STRIDE * row + size):
                if not usable[position[cell]]:
                    lengths[0, direction, cell] = lengths[1, direction, cell] = 0
        for row in range(1, size + 1):
            for cell in range(STRIDE * row, STRIDE * row + size):
                if not usable[position[cell]] or usable[position[cell - step]]:
                    continue
                end = cell + step
                while usable[position[end]]:
                    end += step
                length = (end - cell) // step
                lengths[0, direction, end] = length
                lengths[1, direction, cell - step] = length


@njit(cache=True)
def connectors_of(
    position: Bytes,
    seat: int,
    value: int,
    cell: int,
    workspace: Workspace,
    mark: int,
    tables: Tables,
) -> int:
    """How many connectors a landing builds, on a board that was measured."""
    gained, marks, lengths = workspace[0], workspace[2], workspace[3]
    size = int(position[SIZE])
    column, row = cell % STRIDE, cell // STRIDE - 1
    controlled = tables[1][seat, value]
    usable = tables[2][seat, 0]
    number = 0
    for nth in range(8):
        right, up = EIGHT_WAYS[nth]
        if 0 <= column + value * right < size and 0 <= row + value * up < size:
            target = cell + value * WAYS[nth]
            code = position[target]
            if code < 128 and not usable[code] and usable[controlled[code]]:
                marks[target] = mark
                gained[number] = target
                number += 1
    built = 0
    for nth in range(number):
        target = gained[nth]
        for direction in range(4):
            step = STEPS[direction]
            length = lengths[0, direction, target]
            if marks[target - step * (length + 1)] == mark:
                continue  # counted from there
            at = target
            while marks[at] == mark:
                more = lengths[1, direction, at]
                length += 1 + more
                at += step * (1 + more)
            built += length // 4
    return built


@njit(cache=True)
def any_landing(position: Bytes, seat: int, seed: Numbers, tables: Tables) -> int:
    """A random legal landing, as 272 × ship + cell; on a crowded board found by counting."""
    size = int(position[SIZE])
    strongest = DOCK - 1
    while not position[DOCKS + DOCK * seat + strongest]:
        strongest -= 1
    for _ in range(TRIES):
        value = 1 + below(seed, strongest)
        cell = STRIDE * (1 + below(seed, size)) + below(seed, size)
        if may_land(position, seat, value, cell, tables):
            return CELLS * value + cell
    found = count = 0
    for value in range(1, strongest + 1):
        for cell in range(CELLS):
            if may_land(position, seat, value, cell, tables):
                count += 1
                if below(seed, count) == 0:
                    found = CELLS * value + cell
    return found


@njit(cache=True)
def playout(
    position: Bytes, seed: Numbers, samples: int, workspace: Workspace, tables: Tables
) -> int:
    """Plays to the end, each time the best of some random landings; returns the number of moves."""
    workspace[2][:] = 0
    mark = moves = 0
    while position[TURN] != NOBODY:
        seat = int(position[TURN])
        chosen = any_landing(position, seat, seed, tables)
        if samples > 1:
            measure(position, seat, workspace[3], tables)
            most = -1
            for _ in range(samples):
                mark += 1
                at = any_landing(position, seat, seed, tables)
                value, cell = at // CELLS, at % CELLS
                built = connectors_of(position, seat, value, cell, workspace, mark, tables)
                if built > most:
                    most, chosen = built, at
        slack = below(seed, 4)
        invade(position, seat, chosen // CELLS, chosen % CELLS, slack, workspace, tables)
        moves += 1
    return moves


@njit(cache=True)
def playouts(
    position: Bytes, seed: Numbers, number: int, samples: int, workspace: Workspace, tables: Tables
) -> tuple[float, int]:
    """The share of playouts that the first seat wins, and their number of moves."""
    won = 0.0
    moves = 0
    for _ in range(number):
        played = position.copy()
        moves += playout(played, seed, samples, workspace, tables)
        won += outcome(played)
    return won / number, moves
