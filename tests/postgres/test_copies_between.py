"""Backups between both stores, and databases of every schema of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores import open_store
from deskoherna.tables.stores.copies import backup, check_room, restore
from deskoherna.tables.stores.postgres.schema import MIGRATIONS
from deskoherna.tables.stores.store import StoreError, TableRow
from postgres.cluster import Cluster
from postgres.test_stores import opened, said
from tables.test_copies import FOR_EVER, plays_on

DATABASES = Path(__file__).parent / "databases"  # each written by a room of its time
VERSIONS = range(1, len(MIGRATIONS) + 1)


@pytest.fixture
def places(cluster: Cluster, tmp_path: Path) -> dict[str, tuple[str, str]]:
    """Two empty databases of each kind."""
    return {
        "sqlite": (str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")),
        "postgres": (cluster.database(), cluster.database()),
    }


@pytest.mark.parametrize(
    ("before", "after"), [("postgres", "postgres"), ("postgres", "sqlite"), ("sqlite", "postgres")]
)
async def test_a_room_moves_with_all_it_has(
    places: dict[str, tuple[str, str]], tmp_path: Path, before: str, after: str
) -> None:
    first, second = places[before][0], places[after][1]
    async with opened(open_store(first)) as store:
        odd = "Příliš žluťoučký \0 🎲 '; DROP"
        log = [said(1, odd, "id"), said(2)]
        await store.append("t", log, TableRow("t", "playing", True, 7), ["ada"])
        await store.append("u", [said(1)], TableRow("u", "over", False, 8), ["ada"])
        await store.save_review("u", b"\0\xff")
        await store.heartbeat()
        assert [await store.revoke("eve"), await store.revoke("eve")] == [1, 2]
        await store.rotate_secret(7)
        secret, former = await store.secret(), await store.former_secret()
        copied = await backup(first, tmp_path / "backup.sqlite")
        assert (copied.tables, copied.entries, copied.damaged) == (2, 3, ())
        await store.append("t", [said(3)])
    assert await restore(tmp_path / "backup.sqlite", second) == copied
    async with opened(open_store(second)) as store:
        assert await store.log("t") == log
        assert await store.public_tables("playing", 0) == ["t"]
        assert await store.tables_of("ada", 9) == ["t", "u"]
        assert await store.review("u") == b"\0\xff"
        assert (await store.secret(), await store.former_secret()) == (secret, former)
        assert await store.revoked() == {"eve": 2}
        assert len(await store.outages()) == 1
        await store.append("t", [said(3)])
        assert await store.log("t") == [*log, said(3)]
    with pytest.raises(StoreError) as refused:
        await restore(tmp_path / "backup.sqlite", second)
    assert refused.value.key == "room-backup-taken"


async def test_an_empty_database_is_no_room(database: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        await backup(database, tmp_path / "backup.sqlite")
    assert refused.value.key == "room-backup-no-file"
    with pytest.raises(StoreError) as refused:
        await check_room(database)
    assert refused.value.key == "room-backup-no-file"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_room_of_every_schema_opens(
    cluster: Cluster, database: str, tmp_path: Path, version: int
) -> None:
    name = database.rpartition("/")[2]
    cluster.ask((DATABASES / f"room-{version}.sql").read_text(), name)
    assert cluster.ask("SELECT number FROM deskoherna.version", name) == str(version)
    copied = await backup(database, tmp_path / "backup.sqlite")
    assert (copied.tables, copied.damaged) == (2, ())
    room = Room(open_store(database), Journal(), bot_processes=1, keep=FOR_EVER)
    await room.open()
    try:
        await plays_on(room)
    finally:
        await room.close()
    again = cluster.database()
    assert await restore(tmp_path / "backup.sqlite", again) == copied
    await check_room(again)
    async with opened(open_store(again)) as store:
        assert len(await store.tables_in("over")) == 1
