"""The first lesson of NUMERUS: what each task teaches, and all of its solutions."""

from __future__ import annotations

import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.lessons import Task, lesson
from deskoherna.testing.solving import solutions, ways

TASKS = {task.id: task for task in lesson(NUMERUS)}


def ships(task: Task) -> set[str]:
    return {solution[0] for solution in solutions(task)}


@pytest.mark.parametrize(
    ("task", "number"),
    [
        ("reach", 9),
        ("strengthen", 8),
        ("fight", 5),
        ("step-on", 1),
        ("connector", 6),
        ("run", 4),
        ("crossing", 11),
        ("hyper-node", 1),
    ],
)
def test_as_many_solutions_as_meant(task: str, number: int) -> None:
    assert len(solutions(TASKS[task])) == number


def test_the_order_of_the_lesson() -> None:
    assert list(TASKS) == [
        "reach", "strengthen", "fight", "step-on", "connector", "run", "crossing", "hyper-node",
    ]  # fmt: skip


def test_reach() -> None:
    """NUM-8, NUM-13: eight cells, if no edge is nearer than the ship reaches"""
    middle = {f"3 {column}{row}" for column in "def" for row in "456"}
    assert set(solutions(TASKS["reach"])) == middle


def test_strengthen() -> None:
    """NUM-10: 2 + 3, from any cell at distance 3"""
    assert ships(TASKS["strengthen"]) == {"3"}


def test_fight() -> None:
    """NUM-11: the 2 would only weaken the 3"""
    assert ships(TASKS["fight"]) == {"4"}


def test_step_on() -> None:
    """NUM-6: the others are stronger than the ship"""
    assert solutions(TASKS["step-on"]) == ["3 d4"]


def test_connector() -> None:
    """NUM-15: and a ship that lands in the gap blocks it"""
    assert ("2 e4",) in [way.moves for way in ways(TASKS["connector"]) if not way.solves]


def test_run() -> None:
    """NUM-17, NUM-16, NUM-R6: three left in a row, with room to grow; Orange cannot land"""
    assert {solution.split(", ")[0] for solution in solutions(TASKS["run"])} == {"a4-d4"}
    first = {way.moves[0] for way in ways(TASKS["run"])}
    assert first == {"a4-d4", "b4-e4", "c4-f4", "d4-g4"}


def test_crossing() -> None:
    """NUM-16: i4 makes the row longer, and nothing comes of it"""
    longer = [way for way in ways(TASKS["crossing"]) if way.moves == ("3 i7",)]
    assert [way.solves for way in longer] == [False]
    assert "3 e9" in solutions(TASKS["crossing"])


def test_hyper_node() -> None:
    """NUM-21: with a tentacler won from Orange (NUM-11)"""
    assert solutions(TASKS["hyper-node"]) == ["2 e5"]
