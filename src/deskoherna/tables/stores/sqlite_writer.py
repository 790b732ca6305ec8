"""The writer of a SQLite file, which makes many appends durable at once.

It takes all that waits, writes it in one transaction and syncs once; so a thousand tables cost
hardly more than one.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Collection, Iterator, Sequence

import msgspec

from ..journal import Journal
from .chain import Head, KnownHeads, chained, summed
from .heads_file import HeadsFile
from .sqlite_file import OpenFiles
from .store import Append, Conflict, StoreError
from .writes import Writes

A_WHILE = 1.0  # seconds between looks whether the files are still there, while something is written
ABOUT_ONE_ENTRY = (sqlite3.IntegrityError, sqlite3.DataError)

HEADS = "SELECT table_id, seq, sum FROM heads WHERE table_id IN (SELECT value FROM json_each(?))"
# A statement is a transaction of its own, and around each Python's lock changes hands twice. So all
# entries that wait are inserted by one, and what else they bring about is done by a trigger.
NOTE_HEADS = """
    CREATE TEMP TRIGGER note_head AFTER INSERT ON entries BEGIN
        INSERT OR REPLACE INTO heads VALUES (NEW.table_id, NEW.seq, NEW.sum);
    END;
"""
MOST_ROWS = 500  # that one statement inserts; each value is a variable, and SQLite has 32,766
READ_SCHEMA = "SELECT 1 FROM sqlite_schema LIMIT 0"


Statement = tuple[str, list[object]]  # with its values


class SqliteWriter:
    """A thread; while it runs, the connection is its own."""

    def __init__(
        self, connection: sqlite3.Connection, heads: HeadsFile, files: OpenFiles, writes: Writes
    ) -> None:
        self._connection = connection
        self._heads = heads
        self._files = files
        self._known = KnownHeads()
        self._writes = writes
        self._journal = Journal()
        self._queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        connection.executescript(NOTE_HEADS)
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Return once it is durable; raises `Conflict` or `StoreError`."""
        append = await summed(append)
        self._queue.put(append)
        await append.done

    async def stop(self) -> None:
        """Write what waits."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

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
            heads = self._put(appends)
        except Exception as error:  # whatever it is, the next transaction must come about
            if name_of(error) == "SQLITE_CONSTRAINT_PRIMARYKEY":
                return Conflict()
            note_failure(self._writes, error)
            return failed(error)
        self._writes.on_success()
        self._known.learn(heads)
        self._note_heads(heads)
        return None

    def _note_heads(self, heads: Collection[Head]) -> None:
        """It is committed already: if this fails, only less is noticed later."""
        try:
            self._heads.add(heads)
            if self._heads.long:
                self._heads.checkpoint(self._connection)
        except (OSError, sqlite3.Error) as error:
            self._journal.error("heads not noted", reason=str(error)[:200])

    def _put(self, appends: list[Append]) -> Collection[Head]:
        self._files.check(after=A_WHILE)
        if self._writes.failing:
            self._connection.execute(READ_SCHEMA)  # the trigger does not notice changes by itself
        before, unknown = self._known.before(appends)
        if unknown:
            found = self._connection.execute(HEADS, (as_json(unknown),))
            before |= {head[0]: Head(*head) for head in found}
        entries, heads = chained(appends, before)
        rows = [append.row for append in appends if append.row is not None]
        people = [(person, append.table) for append in appends for person in append.people]
        self._execute(
            [
                *inserting("INSERT INTO entries", entries),
                *inserting("INSERT OR REPLACE INTO tables", rows),
                *inserting("INSERT OR IGNORE INTO people", people),
            ]
        )
        return heads

    def _execute(self, statements: list[Statement]) -> None:
        """All of them, or none."""
        if len(statements) == 1:
            self._connection.execute(*statements[0])
            return
        self._connection.execute("BEGIN IMMEDIATE")
        with self._connection:
            for statement in statements:
                self._connection.execute(*statement)


def inserting(into: str, rows: Sequence[tuple[object, ...]]) -> Iterator[Statement]:
    """Statements that insert rows, each as many as it can."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        places = f"({', '.join('?' * len(some[0]))})"
        values = [value for row in some for value in row]
        yield f"{into} VALUES {', '.join([places] * len(some))}", values


def note_failure(writes: Writes, error: Exception) -> None:
    """What is wrong with one entry alone is not held against the disk."""
    if isinstance(error, sqlite3.Error) and not isinstance(error, ABOUT_ONE_ENTRY):
        writes.on_failure(name_of(error), str(error))


def failed(error: Exception) -> StoreError:
    """What people learn while a room is open; the journal has the reason."""
    problem = StoreError("room-database-failed")
    problem.__cause__ = error
    return problem


def as_json(values: Sequence[object]) -> str:
    """A parameter that a statement takes apart again."""
    return msgspec.json.encode(values).decode()


def name_of(error: Exception) -> str:
    """What SQLite calls an error, such as SQLITE_FULL."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def _resolve(appends: Sequence[Append], results: Sequence[Exception | None]) -> None:
    for append, error in zip(appends, results, strict=True):
        append.resolve(error)
