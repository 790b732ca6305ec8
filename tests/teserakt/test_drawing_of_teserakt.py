"""The table as text (terminal and text pages)."""

from __future__ import annotations

import pytest

from deskoherna.games.teserakt.drawing import SIGNS, WIDTH
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import plain
from deskoherna.texts import languages, speaker
from teserakt.hangar import GAME, opening, play, position, seen

RICH = (
    "A=polymath:y3o2+drone+calibration+turnover+scholarship+harvest+remake,"
    "B=professor:o4+rebirth+master-plan"
)
FALLEN = "y1y1o1p1b1y2o2p2b2y3o3p3b3y4o4p4b4y5o5p5b5y6o6p6b6"


def drawn(state: Teserakt, language: str) -> str:
    return plain(GAME.draw(GAME.view(state, 0), speaker(language, GAME)))


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wider_than_a_terminal(language: str) -> None:
    """TES-15: with many cards, full zones and all the researchers there are."""
    for state in (position(RICH, FALLEN, **dict.fromkeys(("a1", "b1", "c1"), "-")), opening()):
        lines = drawn(state, language).splitlines()
        assert [line for line in lines if len(line) > WIDTH] == []


@pytest.mark.parametrize(
    ("language", "held", "listed"),
    [
        ("cs", "karty: Překlopení, Dron", "Překlopení · turnover (úroveň 2): "),
        ("en", "cards: Turnover, Drone", "Turnover · turnover (level 2): "),
    ],
)
def test_cards_go_by_their_names_and_what_is_written(language: str, held: str, listed: str) -> None:
    """TES-31"""
    text = drawn(position("A=optician:y3+drone+turnover,B=pilot:-"), language)
    assert held in text
    assert listed in text


@pytest.mark.parametrize("language", languages())
def test_whom_one_can_become_is_shown_with_skill_and_speciality(language: str) -> None:
    """TES-9: everyone who is still to be had."""
    state, say = opening(first="seat"), speaker(language, GAME)
    flat = " ".join(drawn(state, language).split())
    for who in seen(state).candidates:
        assert f" · {who.id} " in flat
        assert say("teserakt-skill", skill=who.skill) in flat
        for sentence in who.speciality:
            assert say(sentence.key, **sentence.args) in flat
    play(state, "be optician")
    assert " · optician" not in drawn(state, language)


@pytest.mark.parametrize("base", list("1234ABCD"))
def test_symbols_under_dice_are_drawn(base: str) -> None:
    """TES-44: each under its column of the lowest layer."""
    state = position(head=f"2-{base}")
    lines = drawn(state, "en").splitlines()
    head = next(n for n, line in enumerate(lines) if f"Base {base}" in line)
    letters = [at for at, sign in enumerate(lines[1]) if sign in "abcd"][-4:]
    signs = [lines[head + 1 + row][at] for row in range(4) for at in letters]
    assert signs == [SIGNS[symbol] for symbol in seen(state).symbols]
