"""Positions as text: what cannot come about is refused, and the wrong part is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.teserakt.deck import deck_of
from deskoherna.kernel import Problem
from deskoherna.texts import languages, speaker
from teserakt.hangar import GAME, offered, position, seen, tower
from teserakt.test_sentences import begins

RIGHT = f"2-1 {tower()} A=optician:y3+drone,B=pilot:- y1y2 b6 2 A3"
FOUND = "seal,harmony,void,renewal,alignment,stopped-time"

# What is wrong, where it is said to be wrong, and what is shown of it
WRONG = [
    ({"head": "5-1"}, "head", "5-1"),
    ({"head": "2-5"}, "head", "2-5"),
    ({"a1": "y1o1y1o1y1"}, "columns", "y1o1y1o1y1"),
    ({"a1": "y7"}, "columns", "y7"),
    ({"labs": "A=optician:-"}, "researchers", "A=optician:-"),
    ({"labs": "A=optician:-,C=pilot:-"}, "researchers", "C=pilot:-"),
    ({"labs": "A=pilot:-,B=pilot:-"}, "researchers", "B=pilot:-"),
    ({"labs": "A=nobody:-,B=pilot:-"}, "researchers", "A=nobody:-"),
    ({"labs": "A=pilot:y1y1y1y1y1y1y1,B=optician:-"}, "lab", "y1y1y1y1y1y1y1"),
    ({"labs": "A=pilot:-+nothing,B=optician:-"}, "card", "nothing"),
    ({"labs": "A=pilot:-+seal,B=optician:-"}, "card", "seal"),
    ({"labs": "A=pilot:-+barter,B=optician:-+barter"}, "card", "barter"),
    ({"zone": "y0"}, "zone", "y0"),
    ({"zone": "y1" * 9}, "colour", "y"),
    ({"panel": "y1y1"}, "panel", "y1"),
    ({"rifts": 7}, "rifts", "7"),
    ({"rifts": "٣"}, "rifts", "٣"),
    ({"turn": "C3"}, "turn", "C3"),
    ({"turn": "A17", "zone": "y1"}, "turn", "A17"),
    ({"turn": "A0"}, "turn", "A0"),
    ({"discoveries": "seal,harmony"}, "discoveries", "seal,harmony"),
    ({"discoveries": FOUND.replace("harmony", "seal")}, "discoveries", "seal,seal,void"),
    ({"discoveries": FOUND.replace("seal", "seal!!")}, "discoveries", "seal!!"),
    ({"discoveries": FOUND.replace("seal", "seal!")}, "discoveries", "seal!"),
]


@pytest.mark.parametrize(("parts", "where", "part"), WRONG, ids=str)
def test_what_cannot_come_about(parts: dict[str, str], where: str, part: str) -> None:
    """TES-2, TES-4, TES-5, TES-9, TES-11, TES-13, TES-15, TES-29"""
    with pytest.raises(Problem) as raised:
        position(**parts)
    arguments = raised.value.arguments
    assert arguments["where"] == where
    assert str(arguments["part"]).startswith(part)
    for language in languages():
        assert begins(speaker(language, GAME).problem(raised.value))


def test_an_empty_tesseract_and_missing_parts() -> None:
    """TES-14"""
    with pytest.raises(Problem) as raised:
        GAME.position(f"2-1 {'/'.join('-' * 16)} A=optician:y3,B=pilot:- - - 0 A3")
    assert raised.value.arguments["where"] == "columns"
    with pytest.raises(Problem) as raised:
        GAME.position("2-1")
    assert raised.value.arguments["where"] == "parts"


def test_as_many_cards_as_there_are() -> None:
    """TES-4, TES-R4: fine tuning is there three times."""
    state = position("A=optician:-+fine-tuning+fine-tuning,B=pilot:-+fine-tuning")
    assert "fine-tuning" not in seen(state).decks[0]
    assert len(seen(state).decks[0]) == 13


def test_as_many_actions_as_there_can_be() -> None:
    """TES-15, TES-R3, TES-R5: three, one by a skill, the others by cards."""
    deck = deck_of("standard")

    def given_by(script: int) -> int:
        effects = deck.scripts[script]
        chosen = sum(max(map(given_by, effect.of)) for effect in effects if effect.of)
        return chosen + sum(effect.times for effect in effects if effect.do == "action")

    most = 3 + 1 + sum(card.copies * given_by(card.script) for card in deck.cards)
    assert most == 16
    assert offered(position(zone="y1", turn="A16"))


@given(st.integers(0, len(RIGHT)), st.integers(0, 9), st.text("yopb1239-/,=:+!A C\n٣é", max_size=6))
def test_whatever_is_wrong_is_a_problem(start: int, length: int, text: str) -> None:
    """TES-15: or it can be played."""
    try:
        state = GAME.position(RIGHT[:start] + text + RIGHT[start + length :])
    except Problem as problem:
        assert problem.key == "teserakt-bad-position-part"
    else:
        assert offered(state)
        assert sum(seen(state).annihilated) >= 0
