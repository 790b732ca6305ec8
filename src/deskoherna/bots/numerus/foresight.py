"""Looking ahead in NUMERUS, compiled: the best landings, their best answers, and who leads then.

All is measured in connectors.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import STEPS, STRIDE
from deskoherna.games.numerus.rules import DOCK

from .eyes import GAME
from .threats import NO_LANDING, Looking, look, row_worths, ships, survey, threats
from .twin import (
    CELLS,
    DOCKS,
    HYPER,
    LENGTH,
    NOBODY,
    SCORES,
    SIZE,
    TURN,
    Bytes,
    Floats,
    Numbers,
    Room,
    Tables,
    invade,
)

WON = 100.0  # a hyper node outweighs everything
LOST = -50.0  # below this, the other seat has one
DEEPEST = 6  # landings in a row that are looked at
WIDEST = 64  # landings that are compared in one position


class Prospects(NamedTuple):
    """What a seat may expect of its ships. Where it says early, for every ship that is left."""

    most: float  # connectors that it can build at once
    most_early: float
    each: float  # what each of its ships could build at once, added up
    each_early: float
    ones: float  # rows that it can still complete, by the cells it holds; early
    twos: float
    threes: float
    fleet: tuple[float, ...]  # ships that are left, by value; the last is for all that are higher


# How 28,000 positions of 1,500 quick games between these eyes ended: least squares, rounded.
ON_TURN = Prospects(
    0.626, -0.029, 0.162, -0.01, 0.004, 0.006, 0.02, (0.0, 0.6, 0.0, 0.0, -0.15, -0.15)
)
WAITING = Prospects(
    0.024, -0.074, -0.39, 0.05, -0.004, -0.006, -0.015, (0.0, -0.7, 0.0, 0.0, 0.15, 0.15)
)
SCORED, SCORED_EARLY = 1.03, -0.03  # connectors that were built
TURN_LATE, TURN_EARLY = -0.71, 0.24  # to be on turn
LAST_TURN = 0.62  # to have a ship more than the other


class Foresight(NamedTuple):
    """Space for what is foreseen; most of it for every landing of a line."""

    looking: Looking
    chosen: Numbers  # landings that are compared
    places: Bytes  # positions
    counts: Numbers  # how many landings there are, and how many were looked at
    bounds: Floats  # what the seat on turn has elsewhere, what the other has, and the best here
    values: Floats  # of the landings in the first position


def foresight(looking: Looking) -> Foresight:
    return Foresight(
        looking,
        np.zeros((DEEPEST, WIDEST), np.int64),
        np.zeros((DEEPEST, LENGTH), np.uint8),
        np.zeros((DEEPEST, 2), np.int64),
        np.zeros((DEEPEST, 3)),
        np.zeros(WIDEST),
    )


@njit(cache=True)
def count_rows(position: Bytes, held: Bytes, rows: Numbers) -> None:
    """How many rows a seat can still complete, by the cells it holds in them."""
    size = int(position[SIZE])
    rows[:] = 0
    for direction in range(4):
        step = STEPS[direction]
        for row in range(1, size + 1):
            for start in range(STRIDE * row, STRIDE * row + size):
                if start + 3 * step < 0:
                    continue
                count = (
                    held[direction, position[start]]
                    + held[direction, position[start + step]]
                    + held[direction, position[start + 2 * step]]
                    + held[direction, position[start + 3 * step]]
                )
                if count < 4:
                    rows[count] += 1


@njit(cache=True)
def prospects(
    position: Bytes, seat: int, expected: Prospects, built: Bytes, room: Room, tables: Tables,
    held: Bytes, rows: Numbers,
) -> tuple[float, int]:  # fmt: skip
    """What the ships of a seat may still build, and the most it can build at once."""
    most = survey(position, seat, built, room, tables)
    count_rows(position, held[seat], rows)
    left = each = 0
    fleet = 0.0
    for value in range(1, DOCK):
        copies = int(position[DOCKS + DOCK * seat + value])
        if copies:
            left += copies
            each += copies * int(built[value].max())
            fleet += copies * expected.fleet[min(value, 5)]
    if not left:
        return 0.0, 0
    points = (expected.most + expected.most_early * left) * min(most, GAME)
    points += (expected.each + expected.each_early * left) * each
    ones, twos, threes = expected.ones * rows[1], expected.twos * rows[2], expected.threes * rows[3]
    return points + left * (ones + twos + threes) + fleet, most


@njit(cache=True)
def lead(
    position: Bytes, built: Bytes, rows: Numbers, room: Room, tables: Tables, held: Bytes
) -> tuple[float, int]:
    """By how many connectors the seat on turn may win, and how many the other can build next."""
    seat = int(position[TURN])
    own, most = prospects(position, seat, ON_TURN, built, room, tables, held, rows)
    if most >= GAME:
        return WON, 0
    left, to_come = ships(position, seat), ships(position, 1 - seat)
    ahead = float(position[SCORES + seat]) - float(position[SCORES + 1 - seat])
    if left == 1 and to_come == 0:
        return ahead + most, 0  # NUM-22: for certain
    theirs, allowed = prospects(position, 1 - seat, WAITING, built, room, tables, held, rows)
    ahead = (SCORED + SCORED_EARLY * left) * ahead + TURN_LATE + TURN_EARLY * left
    if left > to_come:
        ahead += LAST_TURN
    return ahead + own + theirs, allowed


@njit(cache=True)
def promising(
    position: Bytes, chosen: Numbers, width: int, looking: Looking, room: Room, tables: Tables,
    held: Bytes,
) -> int:  # fmt: skip
    """The most promising landings, the best first, and their number. A hyper node stands alone;
    who has to prevent one looks at as many as there is space for."""
    own, theirs, threat, worth, scores = looking
    seat = int(position[TURN])
    if survey(position, seat, own, room, tables) >= GAME:
        chosen[0] = own.argmax()
        return 1
    allowed = survey(position, 1 - seat, theirs, room, tables)
    threats(position, theirs, threat)
    row_worths(position, held[seat], worth[0])
    row_worths(position, held[1 - seat], worth[1])
    look(position, seat, own, allowed, threat, worth, scores, tables)
    if allowed >= GAME:
        width = chosen.size
    size = int(position[SIZE])
    number = 0
    for value in range(1, DOCK):
        if not position[DOCKS + DOCK * seat + value]:
            continue
        for row in range(1, size + 1):
            for cell in range(STRIDE * row, STRIDE * row + size):
                score = scores[value, cell]
                if score == NO_LANDING:
                    continue
                place = number
                while place > 0:
                    other = chosen[place - 1]
                    if scores[other // CELLS, other % CELLS] >= score:
                        break
                    if place < width:
                        chosen[place] = other
                    place -= 1
                if place < width:
                    chosen[place] = CELLS * value + cell
                    number = min(number + 1, width)
    return number


@njit(cache=True)
def foresee(
    position: Bytes, depth: int, width: int, sight: Foresight, room: Room, tables: Tables,
    held: Bytes,
) -> int:  # fmt: skip
    """Look ahead so many landings, each at its best; `sight` then holds the landings that were
    compared in this position and their values. Their number.

    (Alpha-beta.) Who faces a hyper node at the end of a line gets another landing to prevent it,
    and goes on to less promising ones until one of them does.
    """
    looking, chosen, places, counts, bounds, values = sight
    rows = np.zeros(4, np.int64)
    places[0] = position
    counts[0] = promising(position, chosen[0], width, looking, room, tables, held), 0
    bounds[0] = -2 * WON, 2 * WON, -2 * WON
    ply = 0
    while True:
        seat = int(places[ply, TURN])
        number, nth = counts[ply]
        low, high, best = bounds[ply]
        if nth == number or best >= high or (nth >= width and best > LOST):
            if ply == 0:
                return int(nth)
            ply -= 1
            value = best if places[ply, TURN] == seat else -best
        else:
            at = chosen[ply, nth]
            after = places[ply + 1]
            after[:] = places[ply]
            invade(after, seat, at // CELLS, at % CELLS, 0, room, tables)
            answers = after[TURN] != seat
            quiet = True
            if after[HYPER] != NOBODY:
                value = WON
            elif after[TURN] == NOBODY:
                value = float(after[SCORES + seat]) - float(after[SCORES + 1 - seat])
            elif ply + 1 < depth:
                quiet = False
            else:
                value, allowed = lead(after, looking[0], rows, room, tables, held)
                value = -value if answers else value
                quiet = allowed < GAME or ply == depth
            if not quiet:
                ply += 1
                counts[ply] = promising(after, chosen[ply], width, looking, room, tables, held), 0
                bounds[ply] = (-high, -low, -2 * WON) if answers else (low, high, -2 * WON)
                continue
        if ply == 0:
            values[counts[0, 1]] = value
        counts[ply, 1] += 1
        bounds[ply, 2] = max(bounds[ply, 2], value)
        bounds[ply, 0] = max(bounds[ply, 0], value)
