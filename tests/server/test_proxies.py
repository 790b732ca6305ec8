"""Behind a trusted proxy everyone is served, and bounded, by an address of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from deskoherna.kernel import Problem
from deskoherna.server.app import Server
from deskoherna.server.limits import LEAST, Limits
from deskoherna.server.proxies import Proxies
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.rates import Rate
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING
from server.running import PATIENT, Serving
from terminal.program import deskoherna

PROXY, OTHER_PROXY, STRANGER = "127.0.0.1", "127.0.7.7", "127.0.0.9"
TRUSTED = Proxies([PROXY, "127.0.7.0/24", "2001:db8:aa::/48"])
FOR, PROTO = "X-Forwarded-For", "X-Forwarded-Proto"
ONCE = replace(PATIENT, requests=Rate(1, LEAST))
NEW = wire.NewTable("numerus", (wire.NewSeat("me", "Ada"), wire.NewSeat("friend")), public=True)
PLENTY = Rate(1e9, 1e9)
UPGRADE = (
    b"GET PATH HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"X-Forwarded-For: 192.0.2.1\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
BEGINNING, EMPTY = (bytes([kind, 0x80]) + bytes(4) for kind in (0x01, 0x00))


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def behind(
    folder: Path, limits: Limits, at: str = PROXY, clock: Clock | None = None
) -> AsyncIterator[tuple[Server, aiohttp.ClientSession]]:
    """A server, and a proxy at this address."""
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    server = Server(room, limits, clock=clock or Clock(), proxies=TRUSTED)
    runner = server.runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        connector = aiohttp.TCPConnector(limit=0, local_addr=(at, 0))
        async with aiohttp.ClientSession(address, connector=connector, timeout=ASKING) as session:
            yield server, session
    finally:
        await runner.cleanup()


async def asked(session: aiohttp.ClientSession, *hops: str) -> tuple[int, str]:
    """A status, and why, of a request that came this way."""
    async with session.get("/api/room", headers=[(FOR, hop) for hop in hops]) as answer:
        body = await answer.json()
        return answer.status, body.get("problem", {}).get("key", "")


class TestWhoAsks:
    """ROOM-14: limits count by the address of whoever asks a trusted proxy"""

    @pytest.mark.parametrize(
        ("hops", "client"),
        [
            (["198.51.100.7"], "198.51.100.7"),
            (["203.0.113.1, 198.51.100.7"], "198.51.100.7"),
            (["no address at all,198.51.100.7"], "198.51.100.7"),
            (["203.0.113.1", "198.51.100.7"], "198.51.100.7"),
            (["198.51.100.7, 127.0.7.1, 127.0.0.1"], "198.51.100.7"),
            (["203.0.113.1, 198.51.100.7, 2001:db8:aa::1"], "198.51.100.7"),
            (["::ffff:198.51.100.7"], "198.51.100.7"),
            (["127.0.7.2, 127.0.7.1"], "127.0.7.2"),
            (["2001:db8:1:2::1"], "2001:db8:1:2:ffff::9"),
        ],
    )
    async def test_it_is_the_last_that_is_no_proxy(
        self, tmp_path: Path, hops: list[str], client: str
    ) -> None:
        async with behind(tmp_path, ONCE) as (_, session):
            assert await asked(session, *hops) == (200, "")
            assert await asked(session, client) == (429, "room-too-fast")
            assert await asked(session, "192.0.2.1") == (200, "")

    async def test_any_trusted_proxy_may_say_it(self, tmp_path: Path) -> None:
        async with behind(tmp_path, ONCE, OTHER_PROXY) as (_, session):
            assert await asked(session, "192.0.2.1") == (200, "")
            assert await asked(session, "192.0.2.2") == (200, "")

    async def test_a_proxy_may_ask_for_itself(self, tmp_path: Path) -> None:
        async with behind(tmp_path, ONCE) as (_, session):
            assert await asked(session) == (200, "")
            assert await asked(session, PROXY) == (429, "room-too-fast")

    async def test_nobody_else_is_believed(self, tmp_path: Path) -> None:
        async with behind(tmp_path, ONCE, STRANGER) as (_, session):
            async with session.get("/api/room", headers={PROTO: "nonsense"}) as answer:
                assert answer.status == 200
            assert await asked(session, "192.0.2.2") == (429, "room-too-fast")
            assert await asked(session, "nonsense") == (429, "room-too-fast")

    async def test_the_other_header_is_the_client_s_own(self, tmp_path: Path) -> None:
        async with behind(tmp_path, ONCE) as (_, session):
            for client, status in (("192.0.2.1", 200), ("192.0.2.2", 429)):
                headers = {FOR: "198.51.100.7", "Forwarded": f"for={client}"}
                async with session.get("/api/room", headers=headers) as answer:
                    assert answer.status == status

    @pytest.mark.parametrize("hop", ["nonsense", "192.0.2.1,", "unknown", "1.2.3.4.5", "caf\u00e9"])
    async def test_what_cannot_be_read_is_said(self, tmp_path: Path, hop: str) -> None:
        async with behind(tmp_path, PATIENT) as (_, session):
            assert await asked(session, hop) == (400, "room-forwarded")

    async def test_by_https(self, tmp_path: Path) -> None:
        async with behind(tmp_path, PATIENT) as (_, session):
            for said, secure in (("https", True), ("wss", True), ("http", ""), (None, "")):
                headers = {FOR: "192.0.2.1"} | ({} if said is None else {PROTO: said})
                async with session.post("/api/me", headers=headers) as answer:
                    cookie = SimpleCookie(answer.headers["Set-Cookie"])["deskoherna"]
                    assert cookie["secure"] == secure
                    assert ("Strict-Transport-Security" in answer.headers) == bool(secure)
            async with session.get("/api/room", headers={PROTO: "gopher"}) as answer:
                assert (answer.status, (await answer.json())["problem"]["args"]) == (
                    400,
                    {"header": PROTO, "value": "gopher"},
                )


class TestConnections:
    """ROOM-14: a proxy's are those of many people"""

    async def test_a_proxy_has_as_many_as_there_may_be_in_all(self, tmp_path: Path) -> None:
        limits = replace(PATIENT, connections=1, all_connections=3)
        async with behind(tmp_path, limits) as (server, session):
            table = await server.room.open_table("ada", NEW)
            path = f"/api/tables/{table}/socket"
            sockets = [
                await session.ws_connect(path, headers={FOR: f"192.0.2.{n}"}) for n in range(3)
            ]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(path, headers={FOR: "192.0.2.9"})
            assert refused.value.status == 503
            for socket in sockets:
                await socket.close()

    async def test_one_client_has_no_more_than_without_a_proxy(self, tmp_path: Path) -> None:
        async with behind(tmp_path, replace(PATIENT, connections=2)) as (server, session):
            table = await server.room.open_table("ada", NEW)
            path, greedy = f"/api/tables/{table}/socket", {FOR: "192.0.2.1"}
            first, second = [await session.ws_connect(path, headers=greedy) for _ in range(2)]
            assert await asked(session, "192.0.2.1") == (429, "room-too-fast")
            assert await asked(session, "192.0.2.2") == (200, "")
            await first.close()
            assert await asked(session, "192.0.2.1") == (200, "")
            await second.close()


@pytest.mark.parametrize("honest", ["192.0.2.1", "192.0.2.2", None], ids=["same", "other", "none"])
async def test_only_those_who_flood_are_cut(tmp_path: Path, honest: str | None) -> None:
    """ROOM-14: though they and others come through one proxy, or have one address"""
    clock, own = Clock(), STRANGER if honest is None else PROXY
    limits = replace(PATIENT, reading=Rate(100, 100), messages=PLENTY, work=PLENTY)
    async with behind(tmp_path, limits, own, clock) as (server, session):
        path = f"/api/tables/{await server.room.open_table('ada', NEW)}/socket"
        async with session.ws_connect(path, headers={FOR: honest or ""}) as quiet:
            clock.now += 10
            port = quiet.get_extra_info("peername")[1]
            flooding = [await upgraded(port, path, own) for _ in range(3)]
            while server.gate.total > 1:
                for _, writer in flooding:
                    writer.write(10_000 * EMPTY)
                await heard(quiet)
            await heard(quiet)
            for _, writer in flooding:
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()


async def upgraded(port: int, path: str, own: str) -> Ends:
    """A socket in the middle of a message."""
    ends = await asyncio.open_connection("127.0.0.1", port, local_addr=(own, 0))
    ends[1].write(UPGRADE.replace(b"PATH", path.encode()))
    assert (await ends[0].readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    ends[1].write(BEGINNING)
    return ends


async def heard(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Something is said and answered."""
    await socket.send_str("hello")
    while '"room-unreadable"' not in await socket.receive_str():
        pass


class TestTheOption:
    """ROOM-14: `--trusted-proxy`"""

    async def test_it_may_be_given_several_times(self, tmp_path: Path) -> None:
        options = ("--trusted-proxy", "10.0.0.0/8", "--trusted-proxy", PROXY)
        with Serving(tmp_path, *options, limits=ONCE) as server:
            async with aiohttp.ClientSession(server.address, timeout=ASKING) as session:
                assert await asked(session, "192.0.2.1, 10.1.2.3") == (200, "")
                assert await asked(session, "192.0.2.1") == (429, "room-too-fast")
                assert await asked(session, "nonsense") == (400, "room-forwarded")

    @pytest.mark.parametrize(
        "address", ["", "caddy", "10.0.0.1/8", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.1,::1"]
    )
    def test_what_is_no_proxy(self, address: str) -> None:
        with pytest.raises(Problem) as problem:
            Proxies([address])
        assert problem.value.key == "room-proxy-address"

    def test_the_program_says_so(self, tmp_path: Path) -> None:
        run = deskoherna(tmp_path, "serve", "--port", "0", "--trusted-proxy", "caddy")
        assert run.code == 1
        assert '"caddy" is not the address of a proxy' in " ".join(run.err.split())
