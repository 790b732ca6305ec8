"""Heuristics of NUMERUS: candidate landings with priors, and the probability of a win.

There are two implementations. `PlainHeuristics` uses what the greedy bot knows and needs nothing
beyond Python. `CompiledHeuristics` looks ahead, and in less time, where numba is installed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp

from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import Chance

from ..search import Candidate, softmax_candidates
from .greedy import CONNECTOR, evaluate, first_look, most
from .rows import builds

GAME = 4  # connectors of one turn that win at once (NUM-21)
CANDIDATES = 40  # landings at most
TEMPERATURE = 40.0  # of their priors, in hundredths of a connector
CLEAR_LEAD = 200.0  # hundredths of a connector that make the odds e to 1
HOPELESS = -5_000.0


class Heuristics(ABC):
    @abstractmethod
    def landings(self, state: Numerus, seat: int) -> Sequence[Candidate]:
        """The candidate landings; a hyper node alone, if there is one."""

    @abstractmethod
    def win_probability(self, state: Numerus, chance: Chance) -> float:
        """The probability that the first seat wins."""


class PlainHeuristics(Heuristics):
    def landings(self, state: Numerus, seat: int) -> Sequence[Candidate]:
        score = first_look(state, seat)
        scored = sorted(((score(move), move) for move in state.landings()), key=lambda s: -s[0])
        if most(builds(state, seat)) >= GAME:
            del scored[1:]  # NUM-21
        del scored[CANDIDATES:]
        moves, scores = [move for _, move in scored], [points for points, _ in scored]
        return softmax_candidates(moves, scores, TEMPERATURE)

    def win_probability(self, state: Numerus, chance: Chance) -> float:
        assert state.turn is not None
        waiting = 1 - state.turn
        lead = CONNECTOR * (state.scores[waiting] - state.scores[state.turn])
        seen = max(lead + evaluate(state, waiting), HOPELESS)
        value = 1 / (1 + exp(-seen / CLEAR_LEAD))
        return value if waiting == 0 else 1 - value


PLAIN: Heuristics = PlainHeuristics()
