"""Secret tasks and points (NEU-39 to NEU-44)."""

from __future__ import annotations

from .pieces import (
    BOTH_ENDS,
    FIRST_LETTER,
    FOUR_AT_ONE,
    SUBSTANCES,
    THREE_AT_A,
    THREE_AT_B,
    A,
    B,
)
from .position import Position


def tasks_of(state: Position, seat: int) -> tuple[int, int]:
    """The task a seat kept and the one given to it, by the next seat (NEU-9, NEU-R15)."""
    return state.dealt[seat][0], state.dealt[state.after(seat)][1]


def is_fulfilled(state: Position, seat: int, task: int) -> bool:
    substances = state.substances(seat)
    at_a, at_b = substances.count(A), substances.count(B)
    if task == THREE_AT_A:
        return at_a >= 3  # NEU-40
    if task == THREE_AT_B:
        return at_b >= 3  # NEU-41
    if task == FOUR_AT_ONE:
        return max(at_a, at_b) >= 4  # NEU-42
    if task == BOTH_ENDS:
        return state.pioneer == seat  # NEU-43
    row = task - FIRST_LETTER
    end = substances[row]
    neighbours = (substances[row - 1], substances[(row + 1) % SUBSTANCES])  # top and bottom too
    return end in (A, B) and end in neighbours  # NEU-44


def points(state: Position, seat: int) -> int:
    """One for every substance in a goal, one for every fulfilled task (NEU-39)."""
    tasks = tasks_of(state, seat)
    return state.in_goals(seat) + sum(is_fulfilled(state, seat, task) for task in tasks)


def shown_task(state: Position) -> bool:
    """Whether the first seat at both ends holds that task, and so has turned it up (NEU-43)."""
    return state.pioneer < state.seats and BOTH_ENDS in tasks_of(state, state.pioneer)
