"""The review of a finished game, without what the host has hidden (ROOM-16)."""

from __future__ import annotations

from deskoherna.bots.review import Moment, turning_points
from deskoherna.kernel import Refusal

from .. import wire
from ..advice.reviews import Progress
from ..log.entries import Saying
from ..log.table import Table
from . import visibility
from .position import ask_view


def review(table: Table, progress: Progress, after: int = 0) -> wire.ReviewView:
    """What was found, without what the host has hidden (ROOM-16)."""
    kept = progress.kept
    visible = Visible(table)
    seen = [moment for moment in kept.moments if visible.move(moment.ply)]
    return wire.ReviewView(
        progress.state,
        progress.ahead,
        kept.moves,
        kept.standing,
        tuple(moment_view(moment, visible) for moment in kept.moments[after:]),
        tuple(moment.ply for moment in turning_points(seen)),
        kept.ended,
    )


class Visible:
    """What players made is known by the moves that show it and that are made about it."""

    def __init__(self, table: Table) -> None:
        self.hidden = table.hidden
        self._about: dict[int, int | None] = {}  # by the moves before: the number shown last
        self._shows: dict[int, set[int | None]] = {}
        about = None
        for seq, ply in table.plies.items():
            self._about[ply - 1] = about
            numbers = {event.exhibit for event in table.events[seq]} - {None}
            self._shows[ply - 1] = numbers
            about = max((n for n in numbers if n is not None), default=about)

    def move(self, ply: int) -> bool:
        """Whether the move may be shown."""
        return not self._shows.get(ply, set()) & self.hidden

    def reasons(self, ply: int) -> bool:
        """Whether reasons may be shown: they may quote what the move is about."""
        return self.move(ply) and self._about.get(ply) not in self.hidden


def moment_view(moment: Moment, visible: Visible) -> wire.MomentView:
    open_, quoted = visible.move(moment.ply), visible.reasons(moment.ply)
    better = tuple(
        wire.BetterMove(
            one.move,
            one.value,
            tuple(Saying(why.key, dict(why.args)) for why in one.why) if quoted else (),
            one.events,
        )
        for one in moment.better
    )
    return wire.MomentView(
        moment.ply,
        moment.seat,
        moment.move if open_ else None,
        moment.standing,
        moment.cost,
        moment.weighed,
        better if open_ else (),
        Saying(moment.asked.key, moment.asked.args) if moment.asked and quoted else None,
        moment.events if open_ else (),
    )


def moment_shown(table: Table, moment: Moment) -> wire.MomentShown:
    assert table.match is not None
    if not Visible(table).move(moment.ply):
        raise Refusal("ROOM-16", "room-review-hidden")
    match, seat = table.match.after(moment.ply), moment.seat
    moves = (moment.move, *(better.move for better in moment.better))
    return wire.MomentShown(
        moment.ply,
        seat,
        visibility.shown(visibility.seat_view(table, match, seat)),
        ask_view(match.asks[seat]),
        tuple(
            wire.MoveShown(
                move,
                visibility.data_of(match.preview(seat, move)),
                visibility.shown(match.foreseen(seat, move)),
            )
            for move in moves
        ),
    )
