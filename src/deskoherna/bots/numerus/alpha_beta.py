"""Alpha-beta search for NUMERUS, compiled, with a static evaluation at the end of each line.

Values are connectors of lead.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from deskoherna.games.numerus.board import STEPS, STRIDE
from deskoherna.games.numerus.rules import DOCK

from .compiled_rules import (
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
    Tables,
    Workspace,
    invade,
)
from .heuristics import GAME
from .threats import NO_LANDING, ThreatMaps, row_values, score_landings, ships, survey, threats

WON = 100.0  # a hyper node outweighs everything
LOST = -50.0  # below this, the other seat has one
MAX_DEPTH = 6  # landings of a line
MAX_WIDTH = 64  # landings that are compared in one position


class FeatureWeights(NamedTuple):
    """Weights of the features of one seat; those called early count for every ship that is left."""

    most: float  # connectors that it can build at once
    most_early: float
    each: float  # what each of its ships could build at once, added up
    each_early: float
    ones: float  # rows that it can still complete, by the cells it holds; early
    twos: float
    threes: float
    fleet: tuple[float, ...]  # ships that are left, by value; the last is for all that are higher


# A least-squares fit, rounded, to how 28,000 positions of 1,500 quick games with this search ended.
ON_TURN = FeatureWeights(
    0.626, -0.029, 0.162, -0.01, 0.004, 0.006, 0.02, (0.0, 0.6, 0.0, 0.0, -0.15, -0.15)
)
WAITING = FeatureWeights(
    0.024, -0.074, -0.39, 0.05, -0.004, -0.006, -0.015, (0.0, -0.7, 0.0, 0.0, 0.15, 0.15)
)
SCORED, SCORED_EARLY = 1.03, -0.03  # connectors that were built
TURN_LATE, TURN_EARLY = -0.71, 0.24  # to be the one to land
LAST_TURN = 0.62  # to have a ship more than the other


class SearchStack(NamedTuple):
    """The arrays that the search works in, most of them with a row for every ply."""

    maps: ThreatMaps
    chosen: Numbers  # landings that are compared
    places: Bytes  # positions
    counts: Numbers  # landings at this ply, and how many of them were searched
    bounds: Floats  # alpha, beta, and the best value at this ply
    values: Floats  # of the landings in the first position


def search_stack(maps: ThreatMaps) -> SearchStack:
    return SearchStack(
        maps,
        np.zeros((MAX_DEPTH, MAX_WIDTH), np.int64),
        np.zeros((MAX_DEPTH, LENGTH), np.uint8),
        np.zeros((MAX_DEPTH, 2), np.int64),
        np.zeros((MAX_DEPTH, 3)),
        np.zeros(MAX_WIDTH),
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
def potential(
    position: Bytes, seat: int, weights: FeatureWeights, built: Bytes, workspace: Workspace,
    tables: Tables, held: Bytes, rows: Numbers,
) -> tuple[float, int]:  # fmt: skip
    """The value of the ships that a seat has left, and the most it can build at once."""
    most = survey(position, seat, built, workspace, tables)
    count_rows(position, held[seat], rows)
    left = each = 0
    fleet = 0.0
    for value in range(1, DOCK):
        copies = int(position[DOCKS + DOCK * seat + value])
        if copies:
            left += copies
            each += copies * int(built[value].max())
            fleet += copies * weights.fleet[min(value, 5)]
    if not left:
        return 0.0, 0
    points = (weights.most + weights.most_early * left) * min(most, GAME)
    points += (weights.each + weights.each_early * left) * each
    ones, twos, threes = weights.ones * rows[1], weights.twos * rows[2], weights.threes * rows[3]
    return points + left * (ones + twos + threes) + fleet, most


@njit(cache=True)
def evaluate(
    position: Bytes, built: Bytes, rows: Numbers, workspace: Workspace, tables: Tables, held: Bytes
) -> tuple[float, int]:
    """The static evaluation for the seat to land, and the most that the other can build next."""
    seat = int(position[TURN])
    own, most = potential(position, seat, ON_TURN, built, workspace, tables, held, rows)
    if most >= GAME:
        return WON, 0
    left, to_come = ships(position, seat), ships(position, 1 - seat)
    ahead = float(position[SCORES + seat]) - float(position[SCORES + 1 - seat])
    if left == 1 and to_come == 0:
        return ahead + most, 0  # NUM-22: for certain
    theirs, allowed = potential(position, 1 - seat, WAITING, built, workspace, tables, held, rows)
    ahead = (SCORED + SCORED_EARLY * left) * ahead + TURN_LATE + TURN_EARLY * left
    if left > to_come:
        ahead += LAST_TURN
    return ahead + own + theirs, allowed


@njit(cache=True)
def candidate_landings(
    position: Bytes, chosen: Numbers, width: int, maps: ThreatMaps, workspace: Workspace,
    tables: Tables, held: Bytes,
) -> int:  # fmt: skip
    """Finds the landings with the highest scores, the best first; returns their number.

    A hyper node stands alone. Where one has to be prevented, the width is as large as it can be.
    """
    own, theirs, threat, row_value, scores = maps
    seat = int(position[TURN])
    if survey(position, seat, own, workspace, tables) >= GAME:
        chosen[0] = own.argmax()
        return 1
    allowed = survey(position, 1 - seat, theirs, workspace, tables)
    threats(position, theirs, threat)
    row_values(position, held[seat], row_value[0])
    row_values(position, held[1 - seat], row_value[1])
    score_landings(position, seat, own, allowed, threat, row_value, scores, tables)
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
def alpha_beta(
    position: Bytes, depth: int, width: int, stack: SearchStack, workspace: Workspace,
    tables: Tables, held: Bytes,
) -> int:  # fmt: skip
    """Alpha-beta search to a depth, with a limited number of landings at each ply.

    Returns the number of landings that were compared in this position; `stack` holds them and
    their values. A line that ends with the threat of a hyper node is searched a landing deeper
    (quiescence search), and beyond the width until a landing is found that prevents it.
    """
    maps, chosen, places, counts, bounds, values = stack
    rows = np.zeros(4, np.int64)
    places[0] = position
    counts[0] = candidate_landings(position, chosen[0], width, maps, workspace, tables, held), 0
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
            invade(after, seat, at // CELLS, at % CELLS, 0, workspace, tables)
            answers = after[TURN] != seat
            quiet = True
            if after[HYPER] != NOBODY:
                value = WON
            elif after[TURN] == NOBODY:
                value = float(after[SCORES + seat]) - float(after[SCORES + 1 - seat])
            elif ply + 1 < depth:
                quiet = False
            else:
                value, allowed = evaluate(after, maps[0], rows, workspace, tables, held)
                value = -value if answers else value
                quiet = allowed < GAME or ply == depth
            if not quiet:
                ply += 1
                counts[ply] = (
                    candidate_landings(after, chosen[ply], width, maps, workspace, tables, held),
                    0,
                )
                bounds[ply] = (-high, -low, -2 * WON) if answers else (low, high, -2 * WON)
                continue
        if ply == 0:
            values[counts[0, 1]] = value
        counts[ply, 1] += 1
        bounds[ply, 2] = max(bounds[ply, 2], value)
        bounds[ply, 0] = max(bounds[ply, 0], value)
