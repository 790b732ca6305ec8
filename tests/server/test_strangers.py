"""What strangers send to wear the server out, at its default limits; it costs others nothing."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from deskoherna.server.app import Server
from deskoherna.server.limits import Limits
from deskoherna.tables.advice import scheduling
from deskoherna.tables.journal import Journal
from deskoherna.tables.session import lobby
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING
from server.running import PATIENT


@asynccontextmanager
async def serving(folder: Path, limits: Limits = PATIENT) -> AsyncIterator[str]:
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


def at_device(number: int) -> aiohttp.ClientSession:
    """Limits go by address."""
    connector = aiohttp.TCPConnector(local_addr=(f"127.0.0.{number}", 0))
    jar = aiohttp.CookieJar(unsafe=True)
    return aiohttp.ClientSession(connector=connector, cookie_jar=jar, timeout=ASKING)


async def waits_at_a_table(session: aiohttp.ClientSession, address: str) -> str:
    new = {"game": "numerus", "seats": [{"who": "me", "name": "Ada"}, {"who": "friend"}]}
    async with session.post(f"{address}/api/tables", json={**new, "public": True}) as answer:
        table = str((await answer.json())["id"])
    address = f"{address}/api/tables/{table}/socket"
    await (await session.ws_connect(address)).receive()
    return table


async def test_one_address_stays_one_however_many_come_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14: nobody is made forgotten by newcomers, so that their tables hide those of others"""
    monkeypatch.setattr(scheduling, "KNOWN", 3)
    monkeypatch.setattr(lobby, "MOST_LISTED", 4)
    monkeypatch.setattr(lobby, "MOST_OF_ONE", 1)
    async with serving(tmp_path) as address, AsyncExitStack() as stack:
        honest = await stack.enter_async_context(at_device(9))
        table = await waits_at_a_table(honest, address)
        for _ in range(4):
            stranger = await stack.enter_async_context(at_device(7))
            await waits_at_a_table(stranger, address)
        for _ in range(4):
            async with at_device(7) as newcomer:
                await newcomer.post(f"{address}/api/me", json={})
        async with honest.get(f"{address}/api/tables") as answer:
            listed = [one["id"] for one in (await answer.json())["open"]]
        assert table in listed
