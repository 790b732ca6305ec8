"""What is seen at once in a position of NUMERUS: landings worth a look, and who stands how.

There are two pairs of eyes. `PlainEyes` use what the greedy bot knows and need nothing beyond
Python. `CompiledEyes` look ahead, and in less time, where numba is installed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from math import exp

from deskoherna.games.numerus.pieces import VARIANTS
from deskoherna.games.numerus.rules import Numerus
from deskoherna.kernel import Chance, SearchChance

from ..compiled import compiled
from ..search import Proposal, ranked
from .greedy import CONNECTOR, first_look, most, outlook
from .rows import builds

GAME = 4  # connectors of one turn that win at once (NUM-21)
CANDIDATES = 40  # landings that come to mind
HEAT = 40.0  # how far they may stand apart, in hundredths of a connector
CLEAR_LEAD = 200.0  # in hundredths of a connector
HOPELESS = -5_000.0


class Eyes(ABC):
    @abstractmethod
    def landings(self, state: Numerus, seat: int) -> Sequence[Proposal]:
        """The most promising ones; a hyper node alone, if there is one."""

    @abstractmethod
    def share(self, state: Numerus, chance: Chance) -> float:
        """How likely the first seat wins."""


class PlainEyes(Eyes):
    def landings(self, state: Numerus, seat: int) -> Sequence[Proposal]:
        score = first_look(state, seat)
        scored = sorted(((score(move), move) for move in state.landings()), key=lambda s: -s[0])
        if most(builds(state, seat)) >= GAME:
            del scored[1:]  # NUM-21
        del scored[CANDIDATES:]
        return ranked([move for _, move in scored], [points for points, _ in scored], HEAT)

    def share(self, state: Numerus, chance: Chance) -> float:
        assert state.turn is not None
        waiting = 1 - state.turn
        lead = CONNECTOR * (state.scores[waiting] - state.scores[state.turn])
        seen = max(lead + outlook(state, waiting), HOPELESS)
        value = 1 / (1 + exp(-seen / CLEAR_LEAD))
        return value if waiting == 0 else 1 - value


PLAIN: Eyes = PlainEyes()


def eyes(hurried: bool) -> Eyes:
    """The quickest there are."""
    return compiled(_quick, PLAIN, hurried)


@cache
def _quick() -> Eyes:
    from .compiled import CompiledEyes  # noqa: PLC0415  # only where numba is installed

    opened, sight = Numerus.opening(VARIANTS["short"], 0), CompiledEyes()
    sight.landings(opened, 0)
    sight.share(opened, SearchChance(0))
    return sight
