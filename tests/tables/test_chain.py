"""Entries that were changed or lost are found, named, and kept to their table."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from deskoherna.tables.log.entries import Logged, Said
from deskoherna.tables.log.table import BrokenTable
from deskoherna.tables.stores.sqlite import SqliteStore
from deskoherna.tables.stores.sqlite_schema import MIGRATIONS
from deskoherna.tables.stores.store import StoreError, TableRow
from tables.rooms import open_room, seated

CUTS = 13


@asynccontextmanager
async def store_in(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "room.sqlite")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def said(seq: int) -> Logged:
    return Logged(seq, 1000 + seq, Said("Ada", f"line {seq}"), "person", f"id{seq}")


def change(folder: Path, query: str) -> None:
    with closing(sqlite3.connect(folder / "room.sqlite")) as database:
        database.execute(query)
        database.commit()


async def fill(store: SqliteStore, tables: str = "ab", entries: int = 5) -> None:
    for seq in range(1, entries + 1):
        for table in tables:
            await store.append(table, [said(seq)], TableRow(table, "waiting", True, seq))


async def damaged_at(store: SqliteStore, table: str, after: int = 0) -> object:
    """The number of the entry at which a table is refused."""
    with pytest.raises(BrokenTable) as refused:
        await store.log(table, after)
    assert refused.value.arguments["table"] == table
    return refused.value.arguments["seq"]


def errors(caplog: pytest.LogCaptureFixture) -> set[tuple[str, object]]:
    return {
        (record.message, record.__dict__["fields"].get("table"))
        for record in caplog.records
        if record.levelname in ("ERROR", "WARNING")
    }


DAMAGE = {
    "a changed text": ("UPDATE entries SET entry = replace(entry, 'line', 'lie') WHERE {}", 3),
    "another time": ("UPDATE entries SET at = at + 1 WHERE {}", 3),
    "another person": ("UPDATE entries SET person = 'eve' WHERE {}", 3),
    "nobody": ("UPDATE entries SET person = NULL WHERE {}", 3),
    "another command": ("UPDATE entries SET client_id = 'id9' WHERE {}", 3),
    "no sum": ("UPDATE entries SET sum = NULL WHERE {}", 3),
    "said to be erased": ("UPDATE entries SET entry = '{{}}', erased = sum WHERE {}", 3),
    "a missing one": ("DELETE FROM entries WHERE {}", 3),
    "the first missing": ("DELETE FROM entries WHERE table_id = 'a' AND seq = 1", 1),
    "the last missing": ("DELETE FROM entries WHERE table_id = 'a' AND seq = 5", 5),
    "all missing": ("DELETE FROM entries WHERE table_id = 'a'", 1),
    "no sums at all": ("UPDATE entries SET sum = NULL WHERE table_id = 'a'", 5),
}


@pytest.mark.parametrize(("query", "seq"), DAMAGE.values(), ids=DAMAGE.keys())
async def test_what_was_changed_is_found_and_named(tmp_path: Path, query: str, seq: int) -> None:
    async with store_in(tmp_path) as store:
        await fill(store)
        change(tmp_path, query.format("table_id = 'a' AND seq = 3"))
        assert await damaged_at(store, "a") == seq
        assert await store.log("b") == [said(n) for n in range(1, 6)]
    async with store_in(tmp_path) as store:
        assert await damaged_at(store, "a") == seq


async def test_entries_of_another_table_do_not_fit(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await fill(store, "a", 3)
        await fill(store, "b", 2)
        change(tmp_path, "UPDATE entries SET table_id = 'b' WHERE table_id = 'a' AND seq = 3")
        assert await damaged_at(store, "b") == 3
        assert await damaged_at(store, "a") == 3


async def test_what_follows_is_checked_too(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await fill(store)
        change(tmp_path, "UPDATE entries SET at = 0 WHERE table_id = 'a' AND seq = 4")
        assert await damaged_at(store, "a", after=3) == 4
        assert await store.log("a", after=4) == [said(5)]
        change(tmp_path, "DELETE FROM entries WHERE table_id = 'a' AND seq = 5")
        assert await damaged_at(store, "a", after=5) == 5


async def test_a_log_older_than_the_sums(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "room.sqlite")) as database:
        for script in MIGRATIONS[:2]:
            database.executescript(script)
        database.execute("PRAGMA user_version = 2")
        old = """INSERT INTO entries VALUES ('a', 1, 1001, 'person', 'id1',
                 '{"entry":"said","name":"Ada","text":"line 1"}')"""
        database.execute(old)
        database.commit()
    (tmp_path / "room.sqlite").chmod(0o600)
    async with store_in(tmp_path) as store:
        assert await store.log("a") == [said(1)]
        await store.append("a", [said(2), said(3)])
        assert await store.log("a") == [said(1), said(2), said(3)]
        change(tmp_path, "UPDATE entries SET at = 7 WHERE seq = 2")
        assert await damaged_at(store, "a") == 2


async def test_a_table_that_is_in_no_list_any_more_is_listed_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_room(tmp_path) as room:
        first, _ = await seated(room, public=True)
        id_ = first.live.table.id
        await room.store.append("unreadable", [said(1)])
    change(tmp_path, "DELETE FROM tables")
    async with open_room(tmp_path) as room:
        lists = await room.lists(first.person)
        assert [table.id for table in lists.mine] == [id_]
        assert [table.id for table in lists.watch] == [id_]
        assert id_ in room.sessions  # the game goes on
    reports = {
        ("table was in no list", id_),
        ("table is in no list, and cannot be read", "unreadable"),
    }
    assert errors(caplog) == reports


# What was acknowledged and is in the WAL alone


async def crashed(folder: Path, copy: Path) -> None:
    """What a server that was killed leaves behind: nothing is in the database itself yet."""
    async with store_in(folder) as store:
        await fill(store)
        shutil.copytree(folder, copy)


@pytest.mark.parametrize("cut", range(CUTS))
async def test_a_wal_that_was_cut_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: int
) -> None:
    await crashed(tmp_path / "room", tmp_path / "copy")
    wal = tmp_path / "copy" / "room.sqlite-wal"
    size = wal.stat().st_size
    with wal.open("r+b") as file:
        file.truncate(size * cut // CUTS)
    for _ in range(2):  # and it is not forgotten
        caplog.clear()
        async with store_in(tmp_path / "copy") as store:
            there = {
                table: [seq for (seq,) in store._reader.execute(SEQS, (table,))] for table in "ab"
            }
            lost = {table for table, seqs in there.items() if len(seqs) < 5}
            assert lost, "the cut took nothing"
            assert errors(caplog) == {("entries are missing or changed", name) for name in lost}
            for table, seqs in there.items():
                if table in lost:
                    assert await damaged_at(store, table) == len(seqs) + 1
                else:
                    assert await store.log(table) == [said(n) for n in range(1, 6)]


SEQS = "SELECT seq FROM entries WHERE table_id = ? ORDER BY seq"


async def test_a_wal_that_is_gone_is_noticed(tmp_path: Path) -> None:
    await crashed(tmp_path / "room", tmp_path / "copy")
    (tmp_path / "copy" / "room.sqlite-wal").unlink()
    async with store_in(tmp_path / "copy") as store:
        assert await damaged_at(store, "a") == 1
        assert await damaged_at(store, "b") == 1
        await store.append("c", [said(1)])


async def test_after_a_crash_everything_is_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await crashed(tmp_path / "room", tmp_path / "copy")
    with (tmp_path / "copy" / "room.sqlite.heads").open("ab") as heads:
        heads.write(b'\0\0\n["a",7,"feed')  # what was written as the power went
    async with store_in(tmp_path / "copy") as store:
        assert await store.log("a") == [said(n) for n in range(1, 6)]
    assert errors(caplog) == set()


async def test_the_secret_is_not_in_the_wal_alone(tmp_path: Path) -> None:
    async with store_in(tmp_path / "room") as store:
        secret = await store.secret()
        shutil.copytree(tmp_path / "room", tmp_path / "copy")
    (tmp_path / "copy" / "room.sqlite-wal").unlink()
    async with store_in(tmp_path / "copy") as store:
        assert await store.secret() == secret


async def test_a_file_copied_alone_while_in_use_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "copy").mkdir()
    async with store_in(tmp_path / "room") as store:
        await fill(store)
        shutil.copy2(tmp_path / "room" / "room.sqlite", tmp_path / "copy")
    async with store_in(tmp_path / "copy") as store:
        pass
    assert errors(caplog) == {("copied while in use: the last entries may be missing", None)}
    caplog.clear()
    shutil.copy2(tmp_path / "room" / "room.sqlite", tmp_path / "copy")
    async with store_in(tmp_path / "copy") as store:
        assert await store.log("a") == [said(n) for n in range(1, 6)]
    assert errors(caplog) == set()


async def test_the_heads_are_kept_only_until_the_database_has_everything(tmp_path: Path) -> None:
    heads = tmp_path / "room.sqlite.heads"
    async with store_in(tmp_path) as store:
        sizes = []
        names = [f"table-{number}" * 40 for number in range(1000)]
        for seq in range(1, 5):
            for name in names:
                await store.append(name, [said(seq)])
            sizes.append(heads.stat().st_size)
        assert max(sizes) < 4 * sizes[0]
    assert heads.stat().st_size == 0


async def test_a_database_with_damaged_pages_is_refused(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await fill(store, entries=200)
    file = tmp_path / "room.sqlite"
    data = bytearray(file.read_bytes())
    page = int.from_bytes(data[16:18], "big")
    for start in range(page * 9, page * 12, page):
        data[start : start + 100] = b"\xff" * 100
    file.write_bytes(data)
    with pytest.raises(StoreError) as refused:
        await SqliteStore(file).open()
    assert refused.value.key in ("room-database-damaged", "room-database-unusable")
