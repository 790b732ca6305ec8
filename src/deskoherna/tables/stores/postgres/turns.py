"""Turns at writing to a table: whoever comes first is served first, at whichever server.

Every write holds the table's lock while it is committed, and is given up at once if another
server has the lock or waits for it. Whoever was too late that way waits for a turn: PostgreSQL
hands a lock on in the order in which it was asked for, and nobody else writes while it is held.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from .connection import FAILED, abandon
from .database import Database

if TYPE_CHECKING:
    from .connection import Connection

AT_A_TIME = 2  # turns that a server waits for or has; each needs a connection
WAIT = 8  # seconds until we give up waiting for a turn
HELD = 5  # seconds after which a server that does nothing with its turn loses it


class Turns:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._places = asyncio.Semaphore(AT_A_TIME)
        self._held: dict[str, Connection] = {}

    @contextlib.asynccontextmanager
    async def take(self, table: str) -> AsyncIterator[None]:
        """Wait for a turn and have it until something is written; raises `StoreError`."""
        async with self._places, self._database.connection() as connection:
            await self._begin(connection, table)
            self._held[table] = connection
            try:
                yield
            finally:
                if self.end(table) is not None:
                    await _give_up(connection)

    async def _begin(self, connection: Connection, table: str) -> None:
        try:
            await connection.execute(
                f"BEGIN; SET LOCAL lock_timeout = '{WAIT}s';"
                f" SET LOCAL idle_in_transaction_session_timeout = '{HELD}s';"
                f" SELECT pg_advisory_xact_lock({lock_of(table)})"
            )
        except BaseException as error:
            abandon(connection)
            if not isinstance(error, FAILED):
                raise
            self._database.fail(error)

    def end(self, table: str) -> Connection | None:
        """The connection on which a turn is held, if this server has one; no other write has it."""
        return self._held.pop(table, None)


async def _give_up(connection: Connection) -> None:
    try:
        await connection.execute("ROLLBACK")
    except BaseException as error:
        abandon(connection)
        if not isinstance(error, FAILED):
            raise


def lock_of(table: str) -> int:
    """The number of the lock that whoever writes to a table has."""
    digest = hashlib.blake2b(table.encode(), digest_size=8, person=b"deskoherna")
    return int.from_bytes(digest.digest(), signed=True)
