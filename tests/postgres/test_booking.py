"""Several servers with one database enter a result once (ROOM-21)."""

from __future__ import annotations

import asyncio

from deskoherna.tables.journal import Journal
from deskoherna.tables.log.entries import Logged
from deskoherna.tables.log.table import Table
from deskoherna.tables.people.bookkeeping import MOST_A_DAY, Bookkeeping
from deskoherna.tables.people.documents import People
from deskoherna.tables.people.ratings import Rating, key_of
from deskoherna.tables.stores import open_store
from deskoherna.tables.stores.results import Search
from deskoherna.tables.stores.store import Store, TableRow
from postgres.test_people_in_stores import opened
from postgres.test_rooms import rooms
from tables.finished import at, log_of, resigned


async def finish(store: Store, id_: str, *people: str) -> None:
    log = log_of("numerus", at(*people), moves=4, end=resigned(0), rated=True)
    logged = [Logged(seq, 1_000, entry) for seq, entry in enumerate(log, start=1)]
    await store.append(id_, logged, TableRow(id_, "over", False, 1_000), people)


def books_of(store: Store) -> Bookkeeping:
    async def read(id_: str) -> Table:
        return Table.load(id_, await store.log(id_))

    return Bookkeeping(store, read, Journal())


async def test_servers_enter_the_same_games_at_the_same_time(database: str) -> None:
    """ROOM-21: each game changes ratings once"""
    async with opened(open_store(database)) as one, opened(open_store(database)) as other:
        for number in range(MOST_A_DAY):
            await finish(one, f"t{number}", "ada", "ben")
        await asyncio.gather(books_of(one).catch_up(0), books_of(other).catch_up(0))
        assert len(await one.results.find("ada", Search())) == MOST_A_DAY
        found = await People(other.documents).get(Rating, key_of("ben", "numerus"))
        assert found is not None
        assert found.value.games == MOST_A_DAY


async def test_what_a_server_left_is_entered_by_another(database: str) -> None:
    """ROOM-21: one that was killed when a game was over"""
    async with opened(open_store(database)) as killed:
        await finish(killed, "t", "ada", "ben")
        assert await killed.claim("bookkeeping")
    async with rooms(database, 2) as (first, _):
        while not await first.store.results.is_booked("t"):
            await asyncio.sleep(0.01)
        assert len(await first.store.results.find("ada", Search())) == 1
