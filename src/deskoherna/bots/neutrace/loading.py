"""The heuristics that bots of NEUTRACE use: the compiled ones, where they can be had."""

from __future__ import annotations

from functools import cache

from deskoherna.games.neutrace.moves import Choose
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import SearchChance

from ..compiled import compiled
from .heuristics import PLAIN, Heuristics

WARM_UP = 40  # moves, in which everything is compiled that a game needs


def heuristics(timed: bool) -> Heuristics:
    """The compiled heuristics, if they are loaded or there is time to load them."""
    return compiled(_compiled, PLAIN, timed)


@cache
def _compiled() -> Heuristics:
    from .compiled_heuristics import CompiledHeuristics  # noqa: PLC0415  # needs numba

    chance, found = SearchChance(0), CompiledHeuristics()
    state = Neutrace.opening(2, 0, chance)
    for seat in range(2):
        state.play(seat, Choose(*state.dealt[seat][:2]), chance)
    found.static_evaluation(state)
    found.rollout(state)
    for _ in range(WARM_UP):
        ((seat, ask),) = state.asks().items()
        found.scored_moves(state, seat, ask)
        state.play(seat, ask.sample(chance), chance)
    return found
