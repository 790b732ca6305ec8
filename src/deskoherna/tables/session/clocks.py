"""Rings when the time of a seat is up."""

from __future__ import annotations

import asyncio

from deskoherna.kernel import Problem

from ..log.now import now
from .decisions import Decision, run_out
from .interface import AFTER_A_FAILURE, SessionInterface, append_and_publish


class ClockWatch:
    def __init__(self, session: SessionInterface) -> None:
        self._session = session
        self._timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return not any(clock.running for clock in self._session.table.clocks)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self) -> None:
        """Ring when the next seat runs out of time."""
        self.close()
        if not self.idle and (left := self._left()):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(left.values()) / 1000 + 0.01, self._ring)

    def _left(self) -> dict[int, int]:
        """By seat: the milliseconds it has left, of those that run out."""
        table, at = self._session.table, now()
        left: dict[int, int] = {}
        for clock in table.clocks:
            for seat in sorted(clock.running - table.time_up):
                rest = clock.left_at(seat, at, table.outages)
                left[seat] = min(rest, left.get(seat, rest))
        return left

    def _ring(self) -> None:
        self._session.context.spawn(self._look())

    async def _look(self) -> None:
        session = self._session
        try:
            await session.context.notice_outage()
        except Problem:  # nothing can be written either
            await asyncio.sleep(AFTER_A_FAILURE)
            session.go_on()
            return
        async with session.lock:
            while not session.closed and await append_and_publish(session, self._run_out):
                pass
            session.go_on()

    def _run_out(self) -> Decision | None:
        """What follows when a seat's time is up, if one has run out."""
        up = [seat for seat, left in self._left().items() if left == 0]
        return run_out(self._session.table, up[0]) if up else None
