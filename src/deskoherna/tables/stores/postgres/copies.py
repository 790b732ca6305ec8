"""A room in PostgreSQL, copied to a SQLite file and filled from one."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import asyncpg

from .. import calls, documents, results
from ..store import StoreError
from .connection import FAILED, HOW_TO_CONNECT, SCHEMA
from .database import Database
from .schema import MIGRATIONS, SUMMED, migrate

if TYPE_CHECKING:
    from .connection import Connection

AT_ONCE = 1000  # rows
WITHOUT_LIMIT = {**HOW_TO_CONNECT, "command_timeout": None}
ENTRIES = "table_id, seq, at, person, client_id, entry"
COPIED = {  # tables that are the same in both, and the version they came with
    "tables": ("id, state, public, changed", 1),
    "people": ("person, table_id", 1),
    "outages": ("start, finish", 1),
    "reviews": ("table_id, review", 3),
    "entries": (f"{ENTRIES}, sum, erased", 4),
    "heads": ("table_id, seq, sum", 4),
    "revoked": ("person, times", 6),
    "documents": (documents.COLUMNS, 8),
    "results": (results.COLUMNS, 8),
    "booked": ("table_id", 8),
    "calls": (calls.COLUMNS, 8),
}

ROOM = {  # rows of the one, columns of the other
    "secret": "secret",
    "alive": "alive",
    "former secret": "former_secret",
    "former secret until": "former_until",
}


async def save(url: str, target: sqlite3.Connection) -> None:
    """Copy a room as it is at one moment, while servers write; raises `StoreError`."""
    database = Database(url)
    try:
        connection = await asyncpg.connect(url, **WITHOUT_LIMIT)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await _save(connection, target, database.name)
        finally:
            await connection.close()
    except (*FAILED, ValueError) as error:
        raise database.unusable(error) from None


async def check(url: str) -> None:
    """Raises `StoreError` where there is no room."""
    database = Database(url)
    try:
        connection = await asyncpg.connect(url, **HOW_TO_CONNECT)
        try:
            await _check(connection, database.name)
        finally:
            await connection.close()
    except (*FAILED, ValueError) as error:
        raise database.unusable(error) from None


async def _check(connection: Connection, name: str) -> None:
    if await connection.fetchval("SELECT to_regclass('version')") is None:
        raise StoreError("room-backup-no-file", file=name)


async def _save(connection: Connection, target: sqlite3.Connection, name: str) -> None:
    await _check(connection, name)
    version = await connection.fetchval("SELECT number FROM version")
    if version > len(MIGRATIONS):
        raise StoreError("room-database-newer", file=name, version=version, known=len(MIGRATIONS))
    target.execute("BEGIN")
    for table, (columns, since) in COPIED.items():
        if version >= since:
            await _save_table(connection, target, table, columns)
        elif table == "entries":
            await _save_table(connection, target, table, ENTRIES)
    for row in await connection.fetch("SELECT * FROM room"):
        kept = [(name, row.get(column)) for name, column in ROOM.items()]
        known = [(name, value) for name, value in kept if value is not None]
        target.executemany("INSERT OR REPLACE INTO room VALUES (?, ?)", known)
    target.execute("COMMIT")


async def _save_table(
    connection: Connection, target: sqlite3.Connection, table: str, columns: str
) -> None:
    places = ", ".join("?" * (columns.count(",") + 1))
    cursor = await connection.cursor(f"SELECT {columns} FROM {table}")
    while rows := await cursor.fetch(AT_ONCE):
        target.executemany(
            f"INSERT INTO {table} ({columns}) VALUES ({places})", [tuple(row) for row in rows]
        )


async def fill(url: str, source: sqlite3.Connection) -> None:
    """Fill an empty database in one transaction, and compare; raises `StoreError`."""
    database = Database(url)
    try:
        connection = await asyncpg.connect(url, **WITHOUT_LIMIT)
        try:
            await migrate(connection, database.name)
            async with connection.transaction():
                if await connection.fetchval("SELECT EXISTS (SELECT FROM entries)"):
                    raise StoreError("room-backup-taken", file=database.name)
                await _fill(connection, source, database.name)
        finally:
            await connection.close()
    except (*FAILED, ValueError) as error:
        raise database.unusable(error) from None


async def _fill(connection: Connection, source: sqlite3.Connection, name: str) -> None:
    await connection.execute("ALTER TABLE entries DROP CONSTRAINT summed")  # old ones have none
    for table, (columns, _) in COPIED.items():
        rows = [_row(table, row) for row in source.execute(f"SELECT {columns} FROM {table}")]
        await connection.copy_records_to_table(
            table, schema_name=SCHEMA, records=rows, columns=columns.split(", ")
        )
        written = await connection.fetch(f"SELECT {columns} FROM {table}")
        if sorted(map(repr, map(tuple, written))) != sorted(map(repr, rows)):
            raise StoreError("room-database-damaged", file=name, reason=table)
    await connection.execute(SUMMED)
    kept = dict(source.execute("SELECT name, value FROM room"))
    places = ", ".join(f"{column} = ${n}" for n, column in enumerate(ROOM.values(), start=1))
    await connection.execute(f"UPDATE room SET {places}", *map(kept.get, ROOM))


def _row(table: str, row: tuple[object, ...]) -> tuple[object, ...]:
    """SQLite has no truth values."""
    if table == "tables":
        id_, state, public, changed = row
        return id_, state, bool(public), changed
    if table == "results":
        *others, rated, rating = row
        return *others, bool(rated), rating
    return row
