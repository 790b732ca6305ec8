"""Logs in PostgreSQL, for several servers at once: any of them serves any table.

Each server has one writer that writes all that waits in one transaction and notifies the others in
the same one. If the connection breaks meanwhile, it is not known whether that was written; so it is
written again, and an entry whose number is taken is looked at: it may be our own.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import zlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import unquote, urlsplit

import asyncpg

from ..journal import Journal
from ..log.clock import Outage
from ..log.entries import Logged
from ..log.table import Phase, now
from .presence import Plans, Presence, decode_plans, encode_plans
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

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

T = TypeVar("T")

CONNECTIONS = 5  # for reading and writing; one more is for news
PATIENCE = 15.0  # seconds we wait for a database that has gone
RETRY = 0.25  # seconds
GONE = 15.0  # seconds after which a server that gives no sign of life is given up

SCHEMA = "deskoherna"
WROTE, PRESENT, LEFT = "deskoherna_wrote", "deskoherna_present", "deskoherna_left"  # channels
MIGRATING, ALIVE = 0x6465736B01, 0x6465736B02  # locks; tasks have a pair of numbers each
TASKS = 0x6465736B

HOW_TO_CONNECT: dict[str, Any] = {
    "timeout": 5.0,
    "command_timeout": 10.0,
    "server_settings": {
        "application_name": "deskoherna",
        "search_path": SCHEMA,
        "synchronous_commit": "on",
        "default_transaction_isolation": "read committed",
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
    },
}

LOST = (  # the connection has gone, or leads to a server that cannot write
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
)
FAILED = (*LOST, asyncpg.PostgresError)

MIGRATIONS = (
    """
    CREATE TABLE entries (
        table_id TEXT COLLATE "C" NOT NULL,
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        person TEXT,
        client_id TEXT,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        state TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        changed BIGINT NOT NULL
    );
    CREATE INDEX tables_by_state ON tables (state, public, changed);
    CREATE TABLE people (
        person TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE TABLE room (secret BYTEA NOT NULL, alive BIGINT);
    CREATE TABLE outages (start BIGINT NOT NULL, finish BIGINT NOT NULL);
    -- What follows is of use only while servers run, and need not outlive a crash.
    CREATE UNLOGGED TABLE nodes (id TEXT PRIMARY KEY, alive TIMESTAMPTZ NOT NULL);
    CREATE UNLOGGED TABLE present (
        table_id TEXT COLLATE "C" NOT NULL,
        node TEXT NOT NULL REFERENCES nodes ON DELETE CASCADE,
        seats INTEGER[] NOT NULL,
        spectators INTEGER NOT NULL,
        PRIMARY KEY (table_id, node)
    );
    """,
    "ALTER TABLE present ADD COLUMN plans TEXT NOT NULL DEFAULT '{}';",
    """
    CREATE TABLE reviews (table_id TEXT COLLATE "C" PRIMARY KEY, review BYTEA NOT NULL);
    """,
)

WRITE = f"""
    WITH written AS (
        INSERT INTO entries
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[]
        )
    ), listed AS (
        INSERT INTO tables
        SELECT * FROM unnest($7::text[], $8::text[], $9::boolean[], $10::bigint[])
        ON CONFLICT (id) DO UPDATE
        SET state = excluded.state, public = excluded.public, changed = excluded.changed
    ), seated AS (
        INSERT INTO people SELECT * FROM unnest($11::text[], $12::text[]) ON CONFLICT DO NOTHING
    )
    SELECT pg_notify('{WROTE}', news) FROM unnest($13::text[]) AS news
"""


class PostgresStore:
    """A database that several servers share."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = without_credentials(url)
        self._node = secrets.token_urlsafe(9)
        self._journal = Journal()
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._present: dict[str, Presence] = {}
        self._present_changed = asyncio.Event()
        self._tending = asyncio.Lock()  # the connection for news does one thing at a time
        self._news_lost = asyncio.Event()
        self._away = False  # the database, for longer than we are patient
        self._closing = False

    async def open(self, listener: StoreListener) -> None:
        self._listener = listener
        try:
            async with asyncio.timeout(PATIENCE):
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=CONNECTIONS, reset=_as_it_is, **HOW_TO_CONNECT
                )
                async with self._pool.acquire() as connection:
                    await self._migrate(connection)
                await self._attend()
        except (*FAILED, ValueError, StoreError) as error:
            if hasattr(self, "_pool"):
                self._pool.terminate()
            raise (error if isinstance(error, StoreError) else self._unusable(error)) from None
        self._writing = asyncio.create_task(self._write())
        self._tasks = [
            asyncio.create_task(self._stay_attentive()),
            asyncio.create_task(self._keep_showing()),
        ]

    def _unusable(self, error: Exception) -> StoreError:
        if isinstance(error, ValueError):  # quotes what may be part of a password
            return StoreError("room-database-url")
        if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
            return StoreError("room-database-login", file=self.name)
        return StoreError("room-database-unusable", file=self.name, reason=self._reason(error))

    def _failed(self, key: str, error: Exception) -> StoreError:
        """While a room is open: people learn no more than that; the journal has the reason."""
        problem = StoreError(key)
        problem.__cause__ = ConnectionError(f"{type(error).__name__}: {self._reason(error)}")
        return problem

    def _reason(self, error: Exception) -> str:
        reason = str(error) or type(error).__name__
        for secret in credentials(self.url):
            reason = reason.replace(secret, "…")
        return reason[:200]

    async def _migrate(self, connection: Connection) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            if await connection.fetchval("SELECT to_regclass('version')") is None:
                await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
                await connection.execute("CREATE TABLE version (number INTEGER NOT NULL)")
                await connection.execute("INSERT INTO version VALUES (0)")
            version = await connection.fetchval("SELECT number FROM version")
            if version > len(MIGRATIONS):
                raise StoreError(
                    "room-database-newer", file=self.name, version=version, known=len(MIGRATIONS)
                )
            for script in MIGRATIONS[version:]:
                await connection.execute(script)
            await connection.execute("UPDATE version SET number = $1", len(MIGRATIONS))
            fresh = secrets.token_bytes(SECRET)
            await connection.execute(
                "INSERT INTO room SELECT $1 WHERE NOT EXISTS (SELECT FROM room)", fresh
            )

    async def close(self) -> None:
        self._closing = True
        self._queue.put_nowait(None)
        await self._writing
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)
        with contextlib.suppress(*FAILED):
            async with asyncio.timeout(PATIENCE), self._tending:
                await self._news.execute("DELETE FROM nodes WHERE id = $1", self._node)
                await self._news.execute("SELECT pg_notify($1, '')", LEFT)
                await self._news.close()
                await self._pool.close()
        self._news.terminate()
        self._pool.terminate()

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it, and do it again if the database goes away and comes back."""
        clock = asyncio.get_running_loop().time
        until = clock() + (0 if self._away or self._closing else PATIENCE)
        while True:
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    done = await work(connection)
            except LOST as error:
                if clock() >= until:
                    if not self._away and not self._closing:
                        self._journal.error("database away", reason=type(error).__name__)
                    self._away = True
                    problem = self._failed("room-database-away", error)
                    raise problem from problem.__cause__
                await asyncio.sleep(RETRY)
            except asyncpg.PostgresError as error:
                problem = self._failed("room-database-failed", error)
                raise problem from problem.__cause__
            else:
                self._away = False
                return done

    # Writing

    async def append(
        self,
        table: str,
        log: Sequence[Logged],
        row: TableRow | None = None,
        people: Collection[str] = (),
    ) -> None:
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(table, log, row, people, done))
        await done

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
                results = await self._patiently(lambda c: self._commit(c, appends))  # noqa: B023
            except Exception as error:  # whatever it is, the next transaction must come about
                results = [error] * len(appends)
            for append, result in zip(appends, results, strict=True):
                append.resolve(result)

    async def _commit(
        self, connection: Connection, appends: list[Append]
    ) -> list[Exception | None]:
        """All in one transaction; if that fails, in two, and so on: one spoils no other."""
        try:
            await connection.execute(WRITE, *columns(appends))
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
        return [None] * len(appends)

    async def _why_not(
        self, connection: Connection, append: Append, error: asyncpg.PostgresError
    ) -> Exception | None:
        if not isinstance(error, asyncpg.UniqueViolationError):
            return self._failed("room-database-failed", error)
        rows = await connection.fetch(
            "SELECT seq, at, person, client_id, entry FROM entries"
            " WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3",
            *(append.table, append.log[0].seq, len(append.log)),
        )
        ours = [(e.seq, e.at, e.person, e.id, encode_entry(e.entry)) for e in append.log]
        return None if list(map(tuple, rows)) == ours else Conflict()

    # Reading

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        def rows(connection: Connection) -> Awaitable[list[asyncpg.Record]]:
            return connection.fetch(
                "SELECT seq, at, entry, person, client_id FROM entries"
                " WHERE table_id = $1 AND seq > $2 ORDER BY seq",
                *(table, after),
            )

        if not table.isascii() or not table.isprintable():
            return []  # no table is called so, and the database could not even be asked
        found = await self._patiently(rows)
        return [Logged(seq, at, decode_entry(e), who, id_) for seq, at, e, who, id_ in found]

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

    async def save_review(self, table: str, data: bytes) -> None:
        note = (
            "INSERT INTO reviews VALUES ($1, $2)"
            " ON CONFLICT (table_id) DO UPDATE SET review = excluded.review"
        )
        await self._patiently(lambda connection: connection.execute(note, table, data))

    async def review(self, table: str) -> bytes | None:
        query = "SELECT review FROM reviews WHERE table_id = $1"
        found = await self._patiently(lambda connection: connection.fetchval(query, table))
        return None if found is None else bytes(found)

    async def _ids(self, query: str, *values: object) -> list[str]:
        rows = await self._patiently(lambda connection: connection.fetch(query, *values))
        return [id_ for (id_,) in rows]

    # The room's own

    async def secret(self) -> bytes:
        found = await self._patiently(lambda c: c.fetchval("SELECT secret FROM room"))
        return bytes(found)

    async def outages(self) -> list[Outage]:
        query = "SELECT start, finish FROM outages ORDER BY start"
        rows = await self._patiently(lambda connection: connection.fetch(query))
        return [(start, finish) for start, finish in rows]

    async def heartbeat(self) -> None:
        known, gone = await self._tend(self._give_sign_of_life)
        if gone:
            self._journal.warning("servers gone", number=gone)
        if not known:  # we were given up; who looks at tables here has been forgotten
            self._listener.on_resync()

    async def _give_sign_of_life(self, connection: Connection) -> tuple[bool, int]:
        async with connection.transaction():
            await connection.execute("UPDATE room SET alive = greatest(alive, $1)", now())
            known = await connection.fetchval(
                "INSERT INTO nodes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET alive = now()"
                " RETURNING xmax <> 0",
                self._node,
            )
            gone = await connection.fetch(
                "DELETE FROM nodes WHERE alive < now() - make_interval(secs => $1) RETURNING id",
                GONE,
            )
            if gone:
                await connection.execute("SELECT pg_notify($1, '')", LEFT)
        return bool(known), len(gone)

    # Several servers

    async def _attend(self) -> None:
        """Connect to be notified. As long as this connection lasts, the server is alive."""
        connection = await asyncpg.connect(self.url, **HOW_TO_CONNECT)
        try:
            await self._note_outage(connection)
            await connection.execute(
                "INSERT INTO nodes VALUES ($1, now()) ON CONFLICT DO NOTHING", self._node
            )
            await connection.add_listener(WROTE, self._on_wrote)
            await connection.add_listener(PRESENT, self._on_present)
            await connection.add_listener(LEFT, self._on_left)
            connection.add_termination_listener(self._on_lost)
            if connection.is_closed():
                raise ConnectionResetError
        except BaseException:
            connection.terminate()
            raise
        self._news = connection
        self._news_lost.clear()

    async def _note_outage(self, connection: Connection) -> None:
        """If no other server is there, none was since the last sign of life."""
        if await connection.fetchval("SELECT pg_try_advisory_lock($1)", ALIVE):
            async with connection.transaction():
                await connection.execute(
                    "INSERT INTO outages SELECT alive, $1 FROM room WHERE alive < $1", now()
                )
                await connection.execute("UPDATE room SET alive = $1", now())
            await connection.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)
            await connection.execute("SELECT pg_advisory_unlock($1)", ALIVE)
        else:
            await connection.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)

    async def _stay_attentive(self) -> None:
        while True:
            await self._news_lost.wait()
            self._journal.warning("connection for news lost")
            while self._news_lost.is_set():
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._attend()
                except FAILED:
                    await asyncio.sleep(RETRY)
            self._journal.warning("connection for news made anew")
            self._listener.on_resync()

    async def _tend(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Use the connection for news; if that fails, connect again."""
        async with self._tending:
            news = self._news
            try:
                return await work(news)
            except LOST:
                news.terminate()  # and so we hear that it is lost
                raise StoreError("room-database-away") from None
            except asyncpg.PostgresError as error:
                problem = self._failed("room-database-failed", error)
                raise problem from problem.__cause__

    def _on_wrote(self, _connection: object, _pid: int, _channel: str, news: object) -> None:
        table, seq = str(news).split()
        self._listener.on_append(table, int(seq))

    def _on_present(self, _connection: object, _pid: int, _channel: str, news: object) -> None:
        node, table = str(news).split()
        if node != self._node:
            self._listener.on_presence(table)

    def _on_left(self, _connection: object, _pid: int, _channel: str, _news: object) -> None:
        self._listener.on_resync()

    def _on_lost(self, connection: object) -> None:
        if connection is self._news and not self._closing:
            self._news_lost.set()

    async def claim(self, task: str) -> bool:
        query = "SELECT pg_try_advisory_lock($1, $2)"
        try:
            return bool(await self._tend(lambda c: c.fetchval(query, TASKS, number_of(task))))
        except StoreError:
            return False

    async def release(self, task: str) -> None:
        query = "SELECT pg_advisory_unlock($1, $2)"
        with contextlib.suppress(StoreError):  # then the connection has gone, and the lock with it
            await self._tend(lambda c: c.execute(query, TASKS, number_of(task)))

    def publish_presence(self, table: str, presence: Presence) -> None:
        self._present[table] = presence
        self._present_changed.set()

    async def _keep_showing(self) -> None:
        while True:
            await self._present_changed.wait()
            self._present_changed.clear()
            changed, self._present = self._present, {}
            with contextlib.suppress(StoreError):  # everything is shown again when it is back
                await self._patiently(lambda c: self._write_present(c, changed))  # noqa: B023

    async def _write_present(self, connection: Connection, changed: dict[str, Presence]) -> None:
        rows = [
            (table, self._node, [*here.seats], here.spectators, encode_plans(here.plans))
            for table, here in changed.items()
        ]
        async with connection.transaction():
            await connection.executemany(
                "INSERT INTO present VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, node)"
                " DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators,"
                " plans = excluded.plans",
                rows,
            )
            await connection.execute(
                "DELETE FROM present WHERE node = $1 AND seats = '{}' AND spectators = 0"
                " AND plans = '{}'",
                self._node,
            )
            await connection.execute(
                "SELECT pg_notify($1, $2 || ' ' || id) FROM unnest($3::text[]) AS id",
                *(PRESENT, self._node, list(changed)),
            )

    async def presence_elsewhere(self, table: str) -> Presence:
        query = "SELECT seats, spectators, plans FROM present WHERE table_id = $1 AND node <> $2"
        rows = await self._patiently(lambda c: c.fetch(query, table, self._node))
        plans = [decode_plans(row["plans"]) for row in rows]
        return Presence(
            frozenset(seat for row in rows for seat in row["seats"]),
            sum(row["spectators"] for row in rows),
            Plans(
                tuple(mark for one in plans for mark in one.marks),
                tuple(suggestion for one in plans for suggestion in one.suggestions),
            ),
        )


def columns(appends: Sequence[Append]) -> list[Sequence[object]]:
    """What the statement that writes is given, column by column."""
    entries = [
        (append.table, e.seq, e.at, e.person, e.id, encode_entry(e.entry))
        for append in appends
        for e in append.log
    ]
    rows = [append.row for append in appends if append.row is not None]
    people = sorted((person, append.table) for append in appends for person in append.people)
    news = [f"{append.table} {append.log[-1].seq}" for append in appends]
    return [*turned(entries, 6), *turned(rows, 4), *turned(people, 2), news]


def turned(rows: Sequence[tuple[object, ...]], width: int) -> list[Sequence[object]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width


def number_of(task: str) -> int:
    return zlib.crc32(task.encode()) - (1 << 31)


async def _as_it_is(_connection: object) -> None:
    """We leave nothing on a connection that would have to be cleared away."""


PROPER_URL = re.compile(
    r"\w+://(?:[^@/?#]*@)?(?P<host>[\w.-]*(?::[0-9]+)?)(?P<name>/[\w.-]*)?(?:\?[^@]*)?", re.ASCII
)


def without_credentials(url: str) -> str:
    """What may be shown of a database's address: host and name, or nothing if in doubt."""
    found = PROPER_URL.fullmatch(url)
    return f"postgresql://{found['host']}{found['name'] or ''}" if found else "postgresql://…"


def credentials(url: str) -> list[str]:
    """What must not be shown."""
    try:
        parts = urlsplit(url)
        found = [parts.username, parts.password, *parts.query.split("&")]
    except ValueError:
        return [url]
    plain = [text for text in found if text]
    return sorted({*plain, *map(unquote, plain)}, key=len, reverse=True)
