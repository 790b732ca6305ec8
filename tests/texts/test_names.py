"""Whoever sits at a seat can be called by name in the sentences of a game."""

from __future__ import annotations

import pytest

import deskoherna
from deskoherna.texts import speaker


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", ["numerus", "neutrace", "estimatrix", "laborigines"])
def test_a_seat_is_called_by_the_name_of_whoever_sits_there(name: str, language: str) -> None:
    say = speaker(language, deskoherna.game(name))
    assert say(f"{name}-seat", seat="Ema") == "Ema"
    assert say(f"{name}-seat", seat=1) not in ("1", "Ema")
