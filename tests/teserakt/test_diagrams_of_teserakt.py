"""The pictures of the rulebook show what the rules make of their positions."""

from __future__ import annotations

import re

import pytest

from deskoherna.games.teserakt import TESERAKT
from deskoherna.kernel import plain
from deskoherna.texts import languages, rulebook, speaker
from deskoherna.texts.diagram import board_of, diagram

FENCE = re.compile(r"^```(board[^\n]*)\n(.+?)\n\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def boards(language: str) -> list[tuple[str, str, str]]:
    """Rule, first line and picture of every board."""
    rules = rulebook(language, TESERAKT).rules.values()
    return [(rule.id, info, text) for rule in rules for info, _, text in FENCE.findall(rule.text)]


@pytest.mark.parametrize("language", languages())
def test_pictures_are_parts_of_the_drawn_table(language: str) -> None:
    for rule, info, picture in boards(language):
        state = TESERAKT.position(board_of(info)["position"])
        drawn = plain(TESERAKT.draw(TESERAKT.view(state, 0), speaker(language, TESERAKT)))
        for part in picture.split("\n\n"):
            assert f"\n{part}\n" in f"\n{drawn}\n", f"{rule} should show:\n{drawn}"


def test_both_languages_show_the_same_positions() -> None:
    czech, english = ([(rule, info) for rule, info, _ in boards(name)] for name in languages())
    assert czech == english


def test_what_is_best_shown_is_shown() -> None:
    """TES-16, TES-24, TES-34"""
    shown = {rule: diagram(TESERAKT, info)["view"] for rule, info, _ in boards("en")}
    assert list(shown) == ["TES-16", "TES-24", "TES-34"]
    assert shown["TES-16"]["boundary"] == ("d4",)
    assert len(shown["TES-16"]["free"]) == 12
    assert [die[1] for die in shown["TES-34"]["zone"]].count("3") == 3


@pytest.mark.parametrize("language", languages())
def test_all_there_is_is_shown(language: str) -> None:
    """TES-3, TES-4: every card, researcher, base and event, with a name and what it does."""
    kinds = TESERAKT.pieces(TESERAKT.setup(), speaker(language, TESERAKT))
    counts = {kind.id: len(kind.pieces) for kind in kinds}
    assert counts == {"research": 28, "discovery": 9, "researcher": 11, "base": 8, "event": 8}
    for kind in kinds:
        assert kind.title
        for piece in kind.pieces:
            assert piece.name
            assert all(piece.text) and (piece.text or piece.fields), piece
    (bases,) = (kind for kind in kinds if kind.id == "base")
    assert all(len(row) == len(base.fields) == 4 for base in bases.pieces for row in base.fields)
