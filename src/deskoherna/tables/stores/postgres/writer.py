"""The writer of a server: it writes all that waits in one transaction, and notifies the others in
the same one.

What another server has a turn at (`turns.py`) is not written but reported as a conflict. If the
connection breaks meanwhile, it is not known whether that was written; so it is written again, and
an entry whose number is taken is looked at: it may be our own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import asyncpg

from ..chain import Head, KnownHeads, Row, chained, summed
from ..store import Append, Conflict, encode_entry
from .connection import LOST, abandon
from .database import Database
from .nodes import WROTE
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


class Writer:
    def __init__(self, database: Database, turns: Turns) -> None:
        self._database = database
        self._turns = turns
        self._heads = KnownHeads()
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()

    def start(self) -> None:
        self._writing = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits."""
        self._queue.put_nowait(None)
        await self._writing

    async def append(self, append: Append) -> None:
        """Return once it is durable; raises `Conflict` or `StoreError`."""
        append = await summed(append)
        connection = self._turns.end(append.table)
        if connection is not None:
            await self._write_in_turn(connection, append)
        else:
            self._queue.put_nowait(append)
            await append.done

    def forget(self, table: str) -> None:
        """A log was deleted."""
        self._heads.forget(table)

    async def _write_in_turn(self, connection: Connection, append: Append) -> None:
        """Nobody else writes to the table just now; the turn ends with it."""
        try:
            before = await self._heads_before(connection, [append])
            entries, heads = chained([append], before)
            if not await connection.fetch(WRITE, *columns([append], entries, heads)):
                raise Conflict  # the table was deleted
            await connection.execute("COMMIT")
            self._heads.learn(heads)
        except BaseException as error:
            abandon(connection)
            if isinstance(error, (*LOST, asyncpg.UniqueViolationError)):
                raise Conflict from None  # the log knows whether it was written
            if not isinstance(error, asyncpg.PostgresError):
                raise
            self._database.fail(error)

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
                self._database.writes.on_success()
            for append, result in zip(appends, results, strict=True):
                append.resolve(result)

    async def _commit(
        self, connection: Connection, appends: list[Append]
    ) -> list[Exception | None]:
        """All in one transaction; if that fails, in two, and so on: one spoils no other."""
        try:
            entries, heads = chained(appends, await self._heads_before(connection, appends))
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
        self._heads.learn([head for head in heads if head.table in written])
        return [None if append.table in written else Conflict() for append in appends]

    async def _heads_before(
        self, connection: Connection, appends: Sequence[Append]
    ) -> dict[str, Head]:
        """Of the logs that are written; they are asked for unless they are known here."""
        heads, unknown = self._heads.before(appends)
        if unknown:
            heads |= {row[0]: Head(*row) for row in await connection.fetch(HEADS, unknown)}
        return heads

    async def _why_not(
        self, connection: Connection, append: Append, error: asyncpg.PostgresError
    ) -> Exception | None:
        if not isinstance(error, asyncpg.UniqueViolationError):
            return self._database.failed(error)
        rows = await connection.fetch(
            "SELECT seq, at, person, client_id, entry FROM entries"
            " WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3",
            *(append.table, append.log[0].seq, len(append.log)),
        )
        ours = [(e.seq, e.at, e.person, e.id, encode_entry(e.entry)) for e in append.log]
        return None if list(map(tuple, rows)) == ours else Conflict()


def columns(
    appends: Sequence[Append], entries: Sequence[Row], heads: Collection[Head]
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


def turned(rows: Collection[tuple[object, ...]], width: int) -> list[Sequence[object]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width
