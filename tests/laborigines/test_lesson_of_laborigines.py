"""The first lesson of LABORIGINES: what each task teaches, and all of its solutions."""

from __future__ import annotations

import pytest

from deskoherna.lessons import lesson
from deskoherna.testing.solving import solutions
from laborigines.laboratory import GAME

TASKS = {task.id: task for task in lesson(GAME)}


@pytest.mark.parametrize(
    ("task", "solved_by"),
    [
        ("collect", ["die 2, go cw"]),
        ("conflict", ["die 5, go cw"]),
        ("moa", ["die 5, go ccw"]),
        ("remember", ["die 2, go ccw"]),
        ("infection", ["die 5, go ccw"]),
        ("manipulate", ["pay cw"]),
        ("escape", ["die 2, go ccw"]),
    ],
)
def test_there_is_one_way(task: str, solved_by: list[str]) -> None:
    assert solutions(TASKS[task]) == solved_by


def test_the_last_piece_may_be_left_to_the_table() -> None:
    start = "go cw, energy a, energy b, energy a, "
    assert solutions(TASKS["lay-down"]) == [f"{start}energy b", f"{start}own last"]


def test_the_order_of_the_lesson() -> None:
    assert list(TASKS) == [
        "collect", "conflict", "moa", "remember", "infection", "lay-down", "manipulate", "escape",
    ]  # fmt: skip
