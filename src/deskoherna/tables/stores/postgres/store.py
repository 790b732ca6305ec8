"""A store in PostgreSQL: each server has one writer, and tells the others what it wrote."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import asyncpg

from ...cost import in_thread
from ...identity import FormerSecret
from ...log.clock import Outage
from ...log.entries import Logged
from ...log.table import Phase
from ..calls import Calls
from ..chain import A_FEW, Row, check, decode, erase, head_of
from ..documents import Documents
from ..listing import UNLISTED, row_from_log
from ..presence import Presence
from ..results import Results
from ..sql import Rows, Statement
from ..store import IS_TALK, SECRET, Append, StoreError, StoreListener, TableRow, is_brought
from .connection import FAILED
from .database import PATIENCE, Database
from .nodes import ERASED, REVOKED, WROTE, Nodes
from .turns import Turns, lock_of
from .writer import Writer

if TYPE_CHECKING:
    from .connection import Connection

LOG = """
    SELECT table_id, seq, at, person, client_id, entry, sum, erased FROM entries
    WHERE table_id = $1 AND seq >= $2
    UNION ALL SELECT table_id, seq, 0, NULL, NULL, NULL, sum, NULL FROM heads WHERE table_id = $1
"""
WITHOUT_HEAD = """
    SELECT heads.table_id, heads.seq FROM heads
    LEFT JOIN entries ON entries.table_id = heads.table_id AND entries.seq = heads.seq
    WHERE entries.sum IS DISTINCT FROM heads.sum
"""
UNTOUCHED = """
    SELECT id FROM tables WHERE state = ANY($1::text[]) AND $2 > (
        SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1
    )
"""
BROUGHT = """
    SELECT id, entry FROM tables JOIN entries ON table_id = id AND seq = 1
    WHERE state IN ('over', 'closed') AND changed < $1 AND entry LIKE '%"review":true%'
"""
LOOKED_AT = "UPDATE tables SET changed = $1 WHERE id = $2 AND changed < $3"
PUBLIC_TABLES = """
    SELECT id FROM (
        SELECT id, changed FROM tables WHERE state = $1 AND public AND changed >= $2
        UNION SELECT id, changed FROM tables
        WHERE (id = ANY($3::text[]) OR id IN (SELECT table_id FROM present))
            AND state = $1 AND public
    ) AS found ORDER BY changed DESC
"""
TABLES_WITH = f"""
    SELECT table_id FROM people WHERE person = $1
    UNION SELECT table_id FROM entries WHERE person = $1 AND {IS_TALK}
"""
REVOKE = f"""
    WITH counted AS (
        INSERT INTO revoked AS known VALUES ($1, 1)
        ON CONFLICT (person) DO UPDATE SET times = known.times + 1 RETURNING person, times
    )
    SELECT times, pg_notify('{REVOKED}', person || ' ' || times) FROM counted
"""
DELETE = (
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM heads WHERE table_id = $1",
    "DELETE FROM people WHERE table_id = $1",
    "DELETE FROM booked WHERE table_id = $1",
    "DELETE FROM calls WHERE table_id = $1",
    "DELETE FROM reviews WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
)
LIST = """
    INSERT INTO tables SELECT $1::text, $2::text, $3::boolean, $4::bigint
    WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = $1)
    ON CONFLICT DO NOTHING RETURNING id
"""
SAVE_REVIEW = """
    INSERT INTO reviews
    SELECT $1::text, $2::bytea WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = $1)
    ON CONFLICT (table_id) DO UPDATE SET review = excluded.review
"""
LAST = (1 << 31) - 1  # no log is as long: whoever has the table reads on, and finds it gone


class PostgresStore:
    """A database that several servers share."""

    shared = True

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self.writes = self._database.writes
        self.documents = Documents(self)
        self.results = Results(self)
        self.calls = Calls(self)
        self._nodes = Nodes(self._database)
        self._turns = Turns(self._database)
        self._writer = Writer(self._database, self._turns)

    async def open(self, listener: StoreListener) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.open()
                await self._inspect()
                await self._nodes.open(listener)
        except (*FAILED, ValueError, StoreError) as error:
            self._database.terminate()
            if isinstance(error, StoreError):
                raise error from None
            raise self._database.unusable(error) from None
        self._writer.start()
        self._nodes.start()
        with contextlib.suppress(StoreError):  # then it is done at the next start
            await self._list_again()

    async def _list_again(self) -> None:
        for table in await self._ids(UNLISTED):
            row = await row_from_log(self, table)
            if row is not None:
                await self._ids(LIST, *row)

    async def _inspect(self) -> None:
        """Say of which tables the last entry is missing or changed."""
        for row in await self._database.patiently(lambda c: c.fetch(WITHOUT_HEAD)):
            table, seq = row
            journal = self._database.journal
            journal.error("entries are missing or changed", table=table, last=seq)

    async def close(self) -> None:
        self._database.closing = True
        await self._writer.stop()
        await self._nodes.stop()
        with contextlib.suppress(*FAILED):
            async with asyncio.timeout(PATIENCE):
                await self._nodes.leave()
                await self._database.close()
        self._nodes.terminate()
        self._database.terminate()

    # Writing

    async def append(
        self,
        table: str,
        log: Sequence[Logged],
        row: TableRow | None = None,
        people: Collection[str] = (),
    ) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._writer.append(Append(table, log, row, people, done))

    def turn(self, table: str) -> AbstractAsyncContextManager[None]:
        return self._turns.take(table)

    # Reading

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        return await decode(await self._rows(table, after))

    async def _rows(self, table: str, after: int = 0) -> list[Row]:
        def rows(connection: Connection) -> Awaitable[list[asyncpg.Record]]:
            return connection.fetch(LOG, table, after)

        if not table.isascii() or not table.isprintable():
            return []  # no table is called so, and the database could not even be asked
        found = [Row(*row) for row in await self._database.patiently(rows)]
        entries = sorted((row for row in found if row.entry is not None), key=lambda row: row.seq)
        head = next((head_of(row) for row in found if row.entry is None), None)
        if len(entries) <= A_FEW:
            return check(entries, table, after, head)
        return await in_thread(check, entries, table, after, head)

    async def tables_in(self, state: Phase) -> list[str]:
        query = "SELECT id FROM tables WHERE state = $1 ORDER BY changed DESC"
        return await self._ids(query, state)

    async def public_tables(
        self, state: Phase, since: int, also: Collection[str] = ()
    ) -> list[str]:
        return await self._ids(PUBLIC_TABLES, state, since, list(also))

    async def tables_of(self, person: str, most: int) -> list[str]:
        return await self._ids(
            "SELECT id FROM people JOIN tables ON id = table_id WHERE person = $1"
            " ORDER BY state IN ('over', 'closed'), changed DESC LIMIT $2",
            *(person, most),
        )

    async def tables_with(self, person: str) -> list[str]:
        return await self._ids(TABLES_WITH, person)

    async def untouched(self, states: Collection[Phase], since: int) -> list[str]:
        return await self._ids(UNTOUCHED, list(states), since)

    async def brought(self, since: int) -> list[str]:
        rows = await self._database.patiently(lambda connection: connection.fetch(BROUGHT, since))
        return [id_ for id_, first in rows if is_brought(first)]

    async def note_look(self, table: str, at: int, within: int) -> None:
        values = (at, table, at - within)
        await self._database.patiently(lambda connection: connection.execute(LOOKED_AT, *values))

    async def delete(self, table: str) -> None:
        async def forget(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", lock_of(table))
                for query in DELETE:
                    await connection.execute(query, table)
                await connection.execute("SELECT pg_notify($1, $2)", WROTE, f"{table} {LAST}")

        await self._database.patiently(forget)
        self._writer.forget(table)

    async def erase(self, table: str, people: Collection[str]) -> int:
        changed = await erase(await self._rows(table), people)
        values = [(row.entry, row.erased, table, row.seq) for row in changed]
        update = "UPDATE entries SET entry = $1, erased = $2 WHERE table_id = $3 AND seq = $4"

        async def write(connection: Connection) -> None:
            async with connection.transaction():
                await connection.executemany(update, values)
                await connection.execute("SELECT pg_notify($1, $2)", ERASED, table)

        if changed:
            await self._database.patiently(write)
        return len(changed)

    async def save_review(self, table: str, data: bytes) -> None:
        async def save(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", lock_of(table))
                await connection.execute(SAVE_REVIEW, table, data)

        await self._database.patiently(save)

    async def review(self, table: str) -> bytes | None:
        query = "SELECT review FROM reviews WHERE table_id = $1"
        found = await self._database.patiently(lambda connection: connection.fetchval(query, table))
        return None if found is None else bytes(found)

    async def _ids(self, query: str, *values: object) -> list[str]:
        rows = await self._database.patiently(lambda connection: connection.fetch(query, *values))
        return [id_ for (id_,) in rows]

    # What people leave besides tables

    async def fetch(self, query: str, *values: object) -> Rows:
        rows = await self._database.patiently(lambda connection: connection.fetch(query, *values))
        return [tuple(row) for row in rows]

    async def change(self, *statements: Statement, overwrite: bool = False) -> list[Rows]:
        async def write(connection: Connection) -> list[Rows]:
            async with connection.transaction():
                found = [await connection.fetch(query, *values) for query, values in statements]
            return [[tuple(row) for row in rows] for rows in found]

        return await self._database.patiently(write)

    # The room's own

    async def secret(self) -> bytes:
        found = await self._database.patiently(lambda c: c.fetchval("SELECT secret FROM room"))
        return bytes(found)

    async def former_secret(self) -> FormerSecret | None:
        query = "SELECT former_secret, former_until FROM room WHERE former_secret IS NOT NULL"
        row = await self._database.patiently(lambda connection: connection.fetchrow(query))
        return None if row is None else FormerSecret(bytes(row[0]), row[1])

    async def rotate_secret(self, until: int) -> None:
        update = "UPDATE room SET former_secret = secret, former_until = $1, secret = $2"
        fresh = secrets.token_bytes(SECRET)
        await self._database.patiently(lambda connection: connection.execute(update, until, fresh))

    async def revoked(self) -> dict[str, int]:
        query = "SELECT person, times FROM revoked"
        rows = await self._database.patiently(lambda connection: connection.fetch(query))
        return dict(map(tuple, rows))

    async def revoke(self, person: str) -> int:
        times = await self._database.patiently(lambda c: c.fetchval(REVOKE, person))
        return int(times)

    async def outages(self) -> list[Outage]:
        query = "SELECT start, finish FROM outages ORDER BY start"
        rows = await self._database.patiently(lambda connection: connection.fetch(query))
        return [(start, finish) for start, finish in rows]

    # Several servers

    async def heartbeat(self) -> None:
        await self._nodes.heartbeat()

    async def claim(self, task: str) -> bool:
        return await self._nodes.claim(task)

    async def release(self, task: str) -> None:
        await self._nodes.release(task)

    def publish_presence(self, table: str, presence: Presence) -> None:
        self._nodes.publish_presence(table, presence)

    async def presence_elsewhere(self, table: str) -> Presence:
        return await self._nodes.presence_elsewhere(table)
