"""The pictures of the rulebook show what the rules do, in the browser and in the terminal."""

from __future__ import annotations

import re

import pytest

from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.board import column_and_row
from deskoherna.games.numerus.moves import read_cell
from deskoherna.texts import languages, rulebook
from deskoherna.texts.diagram import board_of, diagram
from numerus.diagrams import WIDEST, drawn

FENCE = re.compile(r"^```(board[^\n]*)\n(.+?)\n\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def boards(language: str) -> list[tuple[str, str, str, str]]:
    """Rule, first line, caption and picture of every board."""
    rules = rulebook(language, NUMERUS).rules.values()
    return [(rule.id, *found) for rule in rules for found in FENCE.findall(rule.text)]


def events(rule: str, nth: int = 0) -> list[str]:
    """What happens in a picture of a rule, in short."""
    infos = [info for id_, info, _, _ in boards("en") if id_ == rule]
    events = diagram(NUMERUS, infos[nth])["events"]
    return [
        " ".join(str(event[part]) for part in ("event", "cell", "cells", "after") if part in event)
        for event in events
        if event["event"] not in ("landed", "appeared")
    ]


def appeared(rule: str, nth: int = 0) -> set[str]:
    infos = [info for id_, info, _, _ in boards("en") if id_ == rule]
    events = diagram(NUMERUS, infos[nth])["events"]
    return {event["cell"] for event in events if event["event"] == "appeared"}


def place(cell: str) -> tuple[int, int]:
    return column_and_row(read_cell(cell))


@pytest.mark.parametrize("language", languages())
def test_pictures_are_drawn_as_the_terminal_draws_the_board(language: str) -> None:
    for rule, info, _, picture in boards(language):
        assert picture == drawn(board_of(info)), f"{rule} should show:\n{drawn(board_of(info))}"
        assert max(map(len, picture.split("\n"))) <= WIDEST, rule


def test_the_ship_that_lands_is_in_the_picture() -> None:
    for rule, info, _, _ in boards("en"):
        (left, low), (right, high) = map(place, board_of(info)["window"].split("-"))
        for event in diagram(NUMERUS, info)["events"]:
            if event["event"] == "landed":
                column, row = place(event["cell"])
                assert left <= column <= right and low <= row <= high, rule


def test_both_languages_show_the_same_positions() -> None:
    czech, english = ([(rule, info) for rule, info, _, _ in boards(name)] for name in languages())
    assert czech == english


@pytest.mark.parametrize("language", languages())
def test_the_caption_names_the_move(language: str) -> None:
    for rule, info, caption, _ in boards(language):
        assert board_of(info).get("move", "") in caption, rule


def test_what_is_best_shown_is_shown() -> None:
    """NUM-3, NUM-8, NUM-11, NUM-13, NUM-15, NUM-16, NUM-17, NUM-21, NUM-R5"""
    shown = {rule for rule, *_ in boards("en")}
    assert shown == {
        "NUM-3", "NUM-8", "NUM-11", "NUM-13", "NUM-15", "NUM-16", "NUM-17", "NUM-21", "NUM-R5",
    }  # fmt: skip


def test_reach() -> None:
    """NUM-8, NUM-13"""
    assert appeared("NUM-8") == {"c3", "c5", "c7", "e3", "e7", "g3", "g5", "g7"}
    assert appeared("NUM-13") == {"b3", "b9", "e3", "e6", "e9"}
    assert appeared("NUM-13", 1) == {"a3", "c1", "c3"}


def test_fights() -> None:
    """NUM-11: held by Orange, taken by Green, empty"""
    assert set(events("NUM-11")) == {"weakened g5 3", "replaced e7 1", "removed c5"}


def test_connectors() -> None:
    """NUM-15, NUM-16, NUM-17"""
    assert events("NUM-15")[-1] == "connected c4-f4"
    assert events("NUM-16")[-1] == "connected e4-e7"
    assert events("NUM-16", 1) == []
    assert events("NUM-16", 2)[-1] == "connected e4-h4"
    assert events("NUM-17") == ["connected d4-g4"]


def test_hyper_node() -> None:
    """NUM-21"""
    built = ["connected c4-f4", "connected d6-g6", "connected d4-d7", "connected f3-f6"]
    assert [event for event in events("NUM-21") if "connect" in event] == built
    assert events("NUM-21")[-1] == "hyper-node"
