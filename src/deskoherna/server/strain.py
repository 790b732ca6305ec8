"""How late the event loop is, and who is turned away while it is.

Those who watch go first, then strangers who read; moves are always taken.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

from deskoherna.kernel import Problem

from .limits import Limits

EVERY = 0.25  # seconds between two looks at the clock
RISES = 4  # looks in a row that must be late; a single pause sheds nobody
FALLS = 12  # looks in a row that must be in time again
WAIT = "5"  # seconds until one may try again

Shed = Literal["nobody", "spectators", "readers"]


class Overloaded(Problem):
    """The server has more to do than it can; moves come first."""

    def __init__(self) -> None:
        super().__init__("room-overloaded")


class Strain:
    def __init__(
        self,
        limits: Limits,
        rising: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`rising` is called after each look at which somebody has to be shed."""
        self.lag = 0.0  # seconds
        self.shed: Shed = "nobody"
        self._limits = limits
        self._rising = rising
        self._clock = clock
        self._recent = deque([0.0] * FALLS, FALLS)

    async def watch(self) -> None:
        while True:
            began = self._clock()
            await asyncio.sleep(EVERY)
            self.note(self._clock() - began - EVERY)

    def note(self, lag: float) -> None:
        """The loop was so many seconds late."""
        self.lag = max(lag, 0.0)
        self._recent.append(self.lag)
        sustained = min(list(self._recent)[-RISES:])
        if sustained > self._limits.lag_readers:
            self.shed = "readers"
        elif sustained > self._limits.lag_spectators and self.shed == "nobody":
            self.shed = "spectators"
        elif max(self._recent) < self._limits.lag_spectators / 2:
            self.shed = "nobody"
        if self.shed != "nobody":
            self._rising()

    def check_spectator(self) -> None:
        """Raise `Overloaded` if there is no room for people who watch."""
        if self.shed != "nobody":
            raise Overloaded()

    def check_reader(self) -> None:
        """Raise `Overloaded` if there is no time for strangers who read."""
        if self.shed == "readers":
            raise Overloaded()
