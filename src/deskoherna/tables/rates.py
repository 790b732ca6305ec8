"""How often something may be done: token buckets, which are told the time by a clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

import msgspec

from deskoherna.kernel import Refusal

from .recent import Recent

KNOWN = 10_000  # buckets kept; the least recently used goes first

Seconds = Callable[[], float]  # a clock that never goes back


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how many tokens are added every second."""

    burst: Annotated[float, msgspec.Meta(ge=1, le=1e12)]
    per_second: Annotated[float, msgspec.Meta(ge=0, le=1e12)]


class Bucket:
    """A token bucket: full at first, one token taken each time, refilled at a steady rate."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Seconds = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._at = clock()

    @property
    def empty(self) -> bool:
        self._refill()
        return self._tokens < 1

    def spend(self, tokens: float) -> None:
        """Take what something has cost; at most a whole bucket is owed then."""
        self._refill()
        self._tokens = max(-self._rate.burst, self._tokens - tokens)

    def _refill(self) -> None:
        at = self._clock()
        gained = (at - self._at) * self._rate.per_second
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self._at = at

    def take(self) -> bool:
        """Whether there was a token to take."""
        if self.empty:
            return False
        self._tokens -= 1
        return True


class TooFast(Refusal):
    def __init__(self) -> None:
        super().__init__("ROOM-14", "room-too-fast")


class Buckets:
    """A bucket for every address, program or person."""

    def __init__(self, rate: Rate, known: int = KNOWN, clock: Seconds = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: Recent[str, Bucket] = Recent(known)

    def of(self, who: str) -> Bucket:
        return self._buckets.use(who, lambda: Bucket(self._rate, self._clock))

    def take(self, who: str) -> None:
        """Raise `TooFast` if they ask too often."""
        if not self.of(who).take():
            raise TooFast()
