"""Scores for moves of NEUTRACE, compiled: placements and orbitals, by the value they lead to."""

from __future__ import annotations

import numpy as np
from numba import njit

from deskoherna.games.neutrace.grid import GRID, MIDDLE
from deskoherna.games.neutrace.pieces import (
    ARROW,
    BOTH_ENDS,
    CARDS,
    EMPTY,
    FIRST_LETTER,
    FOUR_AT_ONE,
    MOLECULE,
    MOLECULES,
    NEUTRAL,
    NOBODY,
    ORBITALS,
    RESERVED,
    REVERSE,
    SEATS_MOST,
    SUBSTANCES,
    THREE_AT_A,
    A,
    B,
    face_of,
)
from deskoherna.games.neutrace.pieces import HALVES as HALVES_OF

from .compiled_rules import (
    ALL,
    CELLS,
    CHANGED,
    ENDING,
    FACE_KIND,
    HELD,
    MODIFIERS,
    NO_TASK,
    PIONEER,
    RESERVER,
    SCALE,
    SEATS,
    TAKEN,
    TASKS,
    Floats,
    Numbers,
    columns_of,
    forecast,
    place,
    take_back,
    takes,
    turn,
)

MOST = 4096  # placements at most
MIDDLING = face_of(next(c for c in CARDS if HALVES_OF[c] == (3, 4) and c >= MOLECULES))

# A plan for a turn: an orbital or one of these, up to two cards (face, cell, modifiers), a draw
PLACING, PASSING = len(ORBITALS), len(ORBITALS) + 1
FIRST, SECOND, DRAWN = 1, 5, 9
PLAN = DRAWN + 1

# Values in points such that a lead of one makes the odds e to 1: a fit of who won 1,500 games to
# the positions between rounds. Substances by half fields from the middle, modifiers, tasks; and
# the factor of a lead that is evaluated in the last round.
HALVES_FROM_MIDDLE = [0, 5, 7, 9, 12, 13, 14]
VALUE_THERE = [0.0, 0.16, 0.24, 0.39, 0.5, 0.58, 0.85]
EXPLOSIONS, NEUTRALISATIONS, TASK, LAST_ROUND = range(15, 19)
VALUES = np.array(
    [*np.interp(np.arange(15), HALVES_FROM_MIDDLE, VALUE_THERE), 0.22, 0.14, 0.55, 1.5]
)

# Weights for a card that begins an equation: what another card in hand would make of it, and for a
# molecule also what an average arrow would. Tuned by games between slightly different weights.
OWN_GRID, OTHERS_GRID, PRICE, DRAWING = 0, 4, 8, 9
HAND, MOLECULES_PART, MIDDLING_PART, ARROWS_PART = range(4)
_WEIGHTS = [0.925, -0.046, 0.725, -0.08, 0.586, 0.18, 0.3, 0.0, 0.045, 0.03]
WEIGHTS = np.array([_WEIGHTS] * SEATS_MOST)
AT_ONCE = np.array([[1.0, 0, 0, 0] * 2 + [0, 0]] * SEATS_MOST)  # both cards are laid (NEU-35)

Workspace = tuple[Numbers, Numbers, Floats, Numbers, Floats]


def workspace() -> Workspace:
    """Arrays to work in: a forecast, placements, their scores, a plan, the best gain by face."""
    return (
        np.zeros(CHANGED, np.int16),
        np.zeros((MOST, 4), np.int16),
        np.zeros(MOST),
        np.zeros(PLAN, np.int16),
        np.zeros(RESERVED),
    )


@njit(cache=True)
def holds(position: Numbers, seat: int, face: int) -> bool:
    return bool(position[HELD + ALL * seat + (face - 1) // 2])


# The value of a position


@njit(cache=True)
def progress(after: Numbers, seat: int, task: int) -> float:
    """How nearly a task is done, up to 1."""
    start = SCALE + SUBSTANCES * seat
    if task == BOTH_ENDS:
        if after[PIONEER] != NOBODY:
            return 1.0 if after[PIONEER] == seat else 0.0
        return 0.5 * (nearest(after, start, 1, A) * nearest(after, start, 1, B)) ** 2
    if task >= FIRST_LETTER:
        row = task - FIRST_LETTER
        best = 0.0
        for other in ((row + SUBSTANCES - 1) % SUBSTANCES, (row + 1) % SUBSTANCES):
            one, two = after[start + row] / B, after[start + other] / B
            best = max(best, one * two, (1 - one) * (1 - two))
        return best * best
    if task == FOUR_AT_ONE:
        return max(nearest(after, start, 4, A), nearest(after, start, 4, B)) ** 4
    return nearest(after, start, 3, A if task == THREE_AT_A else B) ** 4


@njit(cache=True)
def nearest(after: Numbers, start: int, number: int, end: int) -> float:
    """How near to an end the nearest substances are, this many of them."""
    taken = 0
    total = 0.0
    for _ in range(number):
        best, which = -1, 0
        for row in range(SUBSTANCES):
            at = after[start + row] if end == B else B - after[start + row]
            if at > best and not taken >> row & 1:
                best, which = at, row
        taken |= 1 << which
        total += best
    return total / (number * B)


@njit(cache=True)
def value(after: Numbers, position: Numbers, seat: int, tasks: bool, values: Floats) -> float:
    """The value of what a seat has, and of its progress with its tasks."""
    total = 0.0
    start = SCALE + SUBSTANCES * seat
    for row in range(SUBSTANCES):
        total += values[abs(after[start + row] - NEUTRAL)]
    total += values[EXPLOSIONS] * after[MODIFIERS + 2 * seat]
    total += values[NEUTRALISATIONS] * after[MODIFIERS + 2 * seat + 1]
    if tasks:
        for nth in range(2):
            task = position[TASKS + 2 * seat + nth]
            if task != NO_TASK:
                total += values[TASK] * progress(after, seat, task)
    return float(total)


@njit(cache=True)
def forecast_lead(position: Numbers, seat: int, after: Numbers, values: Floats) -> float:
    """The lead of a seat if the round were evaluated now, as far as it can know."""
    forecast(position, after)
    best = -100.0
    for other in range(position[SEATS]):
        if other != seat:
            best = max(best, value(after, position, other, False, values))
    lead = value(after, position, seat, True, values) - best
    return float(lead * values[LAST_ROUND] if after[ENDING] else lead)


# Scores of placements


@njit(cache=True)
def score_placements(
    position: Numbers, seat: int, way: int, weights: Floats, values: Floats, workspace: Workspace
) -> tuple[int, float]:
    """All placements of a seat, equal ones once, and their scores compared with passing.

    Returns how many there are, and the gain of two cards that make an equation at once (NEU-35).
    """
    now = forecast_lead(position, seat, workspace[0], values)
    number, at_once = 0, -100.0
    for grid in range(position[SEATS]):
        first, last = columns_of(position, grid)
        low, high = (MIDDLE, MIDDLE) if last < 0 else (first - 2, last + 2)
        low, high = max(2 * low, 0), min(2 * high + 2, GRID)
        backwards = position[TAKEN + REVERSE] == grid
        opened = False
        for nth in range(low, high):  # what is opened should be evaluated first
            cell = GRID * grid + (low + high - 1 - nth if backwards else nth)
            kind = MOLECULE + ARROW - FACE_KIND[position[CELLS + (cell ^ 1)]]
            if not takes(position, seat, cell, kind, way, first, last):
                continue
            if kind != MOLECULE + ARROW:
                number = complete(position, seat, cell, kind, now, values, workspace, number)
            elif not opened:
                lies, beside = position[CELLS + cell], position[CELLS + (cell ^ 1)]
                opened = lies == beside == EMPTY
                number, gain = begin(
                    position, seat, cell, now, weights, values, workspace, number, at_once
                )
                at_once = max(at_once, gain)
    return number, at_once


@njit(cache=True)
def complete(
    position: Numbers,
    seat: int,
    cell: int,
    kind: int,
    now: float,
    values: Floats,
    workspace: Workspace,
    number: int,
) -> int:
    """Cards that complete an equation, arrows with all modifiers (NEU-46)."""
    after, found, scores, _, _ = workspace
    lies = position[CELLS + cell]
    stock = MODIFIERS + 2 * seat
    most = 3 if kind == ARROW and position[stock] + position[stock + 1] else 1
    first, last = (1, 2 * MOLECULES) if kind == MOLECULE else (2 * MOLECULES + 1, 2 * ALL)
    for face in range(first, last + 1):
        if not holds(position, seat, face):
            continue
        for covering in range(most * most):
            left, right = covering // most, covering % most
            if (left == 1) + (right == 1) > position[stock]:
                continue
            if (left == 2) + (right == 2) > position[stock + 1]:
                continue
            place(position, seat, face, cell, left, right)
            gain = forecast_lead(position, seat, after, values) - now
            take_back(position, seat, face, cell, left, right, lies)
            number = note(found, scores, number, face, cell, left, right, gain)
    return number


@njit(cache=True)
def note(
    found: Numbers,
    scores: Floats,
    number: int,
    face: int,
    cell: int,
    left: int,
    right: int,
    score: float,
) -> int:
    if number < MOST:
        found[number, 0], found[number, 1] = face, cell
        found[number, 2], found[number, 3] = left, right
        scores[number] = score
        number += 1
    return number


@njit(cache=True)
def begin(
    position: Numbers,
    seat: int,
    cell: int,
    now: float,
    weights: Floats,
    values: Floats,
    workspace: Workspace,
    number: int,
    at_once: float,
) -> tuple[int, float]:
    """Cards that begin an equation: what the rest of the hand, or others, may make of it."""
    after, found, scores, pair, gains = workspace
    other = cell ^ 1
    lies, beside = position[CELLS + cell], position[CELLS + other]
    base = OWN_GRID if cell // GRID == seat else OTHERS_GRID
    is_mine = beside == EMPTY or position[RESERVER] == seat  # to complete it (NEU-38)
    in_hand = weights[base + HAND] if is_mine else 0.0
    gains[:] = 0.0
    for molecule in range(1, 2 * MOLECULES + 1):
        if not holds(position, seat, molecule):
            continue
        position[CELLS + cell] = molecule
        for arrow in range(2 * MOLECULES + 1, 2 * ALL + 1):
            if not holds(position, seat, arrow):
                continue
            position[CELLS + other] = arrow
            gain = forecast_lead(position, seat, after, values) - now
            gains[molecule], gains[arrow] = max(gains[molecule], gain), max(gains[arrow], gain)
            if gain > at_once and beside == EMPTY:
                at_once = gain
                pair[FIRST], pair[FIRST + 1] = molecule, cell
                pair[SECOND], pair[SECOND + 1] = arrow, other
        position[CELLS + other] = MIDDLING
        middling = forecast_lead(position, seat, after, values) - now
        position[CELLS + other] = beside
        score = in_hand * gains[molecule] + weights[base + MOLECULES_PART]
        score += weights[base + MIDDLING_PART] * middling
        number = note(found, scores, number, molecule, cell, 0, 0, score)
    position[CELLS + cell] = lies
    for arrow in range(2 * MOLECULES + 1, 2 * ALL + 1):
        if holds(position, seat, arrow):
            score = in_hand * gains[arrow] + weights[base + ARROWS_PART]
            number = note(found, scores, number, arrow, cell, 0, 0, score)
    return number, at_once


# Scores of orbitals


@njit(cache=True)
def turning(position: Numbers, seat: int, cell: int, values: Floats, after: Numbers) -> float:
    """The lead of a seat if a card were turned."""
    turn(position, cell)
    lead = forecast_lead(position, seat, after, values)
    turn(position, cell)
    return lead


@njit(cache=True)
def best_turn(
    position: Numbers, seat: int, kind: int, now: float, values: Floats, after: Numbers
) -> tuple[float, int]:
    """The gain of the card that is best turned, and its cell (NEU-30, NEU-31)."""
    best, which = -100.0, -1
    for cell in range(GRID * position[SEATS]):
        if FACE_KIND[position[CELLS + cell]] == kind:
            gain = turning(position, seat, cell, values, after) - now
            if gain > best:
                best, which = gain, cell
    return best, which


@njit(cache=True)
def reversing(position: Numbers, seat: int, now: float, values: Floats, after: Numbers) -> float:
    """NEU-37"""
    position[TAKEN + REVERSE] = seat
    gain = forecast_lead(position, seat, after, values) - now
    position[TAKEN + REVERSE] = NOBODY
    return gain


@njit(cache=True)
def best_of(number: int, scores: Floats) -> int:
    best = -1
    for nth in range(number):
        if best < 0 or scores[nth] > scores[best]:
            best = nth
    return best
