"""The disk fails while a store is opened, forgets, or keeps what is no part of a log."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from sqlite3 import connect
from typing import Any, get_args

import pytest

from deskoherna.tables.log.entries import Logged, Said
from deskoherna.tables.stores.sqlite import SqliteStore
from deskoherna.tables.stores.store import StoreError
from fault_injection.disk import DISK, Kind

TABLE = "table"
LOG = [Logged(seq, 1000 + seq, Said("Ada", f"line {seq}"), "ada", f"id{seq}") for seq in (1, 2)]

WRITES: dict[str, Callable[[SqliteStore], Awaitable[Any]]] = {
    "keep a review": lambda store: store.save_review(TABLE, b"a review"),
    "delete a table": lambda store: store.delete(TABLE),
    "erase a person": lambda store: store.erase(TABLE, ["ada"]),
    "rotate the secret": lambda store: store.rotate_secret(7),
    "give a sign of life": lambda store: store.heartbeat(),
}


@asynccontextmanager
async def filled(file: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file)
    await store.open()
    try:
        await store.append(TABLE, LOG)
        yield store
    finally:
        await store.close()


def contents(file: Path) -> list[Any]:
    """All that is in the database."""
    tables = ("entries", "tables", "people", "reviews", "heads", "room", "outages")
    with closing(connect(file)) as database:
        return [database.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
async def test_it_is_written_or_refused(
    tmp_path: Path, write: Callable[[SqliteStore], Awaitable[Any]], kind: Kind
) -> None:
    """What was refused has not happened, and what has happened was not refused."""
    file = tmp_path / "room.sqlite"
    with DISK.installed() as disk:
        async with filled(file) as store:
            for nth in itertools.count():
                before = contents(file)
                with disk.failing(kind, nth, thread=None):
                    try:
                        await write(store)
                    except StoreError as problem:
                        assert problem.key == "room-database-failed"
                        assert store.writes.failing
                        assert contents(file) == before
                        continue
                assert contents(file) != before
                break
            assert nth


@pytest.mark.parametrize("kind", get_args(Kind))
async def test_a_room_is_opened_or_refused(tmp_path: Path, kind: Kind) -> None:
    file = tmp_path / "room.sqlite"
    async with filled(file):
        pass
    with DISK.installed() as disk:
        for nth in itertools.count():
            store = SqliteStore(file)
            with disk.failing(kind, nth, thread=None) as fault:
                try:
                    await store.open()
                except StoreError as problem:
                    assert problem.key == "room-database-unusable"
                    assert fault.met is not None
                    continue
            try:
                assert await store.log(TABLE) == LOG
            finally:
                await store.close()
            if fault.met is None:
                break
        assert nth > 2
