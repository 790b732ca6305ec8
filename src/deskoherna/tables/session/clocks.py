"""Rings when the time of a seat is up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from deskoherna.kernel import Problem

from ..log.clock import Clock, Outage
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
        at = now()
        if ends := [clock.reaches(0, seat, at, self._outages) for seat, clock in self._running()]:
            loop = asyncio.get_running_loop()
            wait = min(end for end in ends if end is not None) - at
            self._timer = loop.call_later(wait / 1000 + 0.01, self._ring)

    def _running(self) -> Iterator[tuple[int, Clock]]:
        """The seats that may run out of time, and by which clock."""
        table = self._session.table
        for clock in table.clocks:
            for seat in sorted(clock.running - table.time_up):
                yield seat, clock

    @property
    def _outages(self) -> Sequence[Outage]:
        return self._session.table.outages

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
        at = now()
        for seat, clock in self._running():
            if clock.left_at(seat, at, self._outages) == 0:
                return run_out(self._session.table, seat)
        return None
