"""The pictures of the rulebook show what the rules make of their positions."""

from __future__ import annotations

import re

import pytest

from deskoherna.games.neutrace import NEUTRACE
from deskoherna.kernel import plain
from deskoherna.texts import languages, rulebook, speaker
from deskoherna.texts.diagram import board_of, diagram

FENCE = re.compile(r"^```(board[^\n]*)\n(.+?)\n\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def boards(language: str) -> list[tuple[str, str, str]]:
    """Rule, first line and picture of every board."""
    rules = rulebook(language, NEUTRACE).rules.values()
    return [(rule.id, info, text) for rule in rules for info, _, text in FENCE.findall(rule.text)]


@pytest.mark.parametrize("language", languages())
def test_pictures_are_parts_of_the_drawn_table(language: str) -> None:
    for rule, info, picture in boards(language):
        state = NEUTRACE.position(board_of(info)["position"])
        drawn = plain(NEUTRACE.draw(NEUTRACE.view(state, 0), speaker(language, NEUTRACE)))
        for part in picture.split("\n\n"):
            assert f"\n{part}\n" in f"\n{drawn}\n", f"{rule} should show:\n{drawn}"


def test_both_languages_show_the_same_positions() -> None:
    czech, english = ([(rule, info) for rule, info, _ in boards(name)] for name in languages())
    assert czech == english


def test_what_is_best_shown_is_shown() -> None:
    """NEU-25, NEU-27, NEU-29"""
    assert [rule for rule, _, _ in boards("en")] == ["NEU-25", "NEU-27", "NEU-29"]


def test_a_browser_is_given_the_forecast() -> None:
    """NEU-29"""
    (info,) = (info for rule, info, _ in boards("en") if rule == "NEU-29")
    board = diagram(NEUTRACE, info)
    steps = [event for event in board["view"]["forecast"] if event["event"] == "chained"]
    assert [(event["before"], event["after"]) for event in steps] == [(10, 8)]
    assert board["marked"] == ["α"]
