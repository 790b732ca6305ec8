"""Hints and plans as each viewer may see them."""

from __future__ import annotations

from collections.abc import Mapping

from .. import wire
from ..advice.bot_worker import Hinted
from ..advice.plans import stands
from ..log.table import Table
from ..stores.presence import Plans
from .viewer import Viewer
from .visibility import sees

HintsBySeat = Mapping[int, Hinted | None]


def hints(table: Table, viewer: Viewer, current: HintsBySeat) -> tuple[wire.HintView, ...]:
    """A hint is for its seat alone (ROOM-17)."""
    return tuple(
        wire.HintView(seat, None)
        if hint is None
        else wire.HintView(seat, hint.moves, hint.why, not hint.final)
        for seat, hint in current.items()
        if sees(table, viewer, seat)
    )


def plans(table: Table, *planned: Plans) -> wire.PlansView:
    """All that is planned at the moment, at this server and others; everyone may see it."""
    marks = {(mark.seat, mark.target) for each in planned for mark in each.marks}
    suggestions = {
        (one.seat, one.to, one.move): None
        for each in planned
        for one in each.suggestions
        if stands(table, one)
    }
    return wire.PlansView(
        tuple(wire.MarkView(*mark) for mark in sorted(marks)),
        tuple(wire.SuggestionView(*one) for one in suggestions),
    )
