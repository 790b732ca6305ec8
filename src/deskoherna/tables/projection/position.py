"""The position of the game, and what its moves would do."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec

from deskoherna.kernel import AnyGame, AnyMatch, Ask, Refusal
from deskoherna.kernel.display import gestures

from .. import wire
from ..log.clock import Clock
from ..log.now import now
from ..log.table import Table
from . import visibility
from .messages import encode, problem
from .viewer import Viewer


def position(table: Table, viewer: Viewer) -> wire.Position | None:
    """The position as a viewer sees it; none before the start."""
    return (
        None if table.match is None else PositionProjection(table, table.match).for_viewer(viewer)
    )


class PositionProjection:
    """A position for one viewer after another; what is the same for several is made once."""

    def __init__(self, table: Table, match: AnyMatch) -> None:
        self.table = table
        self.match = match
        self.asks = match.asks if table.state == "playing" else {}
        self.waiting = waiting(table)
        self.times = _times(table, table.clock)
        self.offers = _times(table, table.offers)
        self._views: dict[Hashable, msgspec.Raw] = {}

    def for_viewer(self, viewer: Viewer) -> wire.Position:
        match = self.match
        own, partners = visibility.asks_for(self.table, self.asks, viewer)
        return wire.Position(
            version=match.version,
            plies=len(match.plies),
            fixed=match.fixed,
            view=self._view(viewer),
            asks={str(seat): ask_view(ask) for seat, ask in own.items()},
            partners={str(seat): ask_view(ask) for seat, ask in partners.items()},
            waiting=self.waiting,
            result=match.result,
            times=self.times,
            offers=self.offers,
        )

    def _view(self, viewer: Viewer) -> msgspec.Raw:
        """The view, encoded; where nothing is hidden one serves all."""
        audience = visibility.view_audience(self.table, viewer)
        if audience not in self._views:
            view = visibility.view_for(self.table, self.match, viewer)
            self._views[audience] = msgspec.Raw(encode(view))
        return self._views[audience]


def waiting(table: Table) -> tuple[wire.Waiting, ...]:
    """Whom the game waits for, and since when."""
    if table.match is None or table.state != "playing":
        return ()
    return tuple(
        wire.Waiting(seat, ask.rule, table.waits_since(seat), ask.overdue is not None)
        for seat, ask in table.match.asks.items()
        if not ask.optional
    )


def ask_view(ask: Ask[Any]) -> wire.AskView:
    return wire.AskView(
        ask.rule,
        ask.key,
        dict(ask.arguments),
        ask.optional,
        ask.offer,
        ask.schema if ask.free else None,
        None if ask.recommended is None else str(ask.recommended),
    )


def _times(table: Table, clock: Clock | None) -> wire.Times | None:
    if clock is None:
        return None
    at = now()
    left = tuple(clock.left_at(seat, at, table.outages) for seat in range(table.setup.seats))
    most = max((left[seat] for seat in clock.running), default=0)
    off = clock.calendar.between(at, clock.calendar.after(at, most))
    return wire.Times(left, tuple(sorted(clock.running)), at, tuple(off))


def considered(table: Table, viewer: Viewer, command: wire.Consider) -> wire.Considered:
    """What a move would do, or why it is not allowed."""
    match, seat, move = (
        visibility.match_for(table, viewer, command.seat),
        command.seat,
        command.move,
    )
    try:
        events = visibility.foreseen_events(table, match, seat, move)
    except Refusal as refusal:
        return wire.Considered(command.id, None, problem(refusal))
    view = visibility.foreseen_view(table, match, seat, move, viewer.program)
    return wire.Considered(command.id, events, None, view)


def legal_moves(table: Table, viewer: Viewer, command: wire.Moves) -> wire.LegalMoves:
    ask = visibility.match_for(table, viewer, command.seat).asks.get(command.seat)
    if ask is None:
        return wire.LegalMoves(command.id, ())
    return wire.LegalMoves(command.id, *moves_of(table.game, ask, viewer.program))


def moves_of(
    game: AnyGame, ask: Ask[Any], program: bool
) -> tuple[tuple[str, ...], wire.Gestures | None]:
    """The moves that are asked for, and for people what is pressed for each."""
    return tuple(map(str, ask.moves)), None if program else gestures(game, ask.moves)


def drafted(table: Table, viewer: Viewer, command: wire.Draft) -> wire.Drafted | None:
    """A move in the making, if it could be made and everyone may watch; None if that is hidden."""
    match, seat, move = (
        visibility.match_for(table, viewer, command.seat),
        command.seat,
        command.move,
    )
    if move is not None and not visibility.is_watched(table, match, seat, move):
        return None
    return wire.Drafted(seat, move)
