"""What strangers send to wear the server out, at its default limits; it costs others nothing."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from deskoherna.server.app import Server
from deskoherna.server.limits import Limits
from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING


@asynccontextmanager
async def serving(folder: Path, limits: Limits | None = None) -> AsyncIterator[str]:
    """The address of a server that is set up as `deskoherna serve` does it."""
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    runner = Server(room, limits).runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://localhost:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class CountingZlib:
    """Python's zlib, which counts how often something is unpacked."""

    def __init__(self) -> None:
        self.unpacked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(zlib, name)

    def decompressobj(self, *args: Any, **more: Any) -> Any:
        self.unpacked += 1
        return zlib.decompressobj(*args, **more)


@pytest.fixture
def counting() -> Iterator[CountingZlib]:
    backend = CountingZlib()
    aiohttp.set_zlib_backend(backend)
    yield backend
    aiohttp.set_zlib_backend(zlib)


PACKED = gzip.compress(b" " * (64 << 20))


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/"), ("POST", "/api/tables"), ("GET", "/nothing")]
)
@pytest.mark.parametrize("coding", ["gzip", "deflate", "GZIP", "identity, gzip"])
async def test_packed_bodies_are_refused_and_never_unpacked(
    tmp_path: Path, counting: CountingZlib, method: str, path: str, coding: str
) -> None:
    """ROOM-14"""
    headers = {"Content-Encoding": coding, "Accept-Language": "cs"}
    async with (
        serving(tmp_path) as address,
        aiohttp.ClientSession(timeout=ASKING, auto_decompress=False) as session,
        session.request(method, address + path, data=PACKED, headers=headers) as answer,
    ):
        assert answer.status == 415
        assert answer.headers["Accept-Encoding"] == "identity"
        said = await answer.json()
        assert said["problem"]["rule"] == "ROOM-14"
        assert said["message"].startswith("Komprimované požadavky")
    assert counting.unpacked == 0
