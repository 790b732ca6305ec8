from __future__ import annotations

import pytest

from deskoherna.bots import Bot, bots
from deskoherna.bots import bot as bot_module
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Problem


def test_every_game_has_a_random_bot_and_its_own() -> None:
    assert list(bots(NUMERUS)) == ["random", "greedy"]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Problem) as problem:
        bot_module(NUMERUS, "deep")
    assert problem.value.key == "room-bot-unknown"
    assert issubclass(bots(NUMERUS)["random"], Bot)
