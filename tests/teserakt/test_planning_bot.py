"""The planning bot: takes what wins, avoids what loses, and is a good partner."""

from __future__ import annotations

import pytest

from deskoherna.bots import Bot, bot
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import SearchChance
from teserakt.hangar import GAME, awaited, play, position, seen

ALL = [f"{colour}{value}" for colour in "yopb" for value in range(1, 7)]
NOTHING = {f"{letter}{row}": "-" for letter in "abcd" for row in "1234"}


def without(*dice: str) -> str:
    return "".join(die for die in ALL if die not in dice)


def chosen(state: Teserakt) -> str:
    seat = awaited(state)
    planning = bot(GAME, "planning")
    return str(planning.choose(seat, GAME.view(state, seat), state.asks()[seat], SearchChance(1)))


def test_it_agrees_to_transfers() -> None:
    """TES-R14"""
    state = position("A=optician:y3,B=geologist:o4")
    play(state, "pass A:y3 to B")
    assert chosen(state) == "yes"


def test_it_wins_when_it_can() -> None:
    """TES-12"""
    state = position("A=geologist:y1y2y3o5,B=pilot:-", "b1b1", without("y2"))
    assert chosen(state) == "stabilise y2 with y1 y3"


def test_it_sees_a_win_two_actions_away() -> None:
    """TES-12, TES-18"""
    state = position("A=geologist:y1y2y4,B=pilot:-", "-", without("y2"), turn="A2")
    play(state, chosen(state))
    play(state, chosen(state))
    assert state.result is not None
    assert state.result.winners == (0, 1)


def test_it_leaves_the_last_die() -> None:
    """TES-14, TES-R15"""
    state = position("A=optician:-,B=pilot:-", **{**NOTHING, "b2": "y3"})
    assert chosen(state) == "end"


def test_it_annihilates_the_identical_die() -> None:
    """TES-26"""
    state = position("A=geologist:y1y2y3,B=pilot:-", "y2")
    play(state, "stabilise y2 with y1 y3")
    assert chosen(state) == "yes"


@pytest.mark.parametrize("seats", [1, 2])
def test_it_fills_more_slots_than_anyone_at_random(seats: int) -> None:
    """TES-1: a few turns of one game; how often it wins stands in docs/games."""
    planned = filled(bot(GAME, "planning"), seats, seed=7)
    at_random = [filled(bot(GAME, "random"), seats, seed) for seed in range(10)]
    assert planned >= 4
    assert planned > max(at_random)


def filled(player: Bot, seats: int, seed: int) -> int:
    """How many slots are filled after eight turns."""
    match = GAME.new(seats, {"base": "1"}, seed=seed)
    chance = SearchChance(seed)
    while match.result is None and seen(match.state).turns < 9:
        ((seat, ask),) = match.asks.items()
        match.play(seat, player.choose(seat, match.view(seat), ask, chance))
    return len(seen(match.state).panel)
