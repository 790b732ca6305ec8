"""What has changed at a table, for one subscriber after another."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, cast

import msgspec

from deskoherna.kernel.record import MoveLine

from .. import wire
from ..identity import Links
from ..log.entries import Explained, Logged, Played, Said
from ..log.table import Table
from ..projection import advice_view, log_view
from ..projection.messages import encode
from ..projection.position import PositionProjection
from ..projection.status import you
from ..projection.viewer import Viewer
from ..projection.visibility import log_audience
from .subscriber import Subscriber


class Change(NamedTuple):
    """What is new since the last broadcast."""

    table: Table
    after: int  # the last entry that was sent
    talk: bool  # nothing but words was added: the position is as it was
    status: wire.Status | None  # if it is another one
    plans: wire.PlansView | None  # if they are others
    hints: advice_view.HintsBySeat


class Broadcast:
    """One change; what is the same for several viewers is made and encoded once."""

    def __init__(self, change: Change, links: Links) -> None:
        self.change = change
        self.links = links
        match = change.table.match
        self._position = (
            PositionProjection(change.table, match) if match and not change.talk else None
        )
        self._entries: dict[Hashable, msgspec.Raw] = {}

    def frame(self, subscriber: Subscriber) -> bytes:
        change, viewer = self.change, subscriber.viewer
        table, status = change.table, change.status
        return encode(
            wire.News(
                table.seq,
                cast(Any, self._log(viewer)),
                status,
                you(table, subscriber.person, viewer, self.links) if status else None,
                self._position.for_viewer(viewer) if self._position else None,
                change.plans,
                None if change.talk else advice_view.hints(table, viewer, change.hints),
            )
        )

    def _log(self, viewer: Viewer) -> msgspec.Raw:
        """The log, encoded; it is the same for all who may know the same."""
        table = self.change.table
        audience = log_audience(table, viewer)
        if audience not in self._entries:
            news = log_view.entries(table, self.change.after, viewer)
            self._entries[audience] = msgspec.Raw(encode(news))
        return self._entries[audience]


def is_talk(fresh: list[Logged]) -> bool:
    """Whether nothing but words was added."""
    return all(isinstance(logged.entry, (Said, Explained)) for logged in fresh)


def is_moves(fresh: list[Logged]) -> bool:
    """Whether nothing but moves was added."""
    return all(
        isinstance(logged.entry, Played) and isinstance(logged.entry.line, MoveLine)
        for logged in fresh
    )
