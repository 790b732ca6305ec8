"""A server that cannot keep up: those who watch go first, moves are always taken."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web

from deskoherna.server.app import Server
from deskoherna.server.limits import Limits
from deskoherna.server.strain import FALLS, RISES, Overloaded, Strain
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import ASKING
from tables.rooms import Guest, seated, until

LIMITS = Limits(lag_spectators=1.0, lag_readers=10.0)


class TestWhoGoes:
    """ROOM-14"""

    def strained(self, *lags: float) -> tuple[Strain, list[str]]:
        said: list[str] = []
        strain = Strain(LIMITS, lambda: said.append(strain.shed))
        for lag in lags:
            strain.note(lag)
        return strain, said

    def test_a_single_pause_sheds_nobody(self) -> None:
        strain, said = self.strained(50.0, 0.0, 50.0, 50.0, 50.0)
        assert (strain.shed, said) == ("nobody", [])
        strain.check_spectator()

    def test_spectators_then_readers(self) -> None:
        strain, said = self.strained(*[2.0] * RISES)
        assert (strain.shed, said) == ("spectators", ["spectators"])
        strain.check_reader()
        with pytest.raises(Overloaded):
            strain.check_spectator()
        for _ in range(RISES):
            strain.note(20.0)
        assert strain.shed == "readers"
        with pytest.raises(Overloaded):
            strain.check_reader()

    def test_they_come_back_when_it_has_been_quiet_for_a_while(self) -> None:
        late = [20.0] * RISES
        before, _ = self.strained(*late, *[0.0] * (FALLS - 1))
        after, _ = self.strained(*late, *[0.0] * FALLS)
        assert [before.shed, after.shed] == ["readers", "nobody"]


class Clock:
    """Says at every look that so much time has passed."""

    def __init__(self) -> None:
        self.now = 0.0
        self.late = 0.0

    def __call__(self) -> float:
        self.now += self.late
        return self.now


class Busy:
    """A server whose loop is as late as we say, and a running game of two."""

    def __init__(self, server: Server, session: aiohttp.ClientSession, clock: Clock) -> None:
        self.server = server
        self.session = session
        self.clock = clock

    async def begin(self) -> None:
        self.first, self.second = await seated(self.server.room)
        self.path = f"/api/tables/{self.first.live.table.id}"

    async def strain(self, late: float, shed: str) -> None:
        self.clock.late = late
        await until(lambda: self.server.strain.shed == shed)

    def cookies(self, guest: Guest) -> dict[str, str]:
        return {"deskoherna": self.server.room.links.cookie(guest.person)}


@asynccontextmanager
async def busy(folder: Path) -> AsyncIterator[Busy]:
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1)
    clock = Clock()
    server = Server(room, LIMITS, clock=clock)
    runner = server.runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://localhost:{runner.addresses[0][1]}"
        async with aiohttp.ClientSession(address, timeout=ASKING) as session:
            here = Busy(server, session, clock)
            await here.begin()
            yield here
    finally:
        await runner.cleanup()


async def test_spectators_are_sent_away_with_a_reason_and_players_stay(tmp_path: Path) -> None:
    """ROOM-14"""
    async with busy(tmp_path) as here:
        cookie = "; ".join(f"{k}={v}" for k, v in here.cookies(here.first).items())
        player = await here.session.ws_connect(f"{here.path}/socket", headers={"Cookie": cookie})
        watcher = await here.session.ws_connect(f"{here.path}/socket")
        await watcher.receive_str()
        await here.strain(5.0, "spectators")
        while (message := await watcher.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert message.data == aiohttp.WSCloseCode.TRY_AGAIN_LATER
        assert "The room has too much to do." in (message.extra or "")
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.session.ws_connect(f"{here.path}/socket")
        assert refused.value.status == 503
        assert refused.value.headers is not None
        assert refused.value.headers["Retry-After"] == "5"
        async with here.session.get(here.path) as answer:
            assert answer.status == 200  # reading alone is still possible
        await player.send_json({"do": "play", "id": "p", "seat": 0, "move": "1x1", "version": 0})
        while (frame := await player.receive_json()).get("id") != "p":
            pass
        assert frame["tell"] == "done"
        async with here.session.get("/metrics") as answer:
            assert "deskoherna_spectators_shed_total 1.0" in await answer.text()
        await player.close()


async def test_then_strangers_are_not_served_and_moves_still_are(tmp_path: Path) -> None:
    """ROOM-14"""
    async with busy(tmp_path) as here:
        await here.strain(50.0, "readers")
        stranger = {"deskoherna": here.server.room.links.cookie("somebody-else")}
        for path, cookies in (("/api/room", {}), (here.path, {}), (here.path, stranger)):
            async with here.session.get(path, cookies=cookies) as answer:
                assert answer.status == 503
                assert answer.headers["Retry-After"] == "5"
                body = msgspec.json.decode(await answer.read(), type=wire.ErrorBody)
                assert body.problem.key == "room-overloaded"
        for path in (here.path, "/api/tables", "/api/health"):
            async with here.session.get(path, cookies=here.cookies(here.first)) as answer:
                assert answer.status == 200
        here.server.room.forget(here.first.live.table.id)  # so that it has to be loaded again
        for cookies, status in ((stranger, 503), (here.cookies(here.first), 200)):
            async with here.session.get(here.path, cookies=cookies) as answer:
                assert answer.status == status
        command = msgspec.json.encode(wire.Play("m", 0, "1x1", 0))
        cookies = here.cookies(here.first)
        async with here.session.post(
            f"{here.path}/commands", data=command, cookies=cookies
        ) as answer:
            assert answer.status == 200
        await here.strain(0.0, "nobody")
        async with here.session.get("/api/room") as answer:
            assert answer.status == 200
