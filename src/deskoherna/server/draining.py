"""How a server ends: nobody new is let in, bots finish, and what is under way is answered.

First it drains: it serves whoever is here, refuses new tables and sockets, and says at
`/api/health` that it is about to end. Then it leaves: what was asked before is answered, and
whoever asks now is sent to another server, or back in a while.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal

from deskoherna.kernel import Problem
from deskoherna.tables.session.room import Room

DRAIN_WITHIN = 15.0  # seconds; a bot may think for ten
LEAVE_WITHIN = 5.0  # seconds
PROBED_LATELY = 30.0  # seconds; a balancer asks more often
EVERY = 0.02  # seconds between two looks


class ServerDraining(Problem):
    """The server is about to end."""

    def __init__(self) -> None:
        super().__init__("room-draining")


class Drain:
    def __init__(self, room: Room, clock: Callable[[], float] = time.monotonic) -> None:
        self.state: Literal["open", "draining", "leaving"] = "open"
        self._room = room
        self._clock = clock
        self._probed = -PROBED_LATELY  # when a balancer last asked how we are
        self._under_way = 0  # requests

    def check_new(self) -> None:
        """Raise `ServerDraining` if nobody new is let in."""
        if self.state != "open":
            raise ServerDraining()

    def check_health(self, here: bool) -> None:
        """Raise `ServerDraining` if a balancer should send nobody any more.

        Whoever asks at this very machine is not taken for one: they see the process end.
        """
        if not here:
            self._probed = -PROBED_LATELY if self.state != "open" else self._clock()
        self.check_new()

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Something that is answered before the server ends.

        Raises `ServerDraining` when it is too late for it.
        """
        if self.state == "leaving":
            raise ServerDraining()
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

    async def drain(self, within: float, hurry: asyncio.Event) -> None:
        """Until no bot is awaited and balancers know, time is up, or somebody is in a hurry."""
        self.state = "draining"
        self._room.drain()
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self.waits and not hurry.is_set():
                    await asyncio.sleep(EVERY)

    @property
    def waits(self) -> bool:
        """Whether there is something worth waiting for."""
        return self._room.awaits_bots or self._clock() - self._probed < PROBED_LATELY

    async def leave(self) -> None:
        """Until all earlier requests are answered."""
        self.state = "leaving"
        while self._under_way:
            await asyncio.sleep(EVERY)
