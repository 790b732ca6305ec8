"""The opponent for a first game lets people live who have just read the rules."""

from __future__ import annotations

import pytest

from deskoherna import game
from deskoherna.bots import Bot, bot, bots, first_level
from deskoherna.bots.search import NEWCOMER
from deskoherna.kernel import SearchChance
from deskoherna.lab import play_out
from deskoherna.lab.first_timer import FirstTimer


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
        players[own] = FirstTimer(played)
        match, _ = play_out(played, played.setup(seats), players, seed)
        assert match.result is not None
        won += match.result.places[own] == 1
    assert won >= games / 2


FOUR = "9 9/9/5(1)[1](1)1/2(1)3(2)2/9/2(2)3(1)2/3(1)1(1)3/9/9 - {2,4}<3> g"
SETTLED = FOUR.replace("9 9/9/", "9 {1}{1}{2}{3}{3}{4}3/9/")  # Green has landed six more ships


@pytest.mark.parametrize(
    ("name", "position", "sees"),
    [("beginner", FOUR, True), (NEWCOMER, FOUR, False), (NEWCOMER, SETTLED, True)],
)
def test_in_numerus_it_sees_no_hyper_node_at_first(name: str, position: str, sees: bool) -> None:
    """NUM-21: nobody's first game is over after two moves"""
    numerus = game("numerus")
    state = numerus.position(position)
    view, ask = numerus.view(state, 0), state.asks()[0]
    moves = [bot(numerus, name).choose(0, view, ask, SearchChance(seed)) for seed in range(20)]
    assert any(state.after(0, move).built_since(state, 0) >= 4 for move in moves) is sees


def test_where_all_play_together_there_is_none() -> None:
    assert NEWCOMER not in bots(game("teserakt"))
    assert first_level(game("teserakt")) == {}
