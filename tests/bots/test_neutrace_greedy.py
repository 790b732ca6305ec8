"""The greedy bot of NEUTRACE: what it sees, and that it wins."""

from __future__ import annotations

import pytest

from deskoherna import game
from deskoherna.bots import bot
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance
from deskoherna.lab import simulate
from neutrace.laying import play, table

NEUTRACE = game("neutrace")
SEEDS = range(4)


def choice(state: Neutrace, seed: int = 0) -> str:
    """What it does, given what its seat may know."""
    ((seat, ask),) = state.asks().items()
    view = NEUTRACE.view(state, seat)
    return str(bot(NEUTRACE, "greedy").choose(seat, view, ask, SearchChance(seed)))


@pytest.mark.parametrize("seed", SEEDS)
class TestForecast:
    def test_it_completes_an_equation_that_reaches_a_goal(self, seed: int) -> None:
        """NEU-27"""
        state = table("5 7 7 11.5 7 7", hands=["0.5-3", "ob"], grids="1f1=rg", burner=2)
        assert choice(state, seed) == "0.5-3 1f2"

    def test_it_drives_another_back(self, seed: int) -> None:
        """NEU-14"""
        scale = ("7 7 7 7 7 7", "7 7 7 7 13 7")
        state = table(*scale, hands=["0.5-3", "yv"], grids="2f1=bo", burner=2)
        assert choice(state, seed) == "3-0.5 2f2"

    def test_it_explodes_what_stands_in_a_goal(self, seed: int) -> None:
        """NEU-47"""
        scale = ("7 7 7 7 7 7", "0 7 7 7 7 7")
        state = table(*scale, hands=["0.5-1", "yv"], grids="2f1=rg", modifiers=["x"], burner=2)
        assert choice(state, seed).split()[0] in ("0.5x-1", "1x-0.5")

    def test_it_neutralises_what_nearly_is_in_a_goal(self, seed: int) -> None:
        """NEU-48"""
        scale = ("7 7 7 7 7 7", "1 7 7 7 7 7")
        state = table(*scale, hands=["0.5-1", "yv"], grids="2f1=rg", modifiers=["n"], burner=2)
        assert choice(state, seed).split()[0] in ("0.5n-1", "1n-0.5")

    def test_it_turns_a_molecule_that_lies_the_wrong_way(self, seed: int) -> None:
        """NEU-30"""
        grids = "1f1=rg 1f2=2-1 2f1=bv"
        state = table("13 7 7 5 7 7", hands=["", "yv"], grids=grids, tokens=[1])
        assert choice(state, seed) == "token molecule"
        assert choice(play(state, "token molecule")[0], seed) == "turn 1f1"

    def test_it_reverses_the_order_if_that_is_better(self, seed: int) -> None:
        """NEU-37: red is neutralised first, and then moves"""
        grids = "1f1=rg 1f2=3-0.5 1g1=ro 1g2=1n2-2"
        taken = "orbitals=molecule:2,arrow:2"
        state = table("4 7 7 7 7 7", hands=["", "yv"], grids=grids, tokens=[1], rest=taken)
        assert choice(state, seed) == "token reverse"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_keeps_a_likely_task_and_gives_the_hardest(seed: int) -> None:
    """NEU-9"""
    match = NEUTRACE.new(2, seed=seed)
    dealt = match.view(0).tasks[0].dealt
    move = str(bot(NEUTRACE, "greedy").choose(0, match.view(0), match.asks[0], SearchChance(0)))
    keep, give = move.split()[1], move.split()[3]
    assert {keep, give} < set(dealt)
    if "X4" in dealt:
        assert give == "X4"


def test_equal_choices_fall_by_chance_alone() -> None:
    state = table(hands=["rg 0.5-2", "ob"])
    assert choice(state, 1) == choice(state, 1)
    assert len({choice(state, seed) for seed in range(12)}) > 1


def test_it_beats_random_in_at_least_9_of_10_games() -> None:
    *_, totals = simulate("neutrace", ["greedy", "random"], 10, seed=1)
    assert totals.tallies[0].wins >= 9


def test_three_seats() -> None:
    *_, totals = simulate("neutrace", ["greedy", "random", "random"], 3, seed=1)
    assert totals.tallies[0].wins == 3
