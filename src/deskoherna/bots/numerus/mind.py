"""How NUMERUS is thought about: threats first, a hyper node at once, the rest by looking on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskoherna.games.numerus import advice
from deskoherna.games.numerus.moves import Building, Landing
from deskoherna.games.numerus.rules import Numerus
from deskoherna.games.numerus.runs import placements
from deskoherna.kernel import Ask, Chance, Reason
from deskoherna.kernel.chance import NoChance

from ..search import THOROUGHLY, Level, Mind, Proposal, ladder, ranked
from .eyes import GAME, eyes
from .greedy import most
from .rows import builds, row_worth

LEFT_OVER = 4.0  # points of row worth by which placements differ


class NumerusMind(Mind[Numerus]):
    width: ClassVar[tuple[float, float]] = (4.0, 0.4)

    def proposals(
        self, state: Numerus, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        if not state.runs:
            return eyes(self.hurried).landings(state, seat)
        moves = placements(state.runs[0])
        return ranked(moves, [left_over(state, seat, move) for move in moves], LEFT_OVER)

    def judge(self, state: Numerus, chance: Chance) -> Sequence[float]:
        while state.runs:
            assert state.turn is not None
            state.play(state.turn, placements(state.runs[0])[0], chance)
        if state.result is not None:
            return self.outcome(state)
        share = eyes(self.hurried).share(state, chance)
        return share, 1 - share

    def reasons(
        self, worlds: Sequence[Numerus], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        state = worlds[0]
        rows = [left_over(state, seat, move) for move in moves]
        most_rows = [worth == max(rows) > min(rows) for worth in rows]
        return [why(state, seat, *each) for each in zip(moves, most_rows, strict=True)]


def why(state: Numerus, seat: int, move: Landing | Building, most_rows: bool) -> list[Reason]:
    """What a move builds, prevents, prepares and allows; and whether more rows are left by it than
    by the others."""
    if isinstance(move, Building):
        return [advice.LEAVES_MORE] if most_rows else []
    after = state.copy()
    after.play(seat, move, NoChance())
    built = after.scores[seat] - state.scores[seat] + sum(run.connectors for run in after.runs)
    if built >= GAME:
        return [advice.HYPER_NODE]
    found = [advice.builds(built)] if built else []
    could, can = (most(builds(position, 1 - seat)) for position in (state, after))
    if could >= GAME > can:
        found.append(advice.STOPS_HYPER_NODE)
    elif could > can:
        found.append(advice.prevents(could, can))
    elif can > could:
        found.append(advice.allows(can))
    if prepared := most(builds(after, seat)):
        found.append(advice.prepares(prepared))
    return found or [advice.LONG_TERM] * most_rows


def left_over(state: Numerus, seat: int, move: Landing | Building) -> float:
    """What rows are worth after a move; a placement leaves cells over for them (NUM-17)."""
    after = state.copy()
    after.play(seat, move, NoChance())
    return row_worth(after, seat)


LEVELS = ladder(
    NumerusMind,
    beginner=Level(16, sight=1, overlooks=0.8),
    casual=Level(24, sight=2, overlooks=0.5, blind=0.7),
    seasoned=Level(32, overlooks=0.25, blind=0.4),
    strong=Level(100, overlooks=0.04, blind=0.1),
    master=Level(960, THOROUGHLY),
)
