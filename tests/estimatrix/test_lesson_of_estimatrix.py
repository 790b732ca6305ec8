"""The first lesson of ESTIMATRIX, and the pictures of its rulebook pages."""

from __future__ import annotations

import re

import pytest

from deskoherna.kernel import plain
from deskoherna.lessons import lesson
from deskoherna.testing.solving import solutions
from deskoherna.texts import languages, rulebook, speaker
from deskoherna.texts.diagram import board_of, diagram
from estimatrix.matrix_table import GAME

TASKS = {task.id: task for task in lesson(GAME)}
FENCE = re.compile(r"^```(board[^\n]*)\n(.+?)\n\n(.*?)\n```$", re.DOTALL | re.MULTILINE)
WIDEST = 60


@pytest.mark.parametrize(
    ("task", "solved_by"),
    [
        ("guess", ["answer yellow"]),
        ("negate", ["answer green"]),
        ("answer", ["answer blue"]),
        ("free", ["answer black"]),
        ("back", ["answer black"]),
        ("win", ["answer black"]),
    ],
)
def test_there_is_one_way(task: str, solved_by: list[str]) -> None:
    assert solutions(TASKS[task]) == solved_by


def test_the_order_of_the_lesson() -> None:
    assert list(TASKS) == ["guess", "negate", "answer", "free", "back", "win"]


def boards(language: str) -> list[tuple[str, str, str, str]]:
    """Rule, first line, caption and picture of every board."""
    rules = rulebook(language, GAME).rules.values()
    return [(rule.id, *found) for rule in rules for found in FENCE.findall(rule.text)]


@pytest.mark.parametrize("language", languages())
def test_pictures_are_as_the_rules_make_them(language: str) -> None:
    say = speaker(language, GAME)
    for rule, info, caption, picture in boards(language):
        board = board_of(info)
        view = GAME.view(GAME.position(board["position"]), None)
        assert picture == plain(GAME.draw(view, say)), rule
        assert max(map(len, picture.split("\n"))) <= WIDEST
        assert board["move"] in caption


def test_the_negater_thwarts_in_the_picture() -> None:
    """EST-13: what a preview shows ends before the reveal, so the move itself is played."""
    ((rule, info, _, _),) = boards("en")
    assert rule == "EST-13"
    assert [event["event"] for event in diagram(GAME, info)["events"]] == ["answered"]
