"""Quick eyes for NUMERUS: landings ordered by threats, positions judged, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np

from deskoherna.games.numerus.moves import Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import Chance

from .numerus_eyes import CANDIDATES, CLEAR_LEAD, GAME, HEAT, Eyes
from .numerus_playouts import playouts
from .numerus_threats import HELD_BY, lead, look, looking, row_worths, survey, threats
from .numerus_twin import CELLS, TABLES, Bytes, invade, room, twin_of
from .search import Proposal, ranked

LOOKS = 8  # landings compared for each move of a playout
PLAYED = 0.4  # how much a playout counts beside what is seen at once


class CompiledEyes(Eyes):
    def __init__(self) -> None:
        self.room = room()
        self.looking = looking()

    def landings(self, state: Numerus, seat: int) -> Sequence[Proposal]:
        position = twin_of(state)
        own, theirs, threat, worth, scores = self.looking
        if survey(position, seat, own, self.room, TABLES) >= GAME:
            return [Proposal(_landing(int(own.argmax())), 1.0)]  # NUM-21
        allowed = survey(position, 1 - seat, theirs, self.room, TABLES)
        threats(position, theirs, threat)
        for nth, whose in enumerate((seat, 1 - seat)):
            row_worths(position, HELD_BY[whose], worth[nth])
        legal = look(position, seat, own, allowed, threat, worth, scores, TABLES)
        best = [int(at) for at in np.argsort(-scores, axis=None, kind="stable")[:legal]]
        if allowed >= GAME:
            best = self._defences(position, seat, best) or best
        del best[CANDIDATES:]
        return ranked(map(_landing, best), [float(scores.flat[at]) for at in best], HEAT)

    def _defences(self, position: Bytes, seat: int, landings: Sequence[int]) -> list[int]:
        """Landings after which the other seat cannot build a hyper node at once."""
        found: list[int] = []
        for at in landings:
            after = position.copy()
            invade(after, seat, *divmod(at, CELLS), 0, self.room, TABLES)
            if survey(after, 1 - seat, self.looking[1], self.room, TABLES) < GAME:
                found.append(at)
                if len(found) == CANDIDATES:
                    break
        return found

    def share(self, state: Numerus, chance: Chance) -> float:
        position = twin_of(state)
        seen = 1 / (
            1 + exp(-lead(position, self.looking[0], self.room, TABLES, HELD_BY) / CLEAR_LEAD)
        )
        seed = np.array([1 + chance.below("playout", 1 << 40)], np.int64)
        played, _ = playouts(position, seed, 1, LOOKS, self.room, TABLES)
        return (1 - PLAYED) * (1 - seen if state.turn else seen) + PLAYED * played


def _landing(at: int) -> Landing:
    return Landing(*divmod(at, CELLS))
