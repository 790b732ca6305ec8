"""The one place that decides what a viewer may know of a game.

Everything of a game that leaves the server comes from here: views, events, moves, questions and
hints. Games say what a seat may know (`Game.view`, `Event.seen_by`); this module says which seat a
viewer sees through, and takes out what the host has hidden (ROOM-16).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from deskoherna.kernel import AnyMatch, Ask, Event, Refusal, View, visible_to
from deskoherna.kernel.record import MoveLine

from ..log.table import Table
from .viewer import Viewer, hands_over

EventData = tuple[dict[str, Any], ...]


def sees(table: Table, viewer: Viewer, seat: int) -> bool:
    """Whether the seat is the viewer's, and they may know now what it knows."""
    return seat in viewer.seats and (seat == viewer.seat or not hands_over(table.game))


def is_partner(table: Table, viewer: Viewer, seat: int) -> bool:
    """Whether someone else sits there to whom the viewer may propose a move (ROOM-15)."""
    if not (table.game.cooperative and viewer.seats) or seat >= len(table.chairs):
        return False
    return seat not in viewer.seats and table.chairs[seat].bot is None


def view_for(table: Table, match: AnyMatch, viewer: Viewer) -> Any:
    """The position as the viewer's seat may know it: for boards as plain data, for bots whole."""
    view = seat_view(table, match, viewer.seat)
    return view if viewer.program else shown(view)


def seat_view(table: Table, match: AnyMatch, seat: int | None) -> View:
    """All that a seat may know, a perfect memory included, without what the host has hidden."""
    view: View = table.game.covered(match.view(seat), table.hidden)
    return view


def shown(view: View | None) -> Any:
    """A view without what only bots need to remember."""
    if view is None or not view.memory:
        return view
    data: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in data.items() if name not in view.memory}


def events_for(table: Table, seq: int, seat: int | None) -> EventData:
    """What happened with an entry of the log, as a seat may see it."""
    seen = visible_to(seat, table.events.get(seq, []))
    return tuple(_uncovered(table, event, seat).data() for event in seen)


def _uncovered(table: Table, event: Event, seat: int | None) -> Event:
    return event.covered(seat) if event.exhibit in table.hidden else event


def move_for(table: Table, move: MoveLine, viewer: Viewer) -> str | None:
    """A move in notation, where the viewer may know it."""
    known = table.game.open_information or move.seat == viewer.seat
    return move.move if known else None


def asks_for(
    table: Table, asks: Mapping[int, Ask[Any]], viewer: Viewer
) -> tuple[dict[int, Ask[Any]], dict[int, Ask[Any]]]:
    """The questions to the viewer's seats, and those to partners whom they may advise."""
    own = {seat: ask for seat, ask in asks.items() if sees(table, viewer, seat)}
    partners = {seat: ask for seat, ask in asks.items() if is_partner(table, viewer, seat)}
    return own, partners


def past_seat(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """Through which seat an earlier position may be seen: one's own, after the game any."""
    if seat is None:
        return viewer.seat
    over = table.state in ("over", "closed")
    if seat >= table.setup.seats or not (over or seat in viewer.seats):
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    return seat


def match_for(table: Table, viewer: Viewer, seat: int) -> AnyMatch:
    """The running match, if the viewer may ask what this seat can do; raises `Refusal`."""
    if not sees(table, viewer, seat) and not is_partner(table, viewer, seat):
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    if table.match is None or table.state != "playing":
        raise Refusal("ROOM-10", "room-not-running")
    return table.match


def data_of(events: Iterable[Event]) -> EventData:
    """Events that a seat may see, as they leave the server."""
    return tuple(event.data() for event in events)
