"""The rules of NEUTRACE once more, compiled: for rollouts of rounds, where microseconds count.

`games/neutrace` is the only truth. This copy is held to it by a test that plays random moves on
both and compares all that lies on the table. It has what rollouts need: placing, drawing, passing,
and all orbitals but two. An exchange (NEU-36) and a reservation (NEU-38) are carried out by the
rules alone; what they leave can be packed. A packed position is one row of small numbers. Those
that an evaluation changes come first, so that a forecast copies nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from deskoherna.games.neutrace.grid import COLUMNS, GRID, MIDDLE, SIXTH_COLUMN, SKIPPING
from deskoherna.games.neutrace.pieces import (
    ARROW,
    CARDS,
    EMPTY,
    EXPLOSION,
    KIND_SHOWN,
    LEFT,
    MOLECULE,
    MOLECULES,
    NEUTRAL,
    NOBODY,
    ORBITALS,
    RESERVED,
    REVERSE,
    RIGHT,
    SEATS_MOST,
    SHOWN,
    SUBSTANCES,
    A,
    B,
)
from deskoherna.games.neutrace.position import NO_CARD
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.games.neutrace.tasks import tasks_of

Numbers = np.ndarray[Any, np.dtype[np.int16]]
Floats = np.ndarray[Any, np.dtype[np.float64]]

NO_TASK = -1
ALL = len(CARDS)

# What an evaluation changes
SCALE = 0
MODIFIERS = SCALE + SUBSTANCES * SEATS_MOST
PIONEER = MODIFIERS + 2 * SEATS_MOST
ENDING = PIONEER + 1
CHANGED = ENDING + 1

# and the rest
SEATS, BURNER, TURN, PASSES, RESERVER = range(CHANGED, CHANGED + 5)
TOKENS = RESERVER + 1
TAKEN = TOKENS + SEATS_MOST  # the orbitals
TASKS = TAKEN + len(ORBITALS)  # kept and received, by seat
CELLS = TASKS + 2 * SEATS_MOST
COVERS = CELLS + GRID * SEATS_MOST
HELD = COVERS + 2 * GRID * SEATS_MOST  # 1 for every card of a hand
DECKS = HELD + ALL * SEATS_MOST  # the top last
LEFT_IN = DECKS + ALL  # how many cards are left in a deck
OPEN = LEFT_IN + 2
LENGTH = OPEN + 2

FACE_KIND = np.array([*KIND_SHOWN, 0], np.int16)  # of nothing and of the reservation 0
HALF = np.array([*SHOWN, (0, 0)], np.int16)  # by face and side
STEP = 2  # NEU-47: one whole field


def pack(state: Neutrace) -> Numbers:
    """The packed form of a position in which a seat is to act, or of the end."""
    position = np.zeros(LENGTH, np.int16)
    seats = state.seats
    for start, part in (
        (SCALE, state.scale), (MODIFIERS, state.modifiers), (TOKENS, state.tokens),
        (TAKEN, state.orbitals), (CELLS, state.cells), (COVERS, state.covers), (OPEN, state.open),
    ):  # fmt: skip
        position[start : start + len(part)] = np.frombuffer(part, np.uint8)
    position[PIONEER], position[ENDING] = state.pioneer, state.ending
    position[SEATS], position[BURNER], position[RESERVER] = seats, state.burner, state.reserver
    if state.agenda and state.agenda[-1][0] == "act":
        _, position[TURN], position[PASSES] = state.agenda[-1]
    for seat in range(seats):
        tasks = tasks_of(state, seat) if all(state.chosen) else (NO_TASK, NO_TASK)
        position[TASKS + 2 * seat : TASKS + 2 * seat + 2] = tasks
        for card in state.hands[seat]:
            position[HELD + ALL * seat + card] = 1
    for nth, deck in enumerate(state.decks):
        start = DECKS + MOLECULES * nth
        position[start : start + len(deck)] = deck
        position[LEFT_IN + nth] = len(deck)
    return position


# Evaluation (NEU-26 to NEU-29)


@njit(cache=True)
def forecast(position: Numbers, after: Numbers) -> None:
    """What the evaluation would change if it came now."""
    for nth in range(CHANGED):
        after[nth] = position[nth]
    seats = position[SEATS]
    for nth in range(seats):
        evaluate(position, after, int(position[BURNER] + nth) % seats)


@njit(cache=True)
def evaluate(position: Numbers, after: Numbers, seat: int) -> None:
    """NEU-26, NEU-37"""
    backwards = position[TAKEN + REVERSE] == seat
    for nth in range(COLUMNS):
        column = COLUMNS - 1 - nth if backwards else nth
        place = GRID * seat + 2 * column
        first, second = position[CELLS + place], position[CELLS + place + 1]
        if first == second == EMPTY:
            continue
        if FACE_KIND[first] + FACE_KIND[second] < MOLECULE + ARROW:
            for cover in range(COVERS + 2 * place, COVERS + 2 * place + 4):  # NEU-R7
                code = position[cover]
                if code:
                    after[MODIFIERS + 2 * (code >> 2) + (code & 3) - 1] += 1
        elif FACE_KIND[first] == ARROW:
            equation(position, after, seat, second, first, COVERS + 2 * place)
        else:
            equation(position, after, seat, first, second, COVERS + 2 * place + 2)


@njit(cache=True)
def equation(
    position: Numbers, after: Numbers, seat: int, molecule: int, arrow: int, cover: int
) -> None:
    """NEU-27, NEU-46 to NEU-49"""
    for side in (LEFT, RIGHT):
        row = HALF[molecule, side]
        if position[cover + side]:
            modify(after, position[SEATS], seat, row, position[cover + side] & 3)
        else:
            step = HALF[arrow, side] if side == RIGHT else -HALF[arrow, side]
            at = after[SCALE + SUBSTANCES * seat + row]
            if at not in (A, B):  # NEU-28
                come_to_rest(after, position[SEATS], seat, row, at + step, step)
    for side in (LEFT, RIGHT):
        if position[cover + side]:
            after[MODIFIERS + 2 * seat + (position[cover + side] & 3) - 1] += 1


@njit(cache=True)
def modify(after: Numbers, seats: int, seat: int, row: int, modifier: int) -> None:
    at = after[SCALE + SUBSTANCES * seat + row]
    if modifier == EXPLOSION:
        if at in (A, B):
            step = STEP if at == A else -STEP
            come_to_rest(after, seats, seat, row, at + step, step)
    elif at not in (A, B):
        after[SCALE + SUBSTANCES * seat + row] = NEUTRAL


@njit(cache=True)
def come_to_rest(after: Numbers, seats: int, seat: int, row: int, at: int, step: int) -> None:
    """NEU-29, NEU-R3"""
    at = min(max(at, A), B)
    while at not in (A, B) and blocked(after, seats, seat, row, at):
        at = min(max(at + step, A), B)
    after[SCALE + SUBSTANCES * seat + row] = at
    if at not in (A, B):
        return
    start = SCALE + SUBSTANCES * seat
    at_a = at_b = 0
    for place in range(start, start + SUBSTANCES):
        at_a += after[place] == A
        at_b += after[place] == B
    if after[PIONEER] == NOBODY and at_a and at_b:
        after[PIONEER] = seat  # NEU-43
    if at_a + at_b >= 5:
        after[ENDING] = 1  # NEU-45


@njit(cache=True)
def blocked(after: Numbers, seats: int, seat: int, row: int, at: int) -> bool:
    for other in range(seats):
        if other != seat and -1 <= after[SCALE + SUBSTANCES * other + row] - at <= 1:
            return True
    return False


# Placing (NEU-20 to NEU-25, NEU-32, NEU-33, NEU-38)


@njit(cache=True)
def columns_of(position: Numbers, grid: int) -> tuple[int, int]:
    """The first and the last column of a grid that holds anything."""
    first, last = COLUMNS, -1
    for column in range(COLUMNS):
        cell = CELLS + GRID * grid + 2 * column
        if position[cell] != EMPTY or position[cell + 1] != EMPTY:
            first, last = min(first, column), column
    return first, last


@njit(cache=True)
def takes(  # noqa: PLR0911  # one for each rule
    position: Numbers, seat: int, cell: int, kind: int, way: int, first: int, last: int
) -> bool:
    """Whether a seat may lay a card of a kind into a cell of a grid with these columns."""
    lies = position[CELLS + cell]
    own_reservation = lies == RESERVED and position[RESERVER] == seat
    if lies != EMPTY and not own_reservation:
        return False
    beside = position[CELLS + (cell ^ 1)]
    if FACE_KIND[beside] == kind:
        return False
    column = cell % GRID // 2
    if last < 0:
        return way not in (SKIPPING, SIXTH_COLUMN) and column == MIDDLE
    if way == SKIPPING:
        return last - first + 3 <= 5 and column in (first - 2, last + 2)
    if way == SIXTH_COLUMN:
        fits = last - first + 1 == 5 and column in (first - 1, last + 1)
        return fits and touches(position, cell)
    if own_reservation or beside != EMPTY:
        return True
    if last - first + 1 >= 5 and not first <= column <= last:
        return False
    return touches(position, cell)


@njit(cache=True)
def touches(position: Numbers, cell: int) -> bool:
    place = cell % GRID
    left = place >= 2 and position[CELLS + cell - 2] != EMPTY
    right = place + 2 < GRID and position[CELLS + cell + 2] != EMPTY
    return left or right


@njit(cache=True)
def place(position: Numbers, seat: int, face: int, cell: int, left: int, right: int) -> None:
    """NEU-13, NEU-14, NEU-46"""
    position[HELD + ALL * seat + (face - 1) // 2] = 0
    if position[CELLS + cell] == RESERVED:
        position[RESERVER] = NOBODY
    position[CELLS + cell] = face
    if left:
        position[MODIFIERS + 2 * seat + left - 1] -= 1
        position[COVERS + 2 * cell] = 4 * seat + left
    if right:
        position[MODIFIERS + 2 * seat + right - 1] -= 1
        position[COVERS + 2 * cell + 1] = 4 * seat + right


@njit(cache=True)
def take_back(
    position: Numbers, seat: int, face: int, cell: int, left: int, right: int, lay: int
) -> None:
    """Undoes `place`; `lay` is what lay in the cell before."""
    position[HELD + ALL * seat + (face - 1) // 2] = 1
    if lay == RESERVED:
        position[RESERVER] = seat
    position[CELLS + cell] = lay
    if left:
        position[MODIFIERS + 2 * seat + left - 1] += 1
    if right:
        position[MODIFIERS + 2 * seat + right - 1] += 1
    position[COVERS + 2 * cell] = position[COVERS + 2 * cell + 1] = 0


@njit(cache=True)
def turn(position: Numbers, cell: int) -> None:
    """NEU-30, NEU-31, NEU-R9"""
    position[CELLS + cell] = ((position[CELLS + cell] - 1) ^ 1) + 1
    cover = COVERS + 2 * cell
    position[cover], position[cover + 1] = position[cover + 1], position[cover]


# Drawing (NEU-16)


@njit(cache=True)
def take(position: Numbers, seat: int, kind: int, from_open: bool) -> None:
    """The open card, which is replaced, or the top of the deck."""
    nth = kind - 1
    if from_open:
        card = position[OPEN + nth]
        position[OPEN + nth] = draw(position, nth) if position[LEFT_IN + nth] else NO_CARD
    else:
        card = draw(position, nth)
    position[HELD + ALL * seat + card] = 1


@njit(cache=True)
def draw(position: Numbers, nth: int) -> int:
    position[LEFT_IN + nth] -= 1
    return int(position[DECKS + MOLECULES * nth + position[LEFT_IN + nth]])
