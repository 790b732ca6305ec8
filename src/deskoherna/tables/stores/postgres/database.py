"""The database: connections for reading and writing, and patience while it is away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, NoReturn, TypeVar

import asyncpg

from ...journal import Journal
from ..store import StoreError
from ..writes import Writes
from .connection import HOW_TO_CONNECT, LOST, credentials, without_credentials
from .schema import migrate

if TYPE_CHECKING:
    from .connection import Connection

T = TypeVar("T")

CONNECTIONS = 5  # for reading and writing; one more is for news
PATIENCE = 15.0  # seconds we wait for a database that has gone
RETRY = 0.25  # seconds
ABOUT_ONE_ENTRY = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = without_credentials(url)
        self.journal = Journal()
        self.writes = Writes()
        self.closing = False
        self._away = False  # for longer than we are patient

    async def open(self) -> None:
        """Connect and migrate; raises what `FAILED` lists, or `StoreError`."""
        self._pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=CONNECTIONS, reset=_as_it_is, **HOW_TO_CONNECT
        )
        async with self._pool.acquire() as connection:
            await migrate(connection, self.name)

    async def close(self) -> None:
        await self._pool.close()

    def terminate(self) -> None:
        """Let go of what connections there are."""
        if hasattr(self, "_pool"):
            self._pool.terminate()

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection for more than one statement; raises `StoreError` if there is none."""
        try:
            connection = await self._pool.acquire(timeout=PATIENCE)
        except LOST as error:
            self.fail(error)
        try:
            yield connection
        finally:
            await self._pool.release(connection)

    async def patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it, and do it again if the database goes away and comes back."""
        clock = asyncio.get_running_loop().time
        until = clock() + (0 if self._away or self.closing else PATIENCE)
        while True:
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    done = await work(connection)
            except LOST as error:
                if clock() >= until:
                    if not self._away and not self.closing:
                        self.journal.error("database away", reason=type(error).__name__)
                    self._away = True
                    self.fail(error)
                await asyncio.sleep(RETRY)
            except asyncpg.PostgresError as error:
                self.fail(error)
            else:
                self._away = False
                return done

    def unusable(self, error: Exception) -> StoreError:
        if isinstance(error, ValueError):  # quotes what may be part of a password
            return StoreError("room-database-url")
        if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
            return StoreError("room-database-login", file=self.name)
        return StoreError("room-database-unusable", file=self.name, reason=self._reason(error))

    def fail(self, error: Exception) -> NoReturn:
        """Raise `StoreError` about one of the errors that `FAILED` lists."""
        problem = self.failed(error)
        raise problem from problem.__cause__

    def failed(self, error: Exception) -> StoreError:
        """What people learn while a room is open; the journal has the reason."""
        away = isinstance(error, LOST)
        problem = StoreError("room-database-away" if away else "room-database-failed")
        kind, reason = type(error).__name__, self._reason(error)
        problem.__cause__ = ConnectionError(f"{kind}: {reason}")
        if not isinstance(error, ABOUT_ONE_ENTRY) and not self.closing:
            self.writes.on_failure(kind, reason)
        return problem

    def _reason(self, error: Exception) -> str:
        reason = str(error) or type(error).__name__
        for secret in credentials(self.url):
            reason = reason.replace(secret, "…")
        return reason[:200]


async def _as_it_is(_connection: object) -> None:
    """We leave nothing on a connection that would have to be cleared away."""
