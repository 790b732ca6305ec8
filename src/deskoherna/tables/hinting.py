"""Lets bots think about hints (ROOM-17), one at a time for a seat, and remembers what they say.

Each server thinks for its own people. That a hint was asked for is in the log; what it said is not.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from deskoherna.bots import advisers

from . import telling
from .hints import HintedMove, HintTold
from .table import Table
from .telling import Eyes
from .thinking import BotFailed
from .worker import Thinker

if TYPE_CHECKING:
    from .live import LiveTable


class Hinting:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._given: dict[int, tuple[int, tuple[HintedMove, ...]]] = {}  # with where it was asked
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def idle(self) -> bool:
        return not self._thinking

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def think(self, seat: int) -> None:
        """Think about what a seat is asked, unless that is known; whoever calls has the lock."""
        asked, match = self.table.hinted.get(seat), self.table.match
        if asked and match and seat not in self._thinking and not self._known(seat):
            self._given.pop(seat, None)
            view = telling.view(self.table, match, seat)
            self._thinking[seat] = asyncio.create_task(self._think(seat, view, asked.seq))
        self.live.tell_hints(seat)

    def told(self, eyes: Eyes) -> tuple[HintTold, ...]:
        """The hints that stand for the seats one sees with."""
        return tuple(
            HintTold(seat, self._known(seat))
            for seat in sorted(self.table.hinted)
            if telling.sees(self.table, eyes, seat)
            and (seat in self._thinking or self._known(seat) is not None)
        )

    def _known(self, seat: int) -> tuple[HintedMove, ...] | None:
        """The moves of the hint that stands, as far as they are still legal."""
        asked, given, match = self.table.hinted.get(seat), self._given.get(seat), self.table.match
        if asked is None or given is None or match is None or given[0] != asked.seq:
            return None
        return tuple(one for one in given[1] if match.refusal(seat, one.move) is None)

    async def _think(self, seat: int, view: Any, seq: int) -> None:
        try:
            found = await self._found(seat, view)
        except Exception:
            self.live.room.log.failed("hint failed", table=self.table.id)
            found = ()
        finally:
            self._thinking.pop(seat, None)
        async with self.live.lock:
            if self.live.closed:
                return
            self._given[seat] = seq, found
            asked = self.table.hinted.get(seat)
            if asked is not None and asked.seq != seq:
                self.think(seat)  # it is asked something else by now
            else:
                self.live.tell_hints(seat)

    async def _found(self, seat: int, view: Any) -> tuple[HintedMove, ...]:
        for bot in advisers(self.table.game):
            thinker = Thinker(self.table.id, self.table.game.id, bot, seat)
            try:
                return await self.live.room.thinkers.hint(thinker, view)
            except BotFailed as error:
                reason = str(error)
                self.live.room.log.warning("no hint", table=self.table.id, bot=bot, reason=reason)
        return ()
