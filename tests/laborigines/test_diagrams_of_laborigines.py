"""The pictures of the rulebook show what the rules do, in the browser and in the terminal."""

from __future__ import annotations

import re

import pytest

from deskoherna.games.laborigines import LABORIGINES
from deskoherna.texts import languages, rulebook
from deskoherna.texts.diagram import board_of, diagram
from laborigines.diagrams import WIDEST, drawn

FENCE = re.compile(r"^```(board[^\n]*)\n(.+?)\n\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def boards(language: str) -> list[tuple[str, str, str, str]]:
    """Rule, first line, caption and picture of every board."""
    rules = rulebook(language, LABORIGINES).rules.values()
    return [(rule.id, *found) for rule in rules for found in FENCE.findall(rule.text)]


def events(rule: str) -> list[str]:
    """What happens in the picture of a rule, in short."""
    (info,) = [info for id_, info, _, _ in boards("en") if id_ == rule]
    return [
        " ".join(str(event[part]) for part in ("event", "figure", "end", "tile") if part in event)
        for event in diagram(LABORIGINES, info)["events"]
    ]


@pytest.mark.parametrize("language", languages())
def test_pictures_are_as_the_rules_make_them(language: str) -> None:
    for rule, info, _, picture in boards(language):
        expected = drawn(board_of(info), language)
        assert picture == expected, f"{rule} should show:\n{expected}"
        assert max(map(len, picture.split("\n"))) <= WIDEST, rule


def test_both_languages_show_the_same_positions() -> None:
    czech, english = ([(rule, info) for rule, info, _, _ in boards(name)] for name in languages())
    assert czech == english


@pytest.mark.parametrize("language", languages())
def test_the_caption_names_the_move(language: str) -> None:
    for rule, info, caption, _ in boards(language):
        assert board_of(info).get("move", "") in caption, rule


def test_all_that_happens_is_in_the_window() -> None:
    for rule, info, _, _ in boards("en"):
        board = diagram(LABORIGINES, info)
        if board["window"] is not None:
            places = [
                event[key] for event in board["events"] for key in ("tile", "end") if key in event
            ]
            first, last = int(board["window"]["from"]), int(board["window"]["to"])
            assert all(first <= place <= last for place in places), rule


def test_what_is_best_shown_is_shown() -> None:
    """LAB-1, LAB-17, LAB-18, LAB-19, LAB-34"""
    assert {rule for rule, *_ in boards("en")} == {"LAB-1", "LAB-17", "LAB-18", "LAB-19", "LAB-34"}


def test_moa_runs_into_somebody() -> None:
    """LAB-9, LAB-16, LAB-17"""
    assert events("LAB-17") == [
        "assigned A", "moa-moved 5", "met-moa B 5", "laid-down B 5", "laid-down B 5", "moa-moved 7",
    ]  # fmt: skip


def test_conflicts_on_the_way() -> None:
    """LAB-16, LAB-17, LAB-18, LAB-R8"""
    assert events("LAB-18") == [
        "walked A 9", "met-moa A 9", "laid-down A 9", "laid-down A 9",
        "walked A 12", "met A 12", "handed-over", "handed-over", "infection-passed A",
        "walked A 15",
    ]  # fmt: skip


def test_a_bought_direction() -> None:
    """LAB-19"""
    assert events("LAB-19")[:3] == ["manipulated A", "moa-moved 13", "walked A 13"]


def test_acid() -> None:
    """LAB-34, LAB-R10"""
    bites = [event for event in events("LAB-34") if not event.startswith("acid")]
    assert bites == [
        "laid-down A 18", "walked A 17", "laid-down A 17", "walked A 16", "laid-down A 16",
        "walked A 15",
    ]  # fmt: skip
