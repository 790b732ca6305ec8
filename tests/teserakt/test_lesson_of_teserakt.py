"""The first lesson of TESERAKT: what each task teaches, and its solutions."""

from __future__ import annotations

import pytest

from deskoherna.lessons import lesson
from deskoherna.testing.solving import solutions
from teserakt.hangar import GAME

TASKS = {task.id: task for task in lesson(GAME)}


@pytest.mark.parametrize(
    ("task", "solved_by"),
    [
        ("extract", ["take a4"]),
        ("adjust", ["turn A:y6 to 5"]),
        ("stabilise", ["stabilise o4 with y3 p5"]),
        ("identical", ["stabilise y5 with y3 y4, yes"]),
        ("annihilate", ["turn z:y1 to 0"]),
        (
            "card",
            [
                "play tweezers, take a4, play damping, pick z:o3",
                "play damping, pick z:o3, play tweezers, take a4",
            ],
        ),
    ],
)
def test_the_ways_to_solve_a_task(task: str, solved_by: list[str]) -> None:
    assert sorted(solutions(TASKS[task])) == sorted(solved_by)


def test_the_choice_among_boundary_dice() -> None:
    assert all(way.endswith("at d4") for way in solutions(TASKS["boundary"]))


def test_the_order_of_the_lesson() -> None:
    assert list(TASKS) == [
        "extract", "adjust", "stabilise", "identical", "annihilate", "card", "boundary",
    ]  # fmt: skip
