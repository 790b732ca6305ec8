"""Logs in a SQLite file. An append returns after the disk has it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from ..cost import in_thread
from ..identity import FormerSecret
from ..journal import Journal
from ..log.clock import Outage
from ..log.entries import Logged
from ..log.now import now
from ..log.table import Phase
from .calls import Calls
from .chain import Head, Row, check, decode, erase, stored
from .documents import Documents
from .files import OWNER_ONLY, beside, close_to_others, create, unusable
from .heads_file import HeadsFile
from .listing import UNLISTED, row_from_log
from .presence import Presence
from .results import Results
from .sql import Rows, Statement
from .sqlite_file import OpenFiles, check_usable, connect
from .sqlite_schema import LOG, WITHOUT_HEAD, enter_heads, migrate
from .sqlite_writer import HEADS, SqliteWriter, as_json, failed, name_of, note_failure
from .store import (
    IS_TALK,
    MISSED,
    SECRET,
    Append,
    StoreError,
    StoreListener,
    TableRow,
    is_brought,
)
from .writes import Writes

T = TypeVar("T")
Values = Sequence[Any] | Mapping[str, Any]

UNTOUCHED = """
    SELECT id FROM tables WHERE state IN (SELECT value FROM json_each(?)) AND ? > (
        SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1
    )
"""
BROUGHT = """
    SELECT id, CAST(entry AS BLOB) FROM tables JOIN entries ON table_id = id AND seq = 1
    WHERE state IN ('over', 'closed') AND changed < ? AND entry LIKE '%"review":true%'
"""
LOOKED_AT = "UPDATE tables SET changed = ? WHERE id = ? AND changed < ?"
PUBLIC_TABLES = """
    SELECT id, changed FROM tables WHERE state = ?1 AND public = 1 AND changed >= ?2
    UNION SELECT id, changed FROM tables
    WHERE id IN (SELECT value FROM json_each(?3)) AND state = ?1 AND public = 1
    ORDER BY changed DESC
"""
TABLES_WITH = f"""
    SELECT table_id FROM people WHERE person = ?1
    UNION SELECT table_id FROM entries WHERE person = ?1 AND {IS_TALK}
"""
LIST = "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?)"
SAVE_REVIEW = """
    INSERT OR REPLACE INTO reviews
    SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = ?1)
"""
REVOKE = """
    INSERT INTO revoked VALUES (?, 1) ON CONFLICT (person) DO UPDATE SET times = times + 1
"""
DELETE = (
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM heads WHERE table_id = ?",
    "DELETE FROM people WHERE table_id = ?",
    "DELETE FROM booked WHERE table_id = ?",
    "DELETE FROM calls WHERE table_id = ?",
    "DELETE FROM reviews WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)


class SqliteStore:
    """One SQLite file for one server."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writes = Writes()
        self.documents = Documents(self)
        self.results = Results(self)
        self.calls = Calls(self)
        self._journal = Journal()
        self._lock = FileLock(f"{path}.lock", mode=OWNER_ONLY, thread_local=False)
        self._reading = threading.Lock()

    async def open(self, listener: StoreListener | None = None) -> None:
        """Create or migrate the file; only one room may have it."""
        check_usable(self.path)
        self._take()
        try:
            with contextlib.ExitStack() as opened:
                opened.callback(self._lock.release)
                self._open(opened)
                self._opened = opened.pop_all()
        except (sqlite3.Error, OSError) as error:
            raise unusable(self.path, error) from None
        self._writer = SqliteWriter(self._connection, self._heads, self._files, self.writes)
        with contextlib.suppress(StoreError):  # then it is done at the next start
            await self._list_again()

    async def _list_again(self) -> None:
        for (table,) in await self._read(UNLISTED):
            row = await row_from_log(self, table)
            if row is not None:
                await asyncio.to_thread(self._settle, LIST, row)

    def _open(self, opened: contextlib.ExitStack) -> None:
        create(self.path)
        for file in (self.path, *beside(self.path)):
            mode = close_to_others(file)
            if mode is not None:
                self._journal.warning("file was open to others", file=str(file), mode=mode)
        self._reader = opened.enter_context(contextlib.closing(self._connect()))
        self._connection = opened.enter_context(contextlib.closing(self._connect()))
        migrate(self._connection, str(self.path))
        self._files = OpenFiles(self.path)
        self._check_pages()
        self._heads = opened.enter_context(contextlib.closing(HeadsFile(self.path)))
        self._compare_heads()
        self._note_alive(self._connection, away=0)

    def _take(self) -> None:
        """The system gives the lock back when this process ends, however suddenly."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
        except Timeout:
            raise StoreError("room-database-in-use", file=str(self.path)) from None
        except OSError as error:
            raise unusable(self.path, error) from None

    def _connect(self) -> sqlite3.Connection:
        with contextlib.ExitStack() as opened:
            connection = connect(self.path, check_same_thread=False)
            opened.callback(connection.close)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 5000")
            connection.execute("PRAGMA secure_delete = ON")  # pages that split leave no copies
            opened.pop_all()
        return connection

    def _connect_again(self) -> sqlite3.Connection:
        """To the same files; raises `DatabaseGone`."""
        self._files.check()
        return self._connect()

    def _check_pages(self) -> None:
        (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreError("room-database-damaged", file=str(self.path), reason=found[:200])

    def _compare_heads(self) -> None:
        """Look for what the file of heads knows and the database does not."""
        used = self._connection.execute("SELECT value FROM room WHERE name = 'in use'").fetchone()
        if used == (1,) and not self._heads.found:
            self._journal.warning("copied while in use: the last entries may be missing")
        enter_heads(self._connection, self._heads.read())
        for table, seq in self._connection.execute(WITHOUT_HEAD):
            self._journal.error("entries are missing or changed", table=table, last=seq)
        self._note_use(True)

    def _note_use(self, used: bool) -> None:
        """In the database itself, so that a copy without its WAL shows what it is."""
        self._files.check()  # the heads are all that is left of one that was removed
        self._connection.execute("INSERT OR REPLACE INTO room VALUES ('in use', ?)", (used,))
        self._heads.checkpoint(self._connection, "TRUNCATE")

    async def close(self) -> None:
        await self._writer.stop()
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
        done = asyncio.get_running_loop().create_future()
        await self._writer.append(Append(table, log, row, people, done))

    # Reading

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        return await decode(await self._rows(table, after))

    async def _rows(self, table: str, after: int = 0) -> list[Row]:
        def read() -> list[Row]:
            with self._reading:
                self._reader.execute("BEGIN")
                try:
                    head = self._reader.execute(HEADS, (as_json([table]),)).fetchone()
                    rows = self._reader.execute(LOG, (table, after)).fetchall()
                finally:
                    self._reader.execute("COMMIT")
            known = None if head is None else Head(*head)
            return check([stored(*row) for row in rows], table, after, known)

        return await self._reading_thread(read)

    async def tables_in(self, state: Phase) -> list[str]:
        query = "SELECT id FROM tables WHERE state = ? ORDER BY changed DESC"
        rows = await self._read(query, (state,))
        return [id_ for (id_,) in rows]

    async def public_tables(
        self, state: Phase, since: int, also: Collection[str] = ()
    ) -> list[str]:
        rows = await self._read(PUBLIC_TABLES, (state, since, as_json(list(also))))
        return [id_ for id_, _ in rows]

    async def tables_of(self, person: str, most: int) -> list[str]:
        rows = await self._read(
            "SELECT id FROM people JOIN tables ON id = table_id WHERE person = ?"
            " ORDER BY state IN ('over', 'closed'), changed DESC LIMIT ?",
            (person, most),
        )
        return [id_ for (id_,) in rows]

    async def tables_with(self, person: str) -> list[str]:
        rows = await self._read(TABLES_WITH, (person,))
        return [id_ for (id_,) in rows]

    async def untouched(self, states: Collection[Phase], since: int) -> list[str]:
        rows = await self._read(UNTOUCHED, (as_json(list(states)), since))
        return [id_ for (id_,) in rows]

    async def brought(self, since: int) -> list[str]:
        rows = await self._read(BROUGHT, (since,))
        return [id_ for id_, first in rows if is_brought(first)]

    async def note_look(self, table: str, at: int, within: int) -> None:
        await asyncio.to_thread(self._settle, LOOKED_AT, (at, table, at - within))

    async def delete(self, table: str) -> None:
        await asyncio.to_thread(self._forget_head, table)
        await asyncio.to_thread(self._change, [(query, (table,)) for query in DELETE])

    def _forget_head(self, table: str) -> None:
        """Before the log is gone: or it would be missed after a power cut."""
        try:
            self._files.check()
            self._heads.forget(table)
            self._heads.sync()
        except (OSError, sqlite3.Error) as error:
            self.writes.on_failure(name_of(error), str(error))
            raise failed(error) from error

    async def erase(self, table: str, people: Collection[str]) -> int:
        changed = await erase(await self._rows(table), people)
        update = "UPDATE entries SET entry = ?, erased = ? WHERE table_id = ? AND seq = ?"
        changes = [(update, (row.entry, row.erased, table, row.seq)) for row in changed]
        await asyncio.to_thread(self._change, changes)
        return len(changed)

    def _change(self, changes: Sequence[tuple[str, Values]], overwrite: bool = True) -> list[Rows]:
        """In one transaction; what is gone may be overwritten in the WAL at once, too."""
        try:
            with contextlib.closing(self._connect_again()) as connection:
                connection.execute("BEGIN IMMEDIATE")
                returned = [connection.execute(*change).fetchall() for change in changes]
                connection.execute("COMMIT")
                if overwrite:
                    self._overwrite(connection)
        except sqlite3.Error as error:
            note_failure(self.writes, error)
            raise failed(error) from error
        self.writes.on_success()
        return returned

    def _overwrite(self, connection: sqlite3.Connection) -> None:
        """It has happened already: if this fails, it is done when the WAL is next brought in."""
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            note_failure(self.writes, error)
            self._journal.error("not overwritten yet", reason=str(error)[:200])

    async def save_review(self, table: str, data: bytes) -> None:
        await asyncio.to_thread(self._settle, SAVE_REVIEW, (table, data))

    async def review(self, table: str) -> bytes | None:
        rows = await self._read("SELECT review FROM reviews WHERE table_id = ?", (table,))
        return bytes(rows[0][0]) if rows else None

    async def _read(self, query: str, values: Values = ()) -> Rows:
        def read() -> Rows:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        return await self._reading_thread(read)

    async def _reading_thread(self, read: Callable[[], T]) -> T:
        try:
            return await in_thread(read)
        except sqlite3.Error as error:
            raise failed(error) from error

    # What people leave besides tables

    async def fetch(self, query: str, *values: object) -> Rows:
        return await self._read(query, numbered(values))

    async def change(self, *statements: Statement, overwrite: bool = False) -> list[Rows]:
        changes = [(query, numbered(values)) for query, values in statements]
        return await asyncio.to_thread(self._change, changes, overwrite)

    # The room's own

    async def secret(self) -> bytes:
        ((kept,),) = await self._read("SELECT value FROM room WHERE name = 'secret'")
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

    async def revoked(self) -> dict[str, int]:
        return dict(await self._read("SELECT person, times FROM revoked"))

    async def revoke(self, person: str) -> int:
        await asyncio.to_thread(self._settle, REVOKE, (person,))
        rows = await self._read("SELECT times FROM revoked WHERE person = ?", (person,))
        return int(rows[0][0])

    async def outages(self) -> list[Outage]:
        rows = await self._read("SELECT start, finish FROM outages")
        return [(start, finish) for start, finish in rows]

    async def heartbeat(self) -> None:
        await asyncio.to_thread(self._note_alive_now)
        with contextlib.suppress(OSError):
            await asyncio.to_thread(self._heads.sync)

    def _note_alive_now(self) -> None:
        try:
            with contextlib.closing(self._connect_again()) as connection:
                self._note_alive(connection, MISSED)
        except sqlite3.Error as error:
            note_failure(self.writes, error)
            raise failed(error) from error
        self.writes.on_success()

    def _note_alive(self, connection: sqlite3.Connection, away: int) -> None:
        """If the last sign of life is longer ago than this, no server ran since."""
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            noted = connection.execute("SELECT value FROM room WHERE name = 'alive'").fetchone()
            if noted is not None:
                now.follow(noted[0])
            at = now()
            if noted is not None and at - noted[0] >= away:
                connection.execute("INSERT INTO outages VALUES (?, ?)", (noted[0], at))
            connection.execute("INSERT OR REPLACE INTO room VALUES ('alive', ?)", (at,))

    def _settle(self, query: str, values: Sequence[Any]) -> None:
        try:
            with contextlib.closing(self._connect_again()) as connection:
                connection.execute(query, values)
        except sqlite3.Error as error:
            note_failure(self.writes, error)
            raise failed(error) from error
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


def numbered(values: Sequence[object]) -> dict[str, object]:
    """The values of parameters $1, $2 …, which are names to SQLite."""
    return {str(number): value for number, value in enumerate(values, start=1)}
