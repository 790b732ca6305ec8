"""The heuristics of NEUTRACE, plain and compiled."""

from __future__ import annotations

import pytest

from deskoherna import game
from deskoherna.bots.neutrace.heuristics import PLAIN, Heuristics
from deskoherna.bots.neutrace.loading import heuristics
from deskoherna.games.neutrace.moves import Place
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance
from neutrace.laying import table

NEUTRACE = game("neutrace")
BOTH = [PLAIN, heuristics(timed=False)]


def best(found: Heuristics, state: Neutrace) -> str:
    ((seat, ask),) = state.asks().items()
    move, _ = max(found.scored_moves(state, seat, ask), key=lambda scored: scored[1])
    return str(move)


def test_there_are_two_implementations() -> None:
    assert [type(found).__name__ for found in BOTH] == ["PlainHeuristics", "CompiledHeuristics"]


@pytest.mark.parametrize("found", BOTH, ids=lambda found: type(found).__name__)
class TestBoth:
    def test_moves_are_legal_and_shares_add_up(self, found: Heuristics) -> None:
        chance = SearchChance(3)
        for seats in (2, 3):
            state: Neutrace = NEUTRACE.start(NEUTRACE.setup(seats), chance)
            for _ in range(80):
                seat, ask = next(iter(state.asks().items()))
                if all(state.chosen):
                    seen = found.scored_moves(state, seat, ask)
                    assert seen
                    assert all(state.refusal(seat, move) is None for move, _ in seen)  # type: ignore[arg-type]
                if state.agenda[-1][0] == "act":
                    for shares in (found.static_evaluation(state), found.rollout(state)):
                        assert len(shares) == seats
                        assert sum(shares) == pytest.approx(1)
                state.play(seat, ask.sample(chance), chance)

    def test_an_equation_that_reaches_a_goal_is_completed(self, found: Heuristics) -> None:
        """NEU-27"""
        state = table("5 7 7 11.5 7 7", hands=["0.5-3", "ob"], grids="1f1=rg", burner=2)
        assert best(found, state) == "0.5-3 1f2"

    def test_a_card_that_lies_the_wrong_way_is_turned(self, found: Heuristics) -> None:
        """NEU-30"""
        grids = "1f1=rg 1f2=2-1 2f1=bv"
        state = table("13 7 7 5 7 7", hands=["", "yv"], grids=grids, tokens=[1])
        assert best(found, state) == "token molecule"

    def test_who_has_more_in_goals_stands_better(self, found: Heuristics) -> None:
        ahead = table("0 0 0 7 7 7", "0 7 7 7 7 7", hands=["rg 0.5-2", "ob 1-2"])
        first, second = found.static_evaluation(ahead)
        assert first > 0.6 > second


def test_only_a_rollout_shows_what_will_be_completed() -> None:
    """A substance stands before the goal, and the card that brings it in is in the hand."""
    state = table(*["7 7 7 13 7 7"], hands=["0.5-3", ""], grids="1f1=rg")
    plain, compiled = (found.rollout(state)[0] for found in BOTH)
    assert compiled > plain


def test_equal_beginnings_are_candidates_once() -> None:
    """Of the ends of a grid the one that is evaluated first (NEU-26)."""
    state = table(hands=["rg", "ob 1-2"], grids="1f1=yb 1f2=1-3")
    ((seat, ask),) = state.asks().items()
    cells = {
        move.cell for move, _ in BOTH[1].scored_moves(state, seat, ask) if isinstance(move, Place)
    }
    assert len(cells) == 2  # one in each grid
