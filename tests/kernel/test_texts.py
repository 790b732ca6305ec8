"""Options that take a custom text: it is part of the setup, and so of the record."""

from __future__ import annotations

from typing import ClassVar

import pytest

from deskoherna.kernel import Refusal, Setup, dumps, loads, replay_lines
from toys.sealed import SEALED


class Worded(type(SEALED)):  # type: ignore[misc]  # whatever class the toy is of
    """The toy with an option that is `plain` or any word without a q."""

    options: ClassVar = {**SEALED.options, "word": ("plain",)}
    texts: ClassVar = {"word": 20}

    def objection(self, setup: Setup) -> Refusal | None:
        if "q" in str(setup.options["word"]):
            return Refusal("ROOM-5", "room-option-form", option="word")
        return None


GAME = Worded()


def test_a_text_stands_for_itself() -> None:
    assert GAME.setup(options={"word": "zebra"}).options["word"] == "zebra"
    assert GAME.setup().options["word"] == "plain"


def test_it_may_be_too_long() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(options={"word": "x" * 21})
    assert (refused.value.key, refused.value.arguments["most"]) == ("room-option-too-long", 20)


def test_the_game_may_object() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(options={"word": "quiet"})
    assert refused.value.key == "room-option-form"


def test_only_declared_options_take_texts() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(options={"rounds": "zebra"})
    assert refused.value.key == "room-option-value"


def test_it_is_replayed_from_the_record() -> None:
    match = GAME.new(options={"word": "zebra"}, seed=1)
    record = loads(dumps(match.record()))
    assert record.game.options["word"] == "zebra"
    *_, last = replay_lines(GAME, record)
    assert last.match.setup == match.setup
