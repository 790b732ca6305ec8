"""Connections that bring nothing end, and there are only so many of them."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.server.app import Server
from deskoherna.server.gate import Connection, Gate, GatedRunner
from deskoherna.server.limits import Limits, network_of
from deskoherna.server.proxies import Proxies
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.rates import Rate
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import PATIENCE
from server.running import PATIENT
from tables.rooms import until

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
SOON = replace(PATIENT, idle=0.2)

PLENTY = Rate(1e9, 1e9)
DESCRIPTION = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/TABLE/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = bytes(4)
PING, BEGINNING, CONTINUATION = (bytes([kind, 0x80]) + MASK for kind in (0x89, 0x01, 0x00))
LONG_BODY = b" " * (4 << 20)
NEW = wire.NewTable("numerus", (wire.NewSeat("me", "Ada"), wire.NewSeat("friend")), public=True)

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def serving(folder: Path, limits: Limits) -> AsyncIterator[tuple[Server, int]]:
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    server = Server(room, limits)
    runner = server.runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield server, runner.addresses[0][1]
    finally:
        await runner.cleanup()


async def connect(port: int, device: str = "127.0.0.1") -> Ends:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(device, 0))


async def status(ends: Ends) -> bytes:
    """What a request on this connection is answered with."""
    ends[1].write(HEALTH)
    head = await ends[0].readuntil(b"\r\n\r\n")
    return head.rpartition(b"HTTP/1.1 ")[2][:3]  # after the body of the answer before


async def hang_up(*connections: Ends) -> None:
    for _, writer in connections:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


class TestTheyEnd:
    """ROOM-14"""

    async def test_a_silent_one(self, tmp_path: Path) -> None:
        async with serving(tmp_path, SOON) as (_, port):
            ends = await connect(port)
            assert await ends[0].read() == b""
            await hang_up(ends)

    async def test_one_that_stays_after_its_answer(self, tmp_path: Path) -> None:
        async with serving(tmp_path, SOON) as (_, port):
            said = b""
            while not said:  # a slow machine may come too late with its request, and tries again
                ends = await connect(port)
                ends[1].write(HEALTH)
                with suppress(ConnectionError):
                    said = await ends[0].read()
                await hang_up(ends)
            assert said.startswith(b"HTTP/1.1 200 ")

    async def test_one_whose_headers_drip(self, tmp_path: Path) -> None:
        async with serving(tmp_path, SOON) as (_, port):
            ends = await connect(port)
            ends[1].write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            ending = asyncio.create_task(ends[0].read())
            while not ending.done():
                ends[1].write(b"a")
                await asyncio.sleep(0.01)
            with suppress(ConnectionError):
                assert await ending == b""
            await hang_up(ends)

    async def test_one_that_does_not_take_what_it_asked_for(self, tmp_path: Path) -> None:
        limits = replace(PATIENT, send_within=0.2, requests=PLENTY, work=PLENTY)
        async with serving(tmp_path, limits) as (server, port):
            _, writer = ends = await connect(port)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            await until(lambda: server.gate.total == 1)
            cast(asyncio.Transport, writer.transport).pause_reading()
            with suppress(ConnectionError):
                while server.gate.total:
                    writer.write(DESCRIPTION)
                    await asyncio.sleep(0.01)
            await until(lambda: server.gate.total == 0)
            await hang_up(ends)

    async def test_who_takes_nothing_is_sent_nothing_more(self, tmp_path: Path) -> None:
        """On any connection of theirs; others are."""
        limits = replace(PATIENT, unread=1, send_within=1e9, requests=PLENTY, work=PLENTY)
        async with serving(tmp_path, limits) as (_, port):
            _, writer = await connect(port)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            cast(asyncio.Transport, writer.transport).pause_reading()
            again, other = await connect(port), await connect(port, "127.0.0.9")
            for _ in range(1000):
                writer.write(DESCRIPTION)
                if await status(again) == b"429":
                    break
            assert (await status(other), await status(again)) == (b"200", b"429")
            writer.transport.abort()
            while await status(again) == b"429":
                pass
            await hang_up(again, other)

    async def test_a_slow_one_only_when_it_takes_nothing_any_more(self) -> None:
        line = SlowLine()
        connection = Connection(Gate(Limits(send_within=0.01)), asyncio.Protocol)
        connection.connection_made(line)
        connection.pause_writing()
        await until(lambda: line.asked > 5 or line.ended)
        assert not line.ended
        line.takes = 0
        await until(lambda: line.ended)

    async def test_who_waits_until_it_is_taken_hears_that_it_never_will(self) -> None:
        line = SlowLine()
        connection = Connection(Gate(Limits(send_within=PATIENCE)), asyncio.Protocol)
        connection.connection_made(line)
        connection.pause_writing()
        sending = asyncio.create_task(connection.write(b"news"))
        await until(lambda: line.sent)
        assert not sending.done()
        line.abort()
        connection.connection_lost(None)
        with pytest.raises(ConnectionError):
            await sending

    @pytest.mark.parametrize("frame", [PING, CONTINUATION], ids=["pings", "continuations"])
    async def test_one_that_sends_nothing_but_empty_frames(
        self, tmp_path: Path, frame: bytes
    ) -> None:
        """Others are served meanwhile."""
        limits = replace(PATIENT, reading=Rate(20, 0), requests=PLENTY, work=PLENTY)
        async with serving(tmp_path, limits) as (server, port):
            other = await connect(port, "127.0.0.9")
            reader, writer = ends = await connect(port)
            table = await server.room.open_table("ada", NEW)
            writer.write(UPGRADE.replace(b"TABLE", table.encode()))
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            writer.write(BEGINNING)
            with suppress(ConnectionError):
                while server.gate.total == 2:
                    writer.write(10_000 * frame)
                    assert await status(other) == b"200"
            await until(lambda: server.gate.total == 1)
            await hang_up(ends, other)

    async def test_a_long_request_is_read_piece_by_piece(self, tmp_path: Path) -> None:
        async with serving(tmp_path, PATIENT) as (_, port):
            ends = await connect(port)
            body = b" " * 250_000 + b"{"
            head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}"
            ends[1].write(head.encode() + b"\r\n\r\n" + body)
            assert (await ends[0].readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 400")
            await hang_up(ends)

    async def test_what_nobody_takes_is_not_read(self) -> None:
        """aiohttp stops reading then, and reading piece by piece must not start it again."""
        read_before_taken = 0

        async def dawdle(request: web.Request) -> web.Response:
            nonlocal read_before_taken
            rounds = 0
            while rounds < 1000:
                rounds = rounds + 1 if request.content.total_bytes == read_before_taken else 0
                read_before_taken = request.content.total_bytes
                await asyncio.sleep(0)
            return web.Response(text=str(len(await request.read())))

        app = web.Application(client_max_size=len(LONG_BODY) + 1)
        app.router.add_post("/", dawdle)
        runner = GatedRunner(app, Gate(Limits(reading=PLENTY), Proxies()))
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        ends = await connect(runner.addresses[0][1])
        length = f"Content-Length: {len(LONG_BODY)}".encode()
        ends[1].write(b"POST / HTTP/1.1\r\nHost: localhost\r\n" + length + b"\r\n\r\n" + LONG_BODY)
        head = await ends[0].readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert await ends[0].readexactly(len(str(len(LONG_BODY)))) == str(len(LONG_BODY)).encode()
        assert 0 < read_before_taken < len(LONG_BODY) / 4
        await hang_up(ends)
        await runner.cleanup()


class SlowLine(asyncio.Transport):
    """Takes a byte in the time in which it is asked how many are left."""

    takes, left, asked = 1, 1_000_000, 0
    sent = b""
    ended = False

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.ended

    def get_write_buffer_size(self) -> int:
        self.asked += 1
        self.left -= self.takes
        return self.left

    def abort(self) -> None:
        self.ended = True


class TestSoMany:
    """ROOM-14"""

    async def test_from_one_address(self, tmp_path: Path) -> None:
        async with serving(tmp_path, replace(PATIENT, connections=2)) as (server, port):
            first, second = await connect(port), await connect(port)
            assert [await status(first), await status(second)] == [b"200", b"200"]
            third = await connect(port)
            assert (await third[0].read()).startswith(b"HTTP/1.1 503 ")
            other = await connect(port, "127.0.0.9")
            assert await status(other) == b"200"
            await hang_up(first)
            await until(lambda: server.gate.total == 2)
            again = await connect(port)
            assert await status(again) == b"200"
            await hang_up(second, third, other, again)

    async def test_in_all(self, tmp_path: Path) -> None:
        async with serving(tmp_path, replace(PATIENT, all_connections=2)) as (_, port):
            inside = [await connect(port, f"127.0.0.{n}") for n in (2, 3)]
            assert [await status(ends) for ends in inside] == [b"200", b"200"]
            outside = await connect(port, "127.0.0.4")
            answer = await outside[0].read()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"Retry-After" in answer
            await hang_up(*inside, outside)

    async def test_whoever_comes_from_elsewhere_takes_the_place_of_one_of_many(
        self, tmp_path: Path
    ) -> None:
        async with serving(tmp_path, replace(PATIENT, all_connections=4)) as (server, port):
            crowd = [await connect(port, "127.0.0.2") for _ in range(3)]
            single = await connect(port, "127.0.0.3")
            assert [await status(ends) for ends in (*crowd, single)] == [b"200"] * 4
            newcomer = await connect(port, "127.0.0.4")
            assert await status(newcomer) == b"200"
            with suppress(ConnectionError):
                await crowd[-1][0].read()  # it ends
            assert [await status(ends) for ends in (*crowd[:2], single)] == [b"200"] * 3
            assert server.gate.total == 4
            for device in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):  # that would be no fairer
                refused = await connect(port, device)
                assert (await refused[0].read()).startswith(b"HTTP/1.1 503 ")
                await hang_up(refused)
            await hang_up(*crowd, single, newcomer)
            await until(lambda: server.gate.total == 0)

    def test_a_network_of_the_new_kind_is_one_address(self) -> None:
        gate = Gate(Limits(connections=1))
        first, second = Someone(), Someone()
        assert gate.enter(network_of("2001:db8::1"), first)
        assert not gate.enter(network_of("2001:db8::ffff:1"), second)
        assert gate.enter(network_of("2001:db8:0:1::1"), second)
        gate.leave(network_of("2001:db8::2"), first)
        assert gate.enter(network_of("2001:db8::3"), first)

    @given(coming=st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=60))
    def test_shares_stay_fair_whoever_comes_and_goes(self, coming: list[tuple[int, bool]]) -> None:
        """Nobody is refused while somebody else has at least two more."""
        gate = Gate(Limits(connections=5, all_connections=9))
        inside: list[tuple[str, Someone]] = []
        for number, comes in coming:
            address, open_ = f"192.0.2.{number}", Counter(who for who, _ in inside)
            if comes:
                someone = Someone()
                entered = gate.enter(address, someone)
                full = sum(open_.values()) == 9
                most = max(open_.values(), default=0)
                assert entered == (open_[address] < 5 and (not full or open_[address] + 1 < most))
                inside += [(address, someone)] * entered
                inside = [(who, one) for who, one in inside if not one.ended]
            elif own := [pair for pair in inside if pair[0] == address]:
                gate.leave(*own[0])
                inside.remove(own[0])
            assert gate.total == len(inside)


class Someone:
    at = ""
    unread = 0
    ended = False

    def end(self) -> None:
        self.ended = True


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("no:address", "no:address"),
    ],
)
def test_addresses_are_counted_by_network(address: str, counted: str) -> None:
    assert network_of(address) == counted
