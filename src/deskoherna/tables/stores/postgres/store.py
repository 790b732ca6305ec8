"""A store in PostgreSQL.

Each server has one writer that writes all that waits in one transaction and notifies the others in
the same one. What another server has a turn at (`turns.py`) is not written but reported as a
conflict. If the connection breaks meanwhile, it is not known whether that was written; so it is
written again, and an entry whose number is taken is looked at: it may be our own.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import asyncpg

from ...identity import FormerSecret
from ...log.clock import Outage
from ...log.entries import Logged
from ...log.erasing import Person
from ...log.table import Phase
from ..chain import Head, Row, chained, check, decode, erase, heads_of, summed
from ..presence import Presence
from ..store import (
    SECRET,
    Append,
    Conflict,
    StoreError,
    StoreListener,
    TableRow,
    encode_entry,
)
from .connection import FAILED, LOST, abandon
from .database import PATIENCE, Database
from .nodes import WROTE, Nodes
from .turns import Turns, lock_of

if TYPE_CHECKING:
    from .connection import Connection

WRITE = f"""
    WITH locked AS MATERIALIZED (
        SELECT id, before FROM unnest($1::text[], $2::bigint[], $3::int[])
        AS wanted (id, lock, before) WHERE before = 0 OR pg_try_advisory_xact_lock(lock)
    ), turn AS MATERIALIZED (
        SELECT id FROM locked WHERE before = 0
        UNION ALL SELECT id FROM (
            SELECT id FROM locked JOIN entries ON table_id = id AND seq = before
            FOR KEY SHARE OF entries
        ) AS still_there
    ), written AS (
        INSERT INTO entries
        SELECT entry.* FROM unnest(
            $4::text[], $5::int[], $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[]
        ) AS entry (id, seq, at, person, client_id, entry, sum) JOIN turn USING (id)
    ), headed AS (
        INSERT INTO heads
        SELECT head.* FROM unnest($11::text[], $12::int[], $13::text[]) AS head (id, seq, sum)
        JOIN turn USING (id)
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, sum = excluded.sum
    ), listed AS (
        INSERT INTO tables
        SELECT listing.* FROM unnest($14::text[], $15::text[], $16::boolean[], $17::bigint[])
        AS listing (id, state, public, changed) JOIN turn USING (id)
        ON CONFLICT (id) DO UPDATE
        SET state = excluded.state, public = excluded.public, changed = excluded.changed
    ), seated AS (
        INSERT INTO people
        SELECT chair.* FROM unnest($18::text[], $19::text[]) AS chair (person, id)
        JOIN turn USING (id) ON CONFLICT DO NOTHING
    )
    SELECT id, pg_notify('{WROTE}', news)
    FROM unnest($20::text[], $21::text[]) AS told (id, news) JOIN turn USING (id)
"""


HEADS = "SELECT table_id, seq, sum FROM heads WHERE table_id = ANY($1::text[])"
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
DELETE = (
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM heads WHERE table_id = $1",
    "DELETE FROM people WHERE table_id = $1",
    "DELETE FROM reviews WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
)
LAST = (1 << 31) - 1  # no log is as long: whoever has the table reads on, and finds it gone
MOST_HEADS = 10_000  # known here, so that they need not be asked for


class PostgresStore:
    """A database that several servers share."""

    shared = True

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self.writes = self._database.writes
        self._nodes = Nodes(self._database)
        self._turns = Turns(self._database)
        self._heads: dict[str, Head] = {}
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()

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
        self._writing = asyncio.create_task(self._write())
        self._nodes.start()

    async def _inspect(self) -> None:
        """Say of which tables the last entry is missing or changed."""
        for row in await self._database.patiently(lambda c: c.fetch(WITHOUT_HEAD)):
            table, seq = row
            journal = self._database.journal
            journal.error("entries are missing or changed", table=table, last=seq)

    async def close(self) -> None:
        self._database.closing = True
        self._queue.put_nowait(None)
        await self._writing
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
        done = asyncio.get_running_loop().create_future()
        append = await summed(Append(table, log, row, people, done))
        connection = self._turns.end(table)
        if connection is not None:
            await self._write_in_turn(connection, append)
        else:
            self._queue.put_nowait(append)
            await append.done

    def turn(self, table: str) -> AbstractAsyncContextManager[None]:
        return self._turns.take(table)

    async def _write_in_turn(self, connection: Connection, append: Append) -> None:
        """Nobody else writes to the table just now; the turn ends with it."""
        try:
            entries = list(chained([append], await self._heads_before(connection, [append])))
            heads = heads_of(entries)
            if not await connection.fetch(WRITE, *columns([append], entries, heads)):
                raise Conflict  # the table was deleted
            await connection.execute("COMMIT")
            self._know(heads)
        except BaseException as error:
            abandon(connection)
            if isinstance(error, (*LOST, asyncpg.UniqueViolationError)):
                raise Conflict from None  # whether it is written, the log knows
            if not isinstance(error, asyncpg.PostgresError):
                raise
            problem = self._database.failed("room-database-failed", error)
            raise problem from problem.__cause__

    async def _write(self) -> None:
        last = False
        while not last:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            last = None in batch
            appends = [append for append in batch if append is not None]
            appends.sort(key=lambda append: append.table)  # then no two servers block each other
            if not appends:
                continue
            results: Sequence[Exception | None]
            try:
                results = await self._database.patiently(lambda c: self._commit(c, appends))  # noqa: B023
            except Exception as error:  # whatever it is, the next transaction must come about
                results = [error] * len(appends)
            if None in results:
                self.writes.on_success()
            for append, result in zip(appends, results, strict=True):
                append.resolve(result)

    async def _commit(
        self, connection: Connection, appends: list[Append]
    ) -> list[Exception | None]:
        """All in one transaction; if that fails, in two, and so on: one spoils no other."""
        try:
            entries = list(chained(appends, await self._heads_before(connection, appends)))
            heads = heads_of(entries)
            rows = await connection.fetch(WRITE, *columns(appends, entries, heads))
        except LOST:
            raise
        except asyncpg.PostgresError as error:
            if len(appends) == 1:
                return [await self._why_not(connection, appends[0], error)]
            half = len(appends) // 2
            return [
                *await self._commit(connection, appends[:half]),
                *await self._commit(connection, appends[half:]),
            ]
        written = {row["id"] for row in rows}
        self._know([head for head in heads if head.table in written])
        return [None if append.table in written else Conflict() for append in appends]

    async def _heads_before(
        self, connection: Connection, appends: Sequence[Append]
    ) -> dict[str, Head]:
        """Of the logs that are written; they are asked for unless they are known here."""
        first = {append.table: append.log[0].seq for append in reversed(appends)}
        unknown = [
            table
            for table, seq in first.items()
            if seq > 1 and getattr(self._heads.get(table), "seq", 0) != seq - 1
        ]
        if unknown:
            self._know([Head(*row) for row in await connection.fetch(HEADS, unknown)])
        return {table: self._heads[table] for table in first if table in self._heads}

    def _know(self, heads: Sequence[Head]) -> None:
        if len(self._heads) > MOST_HEADS:
            self._heads.clear()
        self._heads.update((head.table, head) for head in heads)

    async def _why_not(
        self, connection: Connection, append: Append, error: asyncpg.PostgresError
    ) -> Exception | None:
        if not isinstance(error, asyncpg.UniqueViolationError):
            return self._database.failed("room-database-failed", error)
        rows = await connection.fetch(
            "SELECT seq, at, person, client_id, entry FROM entries"
            " WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3",
            *(append.table, append.log[0].seq, len(append.log)),
        )
        ours = [(e.seq, e.at, e.person, e.id, encode_entry(e.entry)) for e in append.log]
        return None if list(map(tuple, rows)) == ours else Conflict()

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
        heads = heads_of(row for row in found if row.entry is None)
        head = heads[0] if heads else None
        return check(entries, table, after, head)

    async def tables_in(self, state: Phase, public: bool | None = None) -> list[str]:
        return await self._ids(
            "SELECT id FROM tables WHERE state = $1 AND public >= $2 ORDER BY changed DESC",
            *(state, bool(public)),
        )

    async def tables_of(self, person: str, most: int) -> list[str]:
        return await self._ids(
            "SELECT id FROM people JOIN tables ON id = table_id WHERE person = $1"
            " ORDER BY state IN ('over', 'closed'), changed DESC LIMIT $2",
            *(person, most),
        )

    async def untouched(self, states: Collection[Phase], since: int) -> list[str]:
        return await self._ids(UNTOUCHED, list(states), since)

    async def delete(self, table: str) -> None:
        async def forget(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", lock_of(table))
                for query in DELETE:
                    await connection.execute(query, table)
                await connection.execute("SELECT pg_notify($1, $2)", WROTE, f"{table} {LAST}")

        await self._database.patiently(forget)
        self._heads.pop(table, None)

    async def erase(self, table: str, person: Person) -> int:
        changed = erase(await self._rows(table), person)
        values = [(row.entry, row.erased, table, row.seq) for row in changed]
        update = "UPDATE entries SET entry = $1, erased = $2 WHERE table_id = $3 AND seq = $4"
        await self._database.patiently(lambda c: c.executemany(update, values))
        return len(changed)

    async def save_review(self, table: str, data: bytes) -> None:
        note = (
            "INSERT INTO reviews VALUES ($1, $2)"
            " ON CONFLICT (table_id) DO UPDATE SET review = excluded.review"
        )
        await self._database.patiently(lambda connection: connection.execute(note, table, data))

    async def review(self, table: str) -> bytes | None:
        query = "SELECT review FROM reviews WHERE table_id = $1"
        found = await self._database.patiently(lambda connection: connection.fetchval(query, table))
        return None if found is None else bytes(found)

    async def _ids(self, query: str, *values: object) -> list[str]:
        rows = await self._database.patiently(lambda connection: connection.fetch(query, *values))
        return [id_ for (id_,) in rows]

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


def columns(
    appends: Sequence[Append], entries: Sequence[Row], heads: Sequence[Head]
) -> list[Sequence[object]]:
    """What the statement that writes is given, column by column.

    A table that is new needs no turn: nobody can wait for one there. All others must have the
    entry before; one that was deleted has none, and stays deleted.
    """
    before = {append.table: append.log[0].seq - 1 for append in reversed(appends)}
    locks = [(table, lock_of(table), seq) for table, seq in sorted(before.items())]
    written = [row[:7] for row in entries]
    rows = [append.row for append in appends if append.row is not None]
    people = sorted((person, append.table) for append in appends for person in append.people)
    news = [(append.table, f"{append.table} {append.log[-1].seq}") for append in appends]
    return [
        *turned(locks, 3),
        *turned(written, 7),
        *turned(heads, 3),
        *turned(rows, 4),
        *turned(people, 2),
        *turned(news, 2),
    ]


def turned(rows: Sequence[tuple[object, ...]], width: int) -> list[Sequence[object]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width
