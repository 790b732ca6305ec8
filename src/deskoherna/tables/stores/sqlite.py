"""Logs in a SQLite file, with one writer that makes many appends durable at once.

An append returns after the disk has it. The writer takes all that waits, writes it in one
transaction and syncs once; so a thousand tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..log.clock import Outage
from ..log.entries import Logged
from ..log.table import Phase, now
from .files import beside, close_to_others, create
from .presence import Presence
from .store import (
    SECRET,
    Append,
    Conflict,
    StoreError,
    StoreListener,
    TableRow,
    decode_entry,
    encode_entry,
)
from .writes import Writes

MIGRATIONS = (
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        person TEXT,
        client_id TEXT,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        state TEXT NOT NULL,
        public INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_state ON tables (state, public, changed);
    CREATE TABLE people (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE room (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE outages (start INTEGER NOT NULL, finish INTEGER NOT NULL);
    """,
    "CREATE TABLE reviews (table_id TEXT PRIMARY KEY, review BLOB NOT NULL) STRICT;",
)


ABOUT_ONE_ENTRY = (sqlite3.IntegrityError, sqlite3.DataError)

INSERT = """
    INSERT INTO entries
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?)
"""


class SqliteStore:
    """One SQLite file for one server."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writes = Writes()
        self._queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._reading = threading.Lock()

    async def open(self, listener: StoreListener | None = None) -> None:
        """Create or migrate the file; only one room may have it."""
        self._take()
        try:
            create(self.path)
            for file in (self.path, *beside(self.path)):
                close_to_others(file)
            self._reader = self._connect()
            self._writer = self._connect()
            self._migrate()
        except (sqlite3.Error, OSError) as error:
            os.close(self._lock)
            raise self._unusable(error) from None
        except StoreError:
            os.close(self._lock)
            raise
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def _take(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(f"{self.path}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise self._unusable(error) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._lock)
            if isinstance(error, BlockingIOError):
                raise StoreError("room-database-in-use", file=str(self.path)) from None
            raise self._unusable(error) from None

    def _unusable(self, error: Exception) -> StoreError:
        return StoreError("room-database-unusable", file=str(self.path), reason=str(error)[:200])

    def _failed(self, error: Exception) -> StoreError:
        """While a room is open: people learn no more than that; the journal has the reason."""
        problem = StoreError("room-database-failed")
        problem.__cause__ = error
        return problem

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _migrate(self) -> None:
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise StoreError(
                "room-database-newer", file=str(self.path), version=version, known=len(MIGRATIONS)
            )
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            self._writer.executescript(f"BEGIN;{script}PRAGMA user_version = {number};COMMIT;")

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()
        os.close(self._lock)

    # Writing

    async def append(
        self,
        table: str,
        log: Sequence[Logged],
        row: TableRow | None = None,
        people: Collection[str] = (),
    ) -> None:
        done = self._loop.create_future()
        self._queue.put(Append(table, log, row, people, done))
        await done

    def _write(self) -> None:
        while True:
            batch = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    batch.append(self._queue.get_nowait())
            appends = [append for append in batch if append is not None]
            results = self._commit(appends) if appends else []
            self._loop.call_soon_threadsafe(_resolve, appends, results)
            if None in batch:
                return

    def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """All in one transaction; if that fails, each in its own, so that one spoils no other."""
        error = self._transaction(appends)
        if error is None or len(appends) == 1:
            return [error] * len(appends)
        return [self._transaction([append]) for append in appends]

    def _transaction(self, appends: list[Append]) -> Exception | None:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._put(appends)
            self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is, the next transaction must come about
            with contextlib.suppress(sqlite3.Error):
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
            if name_of(error) == "SQLITE_CONSTRAINT_PRIMARYKEY":
                return Conflict()
            self._note_failure(error)
            return self._failed(error)
        self.writes.on_success()
        return None

    def _note_failure(self, error: Exception) -> None:
        """What is wrong with one entry alone is not held against the disk."""
        if isinstance(error, sqlite3.Error) and not isinstance(error, ABOUT_ONE_ENTRY):
            self.writes.on_failure(name_of(error), str(error))

    def _put(self, appends: list[Append]) -> None:
        """In few statements: around each of them Python's lock changes hands twice."""
        entries = [
            (append.table, e.seq, e.at, e.person, e.id, encode_entry(e.entry))
            for append in appends
            for e in append.log
        ]
        self._writer.execute(INSERT, (msgspec.json.encode(entries).decode(),))
        rows = [append.row for append in appends if append.row is not None]
        if rows:
            self._writer.executemany("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)", rows)
        people = [(person, append.table) for append in appends for person in append.people]
        if people:
            self._writer.executemany("INSERT OR IGNORE INTO people VALUES (?, ?)", people)

    # Reading

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        rows = await self._read(
            "SELECT seq, at, entry, person, client_id FROM entries"
            " WHERE table_id = ? AND seq > ? ORDER BY seq",
            (table, after),
        )
        return [Logged(seq, at, decode_entry(entry), who, id_) for seq, at, entry, who, id_ in rows]

    async def tables_in(self, state: Phase, public: bool | None = None) -> list[str]:
        rows = await self._read(
            "SELECT id FROM tables WHERE state = ? AND public >= ? ORDER BY changed DESC",
            (state, bool(public)),
        )
        return [id_ for (id_,) in rows]

    async def tables_of(self, person: str, most: int) -> list[str]:
        rows = await self._read(
            "SELECT id FROM people JOIN tables ON id = table_id WHERE person = ?"
            " ORDER BY state IN ('over', 'closed'), changed DESC LIMIT ?",
            (person, most),
        )
        return [id_ for (id_,) in rows]

    async def save_review(self, table: str, data: bytes) -> None:
        note = "INSERT OR REPLACE INTO reviews VALUES (?, ?)"
        await asyncio.to_thread(self._settle, note, (table, data))

    async def review(self, table: str) -> bytes | None:
        rows = await self._read("SELECT review FROM reviews WHERE table_id = ?", (table,))
        return bytes(rows[0][0]) if rows else None

    async def _read(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            try:
                with self._reading:
                    return self._reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise self._failed(error) from error

        return await asyncio.to_thread(read)

    # The room's own

    async def secret(self) -> bytes:
        fresh = secrets.token_bytes(SECRET)
        self._settle("INSERT OR IGNORE INTO room VALUES ('secret', ?)", (fresh,))
        (kept,) = self._reader.execute("SELECT value FROM room WHERE name = 'secret'").fetchone()
        return bytes(kept)

    async def outages(self) -> list[Outage]:
        """The time up to now is added, from when a server was last alive."""
        found = self._reader.execute("SELECT value FROM room WHERE name = 'alive'").fetchone()
        if found is not None:
            self._settle("INSERT INTO outages VALUES (?, ?)", (found[0], now()))
        return [(a, b) for a, b in self._reader.execute("SELECT start, finish FROM outages")]

    async def heartbeat(self) -> None:
        note = "INSERT OR REPLACE INTO room VALUES ('alive', ?)"
        await asyncio.to_thread(self._settle, note, (now(),))

    def _settle(self, query: str, values: Sequence[Any]) -> None:
        try:
            with contextlib.closing(self._connect()) as connection:
                connection.execute(query, values)
        except sqlite3.Error as error:
            self._note_failure(error)
            raise self._failed(error) from error
        self.writes.on_success()

    # Several servers: there are none

    async def claim(self, task: str) -> bool:
        return True

    async def release(self, task: str) -> None:
        pass

    def publish_presence(self, table: str, presence: Presence) -> None:
        pass

    async def presence_elsewhere(self, table: str) -> Presence:
        return Presence()


def name_of(error: Exception) -> str:
    """What SQLite calls an error, such as SQLITE_FULL."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def _resolve(appends: Sequence[Append], results: Sequence[Exception | None]) -> None:
    for append, error in zip(appends, results, strict=True):
        append.resolve(error)
