"""How LABORIGINES is thought about: to the end of the turn, in worlds that memory allows."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean as mean
from typing import Any, ClassVar

from msgspec.structs import replace

from deskoherna.games.laborigines import advice
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

from ..search import THOROUGHLY, Level, Mind, Proposal, awaited, ladder, ranked
from .remembering import carried_out, remember
from .worth import shares

NO_CHOICE = (OwnLast, OwnChoice)  # colours are left to the table
BY_CHANCE = (Place, Vote)
NEXT_TURN = ("next",)
HEAT = 0.3  # of the win: by how much a choice must be worse to be far less obvious
NOTICED = 5  # percent by which the flag must be likelier to be had, to be told
FAR = 4  # moves, more than a turn has as a rule: who looks so far sees the next throw coming


class LaboriginesMind(Mind[Laborigines]):
    """Thinks to the end of the turn, if one looks so far; what comes after it is judged by
    `shares`."""

    worlds: ClassVar[int] = 48

    def seen(self, view: LaboriginesView) -> LaboriginesView:
        """As much as the level remembers, up to the end of the turn; colours are left to the
        table."""
        remembered = remember(view, round(self.level.memory * RING))
        agenda = tuple(step for step in view.agenda if step != NEXT_TURN)
        return replace(remembered, delegated=(True,) * len(view.delegated), agenda=agenda)

    def proposals(
        self, state: Laborigines, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        """Who may overlook something sees first what a glance shows to be good; who does not
        looks at all choices alike."""
        if ask.free or issubclass(ask.kinds[0], BY_CHANCE):
            return [Proposal(ask.sample(chance), 1.0)]
        moves = choices(ask)
        if len(moves) > 1 and (self.level.overlooks or self.level.blind):
            chance.shuffle("ties", moves)
            return ranked(moves, [self.glance(state, seat, move, chance) for move in moves], HEAT)
        return [Proposal(move, 1 / len(moves)) for move in moves]

    def glance(self, state: Laborigines, seat: int, move: LaboriginesMove, chance: Chance) -> float:
        """How a seat stands, as far as one looks, if nobody thinks any further."""
        after = state.copy()
        after.play(seat, move, chance)
        return self.judge(after, chance)[seat]

    def answer(
        self, state: Laborigines, seat: int, ask: Ask[Any], chance: Chance
    ) -> LaboriginesMove:
        """Nobody manipulates; of dice and ways the better ones are taken."""
        if ask.overdue is not None:
            overdue: LaboriginesMove = ask.overdue
            return overdue
        moves = choices(ask)
        if len(moves) == 1 or isinstance(moves[0], Energy):
            return moves[chance.below("answer", len(moves))]
        return max(moves, key=lambda move: self.glance(state, seat, move, chance))

    def judge(self, state: Laborigines, chance: Chance) -> Sequence[float]:
        """At the end of the turn, before the dice are thrown again; or at once, if one looks no
        further than at a choice."""
        while self.level.sight > 1 and (asks := awaited(state)):
            if state.agenda[0] == NEXT_TURN:
                del state.agenda[0]
            seat, ask = next(iter(asks.items()))
            state.play(seat, self.answer(state, seat, ask, chance), chance)
        return self.outcome(state)

    def outcome(self, state: Laborigines) -> Sequence[float]:
        """Of the game, if one colour is left at most; else of the turn."""
        if len({state.cast.colour[seat] for seat in state.seats_left()}) < 2:
            return super().outcome(state)
        return shares(state, far=self.level.sight >= FAR)

    def sides(self, state: Laborigines) -> Sequence[int]:
        colours: Sequence[int] = state.cast.colour
        return colours

    def reasons(
        self, worlds: Sequence[Laborigines], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        """What the turn brings on average if it begins like this, beside the other choices."""
        ends = [self.ends(worlds, seat, move) for move in moves]
        kept = beside([mean(state.energy(seat) for state in after) for after in ends])
        cost = beside([-mean(rivals_energy(state, seat) for state in after) for after in ends])
        flag = beside([mean(state.flag in state.own(seat) for state in after) for after in ends])
        fallen = [mean(bool(state.fallen[seat]) for state in after) for after in ends]
        return [why(*each) for each in zip(kept, cost, flag, fallen, strict=True)]

    def ends(
        self, worlds: Sequence[Laborigines], seat: int, move: LaboriginesMove
    ) -> list[Laborigines]:
        """The turn's end in every world, on the course that is best for whose turn it is."""
        lab, turn = worlds[0].lab, worlds[0].turn
        open_course = isinstance(move, Assign | Pass)
        courses = [(go,) for go in going(lab.variant, 0).moves] if open_course else [()]
        found = [
            [carried_out(world, seat, (move, *course), nth) for nth, world in enumerate(worlds)]
            for course in courses
        ]
        return max(found, key=lambda ends: mean(self.outcome(end)[turn] for end in ends))


def beside(values: Sequence[float]) -> list[float]:
    """How much each is above the average of the others."""
    others = max(len(values) - 1, 1)
    return [(value - mean(values)) * len(values) / others for value in values]


def why(kept: float, cost: float, flag: float, fallen: float) -> list[Reason]:
    """What a move brings beside the others, good and bad."""
    found = []
    if round(kept):
        found.append(advice.keeps(round(kept)))
    if round(cost):
        found.append(advice.costs_rivals(round(cost)))
    if abs(percent := round(100 * flag)) >= NOTICED:
        found.append(advice.flag(percent))
    if fallen > 0:
        found.append(advice.danger(max(1, round(100 * fallen))))
    return found


def rivals_energy(state: Laborigines, seat: int) -> int:
    colour = state.cast.colour
    others = (other for other in range(state.lab.seats) if colour[other] != colour[seat])
    return sum(map(state.energy, others))


def choices(ask: Ask[Any]) -> list[LaboriginesMove]:
    return [move for move in ask.moves if not isinstance(move, NO_CHOICE)]


LEVELS = ladder(
    LaboriginesMind,
    beginner=Level(6, sight=1, overlooks=1.0, blind=1.0, memory=0.0),
    casual=Level(12, sight=2, overlooks=0.5, blind=0.7, memory=0.0),
    seasoned=Level(24, sight=3, overlooks=0.19, blind=0.43, memory=0.2),
    strong=Level(48, overlooks=0.15, blind=0.3, memory=0.35),
    master=Level(480, THOROUGHLY),
)
