"""How many connections there may be, from one address and in all; the others end at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from aiohttp import web

from .limits import Limits, network_of

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)


class Gate:
    """Counts the connections that are open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()
        self.total = 0
        self.connections: set[Connection] = set()
        self._shut = ""  # an address of this machine at which nobody is let in

    def enter(self, address: str, at: str = "") -> bool:
        """Whether there is room for one more from this address; if so, it is counted."""
        limits = self._limits
        if at and at == self._shut:
            return False
        if self._open[address] >= limits.connections or self.total >= limits.all_connections:
            return False
        self._open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def open(self) -> None:
        self._shut = ""

    def shut(self, at: str) -> None:
        """Let nobody in at an address of this machine, and go of those who came there."""
        self._shut = at
        for connection in list(self.connections):
            if connection.at == at:
                connection.abort()


class Connection(asyncio.Protocol):
    """Hands everything on to aiohttp, if the gate has room for it."""

    def __init__(self, gate: Gate, make: Callable[[], asyncio.Protocol]) -> None:
        self._gate = gate
        self._make = make
        self._inner: asyncio.Protocol | None = None
        self._address = ""
        self.at = ""  # the address of this machine that was asked for

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer, own = (transport.get_extra_info(end) for end in ("peername", "sockname"))
        self._address = network_of(str(peer[0])) if peer else ""
        self.at = str(own[0]) if own else ""
        if not self._gate.enter(self._address, self.at):
            writer = cast(asyncio.Transport, transport)
            writer.write(FULL)
            writer.close()
            return
        self._transport = cast(asyncio.Transport, transport)
        self._gate.connections.add(self)
        self._inner = self._make()
        self._inner.connection_made(transport)

    def abort(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._inner is not None:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return None if self._inner is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._inner is not None:
            self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inner is not None:
            self._gate.connections.discard(self)
            self._gate.leave(self._address)
            self._inner.connection_lost(exc)


class GatedRunner(web.AppRunner):
    def __init__(self, app: web.Application, gate: Gate, **more: Any) -> None:
        super().__init__(app, **more)
        self._gate = gate

    @property
    def server(self) -> Any:
        """What makes the protocol of a new connection."""
        inner = super().server
        return None if inner is None else lambda: Connection(self._gate, inner)
