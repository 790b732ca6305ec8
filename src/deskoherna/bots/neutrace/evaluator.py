"""The evaluator of NEUTRACE: moves by the forecast, values by a rollout to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskoherna.games.neutrace.moves import Choose
from deskoherna.games.neutrace.rules import Neutrace
from deskoherna.kernel import Ask, Chance, Reason

from ..search import LONG_TIME, Candidate, Evaluator, Level, awaited, level_bots, softmax_candidates
from .explanation import reasons_for
from .greedy import likely
from .loading import heuristics

CANDIDATES = 16
NEAR = 2  # a level that looks no deeper takes the round as if it were evaluated now
QUIET = ("act", "source")  # steps of the agenda at which a position can be evaluated
TEMPERATURE = 0.1  # of priors, in points


class NeutraceEvaluator(Evaluator[Neutrace]):
    exploration: ClassVar[float] = 0.8
    widening: ClassVar[tuple[float, float]] = (3.0, 0.4)
    determinizations: ClassVar[int] = 24

    def candidates(
        self, state: Neutrace, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Candidate]:
        if Choose in ask.kinds:
            return tasks_to_choose(list(ask.moves))
        scored = heuristics(self.timed).scored_moves(state, seat, ask)
        chance.shuffle("ties", scored)
        moves, scores = zip(*scored, strict=True)
        return softmax_candidates(moves, scores, TEMPERATURE)[:CANDIDATES]

    def evaluate(self, state: Neutrace, chance: Chance) -> Sequence[float]:
        """The action is finished first: in the middle of it no position can be evaluated."""
        found = heuristics(self.timed)
        while state.agenda and state.agenda[-1][0] not in QUIET:
            seat, ask = next(iter(awaited(state).items()))
            move: Any = self.candidates(state, seat, ask, chance)[0].move
            state.play(seat, move, chance)
        if not state.agenda:
            return self.outcome(state)
        return found.rollout(state) if self.level.depth > NEAR else found.static_evaluation(state)

    def reasons(
        self, determinizations: Sequence[Neutrace], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        return [reasons_for(determinizations[0], seat, move) for move in moves]


def tasks_to_choose(moves: Sequence[Choose]) -> list[Candidate]:
    return softmax_candidates(moves, [likely(move.keep) - likely(move.give) for move in moves], 0.1)


LEVELS = level_bots(
    NeutraceEvaluator,
    beginner=Level(6, depth=1, overlooks=0.9, blind=0.95),
    casual=Level(5, overlooks=0.7, blind=0.75),
    seasoned=Level(8, overlooks=0.45, blind=0.45),
    strong=Level(16),
    master=Level(96, LONG_TIME),
)
