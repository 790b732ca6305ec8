"""Where logs are kept. SQLite for one server, PostgreSQL for several; a room knows only this."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from deskoherna.kernel import Problem

from .clock import Outage
from .entries import AnyEntry, Logged
from .plans import Plans
from .table import State

SECRET = 32  # bytes

decode_entry = msgspec.json.Decoder(AnyEntry).decode
_encode = msgspec.json.Encoder().encode


def encode_entry(entry: AnyEntry) -> str:
    return _encode(entry).decode()


class Unsaved(Problem):
    """The database cannot be used."""


class Taken(Exception):
    """Someone else has written that entry: the table must be read again."""


class Row(NamedTuple):
    """What lists of tables are made from; written when it changes."""

    id: str
    state: State
    public: bool
    changed: int


class Append(NamedTuple):
    """Entries that wait to be written."""

    table: str
    log: Sequence[Logged]
    row: Row | None
    people: Collection[str]
    done: asyncio.Future[None]

    def resolve(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Present(NamedTuple):
    """Who looks at a table: seats whose people are there, how many others, and what they plan."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    plans: Plans = Plans()


class Ears(Protocol):
    """What a store that several servers share tells a room."""

    def wrote(self, table: str, seq: int) -> None:
        """A table's log has become this long."""

    def came_or_went(self, table: str) -> None:
        """At another server someone came to a table, left it, or plans something there."""

    def missed(self) -> None:
        """News may have been missed, or another server has gone: everything needs a look."""


class Store(Protocol):
    """`open` it before use and `close` it after. What fails raises `Unsaved`."""

    shared: bool  # whether other servers may write, too

    async def open(self, ears: Ears) -> None:
        """Create or migrate what is needed."""

    async def close(self) -> None:
        """Write what waits, and let go of the database."""

    async def append(
        self,
        table: str,
        log: Sequence[Logged],
        row: Row | None = None,
        people: Collection[str] = (),
    ) -> None:
        """Return once the entries are durable; raises `Taken`."""

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        """The entries after a number."""

    async def tables_in(self, state: State, public: bool | None = None) -> list[str]:
        """The tables in a state, the latest first."""

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables at which a person sat, those that go on first, the latest first."""

    async def keep_review(self, table: str, data: bytes) -> None:
        """Keep the review of a table, in place of what was kept before; it is durable then."""

    async def review(self, table: str) -> bytes | None:
        """What was kept last."""

    async def secret(self) -> bytes:
        """The secret that cookies and links are signed with; made once."""

    async def outages(self) -> list[Outage]:
        """When no server ran, up to now."""

    async def still_alive(self) -> None:
        """Note that a server runs at this moment."""

    # Several servers

    async def claim(self, task: str) -> bool:
        """Whether this server is to do it; no other one is until it lets go or ends."""

    async def let_go(self, task: str) -> None:
        """Done, or not to be done any more."""

    def show_present(self, table: str, present: Present) -> None:
        """Let the other servers know who looks at a table here."""

    async def present_elsewhere(self, table: str) -> Present:
        """Who looks at a table at other servers."""


URL = re.compile(r"(?P<kind>[a-z][a-z0-9+]*)://", re.ASCII | re.IGNORECASE)


def open_store(database: str) -> Store:
    """The store for a file's path or a database's URL; raises `Unsaved`."""
    url = URL.match(database)
    if url is None:
        from .sqlite import SqliteStore  # noqa: PLC0415  # it builds on this module

        return SqliteStore(Path(database).expanduser())
    if url["kind"].lower() not in ("postgresql", "postgres"):
        raise Unsaved("room-database-kind", kind=url["kind"][:40])
    from .postgres import PostgresStore  # noqa: PLC0415  # the driver is not always needed

    return PostgresStore(database)
