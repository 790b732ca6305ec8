"""What has changed at a table, told to everyone who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from deskoherna.kernel.record import MoveLine

from . import telling, wire
from .entries import Explained, Logged, Played, Said
from .telling import Eyes, encode
from .viewer import Viewer

if TYPE_CHECKING:
    from .live import LiveTable


class News:
    """One change, told to every viewer; what is the same for several is written once."""

    def __init__(self, live: LiveTable, after: int, plans: wire.PlansTold | None) -> None:
        self.live = live
        self.plans = plans
        self.table = live.table
        self.after = after
        fresh = self.table.log[after:]
        chat = all(isinstance(logged.entry, Said | Explained) for logged in fresh)
        plain = live.told_all() and all(map(is_move, fresh))
        self.moved = not chat
        self.status = None if chat or plain else live.status()
        self.seated = not chat and not plain
        match = self.table.match
        self._standing = telling.Standing(self.table, match) if match and self.moved else None
        self._logs: dict[tuple[bool, int | None], msgspec.Raw] = {}

    def frame(self, viewer: Viewer) -> bytes:
        table, eyes = self.table, viewer.eyes
        you = None
        if self.seated:
            you = telling.you(table, viewer.person, eyes, self.live.room.links)
        position = None if self._standing is None else self._standing.told_to(eyes)
        log = cast(Any, self._log(eyes))
        hints = self.live.hinting.told(eyes) if self.moved else None
        return encode(wire.News(table.seq, log, self.status, you, position, self.plans, hints))

    def _log(self, eyes: Eyes) -> msgspec.Raw:
        """The log, written; it is the same for all who may know the same."""
        known = (bool(eyes.seats), None if self.table.game.open_information else eyes.seat)
        if known not in self._logs:
            lines = telling.lines(self.table, self.after, eyes)
            self._logs[known] = msgspec.Raw(encode(lines))
        return self._logs[known]


def is_move(logged: Logged) -> bool:
    return isinstance(logged.entry, Played) and isinstance(logged.entry.line, MoveLine)
