"""How many connections there may be, from one address and in all; the others end at once.

What connections bring is handed on in small pieces, so that none holds up the others, and the time
that takes is counted: whoever sends nothing but empty frames is cut off. Once an address has used
up its time, those of its connections end that have used more than an equal share of it.

When there are as many as there may be in all, whoever comes from an address with few connections
takes the place of one from the address that has the most.

Each connection of a trusted proxy counts as an address of its own; what it carries is counted for
the client.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, cast

from aiohttp import web
from aiohttp.hdrs import SERVER

from deskoherna.tables.rates import Bucket, Buckets, TooFast

from .limits import Limits, network_of
from .pages import HEADERS
from .proxies import Proxies

PIECE = 1024  # bytes that are read at a time; of empty frames these are 170
LONGEST = 3.0  # milliseconds that reading a piece can take; in what is more, others had their turn
AT_FIRST = 10.0  # milliseconds of its address that a new connection has, in equal shares
NAME = "deskoherna"  # what aiohttp calls itself otherwise tells its version and Python's
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)


class Inside(Protocol):
    """What the gate has let in."""

    at: str  # the address of this machine that was asked for

    @property
    def unread(self) -> int: ...

    def end(self) -> None: ...


class Gate:
    """Knows the connections that are open."""

    def __init__(
        self,
        limits: Limits,
        proxies: Proxies | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._proxies = proxies or Proxies()
        self._carried: Counter[str] = Counter()  # requests and sockets of clients behind proxies
        self._open: defaultdict[str, dict[Inside, None]] = defaultdict(dict)  # the newest last
        self._with: defaultdict[int, dict[str, None]] = defaultdict(dict)  # addresses, by number
        self._most = 0  # that one address has
        self.total = 0
        self._shut = ""  # an address of this machine at which nobody is let in
        self._reading = Buckets(limits.reading, clock=clock)

    def enter(self, address: str, one: Inside) -> bool:
        """Whether there is room for one more from this address; if so, it is in."""
        if one.at and one.at == self._shut:
            return False
        here = len(self._open.get(address, ()))
        if here >= self._limits.connections:
            return False
        if self.total >= self._limits.all_connections:
            if here + 1 >= self._most:
                return False
            self._make_room()
        self._open[address][one] = None
        self._counted(address, here, here + 1)
        return True

    def _make_room(self) -> None:
        crowded = next(iter(self._with[self._most]))
        newest = next(reversed(self._open[crowded]))
        self.leave(crowded, newest)
        newest.end()

    def leave(self, address: str, one: Inside) -> None:
        """It has ended; saying so twice does no harm."""
        here = len(self._open.get(address, ()))
        if not here or one not in self._open[address]:
            return
        del self._open[address][one]
        self._counted(address, here, here - 1)
        if here == 1:
            del self._open[address]

    @property
    def idle(self) -> float:
        return self._limits.idle

    @property
    def send_within(self) -> float:
        return self._limits.send_within

    def key_of(self, peer: tuple[Any, ...]) -> str:
        """What a connection counts towards: an address, or a proxy's connection by itself."""
        host = str(peer[0])
        return f"{host} {peer[1]}" if self._proxies.trusts(host) else network_of(host)

    @contextmanager
    def carrying(self, transport: asyncio.BaseTransport | None, client: str) -> Iterator[None]:
        """While a proxy's connection serves a client, the client pays for what is read.

        Raises `TooFast` for more at once than one address may have connections.
        """
        connection = None if transport is None else transport.get_protocol()
        if not isinstance(connection, Connection) or connection.address == client:
            yield
            return
        if self._carried[client] >= self._limits.connections:
            raise TooFast()
        self._carried[client] += 1
        connection.charge(client)
        try:
            yield
        finally:
            connection.charge(connection.address)
            self._carried[client] -= 1
            if not self._carried[client]:
                del self._carried[client]

    def reading(self, address: str) -> Bucket:
        """How much time, in milliseconds, reading what comes from an address may take."""
        return self._reading.of(address)

    def share(self) -> Bucket:
        """The same for one connection, if it were the only one."""
        bucket = Bucket(self._limits.reading, self._clock)
        bucket.spend(max(0.0, self._limits.reading.burst - AT_FIRST))
        return bucket

    def sharing(self, address: str) -> int:
        """How many connections bring what an address sends."""
        return len(self._open.get(address, ())) + self._carried.get(address, 0)

    def check_unread(self, address: str) -> None:
        """Raise `TooFast` if an address asks for more while it takes nothing of what it has."""
        if sum(one.unread for one in self._open.get(address, ())) > self._limits.unread:
            raise TooFast()

    def open(self) -> None:
        self._shut = ""

    def shut(self, at: str) -> None:
        """Let nobody in at an address of this machine, and cut off those who came in there."""
        self._shut = at
        for one in [one for inside in self._open.values() for one in inside if one.at == at]:
            one.end()

    def _counted(self, address: str, before: int, after: int) -> None:
        self.total += after - before
        self._with[before].pop(address, None)
        if after:
            self._with[after][address] = None
        self._most = max(self._most, after)
        while self._most and not self._with[self._most]:
            del self._with[self._most]
            self._most -= 1


class Connection(asyncio.Protocol):
    """Hands everything on to aiohttp, if the gate has room for it."""

    def __init__(self, gate: Gate, make: Callable[[], asyncio.Protocol]) -> None:
        self._gate = gate
        self._make = make
        self._inner: asyncio.Protocol | None = None
        self.address = ""  # what it counts towards
        self.at = ""  # the address of this machine that was asked for
        self._unread = b""
        self._stuck: asyncio.TimerHandle | None = None
        self._writable = asyncio.Event()
        self._writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer, own = (transport.get_extra_info(end) for end in ("peername", "sockname"))
        self.address = self._gate.key_of(peer) if peer else ""
        self.at = str(own[0]) if own else ""
        self._transport = cast(asyncio.Transport, transport)
        if not self._gate.enter(self.address, self):
            self._transport.write(FULL)
            self._transport.close()
            return
        self._share = self._gate.share()
        self.charge(self.address)
        self._inner = self._make()
        self._inner.connection_made(transport)

    def end(self) -> None:
        """Make room for somebody else, at once."""
        self._transport.abort()

    # Reading

    def charge(self, payer: str) -> None:
        """What is read from now on is counted for this address."""
        self._payer = payer
        self._reading = self._gate.reading(payer)

    def data_received(self, data: bytes) -> None:
        if self._unread:
            self._unread += data
            self._transport.pause_reading()  # aiohttp may have resumed it
        elif len(data) <= PIECE:
            self._read(data)
        else:
            self._unread = data
            self._transport.pause_reading()
            self._read_on()

    def _read_on(self) -> None:
        """Read a piece; before the next one others have their turn."""
        if self._transport.is_closing():
            return
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        self._read(piece)
        if self._unread:
            asyncio.get_running_loop().call_soon(self._read_on)
        elif not getattr(self._inner, "_reading_paused", False):  # aiohttp has enough of it
            self._transport.resume_reading()

    def _read(self, data: bytes) -> None:
        if self._inner is None:
            return
        began = time.perf_counter()
        self._inner.data_received(data)
        took = min(1000 * (time.perf_counter() - began), LONGEST)
        within = self._share.spend(took * self._gate.sharing(self._payer))
        if not self._reading.spend(took) and not within:
            self.end()

    def eof_received(self) -> bool | None:
        rest, self._unread = self._unread, b""
        if rest:
            self._read(rest)
        return None if self._inner is None else self._inner.eof_received()

    # Writing

    @property
    def unread(self) -> int:
        """How many bytes wait here until the other end takes them."""
        return self._transport.get_write_buffer_size()

    async def write(self, data: bytes) -> None:
        """Send it past aiohttp, and wait while too much is under way.

        Raises `ConnectionError` if there is nobody any more who would take it.
        """
        if self._transport.is_closing():
            raise ConnectionResetError
        self._transport.write(data)
        if not self._writable.is_set():
            await self._writable.wait()
            if self._transport.is_closing():
                raise ConnectionResetError

    def pause_writing(self) -> None:
        if self._inner is not None:
            self._writable.clear()
            self._expect_progress()
            self._inner.pause_writing()

    def _expect_progress(self) -> None:
        """A client that takes nothing of what was sent for a while is cut off."""
        loop = asyncio.get_running_loop()
        self._stuck = loop.call_later(self._gate.send_within, self._check_progress, self.unread)

    def _check_progress(self, before: int) -> None:
        if self.unread < before:
            self._expect_progress()
        else:
            self.end()

    def resume_writing(self) -> None:
        if self._inner is not None:
            self._unstick()
            self._inner.resume_writing()

    def _unstick(self) -> None:
        self._writable.set()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._unstick()
        self._unread = b""
        if self._inner is not None:
            self._gate.leave(self.address, self)
            self._inner.connection_lost(exc)


def connection_of(request: web.Request) -> Connection | None:
    """The connection that a request came by, unless it was lost in the meantime."""
    transport = request.transport
    return None if transport is None else cast(Connection, transport.get_protocol())


class RequestHandler(web.RequestHandler):
    """What cannot be read as HTTP comes to no application; its answer has the same headers."""

    def handle_error(self, *args: Any, **more: Any) -> web.StreamResponse:
        response = super().handle_error(*args, **more)
        response.headers.update({**HEADERS, SERVER: NAME})
        return response


class GatedRunner(web.AppRunner):
    """An application behind a gate, and a parser that unpacks nothing."""

    def __init__(self, app: web.Application, gate: Gate, **more: Any) -> None:
        super().__init__(app, **more)
        self._gate = gate

    @property
    def server(self) -> Any:
        """What makes the protocol of a new connection."""
        inner = super().server
        return None if inner is None else lambda: Connection(self._gate, lambda: self._make(inner))

    def _make(self, server: web.Server) -> RequestHandler:
        return RequestHandler(
            server,
            loop=asyncio.get_running_loop(),
            keepalive_timeout=self._gate.idle,
            access_log=None,  # type: ignore[arg-type]  # which is documented
            auto_decompress=False,
        )
