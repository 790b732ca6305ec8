"""Which level of bots suits somebody next, from how their games against bots ended.

`web/src/opponent.ts` offers the same from what a browser remembers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskoherna.bots import first_level, levels
from deskoherna.kernel import AnyGame

from ..stores.results import SeatResult

IN_A_ROW = 2  # games won, or lost, after which another level is offered


def level_played(seats: Sequence[SeatResult], person: str) -> tuple[str, bool] | None:
    """The level of the bots in a person's game, if all others were bots of one; and a win."""
    mine = next(seat for seat in seats if seat.person == person)
    others = {seat.bot for seat in seats if seat.seat != mine.seat}
    if len(others) != 1 or mine.outcome not in ("won", "lost"):
        return None
    (level,) = others
    return None if level is None else (level, mine.outcome == "won")


def next_level(game: AnyGame, played: Iterable[tuple[str, bool]]) -> tuple[str, str] | None:
    """The level that somebody played last, and the one that suits next; the latest game first."""
    known = (*first_level(game), *levels(game))
    row = list(played)
    if not row or row[0][0] not in known:
        return None
    last, won = row[0]
    streak = 0
    for one in row:
        if one != (last, won):
            break
        streak += 1
    if streak < IN_A_ROW:
        return last, last
    if not won:
        return last, known[-1] if game.cooperative else known[0]
    step = known.index(last) + (-1 if game.cooperative else 1)
    return last, known[step] if 0 <= step < len(known) else last
