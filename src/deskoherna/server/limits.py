"""How much anyone may ask of the server; docs/operations.md explains the figures."""

from __future__ import annotations

import asyncio
import re
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, is_dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Annotated, Any, Literal, get_type_hints
from weakref import WeakValueDictionary

import msgspec

from deskoherna.kernel import Problem
from deskoherna.tables.advice.review_jobs import SECONDS
from deskoherna.tables.rates import Rate
from deskoherna.tables.session.memory import MOST_LOADED
from deskoherna.tables.session.room import BROUGHT, CALL_AFTER, THINKING_TIME, Keep
from deskoherna.tables.session.shares import TableLimits

from .reading import reason_of

__all__ = ["Costly", "Limits", "Rate", "read_limits"]

Costly = Literal[
    "openings", "tokens", "reviews", "erasures", "wishes", "letters"
]  # requests that have a rate of their own

NO_TOML = re.compile(r"(?P<why>.*) \(at (line (?P<line>\d+), column \d+|end of document)\)")
NETWORK_BITS = 64  # of an IPv6 address that one person is given

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0.1, le=1e9)]
Days = Annotated[float, msgspec.Meta(ge=0, le=1e6)]


INDISPENSABLE = ("requests", "pages", "reading", "work", "messages", "programs", "passwords")
LEAST = 0.01  # a second, for what nobody can do without


@dataclass(frozen=True)
class Limits:
    body: Count = 256 << 10  # bytes of a request, except for records
    message: Count = 256 << 10  # bytes of a socket's message
    sockets: Count = 100  # from one address, those of programs among them
    connections: Count = 250  # from one address, with all that is on them
    all_connections: Count = 10_000
    idle: Seconds = 75.0  # seconds within which a connection must bring a whole request
    lag_spectators: Seconds = 0.5  # seconds the event loop is late before spectators have to go
    lag_readers: Seconds = 1.5  # and before strangers are not served
    requests: Rate = field(default=Rate(120, 40))  # from one address
    pages: Rate = field(default=Rate(1000, 200))  # and whatever else is not asked of the interface
    refusals: Rate = field(default=Rate(200, 20))  # for asking too often, before they are late
    reading: Rate = field(default=Rate(300, 100))  # milliseconds, of what an address sends
    work: Rate = field(default=Rate(3000, 300))  # milliseconds of the server, for one address
    openings: Rate = field(default=Rate(30, 0.5))  # new tables, from one address
    tokens: Rate = field(default=Rate(20, 0.1))  # for new programs, from one address
    reviews: Rate = field(default=Rate(10, 0.05))  # of finished games, asked for from one address
    erasures: Rate = field(default=Rate(3, 0.01))  # of oneself, from one address
    wishes: Rate = field(default=Rate(60, 0.5))  # about being called back, from one address
    letters: Rate = field(default=Rate(5, 0.002))  # to confirm an e-mail address, from one address
    passwords: Rate = field(default=Rate(10, 0.1))  # of the room, tried from one address
    thinking_time: Seconds = THINKING_TIME  # seconds a bot may take for a move
    review_seconds: Annotated[float, msgspec.Meta(ge=0, le=1e9)] = (
        SECONDS  # of processor time, for one review
    )
    call_after: Seconds = CALL_AFTER  # seconds that a table is still before people are called back
    keep_finished: Days = Keep().finished  # until a finished table is deleted; 0: never
    keep_abandoned: Days = Keep().abandoned  # the same without an entry, for the others
    keep_brought: Days = Keep().brought  # the same without a look, for records that were brought
    loaded: Count = MOST_LOADED  # entries in memory, of all tables
    brought: Rate = field(default=BROUGHT)  # moves of records and forks, from one address
    messages: Rate = field(default=Rate(80, 30))  # on one socket
    programs: Rate = field(default=Rate(40, 10))  # requests and messages of one program
    program_sockets: Count = 16  # of one program, within those of its address
    strikes: Count = 200  # messages beyond the rate before the socket is closed
    read_within: Seconds = 20.0  # seconds within which the body of a request must arrive
    unread: Count = 32 << 20  # bytes an address was sent and has not taken, before it gets no more
    send_within: Seconds = 20.0  # seconds after which a connection that takes no data is closed
    heartbeat: Annotated[float, msgspec.Meta(ge=1, le=1e9)] = 20.0  # seconds between pings
    tables: TableLimits = field(default=TableLimits())  # of people at one table


def read_limits(toml: bytes) -> Limits:
    """The limits set in a file, and the defaults for the others.

    Raises `Problem` with the line that is not TOML, names no limit or sets it to what cannot be.
    """
    try:
        text = toml.decode()
        figures = tomllib.loads(text)
    except ValueError as error:
        raise _unreadable(toml, reason_of(error)) from None
    limits = Limits(**_checked(text, figures, Limits, ()))
    for name in INDISPENSABLE:
        if getattr(limits, name).per_second < LEAST:
            raise _impossible(text, (name, "per_second"), f"Expected `float` >= {LEAST}")
    if limits.lag_readers < limits.lag_spectators:
        said = "lag_readers" if "lag_readers" in figures else "lag_spectators"
        raise Problem("room-limits-lag", line=_line_of(text, (said,)))
    return limits


def _unreadable(toml: bytes, reason: str) -> Problem:
    """What the parser says, which knows no line where it has come to the end."""
    found = NO_TOML.fullmatch(reason)
    if found is None:
        return Problem("room-limits", reason=reason)
    line = int(found["line"] or len(toml.splitlines()))
    return Problem("room-limits-syntax", line=line, reason=found["why"])


def _checked(
    text: str, figures: dict[str, Any], kind: type[Any], path: tuple[str, ...]
) -> dict[str, Any]:
    """The values of a table by name, each of its declared type; raises `Problem`."""
    known = get_type_hints(kind, include_extras=True)
    checked = {}
    for name, value in figures.items():
        here = (*path, name)
        if name not in known:
            raise Problem("room-limits-unknown", line=_line_of(text, here), name=".".join(here))
        if is_dataclass(known[name]) and isinstance(value, dict):
            _checked(text, value, known[name], here)
        try:
            checked[name] = msgspec.convert(value, known[name])
        except msgspec.ValidationError as error:
            raise _impossible(text, here, reason_of(error)) from None
    return checked


def _impossible(text: str, path: tuple[str, ...], reason: str) -> Problem:
    line = _line_of(text, path)
    return Problem("room-limits-value", line=line, name=".".join(path), reason=reason)


def _line_of(text: str, path: tuple[str, ...]) -> int:
    """The line with which a value is complete, however TOML lets one write it."""
    lines = text.splitlines(keepends=True)
    for number in range(1, len(lines)):
        try:
            found: Any = tomllib.loads("".join(lines[:number]))
        except ValueError:
            continue
        for name in path:
            found = found.get(name) if isinstance(found, dict) else None
        if found is not None:
            return number
    return len(lines)


def network_of(address: str) -> str:
    """The address by which limits count: an IPv4 address, or the /64 of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("fe80::1%eth0")
    ('2001:db8:1:2::/64', 'fe80::/64')
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, NETWORK_BITS), strict=False))


class OneAtATime:
    """What costs much is done for an address one thing after another."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(address, asyncio.Lock())
        async with lock:
            yield
