"""What may speak for a move, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason

from .pieces import ORBITALS, TASKS

BETTER_HAND = Reason("neutrace-why-hand")
WAITS = Reason("neutrace-why-waits")
OPENS = Reason("neutrace-why-opens")
SPOILS_GOAL = Reason("neutrace-why-spoils-goal")
HINDERS = Reason("neutrace-why-hinders")
EASY_TASK = Reason("neutrace-why-task-chosen")


def reaches(goals: int) -> Reason:
    """So many more substances would be in goals."""
    return Reason("neutrace-why-goal", {"goals": goals})


def forward(halves: int) -> Reason:
    """Nearer to the ends by so many half fields in all."""
    return Reason("neutrace-why-forward", {"fields": halves // 2, "half": halves % 2})


def task(number: int) -> Reason:
    return Reason("neutrace-why-task", {"task": TASKS[number]})


def orbital(number: int) -> Reason:
    return Reason("neutrace-why-orbital", {"orbital": ORBITALS[number]})
