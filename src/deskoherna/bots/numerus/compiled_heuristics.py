"""Compiled heuristics of NUMERUS: alpha-beta search for landings and values, and playouts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np

from deskoherna.games.numerus.moves import Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import Chance

from ..search import Candidate, softmax_candidates
from .alpha_beta import LOST, MAX_WIDTH, alpha_beta, search_stack
from .compiled_rules import CELLS, TABLES, TURN, pack, workspace
from .heuristics import Heuristics
from .playouts import playouts
from .threats import HELD_BY, ships, threat_maps

MOST_CANDIDATES = 32  # landings, the best of all that are compared
TEMPERATURE = 0.5  # of their priors, in connectors
REPLIES = 8  # landings that are compared to evaluate a position
LAST_SHIPS = 2  # with so few left, the search goes a landing deeper
CLEAR_LEAD = 0.18  # connectors that make the odds e to 1, and as much again for every ship left
PLAYOUT_SAMPLES = 8  # landings compared for each move of a playout
PLAYOUT_WEIGHT = 0.15  # of a playout in the value; the rest is the search


class CompiledHeuristics(Heuristics):
    def __init__(self) -> None:
        self.workspace = workspace()
        self.stack = search_stack(threat_maps())

    def landings(self, state: Numerus, seat: int) -> Sequence[Candidate]:
        found = alpha_beta(pack(state), 1, MAX_WIDTH, self.stack, self.workspace, TABLES, HELD_BY)
        values = self.stack.values[:found]
        best = np.argsort(-values, kind="stable")[:MOST_CANDIDATES]
        if values.max() > LOST:  # NUM-21
            best = best[values[best] > LOST]
        moves = [Landing(*divmod(int(at), CELLS)) for at in self.stack.chosen[0, best]]
        return softmax_candidates(moves, values[best].tolist(), TEMPERATURE)

    def win_probability(self, state: Numerus, chance: Chance) -> float:
        position = pack(state)
        left = ships(position, int(position[TURN]))
        depth = 1 if left > LAST_SHIPS else 2
        found = alpha_beta(position, depth, REPLIES, self.stack, self.workspace, TABLES, HELD_BY)
        lead = float(self.stack.values[:found].max())
        clear = CLEAR_LEAD * (1 + left)
        mover = 1 / (1 + exp(-lead / clear))
        seed = np.array([1 + chance.below("playout", 1 << 40)], np.int64)
        played, _ = playouts(position, seed, 1, PLAYOUT_SAMPLES, self.workspace, TABLES)
        searched = 1 - mover if state.turn else mover
        return (1 - PLAYOUT_WEIGHT) * searched + PLAYOUT_WEIGHT * played
