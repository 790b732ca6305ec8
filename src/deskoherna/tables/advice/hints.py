"""Hints (ROOM-17): bots think about what a seat is asked, and what they say is remembered.

Each server thinks for its own people. That a hint was asked for is in the log; what it said is not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from deskoherna.bots import advisers
from deskoherna.bots.hint import FAILED, NOBODY, Hint

from ..journal import Journal
from ..log.table import Table
from .bot_worker import BotSeat, Hinted, hinted
from .pool import BotFailed, BotPool, Stages
from .scheduling import Account, Priority


class Hints:
    """The hints of one table: one at a time for a seat."""

    def __init__(self, pool: BotPool, journal: Journal, found: Callable[[int, int], None]) -> None:
        """`found` is called with a seat and the number of its question once a hint is there."""
        self._pool = pool
        self._journal = journal
        self._found = found
        self._given: dict[int, tuple[int, Hinted]] = {}  # with where it was asked
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._stages: dict[int, tuple[int, Stages]] = {}  # with where it was asked

    @property
    def idle(self) -> bool:
        return not self._thinking

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def think(self, table: Table, seat: int, view: Any, account: Account) -> None:
        """Think about what a seat is asked, unless moves are known or a bot is thinking already."""
        request, known = table.hinted.get(seat), self.known(table, seat)
        if request is None or seat in self._thinking or (known is not None and known.moves):
            return
        self._given.pop(seat, None)
        bots = [BotSeat(table.id, table.game.id, bot, seat) for bot in advisers(table.game)]
        thinking = self._think(bots, seat, view, request.seq, Priority(account))
        self._thinking[seat] = asyncio.create_task(thinking)

    def stop_stale(self, table: Table) -> None:
        """Nobody looks at a hint any more once its question is answered."""
        for seat, (seq, stages) in self._stages.items():
            request = table.hinted.get(seat)
            if request is None or request.seq != seq:
                stages.stop()

    def current(self, table: Table) -> dict[int, Hinted | None]:
        """By seat: the hints in force, None while a bot still thinks."""
        hints = {seat: self.known(table, seat) for seat in sorted(table.hinted)}
        return {
            seat: hint for seat, hint in hints.items() if seat in self._thinking or hint is not None
        }

    def known(self, table: Table, seat: int) -> Hinted | None:
        """The hint that stands, with its moves as far as they are still legal."""
        request, given, match = table.hinted.get(seat), self._given.get(seat), table.match
        if request is None or given is None or match is None or given[0] != request.seq:
            return None
        moves = (one for one in given[1].moves if match.refusal(seat, one.move) is None)
        return Hinted(tuple(moves), given[1].why, given[1].final)

    async def _think(
        self, bots: list[BotSeat], seat: int, view: Any, seq: int, priority: Priority
    ) -> None:
        found = hinted(Hint(silence=FAILED))

        def give(better: Hinted) -> None:
            self._given[seat] = seq, better
            self._found(seat, seq)

        stages = Stages(give)
        self._stages[seat] = seq, stages
        try:
            found = await self._ask(bots, view, priority, stages)
        except Exception:
            self._journal.failed("hint failed", table=bots[0].table if bots else "")
        finally:
            self._thinking.pop(seat, None)
            self._stages.pop(seat, None)
        give(found)

    async def _ask(
        self, bots: list[BotSeat], view: Any, priority: Priority, stages: Stages
    ) -> Hinted:
        for bot in bots:
            try:
                return await self._pool.hint(bot, view, priority, stages)
            except BotFailed as error:
                self._journal.warning("no hint", table=bot.table, bot=bot.bot, reason=str(error))
        return hinted(Hint(silence=FAILED if bots else NOBODY))
