"""The evaluator of LABORIGINES: rollouts to the end of the turn, within what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean as mean
from typing import Any, ClassVar

from msgspec.structs import replace

from deskoherna.games.laborigines import reasons
from deskoherna.games.laborigines.movement import going
from deskoherna.games.laborigines.moves import (
    Assign,
    Energy,
    LaboriginesMove,
    OwnChoice,
    OwnLast,
    Pass,
    Place,
    Vote,
)
from deskoherna.games.laborigines.pieces import RING
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.games.laborigines.view import LaboriginesView
from deskoherna.kernel import Ask, Chance, Reason

from ..search import LONG_TIME, Candidate, Evaluator, Level, awaited, level_bots, softmax_candidates
from .remembering import carried_out, remember
from .values import shares

NO_CHOICE = (OwnLast, OwnChoice)  # colours are left to the table
BY_CHANCE = (Place, Vote)
NEXT_TURN = ("next",)
TEMPERATURE = 0.3  # of priors, in shares of the win
NOTICED = 5  # percent by which a move must change the chance of the flag to be worth a word
FAR = 4  # the depth from which the next throw is considered, more moves than a turn mostly has


class LaboriginesEvaluator(Evaluator[Laborigines]):
    """Plays on to the end of the turn, if the level looks so far; then `shares` has the values."""

    determinizations: ClassVar[int] = 48

    def prepare_view(self, view: LaboriginesView) -> LaboriginesView:
        """What the level remembers, up to the end of the turn; colours are left to the table."""
        remembered = remember(view, round(self.level.memory * RING))
        agenda = tuple(step for step in view.agenda if step != NEXT_TURN)
        return replace(remembered, delegated=(True,) * len(view.delegated), agenda=agenda)

    def candidates(
        self, state: Laborigines, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Candidate]:
        """Priors by a quick evaluation, for levels that overlook moves; the same for all others."""
        if ask.free or issubclass(ask.kinds[0], BY_CHANCE):
            return [Candidate(ask.sample(chance), 1.0)]
        moves = choices(ask)
        if len(moves) > 1 and (self.level.overlooks or self.level.blind):
            chance.shuffle("ties", moves)
            return softmax_candidates(
                moves, [self.glance(state, seat, move, chance) for move in moves], TEMPERATURE
            )
        return [Candidate(move, 1 / len(moves)) for move in moves]

    def can_compare(self, ask: Ask[Any]) -> bool:
        by_chance = ask.free or issubclass(ask.kinds[0], BY_CHANCE)
        return not by_chance and len(choices(ask)) > 1

    def glance(self, state: Laborigines, seat: int, move: LaboriginesMove, chance: Chance) -> float:
        """A quick evaluation of a move for its seat, without a search."""
        after = state.copy()
        after.play(seat, move, chance)
        return self.evaluate(after, chance)[seat]

    def rollout_move(
        self, state: Laborigines, seat: int, ask: Ask[Any], chance: Chance
    ) -> LaboriginesMove:
        """Nobody manipulates; of dice and directions the better ones are taken."""
        if ask.overdue is not None:
            overdue: LaboriginesMove = ask.overdue
            return overdue
        moves = choices(ask)
        if len(moves) == 1 or isinstance(moves[0], Energy):
            return moves[chance.below("answer", len(moves))]
        return max(moves, key=lambda move: self.glance(state, seat, move, chance))

    def evaluate(self, state: Laborigines, chance: Chance) -> Sequence[float]:
        """At the end of the turn, before the dice are thrown again; or at once, at depth 1."""
        while self.level.depth > 1 and (asks := awaited(state)):
            if state.agenda[0] == NEXT_TURN:
                del state.agenda[0]
            seat, ask = next(iter(asks.items()))
            state.play(seat, self.rollout_move(state, seat, ask, chance), chance)
        return self.outcome(state)

    def outcome(self, state: Laborigines) -> Sequence[float]:
        """Of the game, if at most one colour is left; of the turn otherwise."""
        if len({state.cast.colour[seat] for seat in state.seats_left()}) < 2:
            return super().outcome(state)
        return shares(state, far=self.level.depth >= FAR)

    def sides(self, state: Laborigines) -> Sequence[int]:
        colours: Sequence[int] = state.cast.colour
        return colours

    def reasons(
        self, determinizations: Sequence[Laborigines], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        """What the turn brings on average if it begins like this, compared with the other moves."""
        ends = [self.ends(determinizations, seat, move) for move in moves]
        kept = above_others([mean(state.energy(seat) for state in after) for after in ends])
        cost = above_others(
            [-mean(rivals_energy(state, seat) for state in after) for after in ends]
        )
        flag = above_others(
            [mean(state.flag in state.own(seat) for state in after) for after in ends]
        )
        fallen = [mean(bool(state.fallen[seat]) for state in after) for after in ends]
        return [reasons_for(*each) for each in zip(kept, cost, flag, fallen, strict=True)]

    def ends(
        self, determinizations: Sequence[Laborigines], seat: int, move: LaboriginesMove
    ) -> list[Laborigines]:
        """The end of the turn in every determinization, by the direction best for its mover."""
        lab, turn = determinizations[0].lab, determinizations[0].turn
        open_course = isinstance(move, Assign | Pass)
        courses = [(go,) for go in going(lab.variant, 0).moves] if open_course else [()]
        found = [
            [
                carried_out(state, seat, (move, *course), nth)
                for nth, state in enumerate(determinizations)
            ]
            for course in courses
        ]
        return max(found, key=lambda ends: mean(self.outcome(end)[turn] for end in ends))


def above_others(values: Sequence[float]) -> list[float]:
    """How far each is above the mean of the others."""
    others = max(len(values) - 1, 1)
    return [(value - mean(values)) * len(values) / others for value in values]


def reasons_for(kept: float, cost: float, flag: float, fallen: float) -> list[Reason]:
    """The reasons for and against a move, from what it brings compared with the others."""
    found = []
    if round(kept):
        found.append(reasons.keeps(round(kept)))
    if round(cost):
        found.append(reasons.costs_rivals(round(cost)))
    if abs(percent := round(100 * flag)) >= NOTICED:
        found.append(reasons.flag(percent))
    if fallen > 0:
        found.append(reasons.danger(max(1, round(100 * fallen))))
    return found


def rivals_energy(state: Laborigines, seat: int) -> int:
    colour = state.cast.colour
    others = (other for other in range(state.lab.seats) if colour[other] != colour[seat])
    return sum(map(state.energy, others))


def choices(ask: Ask[Any]) -> list[LaboriginesMove]:
    return [move for move in ask.moves if not isinstance(move, NO_CHOICE)]


LEVELS = level_bots(
    LaboriginesEvaluator,
    beginner=Level(6, depth=1, overlooks=1.0, blind=1.0, memory=0.0),
    casual=Level(12, depth=2, overlooks=0.5, blind=0.7, memory=0.0),
    seasoned=Level(24, depth=3, overlooks=0.19, blind=0.43, memory=0.2),
    strong=Level(48, overlooks=0.15, blind=0.3, memory=0.35),
    master=Level(480, LONG_TIME),
)
