"""The first lesson of NEUTRACE: what each task teaches, and all of its solutions."""

from __future__ import annotations

import pytest

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.lessons import lesson
from deskoherna.testing.solving import solutions

TASKS = {task.id: task for task in lesson(NEUTRACE)}


def test_the_order_of_the_lesson() -> None:
    assert list(TASKS) == [
        "equation", "way-round", "two-cards", "chain", "hinder", "explosion", "orbital",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("task", "ways"),
    [
        ("equation", {"0.5-3 1f2"}),
        ("way-round", {"br 1f2"}),
        (
            "two-cards",
            {
                "rg 1f1, 2.5-3 1f2",
                "rg 1f2, 2.5-3 1f1",
                "2.5-3 1f1, rg 1f2",
                "2.5-3 1f2, rg 1f1",
            },
        ),
        ("chain", {"2-1 1f2"}),
        ("hinder", {"3-0.5 2f2"}),
        ("explosion", {"1x-2 2f2", "2x-1 2f2"}),
        ("orbital", {"token molecule, turn 1f1"}),
    ],
)
def test_solutions(task: str, ways: set[str]) -> None:
    """NEU-17, NEU-20, NEU-22, NEU-27, NEU-28, NEU-29, NEU-30, NEU-46, NEU-47"""
    assert set(solutions(TASKS[task])) == ways
