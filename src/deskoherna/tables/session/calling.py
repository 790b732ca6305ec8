"""Has people called back once a table has been still for a while (ROOM-20).

While moves follow one another nothing is looked up. What happens here costs no move any time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable

from deskoherna.kernel import Problem

from ..notices.looking import forget_seen, look
from ..notices.reasons import Reason
from .interface import AFTER_A_FAILURE, SessionInterface
from .subscriber import Subscriber

AT_MOST = 6  # times as long as usual it is waited, where something always happens


class Calling:
    def __init__(
        self, session: SessionInterface, subscribers: Callable[[], Iterable[Subscriber]]
    ) -> None:
        self._session = session
        self._subscribers = subscribers
        self._timer: asyncio.TimerHandle | None = None
        self._latest: float | None = None  # when it is looked, whatever happens until then
        self._known = 0  # the number of the last entry that the timer was set for
        self._saw: dict[str, int] = {}  # up to which entry people saw the table here

    def close(self) -> None:
        """Look at once, if there was something to look at: the table makes way for others.

        A server that ends leaves it to whichever looks at all tables next.
        """
        if self._stop() and not self._session.context.draining.is_set():
            self._ring()

    def _stop(self) -> bool:
        """Whether the timer was set."""
        timer, self._timer = self._timer, None
        if timer is not None:
            timer.cancel()
        return timer is not None

    def set(self) -> None:
        """Look once nothing has happened for a while."""
        seq = self._session.table.seq
        if seq == self._known:
            return
        self._known = seq
        self._wait(self._session.context.call_after)

    def _wait(self, seconds: float) -> None:
        self._stop()
        loop = asyncio.get_running_loop()
        if self._latest is None:
            self._latest = loop.time() + AT_MOST * seconds
        when = min(loop.time() + seconds, self._latest)
        self._timer = loop.call_at(when, self._ring)

    def _ring(self) -> None:
        self._timer = self._latest = None
        self._session.context.spawn(self._look())

    async def _look(self) -> None:
        session = self._session
        for subscriber in self._subscribers():
            self.note_sight(subscriber)
        try:
            await look(session.context.store, session.table, self._has_seen)
        except Problem:
            if not session.closed and self._timer is None:
                self._wait(AFTER_A_FAILURE)

    def _has_seen(self, reason: Reason) -> bool:
        return self._saw.get(reason.person, 0) >= reason.shown

    def note_sight(self, subscriber: Subscriber) -> None:
        """If the table is on the screen of somebody who sits here, they see all there is."""
        table, person = self._session.table, subscriber.person
        if subscriber.in_sight and person is not None and table.concerns(person):
            self._saw[person] = table.seq

    def came_in_sight(self, person: str | None) -> None:
        """Somebody has come to look: what waits to be sent need not be."""
        if person is not None and self._session.table.concerns(person):
            self._session.context.spawn(self._forget(person))

    async def _forget(self, person: str) -> None:
        session = self._session
        with contextlib.suppress(Problem):  # or else they are called, too
            await forget_seen(session.context.store, session.table.id, person)
