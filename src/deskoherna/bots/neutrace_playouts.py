"""How a round of NEUTRACE is played on quickly, compiled: what moves promise, and whole playouts."""

from __future__ import annotations

from math import exp

import numpy as np
from numba import njit

from deskoherna.games.neutrace.grid import COLUMNS, GRID, MIDDLE, SIXTH_COLUMN, SKIPPING, USUAL
from deskoherna.games.neutrace.pieces import (
    ARROW,
    BOTH_ENDS,
    CARDS,
    DRAW,
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
    SIXTH,
    SKIP,
    SUBSTANCES,
    THREE_AT_A,
    TURN_ARROW,
    TURN_MOLECULE,
    TWO,
    A,
    B,
    face_of,
)
from deskoherna.games.neutrace.pieces import HALVES as HALVES_OF
from deskoherna.games.neutrace.position import NO_CARD

from .neutrace_twin import (
    ALL,
    CELLS,
    CHANGED,
    ENDING,
    FACE_KIND,
    HALF,
    HELD,
    LEFT_IN,
    MODIFIERS,
    NO_TASK,
    OPEN,
    PASSES,
    PIONEER,
    RESERVER,
    SCALE,
    SEATS,
    TAKEN,
    TASKS,
    TOKENS,
    TURN,
    Floats,
    Numbers,
    columns_of,
    forecast,
    place,
    take,
    take_back,
    takes,
    turn,
)

PRICE, DRAWING = 18, 19  # among the weights
MOST = 4096  # placements that are looked at
MIDDLING = face_of(next(c for c in CARDS if HALVES_OF[c] == (3, 4) and c >= MOLECULES))

# A plan for a turn: an orbital or one of these, up to two cards (face, cell, modifiers), a draw
PLACING, PASSING = len(ORBITALS), len(ORBITALS) + 1
FIRST, SECOND, DRAWN = 1, 5, 9
PLAN = DRAWN + 1

# What is worth how much, in such points that a lead of one makes odds of e to 1
WAY = [(0, 0.0), (5, 0.16), (7, 0.24), (9, 0.39), (12, 0.5), (13, 0.58), (14, 0.85)]  # half fields
VALUES = np.array([*np.interp(range(15), *zip(*WAY, strict=True)), 0.22, 0.14, 0.55, 1.0, 1.5])

_WEIGHTS = [
    *(0.5, -0.08, 0.3, 0.0, 0.0, 0.0),
    *(0.25, -0.08, 0.3, 0.0, 0.0, 0.0),
    *(0.5, -0.08, 0.3, 0.0, 0.0, 0.0),
    *(0.015, 0.03),
]
WEIGHTS = np.array([_WEIGHTS] * SEATS_MOST)
AT_ONCE = np.array([[1.0, 0, 0, 0, 0, 0] * 3 + [0, 0]] * SEATS_MOST)

Room = tuple[Numbers, Numbers, Floats, Numbers]


def room() -> Room:
    """Space to work in: a forecast, placements, what they promise, a plan."""
    return (
        np.zeros(CHANGED, np.int16),
        np.zeros((MOST, 4), np.int16),
        np.zeros(MOST),
        np.zeros(PLAN, np.int16),
    )


@njit(cache=True)
def holds(position: Numbers, seat: int, face: int) -> bool:
    return position[HELD + ALL * seat + (face - 1) // 2] == 1


# What a position is worth


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
    """How near so many substances are to an end, those that are nearest to it."""
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
def worth(after: Numbers, position: Numbers, seat: int, tasks: bool, values: Floats) -> float:
    """What a seat has, and how far it is with its tasks."""
    total = 0.0
    start = SCALE + SUBSTANCES * seat
    for row in range(SUBSTANCES):
        total += values[abs(after[start + row] - NEUTRAL)]
    total += values[15] * after[MODIFIERS + 2 * seat] + values[16] * after[MODIFIERS + 2 * seat + 1]
    if tasks:
        for nth in range(2):
            task = position[TASKS + 2 * seat + nth]
            if task != NO_TASK:
                total += values[17] * progress(after, seat, task)
    return total


@njit(cache=True)
def outlook(position: Numbers, seat: int, after: Numbers, values: Floats) -> float:
    """How a seat would lead if the round were evaluated now, as far as it can know."""
    forecast(position, after)
    best = -100.0
    for other in range(position[SEATS]):
        if other != seat:
            best = max(best, worth(after, position, other, False, values))
    lead = worth(after, position, seat, True, values) - values[18] * best
    return lead * values[19] if after[ENDING] else lead


# What placements promise


@njit(cache=True)
def weigh(
    position: Numbers, seat: int, way: int, weights: Floats, values: Floats, room: Room
) -> int:
    """All placements of a seat, equal ones once, and what they promise beside passing."""
    after, found, scores, _ = room
    number = 0
    now = outlook(position, seat, after, values)
    explosions, neutralisations = position[MODIFIERS + 2 * seat], position[MODIFIERS + 2 * seat + 1]
    for grid in range(position[SEATS]):
        first, last = columns_of(position, grid)
        low, high = (2 * MIDDLE, 2 * MIDDLE + 2) if last < 0 else (2 * first - 4, 2 * last + 6)
        for kind in (MOLECULE, ARROW):
            opened_left = opened_right = False
            for inside in range(max(low, 0), min(high, GRID)):
                cell = GRID * grid + inside
                if not takes(position, seat, cell, kind, way, first, last):
                    continue
                lay = position[CELLS + cell]
                beside = position[CELLS + (cell ^ 1)]
                completes = beside not in (EMPTY, RESERVED)
                if beside == EMPTY and lay == EMPTY:
                    if inside > GRID // 2:
                        if opened_right:
                            continue
                        opened_right = True
                    else:
                        if opened_left:
                            continue
                        opened_left = True
                covered = completes and kind == ARROW
                cards = range(MOLECULES) if kind == MOLECULE else range(MOLECULES, ALL)
                for card in cards:
                    if not position[HELD + ALL * seat + card]:
                        continue
                    for face in (2 * card + 1, 2 * card + 2):
                        for left in range(3 if covered else 1):
                            for right in range(3 if covered else 1):
                                if (left == 1) + (right == 1) > explosions:
                                    continue
                                if (left == 2) + (right == 2) > neutralisations:
                                    continue
                                if number == MOST:
                                    return number
                                place(position, seat, face, cell, left, right)
                                if completes:
                                    score = outlook(position, seat, after, values) - now
                                else:
                                    score = promise(
                                        position, seat, cell, now, weights, values, after
                                    )
                                take_back(position, seat, face, cell, left, right, lay)
                                found[number, 0], found[number, 1] = face, cell
                                found[number, 2], found[number, 3] = left, right
                                scores[number] = score
                                number += 1
    return number


@njit(cache=True)
def promise(
    position: Numbers,
    seat: int,
    cell: int,
    now: float,
    weights: Floats,
    values: Floats,
    after: Numbers,
) -> float:
    """What a card that completes nothing promises: what a card of the own hand would make of it,
    and what others may."""
    own = cell // GRID == seat
    face = position[CELLS + cell]
    base = 0 if own else 6
    other = cell ^ 1
    if position[CELLS + other] == RESERVED:
        if position[RESERVER] != seat:
            return -0.2
        base = 12
    lay = position[CELLS + other]
    hope = 0.0
    wanted = MOLECULE + ARROW - FACE_KIND[face]
    cards = range(MOLECULES) if wanted == MOLECULE else range(MOLECULES, ALL)
    if weights[base]:
        for card in cards:
            if position[HELD + ALL * seat + card]:
                for completing in (2 * card + 1, 2 * card + 2):
                    position[CELLS + other] = completing
                    hope = max(hope, outlook(position, seat, after, values) - now)
    score = weights[base + 1] + weights[base] * hope
    if wanted == ARROW:
        position[CELLS + other] = MIDDLING
        score += weights[base + 2] * (outlook(position, seat, after, values) - now)
        score += weights[base + 3]
    else:
        long, short = max(HALF[face, 0], HALF[face, 1]), min(HALF[face, 0], HALF[face, 1])
        score += weights[base + 4] * long / 6 + weights[base + 5] * short / 6
    position[CELLS + other] = lay
    return score


# What orbitals promise


@njit(cache=True)
def turning(position: Numbers, seat: int, cell: int, values: Floats, after: Numbers) -> float:
    """How a seat would lead if a card were turned."""
    turn(position, cell)
    lead = outlook(position, seat, after, values)
    turn(position, cell)
    return lead


@njit(cache=True)
def best_turn(
    position: Numbers, seat: int, kind: int, now: float, values: Floats, after: Numbers
) -> tuple[float, int]:
    """The card that is best turned, and what that brings (NEU-30, NEU-31)."""
    best, which = -100.0, -1
    for cell in range(GRID * position[SEATS]):
        if FACE_KIND[position[CELLS + cell]] == kind:
            gain = turning(position, seat, cell, values, after) - now
            if gain > best:
                best, which = gain, cell
    return best, which


@njit(cache=True)
def reversing(
    position: Numbers, seat: int, now: float, values: Floats, after: Numbers
) -> float:
    """NEU-37"""
    position[TAKEN + REVERSE] = seat
    gain = outlook(position, seat, after, values) - now
    position[TAKEN + REVERSE] = NOBODY
    return gain


@njit(cache=True)
def best_of(number: int, scores: Floats) -> int:
    best = -1
    for nth in range(number):
        if best < 0 or scores[nth] > scores[best]:
            best = nth
    return best


# Playing on


@njit(cache=True)
def useful(position: Numbers, seat: int, card: int) -> float:
    """Atoms of substances that still move, and long vectors."""
    face = 2 * card + 1
    if card >= MOLECULES:
        return (HALF[face, 0] + HALF[face, 1]) / 14
    total = 0.0
    for side in range(2):
        at = position[SCALE + SUBSTANCES * seat + HALF[face, side]]
        total += 0.25 * (at not in (A, B))
    return total


@njit(cache=True)
def average_use(position: Numbers, seat: int, kind: int) -> float:
    """Of a card from a deck."""
    first, last = (0, MOLECULES) if kind == MOLECULE else (MOLECULES, ALL)
    total = 0.0
    for card in range(first, last):
        total += useful(position, seat, card)
    return total / (last - first)


@njit(cache=True)
def draw_one(position: Numbers, seat: int, kinds: int) -> int:
    """Draws the card that seems best; what was drawn, as kind, or 4 + kind for an open one."""
    best, how = -1.0, 0
    for kind in (MOLECULE, ARROW):
        if not kind & kinds or position[OPEN + kind - 1] == NO_CARD:
            continue
        seen = useful(position, seat, position[OPEN + kind - 1])
        if seen > best:
            best, how = seen, 4 + kind
        if position[LEFT_IN + kind - 1]:
            average = average_use(position, seat, kind)
            if average >= best:
                best, how = average, kind
    if how:
        take(position, seat, how & 3, how > 4)
    return how


@njit(cache=True)
def best_pair(
    position: Numbers, seat: int, now: float, values: Floats, after: Numbers, plan: Numbers
) -> float:
    """The best equation that two cards of the hand make at once (NEU-35)."""
    best = -100.0
    for grid in range(position[SEATS]):
        first, last = columns_of(position, grid)
        low, high = (MIDDLE, MIDDLE) if last < 0 else (first - 1, last + 1)
        for column in range(max(low, 0), min(high + 1, COLUMNS)):
            for cell in (GRID * grid + 2 * column, GRID * grid + 2 * column + 1):
                if position[CELLS + cell] != EMPTY or position[CELLS + (cell ^ 1)] != EMPTY:
                    continue
                if not takes(position, seat, cell, MOLECULE, USUAL, first, last):
                    continue
                for molecule in range(1, 2 * MOLECULES + 1):
                    if not holds(position, seat, molecule):
                        continue
                    position[CELLS + cell] = molecule
                    for arrow in range(2 * MOLECULES + 1, RESERVED):
                        if holds(position, seat, arrow):
                            position[CELLS + (cell ^ 1)] = arrow
                            gain = outlook(position, seat, after, values) - now
                            if gain > best:
                                best = gain
                                plan[FIRST], plan[FIRST + 1] = molecule, cell
                                plan[SECOND], plan[SECOND + 1] = arrow, cell ^ 1
                    position[CELLS + cell] = position[CELLS + (cell ^ 1)] = EMPTY
                break
    return best


@njit(cache=True)
def decide(
    position: Numbers, seat: int, weights: Floats, values: Floats, room: Room, plan: Numbers
) -> None:
    """What promises most: an orbital, PLACES or PASSES; the cards for it; how to draw."""
    after, found, scores, pair = room
    plan[:] = 0
    plan[0] = PASSING
    best = 0.0
    number = weigh(position, seat, USUAL, weights, values, room)
    if number:
        plan[0] = PLACING
        nth = best_of(number, scores)
        best = scores[nth]
        plan[FIRST:SECOND] = found[nth]
    if not position[TOKENS + seat]:
        return
    best += weights[PRICE]
    now = outlook(position, seat, after, values)
    for orbital, kind in ((TURN_MOLECULE, MOLECULE), (TURN_ARROW, ARROW)):
        if position[TAKEN + orbital] == NOBODY:
            gain, cell = best_turn(position, seat, kind, now, values, after)
            if gain > best:
                best = gain
                plan[0], plan[FIRST + 1] = orbital, cell
    if position[TAKEN + REVERSE] == NOBODY:
        gain = reversing(position, seat, now, values, after)
        if gain > best:
            best = gain
            plan[0] = REVERSE
    if position[TAKEN + TWO] == NOBODY:
        pair[:] = 0
        gain = best_pair(position, seat, now, values, after, pair)
        if gain > best:
            best = gain
            plan[:] = pair
            plan[0] = TWO
    if position[TAKEN + DRAW] == NOBODY and weights[DRAWING] > best:
        if position[OPEN] != NO_CARD or position[OPEN + 1] != NO_CARD:
            best = weights[DRAWING]
            plan[0] = DRAW
    for orbital, way in ((SKIP, SKIPPING), (SIXTH, SIXTH_COLUMN)):
        if position[TAKEN + orbital] == NOBODY:
            number = weigh(position, seat, way, weights, values, room)
            nth = best_of(number, scores)
            if number and scores[nth] > best:
                best = scores[nth]
                plan[0] = orbital
                plan[FIRST:SECOND] = found[nth]


@njit(cache=True)
def carry_out(position: Numbers, seat: int, plan: Numbers) -> None:
    """A whole turn; how a card was drawn is added to the plan."""
    position[TURN] = (seat + 1) % position[SEATS]
    if plan[0] == PASSING:
        position[PASSES] += 1
        return
    position[PASSES] = 0
    if plan[0] < PLACING:
        position[TOKENS + seat] -= 1
        position[TAKEN + plan[0]] = seat
    kinds = 0
    if plan[0] in (TURN_MOLECULE, TURN_ARROW):
        turn(position, plan[FIRST + 1])
    elif plan[0] == DRAW:
        kinds = MOLECULE + ARROW
    elif plan[0] != REVERSE:
        for at in (FIRST, SECOND):
            if plan[at]:
                place(position, seat, plan[at], plan[at + 1], plan[at + 2], plan[at + 3])
                kinds |= FACE_KIND[plan[at]]
    plan[DRAWN] = draw_one(position, seat, kinds)


@njit(cache=True)
def play_round(
    position: Numbers, weights: Floats, values: Floats, room: Room, plan: Numbers
) -> int:
    """Play on until all have passed, and evaluate; the number of turns."""
    turns = 0
    while position[PASSES] < position[SEATS]:
        seat = int(position[TURN])
        decide(position, seat, weights[seat], values, room, plan)
        carry_out(position, seat, plan)
        turns += 1
    forecast(position, room[0])
    position[:CHANGED] = room[0]
    return turns


@njit(cache=True)
def prospects(position: Numbers, values: Floats, shares: Floats) -> None:
    """How likely each seat wins, between two rounds or at the end of the game."""
    seats = position[SEATS]
    best = -100.0
    for seat in range(seats):
        if position[ENDING]:
            shares[seat] = points(position, seat)
        else:
            shares[seat] = worth(position, position, seat, True, values)
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(seats):
        lead = shares[seat] - best
        shares[seat] = (lead == 0) if position[ENDING] else exp(lead)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


@njit(cache=True)
def points(position: Numbers, seat: int) -> int:
    """NEU-39"""
    start = SCALE + SUBSTANCES * seat
    total = 0
    for row in range(SUBSTANCES):
        total += position[start + row] in (A, B)
    for nth in range(2):
        task = position[TASKS + 2 * seat + nth]
        if task != NO_TASK:
            total += progress(position, seat, task) == 1.0
    return total
