"""Connections that take next to nothing of the processor: what comes back is not looked at."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import Any
from urllib.parse import urlsplit

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
NO_MASK = b"\0\0\0\0"  # the key that leaves everything as it is
SHORTEST_LONG = 126  # bytes; longer payloads have their length in two bytes of its own


class Cheap(asyncio.Protocol):
    """One connection."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.closed = False
        self.heard = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.heard.set()

    def send(self, data: bytes) -> None:
        if not self.closed:
            self.transport.write(data)

    def end(self) -> None:
        self.transport.abort()


async def connect(server: str, address: str) -> Cheap:
    where = urlsplit(server)
    loop = asyncio.get_running_loop()
    assert where.hostname and where.port
    _, made = await loop.create_connection(
        Cheap, where.hostname, where.port, local_addr=(address, 0)
    )
    return made


async def watch(server: str, table: str, address: str, cookie: str = "") -> Cheap:
    """A socket at a table, once something has come back."""
    made = await connect(server, address)
    path = f"/api/tables/{table}/socket"
    made.send(head(server, "GET", path, UPGRADE + (f"Cookie: {cookie}\r\n" if cookie else "")))
    await made.heard.wait()
    return made


def head(server: str, method: str, path: str, more: str = "") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {urlsplit(server).netloc}\r\n{more}\r\n".encode()


def frame(command: dict[str, Any]) -> bytes:
    """A message of a socket."""
    said = json.dumps(command).encode()
    if len(said) < SHORTEST_LONG:
        size = struct.pack("!BB", 0x81, 0x80 | len(said))
    else:
        size = struct.pack("!BBH", 0x81, 0x80 | SHORTEST_LONG, len(said))
    return size + NO_MASK + said
