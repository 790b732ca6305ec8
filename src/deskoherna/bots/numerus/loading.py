"""The heuristics that bots of NUMERUS use: the compiled ones, where they can be had."""

from __future__ import annotations

from functools import cache

from deskoherna.games.numerus.pieces import VARIANTS
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import SearchChance

from ..compiled import compiled
from .heuristics import PLAIN, Heuristics


def heuristics(timed: bool) -> Heuristics:
    """The compiled heuristics, if they are loaded or there is time to load them."""
    return compiled(_compiled, PLAIN, timed)


@cache
def _compiled() -> Heuristics:
    from .compiled_heuristics import CompiledHeuristics  # noqa: PLC0415  # needs numba

    opened, found = Numerus.opening(VARIANTS["short"], 0), CompiledHeuristics()
    found.landings(opened, 0)
    found.win_probability(opened, SearchChance(0))
    return found
