"""How NEUTRACE is thought about: the greedy bot's thoughts, and what others may do about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskoherna.games.neutrace.moves import Choose
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import Ask, Chance, Reason

from ..search import THOROUGHLY, Level, Mind, Proposal, awaited, ladder, ranked
from .eyes import eyes
from .greedy import likely
from .why import why

CANDIDATES = 16
NEAR = 2  # who does not look farther judges a round as if it were evaluated now
QUIET = ("act", "source")  # what is asked when a position can be judged
HEAT = 0.1  # how far moves may stand apart, in points


class NeutraceMind(Mind[Neutrace]):
    curiosity: ClassVar[float] = 0.8
    width: ClassVar[tuple[float, float]] = (3.0, 0.4)
    worlds: ClassVar[int] = 24

    def proposals(
        self, state: Neutrace, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        if Choose in ask.kinds:
            return tasks_to_choose(list(ask.moves))
        scored = eyes(self.hurried).moves(state, seat, ask)
        chance.shuffle("ties", scored)
        moves, scores = zip(*scored, strict=True)
        return ranked(moves, scores, HEAT)[:CANDIDATES]

    def judge(self, state: Neutrace, chance: Chance) -> Sequence[float]:
        """The action is ended first: in the midst of it nobody can be judged."""
        sight = eyes(self.hurried)
        while state.agenda and state.agenda[-1][0] not in QUIET:
            seat, ask = next(iter(awaited(state).items()))
            move: Any = self.proposals(state, seat, ask, chance)[0].move
            state.play(seat, move, chance)
        if not state.agenda:
            return self.outcome(state)
        return sight.played_on(state) if self.level.sight > NEAR else sight.standing(state)

    def reasons(
        self, worlds: Sequence[Neutrace], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        return [why(worlds[0], seat, move) for move in moves]


def tasks_to_choose(moves: Sequence[Choose]) -> list[Proposal]:
    return ranked(moves, [likely(move.keep) - likely(move.give) for move in moves], 0.1)


LEVELS = ladder(
    NeutraceMind,
    beginner=Level(6, sight=1, overlooks=0.9, blind=0.95),
    casual=Level(5, overlooks=0.7, blind=0.75),
    seasoned=Level(8, overlooks=0.45, blind=0.45),
    strong=Level(16),
    master=Level(96, THOROUGHLY),
)
