"""The opponent for a first game lets people live who have just read the rules."""

from __future__ import annotations

from typing import Any

import pytest

from deskoherna import game
from deskoherna.bots import Bot, bot, bots, first_level
from deskoherna.bots.search import NEWCOMER
from deskoherna.kernel import AnyGame, Ask, Chance, Move
from deskoherna.lab import play_out

DIRECT = {
    "numerus": "greedy",
    "neutrace": "greedy",
    "laborigines": "attentive",
    "estimatrix": "reader",
}


class FirstTimer(Bot):
    """Takes what can be seen directly in half of the cases, and else plays anything legal."""

    def __init__(self, game: AnyGame, direct: str) -> None:
        super().__init__(game)
        self._direct = bot(game, direct)

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        if chance.below("looks", 2):
            return self._direct.choose(seat, view, ask, chance)
        move: Move = ask.sample(chance)
        return move


@pytest.mark.parametrize(
    ("id_", "games", "seats"),
    [("numerus", 40, 2), ("neutrace", 8, 2), ("laborigines", 40, 2), ("estimatrix", 60, 3)],
)
def test_a_first_timer_wins_at_least_half_of_the_games(id_: str, games: int, seats: int) -> None:
    """With seeds of its own: it is about a share. To share the first place is to win."""
    played = game(id_)
    won = 0
    for seed in range(games):
        own = seed % seats
        players: list[Bot] = [bot(played, NEWCOMER) for _ in range(seats)]
        players[own] = FirstTimer(played, DIRECT[id_])
        match, _ = play_out(played, played.setup(seats), players, seed)
        assert match.result is not None
        won += match.result.places[own] == 1
    assert won >= games / 2


def test_where_all_play_together_there_is_none() -> None:
    assert NEWCOMER not in bots(game("teserakt"))
    assert first_level(game("teserakt")) == {}
