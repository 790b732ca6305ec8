"""The value of a position of NEUTRACE for a seat: goals, the way to them, tasks, the others."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.games.neutrace.evaluation import evaluate
from deskoherna.games.neutrace.pieces import (
    BOTH_ENDS,
    FIRST_LETTER,
    FOUR_AT_ONE,
    NEUTRAL,
    NOBODY,
    SUBSTANCES,
    THREE_AT_A,
    A,
    B,
)
from deskoherna.games.neutrace.position import Position

GOAL = 1.3  # a point, and safe from nearly everything
ON_THE_WAY = (0.25, 0.45)  # of a substance's way to its nearer end, and of the square of it
TASK = 0.9  # of a point, when it is nearly done
OTHERS = 0.9  # weight of the best of the others
LAST_ROUND = 1.5  # factor of a lead when the game is about to end
MODIFIER = 0.12  # to own one

FIELD_VALUES = [
    GOAL
    if at in (A, B)
    else ON_THE_WAY[0] * abs(at - NEUTRAL) / NEUTRAL
    + ON_THE_WAY[1] * (abs(at - NEUTRAL) / NEUTRAL) ** 2
    for at in range(B + 1)
]
NEARNESS = ([1 - at / B for at in range(B + 1)], [at / B for at in range(B + 1)])  # to A, to B


def forecast_lead(state: Position, seat: int, tasks: Sequence[int]) -> float:
    """The lead of a seat if the round were evaluated now, which this does to the table."""
    for each in state.from_burner():
        evaluate(state, each)
    values = [
        value_with_tasks(state, each, tasks if each == seat else ()) for each in range(state.seats)
    ]
    best = max(value for each, value in enumerate(values) if each != seat)
    lead = values[seat] - OTHERS * best
    return LAST_ROUND * lead if state.ending else lead


def value_with_tasks(state: Position, seat: int, tasks: Sequence[int]) -> float:
    """The value of what a seat has, and of its progress with these tasks."""
    value = sum([FIELD_VALUES[at] for at in state.substances(seat)])
    value += MODIFIER * sum(state.stock(seat))
    return value + sum([TASK * _progress(state, seat, task) for task in tasks])


def _progress(state: Position, seat: int, task: int) -> float:
    """How nearly a task is done, up to 1."""
    substances = state.substances(seat)
    near = [[nearness[at] for at in substances] for nearness in NEARNESS]
    if task == BOTH_ENDS:
        if state.pioneer != NOBODY:
            return float(state.pioneer == seat)
        return 0.5 * (max(near[0]) * max(near[1])) ** 2
    if task == FOUR_AT_ONE:
        return max(_best(side, 4) for side in near)
    if task < FIRST_LETTER:
        return _best(near[task - THREE_AT_A], 3)
    row = task - FIRST_LETTER
    return max((side[row] * max(side[row - 1], side[(row + 1) % SUBSTANCES])) ** 2 for side in near)


def _best(nearness: list[float], number: int) -> float:
    """How near to an end the nearest substances are, this many of them."""
    return (sum(sorted(nearness)[-number:]) / number) ** 4
