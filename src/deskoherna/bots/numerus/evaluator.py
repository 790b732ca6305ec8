"""The evaluator of NUMERUS: landings by their threats, values by looking ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from deskoherna.games.numerus import reasons
from deskoherna.games.numerus.moves import Building, Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.runs import placements
from deskoherna.kernel import Ask, Chance, Move, Reason

from ..bot import Bot
from ..newcomer import hasty
from ..search import (
    LONG_TIME,
    NEWCOMER,
    Candidate,
    Evaluator,
    Level,
    SearchBot,
    level_bots,
    softmax_candidates,
)
from .greedy import most
from .heuristics import GAME
from .loading import heuristics
from .rows import builds, row_value

LEFT_OVER = 4.0  # the temperature for placements, in points of row value
BEGINNER = Level(16, depth=1, overlooks=0.8)
SPARED = 6  # landings of a newcomer before it sees a hyper node


class NumerusEvaluator(Evaluator[Numerus]):
    widening: ClassVar[tuple[float, float]] = (4.0, 0.4)

    def candidates(
        self, state: Numerus, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Candidate]:
        if not state.runs:
            return heuristics(self.timed).landings(state, seat)
        moves = placements(state.runs[0])
        rows = [left_over(state, seat, move) for move in moves]
        return softmax_candidates(moves, rows, LEFT_OVER)

    def evaluate(self, state: Numerus, chance: Chance) -> Sequence[float]:
        while state.runs:
            assert state.turn is not None
            state.play(state.turn, placements(state.runs[0])[0], chance)
        if state.result is not None:
            return self.outcome(state)
        first = heuristics(self.timed).win_probability(state, chance)
        return first, 1 - first

    def reasons(
        self, determinizations: Sequence[Numerus], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        state = determinizations[0]
        rows = [left_over(state, seat, move) for move in moves]
        most_rows = [value == max(rows) > min(rows) for value in rows]
        return [reasons_for(state, seat, *each) for each in zip(moves, most_rows, strict=True)]


def reasons_for(
    state: Numerus, seat: int, move: Landing | Building, most_rows: bool
) -> list[Reason]:
    """What a move builds, prevents, prepares and allows, and whether it leaves more rows than the
    others."""
    if isinstance(move, Building):
        return [reasons.LEAVES_MORE] if most_rows else []
    after = state.after(seat, move)
    built = after.built_since(state, seat)
    if built >= GAME:
        return [reasons.HYPER_NODE]
    found = [reasons.builds(built)] if built else []
    could, can = (most(builds(position, 1 - seat)) for position in (state, after))
    if could >= GAME > can:
        found.append(reasons.STOPS_HYPER_NODE)
    elif could > can:
        found.append(reasons.prevents(could, can))
    elif can > could:
        found.append(reasons.allows(can))
    if prepared := most(builds(after, seat)):
        found.append(reasons.prepares(prepared))
    return found or [reasons.LONG_TERM] * most_rows


def left_over(state: Numerus, seat: int, move: Landing | Building) -> float:
    """The value of the rows after a move; a placement leaves cells over for them (NUM-17)."""
    return row_value(state.after(seat, move), seat)


class NewcomerNumerus(SearchBot):
    """For somebody's first game: it sees rows, but not at once what several make together."""

    evaluator_type = NumerusEvaluator
    level = hasty(BEGINNER)
    rank = 0

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        """Ends no game by a hyper node (NUM-21) before the other side has settled in."""
        chosen = super().choose(seat, view, ask, chance)
        if sum(ship.seat == seat for ship in view.ships) >= SPARED:
            return chosen
        state: Numerus = self.game.imagine(view, chance)

        def spares(move: Any) -> bool:
            return state.after(seat, move).built_since(state, seat) < GAME

        if spares(chosen):
            return chosen
        others: list[Move] = [move for move in ask.moves if spares(move)]
        return chance.pick("spares", others) if others else chosen


LEVELS: Mapping[str, type[Bot]] = {
    NEWCOMER: NewcomerNumerus,
    **level_bots(
        NumerusEvaluator,
        beginner=BEGINNER,
        casual=Level(24, depth=2, overlooks=0.5, blind=0.7),
        seasoned=Level(32, overlooks=0.25, blind=0.4),
        strong=Level(100, overlooks=0.04, blind=0.1),
        master=Level(960, LONG_TIME),
    ),
}
