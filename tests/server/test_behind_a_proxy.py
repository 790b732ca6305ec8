"""Limits count by who asks, also through a proxy, if it is one of ours."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from deskoherna.server.app import Server
from deskoherna.server.limits import Limits, Rate
from deskoherna.server.proxies import Proxies
from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from terminal.program import deskoherna

FEW = Limits(openings=Rate(1, 0), connections=1)
NEW = {"game": "nim", "seats": [{"who": "me", "name": "Ada"}, {"who": "friend"}]}


class Proxy:
    """Passes requests on, each on a connection of its own."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self.address = address
        self._session = session

    async def opens_table(self, forwarded: str) -> int:
        """The status of the answer."""
        said = {"X-Forwarded-For": forwarded}
        url = f"{self.address}/api/tables"
        async with self._session.post(url, json=NEW, headers=said) as answer:
            return answer.status


@asynccontextmanager
async def proxy(folder: Path, *trusted: str) -> AsyncIterator[Proxy]:
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    runner = Server(room, FEW, proxies=Proxies(trusted)).runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with aiohttp.ClientSession() as session:
            yield Proxy(address, session)
    finally:
        await runner.cleanup()


async def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    async with proxy(tmp_path, "127.0.0.0/8") as ours:
        assert await ours.opens_table("203.0.113.5") == 201
        assert await ours.opens_table("203.0.113.5") == 429
        assert await ours.opens_table("203.0.113.6") == 201


async def test_what_a_visitor_makes_up_is_not(tmp_path: Path) -> None:
    """The proxy adds where it was asked from; what stood there before is the visitor's"""
    async with proxy(tmp_path, "127.0.0.0/8") as ours:
        assert await ours.opens_table("198.51.100.1, 203.0.113.5") == 201
        assert await ours.opens_table("198.51.100.2, 203.0.113.5") == 429


async def test_nobody_else_is(tmp_path: Path) -> None:
    async with proxy(tmp_path, "10.0.0.0/8") as other:
        assert await other.opens_table("203.0.113.5") == 201
        assert await other.opens_table("203.0.113.6") == 429


async def test_connections_of_a_trusted_proxy_are_not_counted_together(tmp_path: Path) -> None:
    for trusted, status in (("127.0.0.1", 200), ("10.0.0.1", 503)):
        async with proxy(tmp_path, trusted) as ours, aiohttp.ClientSession() as session:
            assert await ours.opens_table("203.0.113.5") == 201  # and its connection stays
            async with session.get(f"{ours.address}/api/health") as answer:
                assert answer.status == status


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    refused = deskoherna(tmp_path, "serve", "--port", "0", DESKOHERNA_TRUSTED_PROXY="caddy")
    assert refused.code == 1
    assert refused.err.startswith("deskoherna: DESKOHERNA_TRUSTED_PROXY: ")
    assert 'such as 10.0.0.5 or 10.0.0.0/8, and "caddy" is neither' in refused.err
