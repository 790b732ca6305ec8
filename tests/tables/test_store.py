"""The log on disk: durable when it says so, in order, and never half of anything."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from deskoherna.tables import wire
from deskoherna.tables.log.entries import Logged, Said
from deskoherna.tables.stores import files, sqlite_writer
from deskoherna.tables.stores.sqlite import TABLES_WITH, SqliteStore
from deskoherna.tables.stores.sqlite_schema import MIGRATIONS
from deskoherna.tables.stores.store import Conflict, StoreError, TableRow
from tables.rooms import Guest, open_room, seated


@asynccontextmanager
async def store_in(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "room.sqlite")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def said(seq: int, text: str = "") -> Logged:
    return Logged(seq, 1000 + seq, Said("Ada", text or f"line {seq}"), "person", f"id{seq}")


def on_disk(folder: Path, table: str) -> list[int]:
    """What another process reads."""
    with closing(sqlite3.connect(folder / "room.sqlite")) as database:
        query = "SELECT seq FROM entries WHERE table_id = ? ORDER BY seq"
        return [seq for (seq,) in database.execute(query, (table,))]


def change(folder: Path, query: str) -> None:
    with closing(sqlite3.connect(folder / "room.sqlite")) as database:
        database.execute(query)
        database.commit()


async def test_what_was_appended_is_read_again(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1), said(2)])
        await store.append("t", [said(3)])
        assert await store.log("t") == [said(1), said(2), said(3)]
        assert await store.log("t", after=2) == [said(3)]
        assert await store.log("other") == []


async def test_a_log_that_takes_several_statements_is_appended_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "MOST_ROWS", 2)
    log = [said(seq) for seq in range(1, 6)]
    async with store_in(tmp_path) as store:
        with pytest.raises(Conflict):
            await store.append("t", [*log, said(5)])
        assert on_disk(tmp_path, "t") == []
        await store.append("t", log)
        assert await store.log("t") == log


async def test_each_of_many_is_durable_when_it_is_answered(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:

        async def append(table: str, seq: int) -> None:
            await store.append(table, [said(seq)])
            assert seq in on_disk(tmp_path, table)

        tables = [f"t{n}" for n in range(20)]
        await asyncio.gather(*(append(table, seq) for seq in range(1, 6) for table in tables))
        for table in tables:
            assert [logged.seq for logged in await store.log(table)] == [1, 2, 3, 4, 5]


async def test_one_that_comes_too_late_spoils_no_other(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await store.append("t0", [said(1, "first")])
        results = await asyncio.gather(
            *(store.append(f"t{n}", [said(1, "second"), said(2)]) for n in range(8)),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict)
        assert results[1:] == [None] * 7
        assert await store.log("t0") == [said(1, "first")]
        assert on_disk(tmp_path, "t7") == [1, 2]


async def test_an_entry_that_cannot_be_written_spoils_no_other(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        huge = Logged(1 << 70, 0, Said("Ada", "hi"))
        results = await asyncio.gather(
            store.append("t1", [said(1)]),
            store.append("t2", [huge]),
            store.append("t3", [said(1)]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        await store.append("t2", [said(1)])


async def test_lists_of_tables(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await store.append("a", [said(1)], TableRow("a", "waiting", True, 1), ["ada"])
        await store.append("b", [said(1)], TableRow("b", "waiting", False, 2), ["ada", "ben"])
        await store.append("c", [said(1)], TableRow("c", "playing", True, 3), ["ada"])
        await store.append("b", [said(2)], TableRow("b", "over", False, 4))
        assert await store.tables_in("waiting") == ["a"]
        assert await store.public_tables("playing", 0) == ["c"]
        assert await store.public_tables("playing", 3) == ["c"]
        assert await store.public_tables("playing", 4) == []
        assert await store.public_tables("playing", 4, ["a", "b", "c", "?"]) == ["c"]
        assert await store.tables_of("ada", 10) == ["c", "a", "b"]
        assert await store.tables_of("ada", 1) == ["c"]
        assert await store.tables_of("ben", 10) == ["b"]


async def test_to_find_where_someone_spoke_not_all_entries_are_read(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        plan = store._reader.execute(f"EXPLAIN QUERY PLAN {TABLES_WITH}", ("ada",)).fetchall()
        assert any("talk_by_person" in row[3] for row in plan)
        assert not any(row[3].startswith("SCAN") for row in plan)


async def test_only_its_owner_may_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with store_in(tmp_path) as store:
            await store.append("t", [said(1)])
            files = list(tmp_path.iterdir())
            assert len(files) == 5
            for file in files:
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    finally:
        os.umask(before)


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", ".lock", ".heads"])
async def test_a_file_that_others_may_read_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, ending: str
) -> None:
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])
    file = tmp_path / f"room.sqlite{ending}"
    file.touch()
    file.chmod(0o644)
    async with store_in(tmp_path) as store:
        await store.append("t", [said(2)])
        for one in tmp_path.iterdir():
            assert stat.S_IMODE(one.stat().st_mode) == 0o600, one.name
    (line,) = [record for record in caplog.records if record.msg == "file was open to others"]
    assert line.__dict__["fields"] == {"file": str(file), "mode": "644"}


async def test_a_file_that_stays_open_to_others_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store_in(tmp_path):
        pass
    (tmp_path / "room.sqlite").chmod(0o640)
    monkeypatch.setattr(os, "chmod", lambda *_, **__: None)  # as on a disk without owners
    with pytest.raises(StoreError) as refused:
        await SqliteStore(tmp_path / "room.sqlite").open()
    assert refused.value.key == "room-database-open-to-others"
    monkeypatch.undo()
    async with store_in(tmp_path):
        pass


async def test_where_modes_mean_nothing_they_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows every file seems to be open to others"""
    async with store_in(tmp_path):
        pass
    (tmp_path / "room.sqlite").chmod(0o666)
    monkeypatch.setattr(os, "chmod", lambda *_, **__: None)
    monkeypatch.setattr(files, "MODES", False)
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])


@pytest.mark.parametrize("gone", ["entries", "heads"])
async def test_of_a_disk_that_fails_the_store_says_why(tmp_path: Path, gone: str) -> None:
    async with store_in(tmp_path) as store:
        change(tmp_path, f"ALTER TABLE {gone} RENAME TO lost")
        with pytest.raises(StoreError) as refused:
            await store.append("t", [said(1)])
        assert "no such table" in refused.value.reason
        assert (store.writes.failing, store.writes.failed["SQLITE_ERROR"]) == ("SQLITE_ERROR", 1)
        change(tmp_path, f"ALTER TABLE lost RENAME TO {gone}")
        await store.append("t", [said(1)])
        assert store.writes.failing is None


async def test_an_entry_that_cannot_be_written_is_not_held_against_the_disk(
    tmp_path: Path,
) -> None:
    async with store_in(tmp_path) as store:
        with pytest.raises(StoreError):
            await store.append("t", [Logged(1 << 70, 0, Said("Ada", "hi"))])
        assert store.writes.failing is None


OPENS_IT = """
import asyncio, sys
from pathlib import Path
from deskoherna.tables.stores.sqlite import SqliteStore
from deskoherna.tables.stores.store import TableRow, StoreError

async def main():
    try:
        await SqliteStore(Path(sys.argv[1])).open()
    except StoreError as problem:
        sys.exit(problem.key)

asyncio.run(main())
"""


async def test_a_second_process_is_refused(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        again = subprocess.run(
            [sys.executable, "-c", OPENS_IT, str(store.path)],
            capture_output=True,
            check=False,
        )
        assert again.stderr.decode().strip() == "room-database-in-use"
        with pytest.raises(StoreError):
            await SqliteStore(store.path).open()
        await store.append("t", [said(1)])


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])
    change(tmp_path, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError) as refused:
        await SqliteStore(tmp_path / "room.sqlite").open()
    assert refused.value.key == "room-database-newer"
    change(tmp_path, f"PRAGMA user_version = {len(MIGRATIONS)}")
    async with store_in(tmp_path) as store:
        assert await store.log("t") == [said(1)]


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
async def test_an_older_database_is_brought_up(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / "room.sqlite")) as database:
        for number, script in enumerate(MIGRATIONS[:version], start=1):
            database.executescript(f"{script}PRAGMA user_version = {number};")
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])
        assert await store.log("t") == [said(1)]


async def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "room.sqlite").write_bytes(b"no database at all, " * 100)
    with pytest.raises(StoreError) as refused:
        await SqliteStore(tmp_path / "room.sqlite").open()
    assert refused.value.key == "room-database-unusable"


@pytest.mark.parametrize("what", ["no database", "a database of something else"])
async def test_what_is_no_room_is_left_as_it_is(tmp_path: Path, what: str) -> None:
    file = tmp_path / "precious"
    if what == "no database":
        file.write_text("Dear diary")
    else:
        with closing(sqlite3.connect(file)) as database:
            database.execute("CREATE TABLE bookmarks (address TEXT)")
    file.chmod(0o644)
    before = file.read_bytes()
    with pytest.raises(StoreError):
        await SqliteStore(file).open()
    assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (before, 0o644)
    assert list(tmp_path.iterdir()) == [file]


# A database that is gone


FILES = ("", "-wal", "-shm")


@pytest.mark.parametrize("ending", FILES)
async def test_nothing_is_written_to_files_that_are_gone(tmp_path: Path, ending: str) -> None:
    file, away = tmp_path / f"room.sqlite{ending}", tmp_path / "away"
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])
        file.rename(away)
        with pytest.raises(StoreError) as refused:
            await store.heartbeat()
        assert "removed or replaced" in refused.value.reason
        with pytest.raises(StoreError):
            await store.append("t", [said(2)])
        with pytest.raises(StoreError):
            await store.save_review("t", b"a review")
        with pytest.raises(StoreError):
            await store.delete("t")
        assert store.writes.failed["DatabaseGone"] == 4
        assert not file.exists()
        away.rename(file)
        await store.append("t", [said(2)])
        assert store.writes.failing is None
    async with store_in(tmp_path) as store:
        assert await store.log("t") == [said(1), said(2)]


async def test_what_stands_in_its_place_is_not_written_to(tmp_path: Path) -> None:
    async with store_in(tmp_path / "other"):
        pass
    other = (tmp_path / "other" / "room.sqlite").read_bytes()
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])
        (tmp_path / "other" / "room.sqlite").replace(tmp_path / "room.sqlite")
        with pytest.raises(StoreError):
            await store.heartbeat()
        with pytest.raises(StoreError):
            await store.append("t", [said(2)])
    assert (tmp_path / "room.sqlite").read_bytes() == other
    assert (tmp_path / "room.sqlite.heads").stat().st_size


@pytest.mark.parametrize("left", ["-wal", ".heads"])
@pytest.mark.parametrize("emptied", [False, True])
async def test_a_room_that_is_gone_is_not_begun_anew(
    tmp_path: Path, left: str, emptied: bool
) -> None:
    (tmp_path / "crashed").mkdir()
    async with store_in(tmp_path) as store:
        await store.append("t", [said(1)])
        copied = tmp_path / "crashed" / f"room.sqlite{left}"
        shutil.copy2(tmp_path / f"room.sqlite{left}", copied)
    if emptied:
        (tmp_path / "crashed" / "room.sqlite").touch(0o600)
    before = {file.name: file.read_bytes() for file in (tmp_path / "crashed").iterdir()}
    with pytest.raises(StoreError) as refused:
        await SqliteStore(tmp_path / "crashed" / "room.sqlite").open()
    assert refused.value.key == "room-database-lost"
    assert refused.value.arguments["left"] == str(copied)
    assert before == {file.name: file.read_bytes() for file in (tmp_path / "crashed").iterdir()}
    copied.unlink()
    async with store_in(tmp_path / "crashed"):
        pass


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        await SqliteStore(tmp_path / "file" / "room.sqlite").open()


async def test_the_secret_stays_the_same(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        secret = await store.secret()
        assert await store.secret() == secret
    async with store_in(tmp_path) as store:
        assert await store.secret() == secret


async def test_when_no_server_ran(tmp_path: Path) -> None:
    """ROOM-12"""
    async with store_in(tmp_path) as store:
        assert await store.outages() == []
        await store.heartbeat()
    async with store_in(tmp_path) as store:
        ((start, end),) = await store.outages()
        assert start <= end
        assert await store.outages() == [(start, end)]


async def test_a_disk_that_fails_refuses_and_changes_nothing(tmp_path: Path) -> None:
    """What is not durable did not happen: not here, and not for those who look on"""
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        await second.do(wire.Reissue, seat=1)
        token = room.links.token(first.live.table.id, 1, 2)
        eve = await Guest(first.live, room.links.new_person()).joins()
        for guest in (first, second, eve):
            guest.frames()
        change(tmp_path, "ALTER TABLE people RENAME TO lost")
        answer = await eve.do(wire.Sit, seat=1, name="Eve", token=token)
        assert answer.problem == wire.Problem("room-database-failed", {})  # not where, nor why
        assert (first.frames(), second.frames(), eve.frames()) == ([], [], [answer])
        assert first.live.table.seats_of(second.person) == (1,)
        change(tmp_path, "ALTER TABLE lost RENAME TO people")
        assert isinstance(await eve.do(wire.Sit, seat=1, name="Eve", token=token), wire.Done)
        assert on_disk(tmp_path, first.live.table.id)[-1] == first.live.table.seq


async def test_a_disk_that_cannot_even_be_read(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        id_ = first.live.table.id
        change(tmp_path, "ALTER TABLE entries RENAME TO lost")
        assert isinstance(await first.plays(0, "1x1"), wire.Refused)
        assert isinstance(await first.do(wire.Say, text="hello?"), wire.Refused)
        with pytest.raises(StoreError):
            await room.table(id_)
        change(tmp_path, "ALTER TABLE lost RENAME TO entries")
        live = await room.table(id_)
        again = await Guest(live, first.person).joins()
        assert isinstance(await again.plays(0, "1x2"), wire.Done)
        assert second.subscriber.ended  # who looked on is asked to come again


async def test_a_table_that_was_not_saved_was_never_laid(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        change(tmp_path, "ALTER TABLE entries RENAME TO lost")
        with pytest.raises(StoreError):
            await seated(room)
        assert room.sessions == {}
