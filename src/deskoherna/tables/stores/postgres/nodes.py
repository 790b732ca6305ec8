"""What servers that share a database tell one another: news, signs of life, tasks, presence.

Each has a connection for news. As long as that lasts the server is alive, and so are its locks.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import asyncpg

from ...log.now import now
from ..presence import Plans, Presence, decode_plans, encode_plans
from ..store import MISSED, StoreError, StoreListener
from .connection import FAILED, HOW_TO_CONNECT, LOST
from .database import PATIENCE, RETRY, Database

if TYPE_CHECKING:
    from .connection import Connection

T = TypeVar("T")

GONE = 15.0  # seconds after which a server that gives no sign of life is given up

# Channels
WROTE, PRESENT, LEFT = "deskoherna_wrote", "deskoherna_present", "deskoherna_left"
ERASED, REVOKED = "deskoherna_erased", "deskoherna_revoked"
ALIVE = 0x6465736B02  # a lock; tasks have a pair of numbers each
TASKS = 0x6465736B


class Nodes:
    """This server among the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.id = secrets.token_urlsafe(9)
        self._present: dict[str, Presence] = {}
        self._present_changed = asyncio.Event()
        self._tending = asyncio.Lock()  # the connection for news does one thing at a time
        self._news_lost = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: StoreListener) -> None:
        self._listener = listener
        await self._attend()

    def start(self) -> None:
        """From now on what is lost is connected again, and what changes is shown."""
        self._tasks = [
            asyncio.create_task(self._stay_attentive()),
            asyncio.create_task(self._keep_showing()),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)

    async def leave(self) -> None:
        """Say goodbye to the others."""
        async with self._tending:
            await self._news.execute("DELETE FROM nodes WHERE id = $1", self.id)
            await self._news.execute("SELECT pg_notify($1, '')", LEFT)
            await self._news.close()

    def terminate(self) -> None:
        self._news.terminate()

    # News

    async def _attend(self) -> None:
        """Connect to be notified. As long as this connection lasts, the server is alive."""
        connection = await asyncpg.connect(self._database.url, **HOW_TO_CONNECT)
        try:
            await self._note_outage(connection)
            await connection.execute(
                "INSERT INTO nodes VALUES ($1, now()) ON CONFLICT DO NOTHING", self.id
            )
            await connection.add_listener(WROTE, self._on_wrote)
            await connection.add_listener(PRESENT, self._on_present)
            await connection.add_listener(LEFT, self._on_left)
            await connection.add_listener(ERASED, self._on_erased)
            await connection.add_listener(REVOKED, self._on_revoked)
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
                await self._note_alive(connection, away=0)
            await connection.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)
            await connection.execute("SELECT pg_advisory_unlock($1)", ALIVE)
        else:
            await connection.execute("SELECT pg_advisory_lock_shared($1)", ALIVE)

    async def _stay_attentive(self) -> None:
        while True:
            await self._news_lost.wait()
            self._database.journal.warning("connection for news lost")
            while self._news_lost.is_set():
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._attend()
                except FAILED:
                    await asyncio.sleep(RETRY)
            self._database.journal.warning("connection for news made anew")
            self._listener.on_resync()

    async def _tend(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Use the connection for news; if that fails, connect again."""
        async with self._tending:
            news = self._news
            try:
                return await work(news)
            except LOST as error:
                news.terminate()  # and so we hear that it is lost
                self._database.fail(error)
            except asyncpg.PostgresError as error:
                self._database.fail(error)

    def _on_wrote(self, _connection: object, _pid: int, _channel: str, news: object) -> None:
        table, seq = str(news).split()
        self._listener.on_append(table, int(seq))

    def _on_present(self, _connection: object, _pid: int, _channel: str, news: object) -> None:
        node, table = str(news).split()
        if node != self.id:
            self._listener.on_presence(table)

    def _on_left(self, _connection: object, _pid: int, _channel: str, _news: object) -> None:
        self._listener.on_resync()

    def _on_erased(self, _connection: object, _pid: int, _channel: str, table: object) -> None:
        self._listener.on_erase(str(table))

    def _on_revoked(self, _connection: object, _pid: int, _channel: str, news: object) -> None:
        person, times = str(news).split()
        self._listener.on_revoke(person, int(times))

    def _on_lost(self, connection: object) -> None:
        if connection is self._news and not self._database.closing:
            self._news_lost.set()

    # Signs of life

    async def heartbeat(self) -> None:
        known, gone = await self._tend(self._give_sign_of_life)
        self._database.writes.on_success()
        if gone:
            self._database.journal.warning("servers gone", number=gone)
        if not known:  # we were given up; who looks at tables here has been forgotten
            self._listener.on_resync()

    async def _give_sign_of_life(self, connection: Connection) -> tuple[bool, int]:
        async with connection.transaction():
            missed = await self._note_alive(connection, MISSED)
            known = await connection.fetchval(
                "INSERT INTO nodes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET alive = now()"
                " RETURNING xmax <> 0",
                self.id,
            )
            gone = await connection.fetch(
                "DELETE FROM nodes WHERE alive < now() - make_interval(secs => $1) RETURNING id",
                GONE,
            )
            if gone or missed:
                await connection.execute("SELECT pg_notify($1, '')", LEFT)
        return bool(known), len(gone)

    async def _note_alive(self, connection: Connection, away: int) -> bool:
        """If the last sign of life is longer ago than this, no server ran since."""
        noted = await connection.fetchval("SELECT alive FROM room FOR UPDATE")
        if noted is not None:
            now.follow(noted)
        at = now()
        missed = noted is not None and at - noted >= away
        if missed:
            await connection.execute("INSERT INTO outages VALUES ($1, $2)", noted, at)
        await connection.execute("UPDATE room SET alive = $1", at)
        return missed

    # Tasks that one server does

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

    # Who looks at tables

    def publish_presence(self, table: str, presence: Presence) -> None:
        self._present[table] = presence
        self._present_changed.set()

    async def _keep_showing(self) -> None:
        while True:
            await self._present_changed.wait()
            self._present_changed.clear()
            changed, self._present = self._present, {}
            with contextlib.suppress(StoreError):  # everything is shown again when it is back
                await self._database.patiently(lambda c: self._write_present(c, changed))  # noqa: B023

    async def _write_present(self, connection: Connection, changed: dict[str, Presence]) -> None:
        rows = [
            (table, self.id, [*here.seats], here.spectators, encode_plans(here.plans))
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
                self.id,
            )
            await connection.execute(
                "SELECT pg_notify($1, $2 || ' ' || id) FROM unnest($3::text[]) AS id",
                *(PRESENT, self.id, list(changed)),
            )

    async def presence_elsewhere(self, table: str) -> Presence:
        query = "SELECT seats, spectators, plans FROM present WHERE table_id = $1 AND node <> $2"
        rows = await self._database.patiently(lambda c: c.fetch(query, table, self.id))
        plans = [decode_plans(row["plans"]) for row in rows]
        return Presence(
            frozenset(seat for row in rows for seat in row["seats"]),
            sum(row["spectators"] for row in rows),
            Plans(
                tuple(mark for one in plans for mark in one.marks),
                tuple(suggestion for one in plans for suggestion in one.suggestions),
            ),
        )


def number_of(task: str) -> int:
    return zlib.crc32(task.encode()) - (1 << 31)
