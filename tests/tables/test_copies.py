"""Backups of a SQLite file: made while it is in use, read again, put back, of every schema."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from deskoherna.tables.log.entries import Logged, Said
from deskoherna.tables.people.own_data import own_data
from deskoherna.tables.session.becoming import become
from deskoherna.tables.session.forgetting import forget
from deskoherna.tables.session.room import Keep, Room
from deskoherna.tables.stores.copies import backup, check_room, restore
from deskoherna.tables.stores.sqlite import SqliteStore
from deskoherna.tables.stores.sqlite_schema import MIGRATIONS
from deskoherna.tables.stores.store import StoreError, TableRow
from tables.rooms import open_room
from tables.test_store import change, said, store_in

DATABASES = Path(__file__).parent / "databases"  # each written by a room of its time
FOR_EVER = Keep(abandoned=0)
VERSIONS = range(1, len(MIGRATIONS) + 1)


async def test_a_room_in_use_is_copied_and_put_back(tmp_path: Path) -> None:
    async with store_in(tmp_path / "room") as store:
        await store.append("t", [said(1)], TableRow("t", "playing", True, 7), ["ada"])
        await store.save_review("t", b"a review")
        copied = await backup(str(store.path), tmp_path / "copies" / "one.sqlite")
        assert (copied.tables, copied.entries, copied.damaged) == (1, 1, ())
        await store.append("t", [said(2)])
        secret = await store.secret()
    assert [file.name for file in (tmp_path / "copies").iterdir()] == ["one.sqlite"]
    copied = await restore(tmp_path / "copies" / "one.sqlite", str(tmp_path / "new/room.sqlite"))
    assert (copied.tables, copied.entries, copied.damaged) == (1, 1, ())
    async with store_in(tmp_path / "new") as store:
        assert await store.log("t") == [said(1)]
        assert await store.public_tables("playing", 0) == ["t"]
        assert await store.tables_of("ada", 9) == ["t"]
        assert await store.review("t") == b"a review"
        assert await store.secret() == secret
        await store.append("t", [said(2)])


async def test_copies_are_their_owners_alone(tmp_path: Path) -> None:
    async with store_in(tmp_path / "room"):
        pass
    (tmp_path / "room" / "room.sqlite").chmod(0o644)
    await backup(str(tmp_path / "room" / "room.sqlite"), tmp_path / "one.sqlite")
    assert stat.S_IMODE((tmp_path / "one.sqlite").stat().st_mode) == 0o600
    (tmp_path / "one.sqlite").chmod(0o644)
    await restore(tmp_path / "one.sqlite", str(tmp_path / "two.sqlite"))
    for name in ("one.sqlite", "two.sqlite"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


async def test_databases_of_other_kinds_are_refused_as_such(tmp_path: Path) -> None:
    """With the words that `serve` has for them, and before anything is written"""
    async with store_in(tmp_path / "room") as store:
        await backup(str(store.path), tmp_path / "one.sqlite")
    other = "mysql://root:geheim@host/db"
    for attempt in (
        backup(other, tmp_path / "folder/two.sqlite"),
        check_room(other),
        restore(tmp_path / "one.sqlite", other),
    ):
        with pytest.raises(StoreError, match=r"^room-database-kind\(kind='mysql'\)$"):
            await attempt
    assert not (tmp_path / "folder").exists()


@pytest.mark.parametrize("ending", ["", "-wal", ".heads"])
async def test_nothing_is_overwritten(tmp_path: Path, ending: str) -> None:
    async with store_in(tmp_path) as store:
        await backup(str(store.path), tmp_path / "one.sqlite")
        with pytest.raises(StoreError) as refused:
            await backup(str(store.path), tmp_path / "one.sqlite")
        assert refused.value.key == "room-backup-taken"
    (tmp_path / f"two.sqlite{ending}").write_bytes(b"precious")
    with pytest.raises(StoreError) as refused:
        await restore(tmp_path / "one.sqlite", str(tmp_path / "two.sqlite"))
    assert refused.value.key == "room-backup-taken"
    assert (tmp_path / f"two.sqlite{ending}").read_bytes() == b"precious"


async def test_a_table_that_is_damaged_stays_so_and_is_named(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        await store.append("a", [said(1), said(2)])
        await store.append("b", [said(1), said(2)])
        change(tmp_path, "DELETE FROM entries WHERE table_id = 'b' AND seq = 2")
        copied = await backup(str(store.path), tmp_path / "one.sqlite")
    assert (copied.tables, copied.entries, copied.damaged) == (2, 3, ("b",))
    copied = await restore(tmp_path / "one.sqlite", str(tmp_path / "two.sqlite"))
    assert copied.damaged == ("b",)


async def test_what_was_lost_with_the_wal_is_not_forgotten_in_a_copy(tmp_path: Path) -> None:
    async with store_in(tmp_path / "room") as store:
        await store.append("a", [said(1)])
        shutil.copytree(tmp_path / "room", tmp_path / "crashed")
    (tmp_path / "crashed" / "room.sqlite-wal").unlink()
    copied = await backup(str(tmp_path / "crashed" / "room.sqlite"), tmp_path / "one.sqlite")
    assert copied.damaged == ("a",)


async def test_what_is_no_room_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        await backup(str(tmp_path / "none.sqlite"), tmp_path / "one.sqlite")
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as database:
        database.execute("CREATE TABLE bookmarks (address TEXT)")
    (tmp_path / "bad.sqlite").write_bytes(b"no database at all, " * 100)
    (tmp_path / "empty.sqlite").touch()
    files = set(tmp_path.iterdir())
    for file in files:
        file.chmod(0o644)
        with pytest.raises(StoreError):
            await restore(file, str(tmp_path / "room.sqlite"))
        with pytest.raises(StoreError):
            await backup(str(file), tmp_path / "one.sqlite")
        assert stat.S_IMODE(file.stat().st_mode) == 0o644  # it may be somebody else's
    assert set(tmp_path.iterdir()) == files


# Databases of every schema since the first


def old_database(folder: Path, version: int) -> Path:
    file = folder / "room.sqlite"
    shutil.copyfile(DATABASES / f"room-{version}.sqlite", file)
    file.chmod(0o600)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (version,)
    return file


async def plays_on(room: Room) -> None:
    """The finished game can be looked at, and at the table that waits something can be said."""
    (over,) = await room.store.tables_in("over")
    assert (await room.table(over)).table.match is not None
    (waiting,) = await room.store.tables_in("waiting")
    log = await room.store.log(waiting)
    assert log[-1].entry == Said("Hana", "Dobrý večer", 0)
    await room.store.append(waiting, [Logged(len(log) + 1, 1, Said("Hana", "Ještě tu jsem", 0))])
    assert (await room.table(waiting)).table.seq == len(log) + 1


@pytest.mark.parametrize("version", VERSIONS)
async def test_people_of_every_schema_go_on_elsewhere_and_are_forgotten(
    tmp_path: Path, version: int
) -> None:
    """ROOM-19: their cookies and seats are as good as those of today"""
    old_database(tmp_path, version)
    async with open_room(tmp_path, keep=FOR_EVER) as room:
        (over,) = await room.store.tables_in("over")
        (waiting,) = await room.store.tables_in("waiting")
        host = (await room.table(waiting)).table.host
        assert room.links.person(room.links.cookie(host)) == host
        ada = room.links.new_person()
        assert await become(room, host, ada) > 0
        assert (await room.table(waiting)).table.seats_of(ada) == (0,)
        await forget(room, ada)
        assert (await room.table(over)).table.match is not None
        data = [await own_data(room.store, person, "tables:") for person in (host, ada)]
        assert "Hana" not in str(data)
    left = [file.name for file in tmp_path.iterdir() if b"Dobr\xc3\xbd ve" in file.read_bytes()]
    assert left == []


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_room_of_every_schema_opens(tmp_path: Path, version: int) -> None:
    old_database(tmp_path, version)
    async with open_room(tmp_path, keep=FOR_EVER) as room:
        await plays_on(room)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_backup_of_every_schema_is_put_back(tmp_path: Path, version: int) -> None:
    (tmp_path / "old").mkdir()
    old = old_database(tmp_path / "old", version)
    before = old.read_bytes()
    copied = await backup(str(old), tmp_path / "one.sqlite")
    assert (copied.tables, copied.damaged) == (2, ())
    assert old.read_bytes() == before
    assert await restore(old, str(tmp_path / "room.sqlite")) == copied
    async with open_room(tmp_path, keep=FOR_EVER) as room:
        await plays_on(room)


async def test_a_backup_of_a_newer_room_is_refused(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        pass
    change(tmp_path, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError) as refused:
        await restore(store.path, str(tmp_path / "new.sqlite"))
    assert refused.value.key == "room-database-newer"
    assert isinstance(store, SqliteStore)
