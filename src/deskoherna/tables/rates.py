"""How often something may be done: token buckets, which are told the time by a clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

import msgspec

from deskoherna.kernel import Refusal

from .recent import Recent

MOST_OWED = 10  # buckets that can be owed: whoever overspends waits until it is paid
KNOWN = 10_000  # buckets kept; the least recently used is dropped first

Seconds = Callable[[], float]  # a clock that never goes back


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how many tokens are added every second."""

    burst: Annotated[float, msgspec.Meta(ge=1, le=1e12)]
    per_second: Annotated[float, msgspec.Meta(ge=0, le=1e12)]


class Bucket:
    """A token bucket: full at first, one token taken each time, refilled at a steady rate."""

    __slots__ = ("_at", "_burst", "_clock", "_per_second", "_tokens")

    def __init__(self, rate: Rate, clock: Seconds = time.monotonic) -> None:
        self._burst = self._tokens = rate.burst
        self._per_second = rate.per_second
        self._clock = clock
        self._at = clock()

    def _refilled(self) -> float:
        at = self._clock()
        tokens = self._tokens + (at - self._at) * self._per_second
        self._at = at
        self._tokens = tokens = tokens if tokens < self._burst else self._burst
        return tokens

    @property
    def empty(self) -> bool:
        return self._refilled() < 1

    @property
    def owing(self) -> bool:
        """Whether more was spent than there was."""
        return self._refilled() < 0

    def take(self) -> bool:
        """Whether there was a token to take."""
        if self._refilled() < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> bool:
        """Take what something has cost, at most until ten whole buckets are owed.

        Whether a token is left.
        """
        self._tokens = left = max(-MOST_OWED * self._burst, self._refilled() - tokens)
        return left >= 1


class TooFast(Refusal):
    def __init__(self, key: str = "room-too-fast") -> None:
        super().__init__("ROOM-14", key)


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
