from __future__ import annotations

import pytest

from deskoherna import all_games
from deskoherna.bots import Bot, bots, default_bot, levels
from deskoherna.bots import bot as bot_module
from deskoherna.bots.search import LEVEL_NAMES
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import AnyGame, Problem


def test_every_game_has_a_random_bot_and_its_own() -> None:
    ours = [name for name in bots(NUMERUS) if name != "cautious"]  # an example's
    assert ours == ["random", "newcomer", "greedy", *LEVEL_NAMES]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_levels_go_from_beginner_to_master(game: AnyGame) -> None:
    assert tuple(levels(game)) == LEVEL_NAMES
    assert default_bot(game) == "seasoned"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_levels_promise_to_answer_within_a_second_and_masters_within_five(game: AnyGame) -> None:
    for name, level in levels(game).items():
        assert level.level.seconds < (5 if name == "master" else 1)  # type: ignore[attr-defined]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Problem) as problem:
        bot_module(NUMERUS, "deep")
    assert problem.value.key == "room-bot-unknown"
    assert issubclass(bots(NUMERUS)["random"], Bot)
