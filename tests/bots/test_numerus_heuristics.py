"""The heuristics of NUMERUS, plain and compiled."""

from __future__ import annotations

import pytest

from deskoherna import game
from deskoherna.bots.numerus.greedy import most
from deskoherna.bots.numerus.heuristics import PLAIN, Heuristics
from deskoherna.bots.numerus.loading import heuristics
from deskoherna.bots.numerus.rows import builds
from deskoherna.games.numerus.moves import Landing, read_cell
from deskoherna.games.numerus.pieces import tentacler
from deskoherna.games.numerus.rules import DOCK, Numerus
from deskoherna.kernel import SearchChance

NUMERUS = game("numerus")
BOTH = [PLAIN, heuristics(timed=False)]
HYPER_NODE_NEXT = "3 d8, 4 f6, 1 i4, 3 l7, 3 k6, 2 g9, 5 e6, 2 g11"  # Green can build one


def after(moves: str) -> Numerus:
    match = NUMERUS.new(seed=1, options={"first": "green"})
    for move in moves.split(", "):
        match.play(min(match.asks), move)
    state: Numerus = match.state
    return state


def test_there_are_two_implementations() -> None:
    assert [type(found).__name__ for found in BOTH] == ["PlainHeuristics", "CompiledHeuristics"]


@pytest.mark.parametrize("found", BOTH, ids=lambda found: type(found).__name__)
class TestBoth:
    def test_a_hyper_node_is_the_only_candidate(self, found: Heuristics) -> None:
        """NUM-21"""
        state = after(HYPER_NODE_NEXT)
        (only,) = found.landings(state, 0)
        assert isinstance(only.move, Landing)
        state.play(0, only.move, SearchChance(0))
        assert state.hyper == 0

    def test_landings_are_legal_and_their_priors_add_up(self, found: Heuristics) -> None:
        chance = SearchChance(3)
        for _ in range(4):
            state: Numerus = NUMERUS.start(NUMERUS.setup(), chance)
            while state.turn is not None:
                if not state.runs:
                    seen = found.landings(state, state.turn)
                    assert all(candidate.move in state.landings() for candidate in seen)
                    assert sum(candidate.prior for candidate in seen) == pytest.approx(1)
                    assert 0 <= found.win_probability(state, chance) <= 1
                state.play(state.turn, state.asks()[state.turn].sample(chance), chance)

    def test_a_lead_is_seen_from_either_seat(self, found: Heuristics) -> None:
        state = after("3 d8, 4 f6")
        chance = SearchChance(0)
        for leader, likely in ((0, 0.9), (1, 0.1)):
            state.scores = [8 * (leader == 0), 8 * (leader == 1)]
            win_probability = found.win_probability(state, chance)
            assert win_probability > likely if leader == 0 else win_probability < likely


def test_compiled_candidates_are_only_what_stops_a_hyper_node() -> None:
    state = Numerus.empty(13)
    for name in ("e6", "e8", "f5", "h5"):  # a 1 on g7 would build four at once
        state.cells[read_cell(name)] = tentacler(1, 1)
    for seat, dock in enumerate(((3, 4, 5), (1, 2))):
        for value in dock:
            state.docks[DOCK * seat + value] = 1
    state.turn = 0
    assert most(builds(state, 1)) >= 4
    seen = BOTH[1].landings(state, 0)
    assert seen
    for candidate in seen:
        after_it = state.copy()
        after_it.play(0, NUMERUS.parse(str(candidate.move)), SearchChance(0))
        assert most(builds(after_it, 1)) < 4


def test_the_best_reply_comes_first_though_many_others_score_better_statically() -> None:
    state = after("3 g2, 3 g5, 4 f8, 1 h10, 2 h9")
    assert str(BOTH[1].landings(state, 1)[0].move) == "4 f7"
