"""What is said is a sentence, in both languages."""

from __future__ import annotations

import pytest

from deskoherna.kernel import Event, SearchChance
from deskoherna.texts import languages, speaker
from teserakt.hangar import GAME, offered, opening, position, refused

DRAFTS = (
    "chosen-die", "chosen-of-card", "chosen-top", "draft-at", "draft-put", "draft-take",
    "draft-turn", "draft-annihilate", "draft-pass", "draft-move", "draft-swap", "draft-deliver",
)  # fmt: skip


def begins(text: str) -> bool:
    return not text[0].islower() and text == text.strip()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("base", ["1", "B", "D"])
def test_events_begin_with_a_capital_letter(language: str, base: str) -> None:
    """TES-15: all that is said in a whole game."""
    chance, events = SearchChance(3), list[Event]()
    state = opening(2, 3, base=base)
    while asks := state.asks():
        ((seat, ask),) = asks.items()
        state.play(seat, ask.sample(chance), chance, events.append)
    say = speaker(language, GAME)
    assert len({event.key for event in events}) > 10
    assert [text for text in map(say.event, events) if not begins(text)] == []


@pytest.mark.parametrize("language", languages())
def test_what_is_chosen_begins_with_a_capital_letter(language: str) -> None:
    """TES-15"""
    say = speaker(language, GAME)
    arguments = {
        "die": "b2",
        "place": "A",
        "column": "a1",
        "source": "a1",
        "other": "B",
        "who": "B",
    }
    texts = [say(f"teserakt-{key}", **arguments, value=3, layer=1) for key in DRAFTS]
    assert [text for text in texts if not begins(text)] == []


@pytest.mark.parametrize("language", languages())
def test_refusals_begin_with_a_capital_letter(language: str) -> None:
    """TES-16, TES-18"""
    state = position("A=optician:y3,B=pilot:o4")
    assert offered(state, "take")
    moves = ("take b2", "turn A:y3 to 6", "turn A:y4 to 5", "turn B:o4 to 5", "pass A:y3 to D")
    texts = [speaker(language, GAME).problem(refused(state, move)) for move in moves]
    assert [text for text in texts if not begins(text)] == []
