"""Quick eyes for NUMERUS: landings ordered by threats, positions judged, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np

from deskoherna.games.numerus.moves import Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import Chance

from ..search import Proposal, ranked
from .eyes import Eyes
from .foresight import LOST, WIDEST, foresee, foresight
from .playouts import playouts
from .threats import HELD_BY, looking, ships
from .twin import CELLS, TABLES, TURN, room, twin_of

CANDIDATES = 32  # landings that come to mind, the best of all that are compared
HEAT = 0.5  # how far they may stand apart, in connectors
ANSWERS = 8  # landings that are compared to judge a position
LAST_SHIPS = 2  # of these, answers are looked at, too
CLEAR_LEAD = 0.18  # in connectors, and as much again for every ship that is left
LOOKS = 8  # landings compared for each move of a playout
PLAYED = 0.15  # how much a playout counts beside what is foreseen


class CompiledEyes(Eyes):
    def __init__(self) -> None:
        self.room = room()
        self.sight = foresight(looking())

    def landings(self, state: Numerus, seat: int) -> Sequence[Proposal]:
        found = foresee(twin_of(state), 1, WIDEST, self.sight, self.room, TABLES, HELD_BY)
        values = self.sight.values[:found]
        best = np.argsort(-values, kind="stable")[:CANDIDATES]
        if values.max() > LOST:  # NUM-21
            best = best[values[best] > LOST]
        moves = [Landing(*divmod(int(at), CELLS)) for at in self.sight.chosen[0, best]]
        return ranked(moves, values[best].tolist(), HEAT)

    def share(self, state: Numerus, chance: Chance) -> float:
        position = twin_of(state)
        left = ships(position, int(position[TURN]))
        ahead = 1 if left > LAST_SHIPS else 2
        found = foresee(position, ahead, ANSWERS, self.sight, self.room, TABLES, HELD_BY)
        lead = float(self.sight.values[:found].max())
        clear = CLEAR_LEAD * (1 + left)
        seen = 1 / (1 + exp(-lead / clear))
        seed = np.array([1 + chance.below("playout", 1 << 40)], np.int64)
        played, _ = playouts(position, seed, 1, LOOKS, self.room, TABLES)
        return (1 - PLAYED) * (1 - seen if state.turn else seen) + PLAYED * played
