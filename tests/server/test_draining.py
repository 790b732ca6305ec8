"""A server that is told to end: it drains, and a second signal ends it at once."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from deskoherna.server.draining import Drain, ServerDraining
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.session.subscriber import Subscriber
from server.ending import NEVER, Ending, drains, game, refused
from server.running import browser
from tables.rooms import ME, bot, open_room, until


async def test_a_server_drains(tmp_path: Path) -> None:
    with Ending(tmp_path, *NEVER) as server:
        await drains(server)


async def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with Ending(tmp_path, *NEVER) as server:
        async with game(server) as (person, table, socket):
            server.tell(signal.SIGTERM)
            await socket.until(lambda frame: isinstance(frame, wire.Draining))
            assert server.process.poll() is None
            server.tell(signal.SIGINT)
            assert await server.ended() == 0
            server.let_move()
            server.start()
            async with person.at(table, after=socket.seq) as back:
                assert back.position.plies >= 1
                await back.until_so(lambda seen: seen.position.plies == 2)


async def test_it_waits_for_bots_no_longer_than_it_may(tmp_path: Path) -> None:
    with Ending(tmp_path, "--drain-within", "0.1") as server:
        async with game(server) as (_, _, socket):
            server.tell()
            await socket.until(lambda frame: isinstance(frame, wire.Draining))
            assert await server.ended() == 0


async def test_it_does_not_wait_for_bots_that_nobody_watches(tmp_path: Path) -> None:
    with Ending(tmp_path, *NEVER) as server:
        async with browser(server) as person:
            thoughtful = {"who": "bot", "bot": "thoughtful"}
            await person.lays("nim", thoughtful, thoughtful)
            await server.thinks()
        server.tell(signal.SIGINT)
        assert await server.ended() == 0


async def test_it_waits_until_the_balancer_knows(tmp_path: Path) -> None:
    with Ending(tmp_path, *NEVER) as server:
        async with browser(server) as balancer:
            assert await balancer.get("/api/health") == (200, {"status": "ok"})
            server.tell()
            await until_drains(server)
            assert server.process.poll() is None
            await refused(balancer.get("/api/health"))
            assert await server.ended() == 0


async def until_drains(server: Ending) -> None:
    async with browser(server) as person:
        while b"deskoherna_draining 1.0" not in (await person.get("/metrics"))[1]:
            await asyncio.sleep(0.01)


async def test_what_is_under_way_is_answered_first(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        drain = Drain(room)
        with drain.under_way():
            leaving = asyncio.create_task(drain.leave())
            await until(lambda: drain.state == "leaving")
            with pytest.raises(ServerDraining), drain.under_way():
                pass
            assert not leaving.done()
        await leaving


async def test_a_socket_is_sent_what_waits_before_it_ends() -> None:
    someone = Subscriber("hana")
    someone.send(b"news")
    someone.finish()
    someone.send(b"too late")
    assert [await someone.take(), await someone.take()] == [[b"news"], []]


@pytest.mark.parametrize("clock", [None, ClockRule(600)], ids=["no clock", "a clock"])
async def test_bots_begin_something_new_only_where_their_time_counts(
    tmp_path: Path, clock: ClockRule | None
) -> None:
    """ROOM-12"""
    async with open_room(tmp_path) as room:
        new = wire.NewTable("nim", (ME, bot()), clock=clock)
        session = await room.table(await room.open_table("hana", new))
        await session.command("hana", wire.Ready("r", 0, ""))
        room.drain()
        move = str(next(iter(session.table.match.asks[0].moves)))  # type: ignore[union-attr]
        await session.command("hana", wire.Play("p", 0, move, 0))
        assert room.awaits_bots == (clock is not None)
        if clock:
            await until(lambda: len(session.table.match.plies) == 2)  # type: ignore[union-attr]
