"""First lessons of all games: each task can be solved, hardly by accident, and is well worded."""

from __future__ import annotations

import pytest

import deskoherna
from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.events import Connected
from deskoherna.lessons import Goal, lesson, read_lesson
from deskoherna.testing.solving import solutions
from toys.sealed import SEALED

POSITION = "4 4/4/4/4 - {1}<1> g"


def test_a_game_may_have_no_lesson() -> None:
    assert lesson(SEALED) == ()


def test_nim_brings_its_lesson_from_another_package() -> None:
    (even,) = lesson(deskoherna.game("nim"))
    assert solutions(even) == ["2x2"]


def goal(text: str) -> Goal:
    page = f"[toy]\nposition = '{POSITION}'\nseat = 0\ngoals = [{{ {text} }}]"
    (task,) = read_lesson(NUMERUS, page)
    return task.goals[0]


def test_a_goal_is_an_event_with_its_fields() -> None:
    built = goal("event = 'connected', cells = 'a1-d1'")
    assert built.reached([Connected(1, "a1-a4"), Connected(0, "a1-d1")])
    assert not built.reached([Connected(0, "a1-a4")])
    assert not built.reached([])


def test_a_goal_may_want_an_event_several_times() -> None:
    twice = goal("event = 'connected', seat = 0, times = 2")
    one, other = Connected(0, "a1-a4"), Connected(0, "a1-d1")
    assert not twice.reached([one, Connected(1, "b1-b4")])
    assert twice.reached([one, other])


def test_all_goals_must_be_reached() -> None:
    goals = "[{ event = 'landed' }, { event = 'appeared', times = 8 }]"
    page = f"[toy]\nposition = '7 7/7/7/7/7/7/7 - {{2}}<1> g'\nseat = 0\ngoals = {goals}"
    (task,) = read_lesson(NUMERUS, page)
    assert len(solutions(task)) == 9


@pytest.mark.parametrize(
    ("changed", "to", "found"),
    [
        ("[toy]", "['Toy 1']", "lower-case letters"),
        ("seat = 0\n", "", "seat"),
        ("seat = 0", "seat = 1", "seat 1 is not asked"),
        ("seat = 0", "seat = 0\nseats = 0", "seats"),
        (POSITION, "4", "numerus-position-fields"),
        ("'landed'", "'flown'", "no event 'flown'; events: starts, landed"),
        ("event =", "events =", "no event ''"),
        ("ship = 1", "strength = 1", "landed has no strength; it has: seat, cell, ship"),
        ("ship = 1", "times = 0", "cannot happen 0 times"),
        ("ship = 1", "times = 'x'", "cannot happen x times"),
        ("[{ event = 'landed', ship = 1 }]", "[]", "goals"),
    ],
)
def test_what_is_wrong_with_a_task_is_said_when_it_is_loaded(
    changed: str, to: str, found: str
) -> None:
    page = f"[toy]\nposition = '{POSITION}'\nseat = 0\ngoals = [{{ event = 'landed', ship = 1 }}]\n"
    assert len(read_lesson(NUMERUS, page)) == 1
    assert changed in page
    with pytest.raises(ValueError, match=found) as raised:
        read_lesson(NUMERUS, page.replace(changed, to))
    assert "the lesson of numerus, task" in str(raised.value)
