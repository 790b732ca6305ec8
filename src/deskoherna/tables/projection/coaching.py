"""What a coach says to a seat (ROOM-17): from what the seat may know, and from nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

from deskoherna.coaching import Happened, cues, next_cue
from deskoherna.kernel import MOST_TIPS, AnyGame, Ask, Refusal, Tip, View

from .. import wire
from ..log.entries import Saying
from ..log.table import Table
from . import visibility
from .viewer import Viewer


class Known(NamedTuple):
    """What a seat knows of a game at the cue."""

    game: AnyGame
    version: int
    seat: int
    view: View
    ask: Ask[Any] | None
    happened: list[Happened]
    over: bool


def known(table: Table, viewer: Viewer, seat: int) -> Known:
    """What a coach is told; raises `Refusal` where none may speak."""
    if not visibility.sees(table, viewer, seat):
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    if not table.opened.hints:
        raise Refusal("ROOM-17", "room-hints-forbidden")
    match = table.match
    if match is None:
        raise Refusal("ROOM-10", "room-not-started")
    view = visibility.seat_view(table, match, seat)
    happened = visibility.happened_to(table, seat)
    ask = match.asks.get(seat) if table.state == "playing" else None
    return Known(table.game, match.version, seat, view, ask, happened, visibility.is_over(table))


def coached(command: wire.Coach, known: Known) -> wire.Coached:
    """The tips, and the next cue after those that were seen; none unless they are named."""
    game, ask = known.game, known.ask
    tips = () if ask is None else game.tips(known.view, known.seat)[:MOST_TIPS]
    cue = None
    if command.seen is not None:
        cue = next_cue(game, known.seat, ask, known.happened, known.over, command.seen)
    declared = cues(game)
    return wire.Coached(
        command.id,
        known.version,
        tuple(map(_tip, tips)),
        cue and wire.CueView(cue.id, cue.points, declared.index(cue) + 1, len(declared)),
    )


def _tip(tip: Tip) -> wire.TipView:
    return wire.TipView(Saying(tip.key, dict(tip.arguments)), tip.places)
