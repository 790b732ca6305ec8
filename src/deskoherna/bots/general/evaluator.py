"""The general evaluator: it knows nothing but the rules, and so plays and reviews every game.

Positions are evaluated by rollouts. One that is long, or takes long, is cut off; scores tell who is
ahead then, if the game shows any. Where nothing is hidden, it also proves what a few moves decide,
and rollouts prefer moves that did well in others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from deskoherna.kernel import AnyGame, Ask, Chance, Move, Reason

from ..search import LONG_TIME, Candidate, Evaluator, Level, awaited, level_bots
from .move_statistics import MoveStatistics
from .scores import Scores
from .solver import Solver

PICKED = 2  # moves drawn for a step of a rollout: the one that did better is made
CONSOLATION = 0.005  # of the win: what the best score counts for a loser
PROOF = 4  # moves tried to prove who wins, for each iteration of the search
PROOF_TIME = 0.25  # of the time there is
STEP_TIME = 0.04  # the same, for a rollout, and for finding out which moves are decided
DECIDED: dict[float, Sequence[Reason]] = {
    1.0: [Reason("room-why-wins")],
    0.0: [Reason("room-why-loses", against=True)],
}


class GeneralEvaluator(Evaluator[Any]):
    knows_the_game: ClassVar[bool] = False  # rollouts err in ways that more of them do not show
    rollout_depth: ClassVar[int] = 500

    def __init__(self, game: AnyGame, level: Level) -> None:
        super().__init__(game, level)
        self.statistics = MoveStatistics()
        self.scores = Scores(game)
        self.solver = Solver(super().outcome, self.hurries)
        self._seats = max(game.seats)  # until it is known

    def hurries(self) -> bool:
        return self.time_left() < (1 - PROOF_TIME) * self.level.seconds

    def step(self) -> Callable[[], bool]:
        """A step of the search begins; what is returned says whether it takes too long."""
        until = max(0.0, self.time_left() - STEP_TIME * self.level.seconds)
        return lambda: self.time_left() < until

    def determinize(self, view: Any, chance: Chance) -> Any:
        state = super().determinize(view, chance)
        self.informed = False
        if self.game.open_information:
            self.statistics.forget()
            self.solver.prove(state, PROOF * self.level.iterations)
        return state

    def candidates(
        self, state: Any, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Candidate]:
        """A move that is known to win; if there is none, all that are not known to lose."""
        found = super().candidates(state, seat, ask, chance)
        if not self.game.open_information or len(awaited(state)) > 1:
            return found
        left, too_long = [], self.step()
        for move, _ in found:
            value = None if too_long() else self.known_value(state, seat, move)
            if value == 1:
                return [Candidate(move, 1.0)]
            if value != 0:
                left.append(move)
        return [Candidate(move, 1 / len(left)) for move in left] or found

    # Values

    def evaluate(self, state: Any, chance: Chance) -> Sequence[float]:
        """What was proved, or the end of a rollout."""
        if self.game.open_information and (proved := self.solver.known(state)) is not None:
            self.informed = True
            return proved
        played: list[tuple[int, Move]] = []
        too_long = self.step()
        for _ in range(self.rollout_depth):
            asks = awaited(state)
            if not asks or too_long():
                break
            seat, ask = next(iter(asks.items()))
            move = self.rollout_move(state, seat, ask, chance)
            state.play(seat, move, chance)
            played.append((seat, move))
        values = self.static_evaluation(state) if state.result is None else self.outcome(state)
        if self.game.open_information:
            self.statistics.learn(played, values)
        return values

    def rollout_move(self, state: Any, seat: int, ask: Ask[Any], chance: Chance) -> Move:
        if not self.game.open_information:
            return super().rollout_move(state, seat, ask, chance)
        return self.statistics.best(seat, [ask.sample(chance) for _ in range(PICKED)])

    def outcome(self, state: Any) -> Sequence[float]:
        """Whoever has lost would rather have lost with a good score."""
        result = state.result
        self.informed = True
        self._seats = len(result.places)
        self.scores.note_end(result)
        shares = self.scores.shares(result.scores)
        return [
            value or CONSOLATION * share
            for value, share in zip(super().outcome(state), shares, strict=True)
        ]

    def sides(self, state: Any) -> Sequence[int]:
        """As they usually are with so many seats; the options are not known here."""
        sides: Sequence[int] = self.game.colours(self.game.setup(len(state.result.places)))
        return sides

    def static_evaluation(self, state: Any) -> Sequence[float]:
        """By the scores that spectators are shown; without any, all seats are equal."""
        scores = getattr(self.game.view(state, None), "scores", None)
        if isinstance(scores, tuple) and len(scores) in self.game.seats:
            self.informed = True
            self.scores.note(scores)
            return self.scores.shares(scores)
        return [0.5 if self.game.cooperative else 1 / self._seats] * self._seats

    def known_value(self, state: Any, seat: int, move: Any) -> float | None:
        """If it was proved."""
        if not self.game.open_information:
            return None
        values = self.solver.known_after(state, seat, move)
        return None if values is None else values[seat]

    def reasons(
        self, determinizations: Sequence[Any], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        known = [self.known_value(determinizations[0], seat, move) for move in moves]
        return [() if value is None else DECIDED.get(value, ()) for value in known]


LEVELS = level_bots(
    GeneralEvaluator,
    beginner=Level(4, depth=1, overlooks=0.8, blind=0.9),
    casual=Level(12, depth=2, overlooks=0.5, blind=0.6),
    seasoned=Level(40, overlooks=0.25, blind=0.4),
    strong=Level(150, overlooks=0.1, blind=0.2),
    master=Level(1_000, LONG_TIME),
)
