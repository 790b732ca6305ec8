"""How much anyone may ask of the server; docs/operations.md explains the figures."""

from __future__ import annotations

import time
import tomllib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from deskoherna.kernel import Problem, Refusal
from deskoherna.tables.advice.reviews import SECONDS
from deskoherna.tables.session.room import THINKING_TIME, Keep

from .reading import reason_of

Costly = Literal["openings", "tokens", "reviews"]  # requests that have a rate of their own

KNOWN = 10_000  # buckets kept; the least recently used goes first


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how many tokens are added every second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    body: int = 256 << 10  # bytes of a request, except for records
    message: int = 256 << 10  # bytes of a socket's message
    sockets: int = 100  # from one address, those of programs among them
    requests: Rate = field(default=Rate(120, 40))  # from one address
    openings: Rate = field(default=Rate(30, 0.5))  # new tables, from one address
    tokens: Rate = field(default=Rate(20, 0.1))  # for new programs, from one address
    reviews: Rate = field(default=Rate(10, 0.05))  # of finished games, asked for from one address
    thinking_time: float = THINKING_TIME  # seconds a bot may take for a move
    review_seconds: float = SECONDS  # of processor time, for one review
    keep_finished: float = Keep().finished  # days until a finished table is deleted; 0: never
    keep_abandoned: float = Keep().abandoned  # the same without an entry, for the others
    messages: Rate = field(default=Rate(80, 30))  # on one socket
    programs: Rate = field(default=Rate(40, 10))  # requests and messages of one program
    program_sockets: int = 16  # of one program, within those of its address
    strikes: int = 200  # messages beyond the rate before the socket is closed
    read_within: float = 20.0  # seconds within which the body of a request must arrive
    send_within: float = 20.0  # seconds after which a socket that takes no data is closed
    heartbeat: float = 20.0  # seconds between pings


def read_limits(toml: bytes) -> Limits:
    """The limits set in a file, and the defaults for the others."""
    try:
        return msgspec.convert(tomllib.loads(toml.decode()), Limits)
    except (ValueError, msgspec.ValidationError) as error:
        raise Problem("room-limits", reason=reason_of(error)) from None


class Bucket:
    """A token bucket: full at first, one token taken each time, refilled at a steady rate."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        gained = (at - self._at) * self._rate.per_second
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self._at = at
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for every address, or for every program."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Raise `Refusal` if the address asks too often."""
        if not self.of(address).take():
            raise TooFast()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.setdefault(address, Bucket(self._rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket


class TooFast(Refusal):
    def __init__(self) -> None:
        super().__init__("ROOM-14", "room-too-fast")
