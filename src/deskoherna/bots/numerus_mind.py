"""How NUMERUS is thought about: threats first, a hyper node at once, the rest by playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from deskoherna.games.numerus.moves import Building, Landing
from deskoherna.games.numerus.rules import DOCK, Numerus
from deskoherna.games.numerus.runs import placements
from deskoherna.kernel import Ask, Chance
from deskoherna.kernel.chance import NoChance

from .numerus_playouts import playouts
from .numerus_rows import row_worth, worth_of_cells
from .numerus_threats import GAME, look, survey, threats
from .numerus_twin import CELLS, TABLES, invade, room, twin_of
from .search import Level, Mind, Proposal, ladder, ranked

CANDIDATES = 40  # landings that come to mind
HEAT = 40.0  # how far they may stand apart, in hundredths of a connector
LOOKS = 8  # landings compared for each move of a playout
PLAYOUTS = 1


class NumerusMind(Mind):
    curiosity: ClassVar[float] = 1.2
    looks=8; playouts=1; mix=0.0; spread=2.0
    width: ClassVar[tuple[float, float]] = (4.0, 0.4)

    def proposals(
        self, state: Numerus, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        if state.runs:
            moves = placements(state.runs[0])
            return ranked(moves, [self._left_over(state, seat, move) for move in moves], 4.0)
        return self._landings(state, seat)

    def _left_over(self, state: Numerus, seat: int, move: Building) -> float:
        """What the rows of cells that a placement leaves over are worth (NUM-17)."""
        after = state.copy()
        after.play(seat, move, NoChance())
        return row_worth(after, seat)

    def _landings(self, state: Numerus, seat: int) -> Sequence[Proposal]:
        position, space = twin_of(state), room()
        built = np.zeros((2, DOCK, CELLS), np.uint8)
        most = [survey(position, s, built[n], space, TABLES) for n, s in enumerate((seat, 1 - seat))]
        if most[0] >= GAME:
            return [Proposal(_landing(int(built[0].argmax())), 1.0)]  # NUM-21
        threat, scores = np.zeros(CELLS), np.full((DOCK, CELLS), -1e9)
        threats(position, 1 - seat, built[1], threat, TABLES)
        worth = np.zeros((2, CELLS), np.uint8)
        for nth, whose in enumerate((seat, 1 - seat)):
            found = worth_of_cells(state, whose)
            worth[nth, : len(found)] = np.frombuffer(found, np.uint8)
        legal = look(position, seat, (built[0], built[1]), (worth[0], worth[1]), threat, scores, TABLES)
        flat = scores.ravel()
        best = np.argsort(-flat, kind="stable")[: min(legal, CANDIDATES)]
        if most[1] >= GAME:
            best = self._defences(position, seat, flat, legal) or best
        return ranked([_landing(int(at)) for at in best], [float(flat[at]) for at in best], HEAT)

    def _defences(self, position: Any, seat: int, scores: Any, legal: int) -> list[int]:
        """Landings after which the other seat cannot build a hyper node."""
        space, built = room(), np.zeros((DOCK, CELLS), np.uint8)
        found = []
        for at in np.argsort(-scores, kind="stable")[:legal]:
            after = position.copy()
            value, cell = divmod(int(at), CELLS)
            invade(after, seat, value, cell, 0, space, TABLES)
            if survey(after, 1 - seat, built, space, TABLES) < GAME:
                found.append(int(at))
                if len(found) == CANDIDATES:
                    break
        return found

    def judge(self, state: Numerus, chance: Chance) -> Sequence[float]:
        while state.runs:
            assert state.turn is not None
            state.play(state.turn, placements(state.runs[0])[0], chance)
        if state.result is not None:
            return self.outcome(state)
        position, space = twin_of(state), room()
        share = 0.0
        if self.mix < 1:
            seed = np.array([1 + chance.below("playout", 1 << 40)], np.int64)
            share, _ = playouts(position, seed, self.playouts, self.looks, space, TABLES)
            if self.mix == 0: return share, 1 - share
        built = np.zeros((DOCK, CELLS), np.uint8)
        turn = state.turn
        mine = survey(position, turn, built, space, TABLES)
        theirs = survey(position, 1-turn, built, space, TABLES)
        if mine>=4: v=1.0
        else:
            from math import exp
            lead = state.scores[turn]-state.scores[1-turn] + 0.9*mine - 0.3*theirs
            lead += 0.002*(sum(state.docks[16*turn:16*turn+16])*row_worth(state,turn)-sum(state.docks[16*(1-turn):16*(1-turn)+16])*row_worth(state,1-turn))
            v=1/(1+exp(-lead/self.spread))
        v = v if turn==0 else 1-v
        v = self.mix*v+(1-self.mix)*share
        return v, 1 - v


def _landing(at: int) -> Landing:
    return Landing(*divmod(at, CELLS))


LEVELS = ladder(
    NumerusMind,
    beginner=Level(60, sight=1, overlooks=0.5, blind=0.8),
    casual=Level(200, sight=2, overlooks=0.3, blind=0.5),
    seasoned=Level(600, overlooks=0.1, blind=0.2),
    strong=Level(1500),
    master=Level(10000, 4.5),
)
