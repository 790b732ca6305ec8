"""Servers and a database that stop and go on, and connections between them that are cut.

After each game its whole history is checked: nothing is lost, doubled or reordered, and every
command is answered once the fault is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import asyncpg
import pytest

from deskoherna.tables.log.entries import CommandId
from fault_injection.clients import Client, Party, insist, party, play, whole_game
from fault_injection.clocks import HOUR, TOTAL, is_in_time, timed_game, until_left
from fault_injection.history import Entry
from fault_injection.processes import stopped
from fault_injection.serving import serving
from hostile.running import Running
from patience import PATIENCE
from postgres.cluster import Cluster
from postgres.proxy import Way, Wire
from scale import count, dice

CUTS = 50  # besides those in a game, each way
STOPS = 20
TABLES = 3


async def kept(database: str, table: str) -> list[Entry]:
    """The log of a table, read without the store."""
    query = "SELECT seq, client_id, entry FROM deskoherna.entries WHERE table_id = $1 ORDER BY seq"
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(query, table)
    finally:
        await connection.close()
    return [Entry(seq, id_ and CommandId.parse(id_).id, text) for seq, id_, text in rows]


async def check(database: str, people: Party, healed: float) -> None:
    await people.check_shown()
    assert people.history.problems(await kept(database, people.table)) == []
    assert people.history.unanswered(healed, PATIENCE) == []


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


# Connections


@pytest.mark.parametrize("way", get_args(Way))
async def test_a_connection_is_cut_at_any_byte_of_a_command(database: str, way: Way) -> None:
    random = dice(f"cut {way}")
    async with Wire(database) as wire, serving(wire.database) as server, party(server) as people:
        await insist(people.ada, do="say", text="Hello!")
        before = wire.passed[way]
        await insist(people.ada, do="say", text="Hello!")
        usual = wire.passed[way] - before

        async def send(client: Client, **command: Any) -> None:
            wire.cut_after(way, random.randrange(usual))
            await insist(client, **command)
            wire.mend()

        for _ in range(count(CUTS)):
            await send(people.ada, do="say", text="Hello?")
        await whole_game(people, send)
        await check(database, people, people.history.clock())
        assert wire.cuts > count(CUTS)


async def test_a_connection_that_stalls_and_goes_on(database: str) -> None:
    async with Wire(database) as wire, serving(wire.database) as server, party(server) as people:
        stalls = 0

        async def send(client: Client, **command: Any) -> None:
            nonlocal stalls
            if command["do"] != "say":
                await insist(client, **command)
                return
            stalls += 1
            wire.stall()
            before = client.failures
            sending = asyncio.create_task(insist(client, **command))
            await until(lambda: client.failures > before)
            wire.go_on()
            await sending

        await whole_game(people, send)
        await check(database, people, people.history.clock())
        assert stalls


# Processes


@asynccontextmanager
async def parties(*servers: Running) -> AsyncIterator[list[Party]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(party(*servers, name=f"{number}-"))
            for number in range(TABLES)
        ]


class Evening:
    """Whole games at several tables at once."""

    def __init__(self, tables: list[Party]) -> None:
        self._tables = tables
        self._games = [asyncio.create_task(whole_game(table, insist)) for table in tables]

    @property
    def acknowledged(self) -> int:
        return sum(one.done for table in self._tables for one in table.history.operations.values())

    @property
    def failures(self) -> int:
        """How often somebody had no answer and tried again elsewhere."""
        return sum(client.failures for table in self._tables for client in (table.ada, table.bob))

    async def more(self, acknowledged: int = 0, failures: int = 0) -> None:
        """Until so much more has happened, or all games are over."""
        enough = (self.acknowledged + acknowledged, self.failures + failures)
        await until(
            lambda: (
                (self.acknowledged >= enough[0] and self.failures >= enough[1])
                or all(game.done() for game in self._games)
            )
        )

    async def end(self, database: str) -> None:
        """There are no more faults: all play to the end, and everything was as it should be."""
        healed = self._tables[0].history.clock()
        await asyncio.gather(*self._games)
        assert self.failures
        for table in self._tables:
            await check(database, table, healed)


async def test_a_server_that_stops_and_goes_on(database: str, tmp_path: Path) -> None:
    """Who was at it goes on at the other one, and what it had begun spoils nothing."""
    one, two = (Running(tmp_path / name, url=database) for name in ("one", "two"))
    with one, two:
        async with parties(one, two) as tables:
            evening = Evening(tables)
            for number in range(count(STOPS)):
                await evening.more(acknowledged=3)
                with stopped((one, two)[number % 2].pid):
                    await tables[0].ada.forget_about(0.1, do="say", text="Is anybody there?")
                    await evening.more(failures=1)
            await evening.end(database)


async def test_a_database_that_stops_and_goes_on(
    cluster: Cluster, database: str, tmp_path: Path
) -> None:
    one, two = (Running(tmp_path / name, url=database) for name in ("one", "two"))
    with one, two:
        async with parties(one, two) as tables:
            evening = Evening(tables)
            for _ in range(count(STOPS)):
                await evening.more(acknowledged=3)
                with stopped(cluster.process.pid):
                    await evening.more(failures=1)
            await evening.end(database)


# Clocks


async def test_the_clock_of_one_server_is_set(database: str, tmp_path: Path) -> None:
    """ROOM-12: forward and back, and whichever server one asks, nobody's time is up"""
    one, two = (Running(tmp_path / name, url=database) for name in ("one", "two"))
    with one, two:
        async with timed_game(one, two) as people:
            for wrong_by in (HOUR, 0):
                one.set_clock(wrong_by)
                for client in (people.ada, people.bob):
                    await client.insist(do="say", text="What time is it?")
                rests = [await until_left(client, bool) for client in (people.ada, people.bob)]
                assert max(rests) <= 1000 * TOTAL
                await until_left(people.ada, lambda rest: rest < rests[0])  # noqa: B023
            await play(people, insist)
            await check(database, people, people.history.clock())
            assert is_in_time(await kept(database, people.table))
