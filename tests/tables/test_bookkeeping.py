"""Results are entered once, right after a game and for all that ended before (ROOM-21)."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import Logged
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import Table
from deskoherna.tables.people import lessons, ratings
from deskoherna.tables.people.bookkeeping import MOST_A_DAY, Bookkeeping
from deskoherna.tables.people.documents import People
from deskoherna.tables.people.ratings import Rating, key_of
from deskoherna.tables.session.room import Keep, Room
from deskoherna.tables.stores.results import Search
from deskoherna.tables.stores.sqlite import SqliteStore
from deskoherna.tables.stores.store import TableRow
from tables.finished import at, log_of, resigned
from tables.rooms import open_room, seated

RATED = {"rated": True, "clock": ClockRule(600)}


async def booked(room: Room, table: str) -> bool:
    return await room.store.results.is_booked(table)


async def until_booked(room: Room, *tables: str) -> None:
    for table in tables:
        while not await booked(room, table):
            await asyncio.sleep(0.01)


async def finish(
    store: SqliteStore, id_: str, *people: str, ended: int = 1_000, **more: object
) -> None:
    """A game that seat 0 resigned, as another server may have left it."""
    log = log_of("numerus", at(*people), moves=4, end=resigned(0), **more)  # type: ignore[arg-type]
    logged = [Logged(seq, ended, entry) for seq, entry in enumerate(log, start=1)]
    await store.append(id_, logged, TableRow(id_, "over", False, ended), people)


async def test_a_result_is_entered_when_the_game_ends(tmp_path: Path) -> None:
    """ROOM-21"""
    async with open_room(tmp_path) as room:
        first, second = await seated(room, "numerus")
        await first.do(wire.Resign, seat=0)
        await until_booked(room, first.live.table.id)
        ((lost, won),) = await room.store.results.find(second.person, Search())
        assert (lost.person, lost.outcome) == (first.person, "lost")
        assert (won.person, won.outcome, won.name) == (second.person, "won", "Ada")


async def test_what_ended_before_a_start_is_entered(tmp_path: Path) -> None:
    """ROOM-21: as after a server was killed between the end of a game and its result"""
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    for number in range(5):
        await finish(store, f"t{number}", "ada", "ben", ended=number)
    await store.close()
    async with open_room(tmp_path) as room:
        await until_booked(room, *(f"t{number}" for number in range(5)))
        assert len(await room.store.results.find("ada", Search())) == 5


@pytest.mark.parametrize("version", range(1, 7))
async def test_a_migrated_database_catches_up(tmp_path: Path, version: int) -> None:
    """ROOM-21"""
    sample = Path(__file__).parent / "databases" / f"room-{version}.sqlite"
    shutil.copy(sample, tmp_path / "room.sqlite")
    async with open_room(tmp_path) as room:
        over = await room.store.tables_in("over")
        await until_booked(room, *over)


async def test_a_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    broken = log_of("numerus", at("ada", "ben"), moves=4, end=resigned(0))
    del broken[3]
    logged = [Logged(seq, 1, entry) for seq, entry in enumerate(broken, start=1)]
    await store.append("broken", logged, TableRow("broken", "over", False, 1))
    await finish(store, "whole", "ada", "ben", ended=2)
    await store.close()
    async with open_room(tmp_path) as room:
        await until_booked(room, "whole")
        assert not await booked(room, "broken")


async def test_a_result_outlives_its_table_though_it_is_deleted_at_once(tmp_path: Path) -> None:
    """ROOM-21: whoever has lost cannot delete that"""
    async with open_room(tmp_path) as room:
        first, _ = await seated(room, "numerus")
        await first.do(wire.Resign, seat=0)
        await room.delete(first.live.table.id, first.person)
        ((lost, _),) = await room.store.results.find(first.person, Search())
        assert lost.outcome == "lost"


async def rating_of(store: SqliteStore, person: str) -> Rating | None:
    found = await People(store.documents).get(Rating, key_of(person, "numerus"))
    return None if found is None else found.value


def books_of(store: SqliteStore) -> Bookkeeping:
    async def read(id_: str) -> Table:
        return Table.load(id_, await store.log(id_))

    return Bookkeeping(store, read, Journal())


async def test_ratings_change_game_by_game(tmp_path: Path) -> None:
    """ROOM-21: and a result is entered once, however often it is tried"""
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    books = books_of(store)
    await finish(store, "t", "ada", "ben", rated=True)
    await finish(store, "u", "ada", "ben", ended=2_000)
    for _ in range(2):
        await books.catch_up(0)
    ada, ben = await rating_of(store, "ada"), await rating_of(store, "ben")
    assert ada is not None
    assert ben is not None
    assert ada.rating < 1500 < ben.rating
    assert (ada.games, ben.games) == (1, 1)
    found = {one.table: one for (one, _) in await store.results.find("ada", Search())}
    assert (found["t"].rated, found["t"].rating) == (True, round(ada.rating))
    assert (found["u"].rated, found["u"].rating) == (False, None)
    await store.close()


async def test_the_same_people_have_few_rated_games_a_day(tmp_path: Path) -> None:
    """ROOM-21"""
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    day = ratings.DAY
    for number in range(MOST_A_DAY + 2):
        await finish(store, f"t{number}", "ada", "ben", ended=1 + number, rated=True)
    await finish(store, "other", "ada", "cyd", ended=50, rated=True)
    await finish(store, "tomorrow", "ada", "ben", ended=60 + day, rated=True)
    await books_of(store).catch_up(0)
    ben, ada = await rating_of(store, "ben"), await rating_of(store, "ada")
    assert ben is not None
    assert ada is not None
    assert ben.games == MOST_A_DAY + 1
    assert ada.games == MOST_A_DAY + 2
    results = await store.results.find("ben", Search())
    assert sum(seats[0].rated for seats in results) == MOST_A_DAY + 1
    await store.close()


async def test_a_table_that_goes_on_is_not_entered(tmp_path: Path) -> None:
    """Whoever asks for it: its result is still to come"""
    async with open_room(tmp_path) as room:
        first, _ = await seated(room, "numerus")
        table = first.live.table.id
        await room._books.enter(table)
        assert not await booked(room, table)


async def test_tables_that_expire_leave_their_results(tmp_path: Path) -> None:
    """ROOM-18, ROOM-21"""
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    await finish(store, "t", "ada", "ben")
    await store.close()
    async with open_room(tmp_path, keep=Keep(finished=1.0)) as room:
        await room.expire(now())
        assert await room.store.log("t") == []
        assert len(await room.store.results.find("ada", Search())) == 1


async def test_one_person_turns_out_to_be_another(tmp_path: Path) -> None:
    """The rating that rests on more games counts, and what either has learned does"""
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    people = People(store.documents)
    for person, games in (("old", 9), ("new", 2)):
        await people.put(person, key_of(person, "numerus"), Rating(1500.0 + games, games=games))
    await people.put("old", key_of("old", "neutrace"), Rating(games=1))
    await lessons.note_solved(people, "old", "numerus", "land")
    await lessons.note_solved(people, "new", "numerus", "fight")
    await ratings.hand_over(people, "old", "new")
    await lessons.hand_over(people, "old", "new")
    found = {one.key: one.value.games for one in await people.of(Rating, "new")}
    assert found == {"new numerus": 9, "new neutrace": 1}
    assert await lessons.progress(people, "new") == {"numerus": ("fight", "land")}
    assert await store.documents.of("old") == []
    await store.close()


async def test_running_tables_are_listed_by_whose_turn_it_is(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, second = await seated(room, "numerus", options={"first": "green"})
        table = first.live.table.id
        (mine,) = (await room.own.page(first.person, 0)).tables
        assert (mine.table.id, mine.table.your_turn, mine.awaited) == (table, True, (0,))
        await first.plays(0)
        while first.live.table.awaited == (0,):
            await first.plays(0)
        page = await room.own.page(second.person, 0)
        assert (page.total, page.your_turn, page.tables[0].table.your_turn) == (1, 1, True)
        assert page.tables[0].since == first.live.table.log[-1].at
        assert (await room.own.page(first.person, 0)).your_turn == 0
        assert (await room.own.page("eve", 0)).tables == ()
        assert (await room.own.page(first.person, 1)).tables == ()
        room.forget(table)  # what is noted of it is enough
        assert (await room.own.page(second.person, 0)).your_turn == 1
        assert table not in room.sessions


async def test_tables_that_nobody_looked_at_are_read_for_the_list(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "room.sqlite")
    await store.open()
    for number in range(30):
        log = log_of("numerus", at("ada", "ben"), {"first": "green"}, moves=0)
        logged = [Logged(seq, 30 - number, entry) for seq, entry in enumerate(log, start=1)]
        row = TableRow(f"t{number:02}", "playing", False, number)
        await store.append(row.id, logged, row, ("ada", "ben"))
    await store.close()
    async with open_room(tmp_path) as room:
        page = await room.own.page("ada", 0)
        while page.unread:
            page = await room.own.page("ada", 0)
        assert (page.total, page.your_turn) == (30, 30)
        waited = [line.since for line in page.tables]
        assert waited == sorted(waited)
        rest = await room.own.page("ada", len(page.tables))
        assert len(rest.tables) + len(page.tables) == 30
