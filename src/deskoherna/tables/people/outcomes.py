"""How a finished game ended for each of its seats (ROOM-21). All of it follows from the log."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.kernel import Result
from deskoherna.kernel.game import written

from ..identity import is_program
from ..log.entries import Chair
from ..log.names import ERASED, looks
from ..log.table import Table
from ..stores.results import Outcome, SeatResult


def seat_results(table: Table) -> list[SeatResult]:
    """The results of a table, one for each seat; none where nobody has played for a result.

    What was laid out, from a record or from another table, is no result of those who go on with
    it, and a game of bots alone is nobody's.
    """
    match, opened = table.match, table.opened
    laid_out = opened.from_record or opened.came_from is not None
    if table.state != "over" or match is None or match.result is None or laid_out:
        return []
    result, ended = match.result, table.log[(table.ended or table.seq) - 1].at
    people = [_person(table.chairs, seat) for seat in range(len(table.chairs))]
    if not any(people):
        return []
    variant = " ".join(written(table.setup.options[name]) for name in table.game.recorded_by)
    rated = opened.rated and may_be_rated(table)
    return [
        SeatResult(
            table=table.id,
            seat=seat,
            person=people[seat],
            name=_name(chair),
            folded=looks(_name(chair)),
            bot=chair.bot,
            game=table.game.id,
            variant=variant,
            ended=ended,
            outcome=_outcome(table.chairs, result, seat),
            place=result.places[seat],
            score=result.scores[seat],
            rated=rated,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _name(chair: Chair) -> str:
    return "" if chair.name == ERASED else chair.name


def _person(chairs: Sequence[Chair], seat: int) -> str | None:
    """Whose result a seat's is. Somebody who has several seats is there once."""
    chair = chairs[seat]
    before = [other.person for other in chairs[:seat]]
    return None if chair.name == ERASED or chair.person in before else chair.person


def _outcome(chairs: Sequence[Chair], result: Result, seat: int) -> Outcome:
    """There is no winner where a bot has played on for somebody, or one person for both sides."""
    chair = chairs[seat]
    shared = [other for other in chairs if other.person == chair.person]
    if chair.person is not None:
        if chair.bot is not None:
            return "ended"
        if len(shared) > 1 and not result.together:
            return "ended"
    if result.together:
        return "won" if result.places[seat] == 1 else "lost"
    if set(result.places) == {1}:
        return "drawn"
    return "won" if result.places[seat] == 1 else "lost"


def may_be_rated(table: Table) -> bool:
    """Whether different people sat at all seats to the end, or left, and each has moved."""
    people = [chair.person for chair in table.chairs]
    if None in people or len({*people}) < len(people) or any(map(is_program, people)):
        return False
    assert table.match is not None
    return {ply.seat for ply in table.match.plies} == {*range(len(people))}


def rated_places(results: Sequence[SeatResult]) -> list[int]:
    """The places by which ratings change: whoever left their seat to a bot comes last."""
    last = len(results) + 1
    return [last if one.bot is not None else one.place for one in results]
