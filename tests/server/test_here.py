"""The server in this process, with limits small enough to be reached."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web

from deskoherna.server.app import Server
from deskoherna.server.limits import Limits
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.rates import Bucket, Buckets, Rate, TooFast
from deskoherna.tables.session import audience
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING
from server.running import PATIENT
from tables.rooms import Guest, seated, until

AT_ONCE = struct.pack("ii", 1, 0)  # what is on its way is dropped when the socket is closed


@asynccontextmanager
async def serving(
    folder: Path, limits: Limits = PATIENT
) -> AsyncIterator[tuple[Room, aiohttp.ClientSession]]:
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    runner = Server(room, limits).runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        host, port = runner.addresses[0][:2]
        async with aiohttp.ClientSession(f"http://{host}:{port}", timeout=ASKING) as session:
            yield room, session
    finally:
        await runner.cleanup()


async def test_who_reads_too_slowly_is_dropped(tmp_path: Path) -> None:
    """ROOM-14: and holds nobody up meanwhile"""
    async with serving(tmp_path, replace(PATIENT, send_within=0.2)) as (room, session):
        first, second = await seated(room)
        live = first.live
        async with session.get("/api/health") as answer:
            url = answer.url
        reader, writer = await asyncio.open_connection(url.host, url.port, limit=1024)
        taken = writer.get_extra_info("socket")
        taken.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1024)
        path = f"/api/tables/{live.table.id}/socket"
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        await until(lambda: len(live.subscribers) == 3)
        (slow,) = live.subscribers - {first.subscriber, second.subscriber}
        for _ in range(40):  # far more than the buffers on the way hold
            slow.send(b'"' + b"x" * 1_000_000 + b'"')
        assert isinstance(await first.plays(0), wire.Done)
        await until(lambda: slow not in live.subscribers)
        assert slow.too_slow
        async with session.get("/metrics") as answer:
            assert "deskoherna_sockets_too_slow_total 1.0" in await answer.text()
        taken.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, AT_ONCE)
        writer.close()  # the server hears of it while it still listens
        await writer.wait_closed()


async def test_more_sockets_than_one_address_may_have(tmp_path: Path) -> None:
    """ROOM-14"""
    async with serving(tmp_path, replace(PATIENT, sockets=1)) as (room, session):
        first, _ = await seated(room)
        path = f"/api/tables/{first.live.table.id}/socket"
        async with session.ws_connect(path) as ws:
            await ws.receive_str()
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(path)
            assert refused.value.status == 429
        await until(lambda: len(first.live.subscribers) == 2)
        async with session.ws_connect(path) as ws:
            await ws.receive_str()


async def test_a_crowded_table_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ROOM-14"""
    async with serving(tmp_path) as (room, session):
        first, _ = await seated(room)
        monkeypatch.setattr(audience, "MOST_SPECTATORS", 0)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"/api/tables/{first.live.table.id}/socket")
        assert refused.value.status == 503
        assert len(first.live.subscribers) == 2


async def test_when_the_server_stops_viewers_are_asked_to_come_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as (room, session):
        first, _ = await seated(room)
        async with session.ws_connect(f"/api/tables/{first.live.table.id}/socket") as ws:
            await ws.receive_str()
            first.live.close()
            while (message := await ws.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert message.data == aiohttp.WSCloseCode.GOING_AWAY


async def test_a_database_that_fails_is_reported_as_such(tmp_path: Path) -> None:
    async with serving(tmp_path) as (room, session):
        first, _ = await seated(room)
        room.sessions.clear()
        await room.store.close()
        async with session.get(f"/api/tables/{first.live.table.id}") as answer:
            assert answer.status == 503
            body = msgspec.json.decode(await answer.read(), type=wire.ErrorBody)
            assert body.problem == wire.Problem("room-database-failed", {})
        async with session.get("/api/health") as answer:
            assert answer.status == 503
        room.store = SqliteStore(tmp_path / "other.sqlite")  # so that it can be closed in order
        await room.store.open(room)


class TestRates:
    """ROOM-14"""

    def test_so_many_at_once(self) -> None:
        bucket = Bucket(Rate(3, 0))
        assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]

    async def test_and_more_with_time(self) -> None:
        bucket = Bucket(Rate(1, 1000))
        assert bucket.take()
        await until(bucket.take)

    def test_addresses_do_not_mind_each_other(self) -> None:
        buckets = Buckets(Rate(1, 0))
        buckets.take("one")
        buckets.take("two")
        with pytest.raises(TooFast) as refused:
            buckets.take("one")
        assert refused.value.rule == "ROOM-14"


async def test_a_guest_of_a_room_is_one_of_its_server(tmp_path: Path) -> None:
    """What one does at a table by a socket, another sees by HTTP, and the other way round"""
    async with serving(tmp_path) as (room, session):
        first, second = await seated(room)
        await first.plays(0, "1x1")
        eve = await Guest(first.live, "eve").joins()
        path = f"/api/tables/{first.live.table.id}"
        cookies = {"deskoherna": room.links.cookie(second.person)}
        command = wire.Play("http", 1, "2x1", 1)
        async with session.post(
            f"{path}/commands", data=msgspec.json.encode(command), cookies=cookies
        ) as answer:
            assert answer.status == 200
        assert [line.move for line in eve.new_lines() if isinstance(line, wire.MoveView)] == [
            "1x1",
            "2x1",
        ]
