"""Logs in a SQLite file, with one writer that makes many appends durable at once.

An append returns after the disk has it. The writer takes all that waits, writes it in one
transaction and syncs once; so a thousand tables cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from filelock import FileLock, Timeout

from ..identity import FormerSecret
from ..journal import Journal
from ..log.clock import Outage
from ..log.entries import Logged
from ..log.erasing import Person
from ..log.table import Phase, now
from .chain import Head, Row, chained, check, decode, erase, heads_of, stored
from .files import OWNER_ONLY, beside, close_to_others, create
from .heads_file import HeadsFile
from .presence import Presence
from .sqlite_schema import LOG, WITHOUT_HEAD, enter_heads, migrate
from .store import (
    SECRET,
    Append,
    Conflict,
    StoreError,
    StoreListener,
    TableRow,
)
from .writes import Writes

T = TypeVar("T")


ABOUT_ONE_ENTRY = (sqlite3.IntegrityError, sqlite3.DataError)

INSERT = """
    INSERT INTO entries
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
           json_extract(value, '$[6]'), NULL
    FROM json_each(?)
"""
HEADS = "SELECT table_id, seq, sum FROM heads WHERE table_id IN (SELECT value FROM json_each(?))"
UNTOUCHED = """
    SELECT id FROM tables WHERE state IN (SELECT value FROM json_each(?)) AND ? > (
        SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1
    )
"""
DELETE = (
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM heads WHERE table_id = ?",
    "DELETE FROM people WHERE table_id = ?",
    "DELETE FROM reviews WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
NEW_HEADS = """
    INSERT OR REPLACE INTO heads
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)
"""


class SqliteStore:
    """One SQLite file for one server."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writes = Writes()
        self._journal = Journal()
        self._lock = FileLock(f"{path}.lock", mode=OWNER_ONLY, thread_local=False)
        self._queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._reading = threading.Lock()

    async def open(self, listener: StoreListener | None = None) -> None:
        """Create or migrate the file; only one room may have it."""
        self._take()
        try:
            with contextlib.ExitStack() as opened:
                opened.callback(self._lock.release)
                self._open(opened)
                self._opened = opened.pop_all()
        except (sqlite3.Error, OSError) as error:
            raise self._unusable(error) from None
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def _open(self, opened: contextlib.ExitStack) -> None:
        create(self.path)
        for file in (self.path, *beside(self.path)):
            mode = close_to_others(file)
            if mode is not None:
                self._journal.warning("file was open to others", file=str(file), mode=mode)
        self._reader = opened.enter_context(contextlib.closing(self._connect()))
        self._writer = opened.enter_context(contextlib.closing(self._connect()))
        migrate(self._writer, str(self.path))
        self._check_pages()
        heads = HeadsFile(self.path.with_name(f"{self.path.name}.heads"))
        self._heads = opened.enter_context(contextlib.closing(heads))
        self._compare_heads()

    def _take(self) -> None:
        """The system gives the lock back when this process ends, however suddenly."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
        except Timeout:
            raise StoreError("room-database-in-use", file=str(self.path)) from None
        except OSError as error:
            raise self._unusable(error) from None

    def _unusable(self, error: Exception) -> StoreError:
        return StoreError("room-database-unusable", file=str(self.path), reason=str(error)[:200])

    def _failed(self, error: Exception) -> StoreError:
        """While a room is open: people learn no more than that; the journal has the reason."""
        problem = StoreError("room-database-failed")
        problem.__cause__ = error
        return problem

    def _connect(self) -> sqlite3.Connection:
        with contextlib.ExitStack() as opened:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            opened.callback(connection.close)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 5000")
            opened.pop_all()
        return connection

    def _check_pages(self) -> None:
        (found,) = self._writer.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreError("room-database-damaged", file=str(self.path), reason=found[:200])

    def _compare_heads(self) -> None:
        """Look for what the file of heads knows and the database does not."""
        used = self._writer.execute("SELECT value FROM room WHERE name = 'in use'").fetchone()
        if used == (1,) and not self._heads.found:
            self._journal.warning("copied while in use: the last entries may be missing")
        enter_heads(self._writer, self._heads.read())
        for table, seq in self._writer.execute(WITHOUT_HEAD):
            self._journal.error("entries are missing or changed", table=table, last=seq)
        self._note_use(True)

    def _note_use(self, used: bool) -> None:
        """In the database itself, so that a copy without its WAL shows what it is."""
        self._writer.execute("INSERT OR REPLACE INTO room VALUES ('in use', ?)", (used,))
        self._empty_heads("TRUNCATE")

    def _empty_heads(self, how: str = "PASSIVE") -> None:
        """Bring the WAL into the database; if that was all of it, the heads are of no more use."""
        busy, length, done = self._writer.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        if not busy and length == done:
            self._heads.empty()

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        with contextlib.suppress(sqlite3.Error):
            self._note_use(False)
        self._opened.close()

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
            heads = self._put(appends)
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
        self._note_heads(heads)
        return None

    def _note_heads(self, heads: list[Head]) -> None:
        """It is committed already: if this fails, only less is noticed later."""
        try:
            self._heads.add(heads)
            if self._heads.long:
                self._empty_heads()
        except (OSError, sqlite3.Error) as error:
            self._journal.error("heads not noted", reason=str(error)[:200])

    def _note_failure(self, error: Exception) -> None:
        """What is wrong with one entry alone is not held against the disk."""
        if isinstance(error, sqlite3.Error) and not isinstance(error, ABOUT_ONE_ENTRY):
            self.writes.on_failure(name_of(error), str(error))

    def _put(self, appends: list[Append]) -> list[Head]:
        """In few statements: around each of them Python's lock changes hands twice."""
        tables = _json([append.table for append in appends])
        before = {head[0]: Head(*head) for head in self._writer.execute(HEADS, tables)}
        entries = list(chained(appends, before))
        heads = heads_of(entries)
        self._writer.execute(INSERT, _json(entries))
        self._writer.execute(NEW_HEADS, _json(heads))
        rows = [append.row for append in appends if append.row is not None]
        if rows:
            self._writer.executemany("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)", rows)
        people = [(person, append.table) for append in appends for person in append.people]
        if people:
            self._writer.executemany("INSERT OR IGNORE INTO people VALUES (?, ?)", people)
        return heads

    # Reading

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        return await decode(await self._rows(table, after))

    async def _rows(self, table: str, after: int = 0) -> list[Row]:
        def read() -> list[Row]:
            with self._reading:
                self._reader.execute("BEGIN")
                try:
                    head = self._reader.execute(HEADS, _json([table])).fetchone()
                    rows = self._reader.execute(LOG, (table, after)).fetchall()
                finally:
                    self._reader.execute("COMMIT")
            known = None if head is None else Head(*head)
            return check([stored(*row) for row in rows], table, after, known)

        return await self._reading_thread(read)

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

    async def untouched(self, states: Collection[Phase], since: int) -> list[str]:
        rows = await self._read(UNTOUCHED, (*_json(list(states)), since))
        return [id_ for (id_,) in rows]

    async def delete(self, table: str) -> None:
        self._heads.forget(table)
        await asyncio.to_thread(self._change, [(query, (table,)) for query in DELETE])

    async def erase(self, table: str, person: Person) -> int:
        changed = erase(await self._rows(table), person)
        update = "UPDATE entries SET entry = ?, erased = ? WHERE table_id = ? AND seq = ?"
        changes = [(update, (row.entry, row.erased, table, row.seq)) for row in changed]
        await asyncio.to_thread(self._change, changes)
        return len(changed)

    def _change(self, changes: Sequence[tuple[str, Sequence[Any]]]) -> None:
        """In one transaction; what is gone is overwritten in the file and in the WAL."""
        try:
            with contextlib.closing(self._connect()) as connection:
                connection.execute("PRAGMA secure_delete = ON")
                connection.execute("BEGIN IMMEDIATE")
                for query, values in changes:
                    connection.execute(query, values)
                connection.execute("COMMIT")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            self._note_failure(error)
            raise self._failed(error) from error

    async def save_review(self, table: str, data: bytes) -> None:
        note = "INSERT OR REPLACE INTO reviews VALUES (?, ?)"
        await asyncio.to_thread(self._settle, note, (table, data))

    async def review(self, table: str) -> bytes | None:
        rows = await self._read("SELECT review FROM reviews WHERE table_id = ?", (table,))
        return bytes(rows[0][0]) if rows else None

    async def _read(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        return await self._reading_thread(read)

    async def _reading_thread(self, read: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            raise self._failed(error) from error

    # The room's own

    async def secret(self) -> bytes:
        (kept,) = self._reader.execute("SELECT value FROM room WHERE name = 'secret'").fetchone()
        return bytes(kept)

    async def former_secret(self) -> FormerSecret | None:
        rows = await self._read("SELECT value FROM room WHERE name = 'former secret'")
        until = await self._read("SELECT value FROM room WHERE name = 'former secret until'")
        return FormerSecret(bytes(rows[0][0]), until[0][0]) if rows and until else None

    async def rotate_secret(self, until: int) -> None:
        note = "INSERT OR REPLACE INTO room VALUES (?, ?)"
        values = {
            "former secret": await self.secret(),
            "former secret until": until,
            "secret": secrets.token_bytes(SECRET),
        }
        await asyncio.to_thread(self._change, [(note, value) for value in values.items()])

    async def outages(self) -> list[Outage]:
        """The time up to now is added, from when a server was last alive."""
        found = self._reader.execute("SELECT value FROM room WHERE name = 'alive'").fetchone()
        if found is not None:
            self._settle("INSERT INTO outages VALUES (?, ?)", (found[0], now()))
        return [(a, b) for a, b in self._reader.execute("SELECT start, finish FROM outages")]

    async def heartbeat(self) -> None:
        note = "INSERT OR REPLACE INTO room VALUES ('alive', ?)"
        await asyncio.to_thread(self._settle, note, (now(),))
        with contextlib.suppress(OSError):
            await asyncio.to_thread(self._heads.sync)

    def _settle(self, query: str, values: Sequence[Any]) -> None:
        try:
            with contextlib.closing(self._connect()) as connection:
                connection.execute(query, values)
        except sqlite3.Error as error:
            self._note_failure(error)
            raise self._failed(error) from error
        self.writes.on_success()

    # Several servers: there are none

    def turn(self, table: str) -> contextlib.AbstractAsyncContextManager[None]:
        return contextlib.nullcontext()

    async def claim(self, task: str) -> bool:
        return True

    async def release(self, task: str) -> None:
        pass

    def publish_presence(self, table: str, presence: Presence) -> None:
        pass

    async def presence_elsewhere(self, table: str) -> Presence:
        return Presence()


def _json(values: Sequence[object]) -> tuple[str]:
    """A parameter that a statement takes apart again."""
    return (msgspec.json.encode(values).decode(),)


def name_of(error: Exception) -> str:
    """What SQLite calls an error, such as SQLITE_FULL."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def _resolve(appends: Sequence[Append], results: Sequence[Exception | None]) -> None:
    for append, error in zip(appends, results, strict=True):
        append.resolve(error)
