"""The review of a finished game, without what the host has hidden (ROOM-16)."""

from __future__ import annotations

from msgspec.structs import replace

from deskoherna.bots.curve import evened
from deskoherna.bots.review import Moment, Standing, turning_points
from deskoherna.kernel import AnyMatch

from .. import wire
from ..advice.review_jobs import Progress
from ..log.entries import Saying
from ..log.table import Table
from . import visibility
from .position import ask_view


def review(table: Table, progress: Progress, after: int = 0) -> wire.ReviewView:
    """What was found, without what the host has hidden (ROOM-16)."""
    kept = progress.kept
    moves = visibility.ReviewedMoves(table)
    seen = [moment for moment in kept.moments if moves.shown(moment.ply)]
    beginning, moments = Standing(kept.standing, kept.margin), kept.moments
    if table.game.open_information and kept.standing:
        beginning, *after_each = evened(beginning, moments)
        moments = tuple(
            replace(moment, standing=standing.values, margin=standing.margin)
            for moment, standing in zip(moments, after_each, strict=True)
        )
    return wire.ReviewView(
        progress.state,
        progress.ahead,
        kept.moves,
        beginning.values,
        tuple(moment_view(moment, moves) for moment in moments[after:]),
        tuple(moment.ply for moment in turning_points(seen)),
        kept.ended,
        beginning.margin,
    )


def moment_view(moment: Moment, moves: visibility.ReviewedMoves) -> wire.MomentView:
    open_, quoted = moves.shown(moment.ply), moves.explained(moment.ply)
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
        moment.error,
        moment.confidence,
        moment.margin,
    )


def moment_shown(table: Table, match: AnyMatch, moment: Moment) -> wire.MomentShown:
    """A move that was reviewed, and better ones, in the match as it was then."""
    visibility.ReviewedMoves(table).check(moment.ply)
    seat = moment.seat
    moves = (moment.move, *(better.move for better in moment.better))
    return wire.MomentShown(
        moment.ply,
        seat,
        visibility.shown(table.game, visibility.seat_view(table, match, seat)),
        ask_view(match.asks[seat]),
        tuple(
            wire.MoveShown(
                move,
                visibility.foreseen_events(table, match, seat, move),
                visibility.foreseen_view(table, match, seat, move, program=False),
            )
            for move in moves
        ),
    )
