"""What a store is: where logs are kept. A room knows only this."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

import msgspec

from deskoherna.kernel import Problem

from ..identity import FormerSecret
from ..log.clock import Outage
from ..log.entries import AnyEntry, Logged, Opened
from ..log.table import Phase
from .calls import Calls
from .documents import Documents
from .presence import Presence
from .results import Results
from .sql import Database
from .writes import Writes

SECRET = 32  # bytes
IS_TALK = """substr(entry, 1, 14) IN ('{"entry":"said', '{"entry":"aske')"""  # of `log.talk.TALK`
MISSED = 10_000  # milliseconds without a sign of life that count as an outage

decode_entry = msgspec.json.Decoder(AnyEntry).decode
_encode = msgspec.json.Encoder().encode


def encode_entry(entry: AnyEntry) -> str:
    return _encode(entry).decode()


def is_brought(first: bytes | str) -> bool:
    """Whether a table with this first entry is there to look at a record."""
    try:
        opened = decode_entry(first)
    except (ValueError, msgspec.MsgspecError, RecursionError):
        return False
    return isinstance(opened, Opened) and opened.from_record


class StoreError(Problem):
    """The database cannot be used."""

    @property
    def reason(self) -> str:
        """Why, for the journal: what the database said, or else the problem itself."""
        return str(self) if self.__cause__ is None else repr(self.__cause__)[:200]


class Conflict(Exception):
    """Another server has appended to the log first: read on, and decide again."""


class TableRow(NamedTuple):
    """What lists of tables are made from; written when it changes."""

    id: str
    state: Phase
    public: bool
    changed: int


class Append(NamedTuple):
    """Entries that wait to be written."""

    table: str
    log: Sequence[Logged]
    row: TableRow | None
    people: Collection[str]
    done: asyncio.Future[None]
    rows: Sequence[tuple[Any, ...]] = ()  # the entries with their sums, where that was done before

    def resolve(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class StoreListener(Protocol):
    """What a store that several servers share lets a room know."""

    def on_append(self, table: str, seq: int) -> None:
        """A table's log has become this long."""

    def on_erase(self, table: str) -> None:
        """Something was taken out of a table's log."""

    def on_revoke(self, person: str, times: int) -> None:
        """A person's cookie or token was revoked; `times` is how often that has happened."""

    def on_presence(self, table: str) -> None:
        """At another server someone came to a table, left it, or plans something there."""

    def on_resync(self) -> None:
        """News may have been missed, or another server has gone: everything needs a look."""


class Store(Database, Protocol):
    """`open` it before use and `close` it after. What fails raises `StoreError`."""

    shared: bool  # whether other servers may write, too
    writes: Writes
    documents: Documents
    results: Results
    calls: Calls

    async def open(self, listener: StoreListener) -> None:
        """Create or migrate what is needed."""

    async def close(self) -> None:
        """Write what waits, and let go of the database."""

    async def append(
        self,
        table: str,
        log: Sequence[Logged],
        row: TableRow | None = None,
        people: Collection[str] = (),
    ) -> None:
        """Return once the entries are durable; raises `Conflict`."""

    def turn(self, table: str) -> AbstractAsyncContextManager[None]:
        """Wait until it is this server's turn at a table.

        No other server writes to it meanwhile. The turn ends with the first append.
        """

    async def log(self, table: str, after: int = 0) -> list[Logged]:
        """The entries after a number; raises `BrokenTable` if one of them cannot be read."""

    async def tables_in(self, state: Phase) -> list[str]:
        """The tables in a state, the latest first."""

    async def public_tables(
        self, state: Phase, since: int, also: Collection[str] = ()
    ) -> list[str]:
        """The public tables in a state that changed since a time, the latest first.

        Also those among the given ones, and those at which somebody is at another server.
        """

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables at which a person sat, those that go on first, the latest first."""

    async def tables_with(self, person: str) -> list[str]:
        """The tables at which a person sat, spoke or asked to: where their names and words are."""

    async def untouched(self, states: Collection[Phase], since: int) -> list[str]:
        """The tables in these states at which nothing has happened since a time."""

    async def brought(self, since: int) -> list[str]:
        """The records that somebody brought and nobody has looked at since a time."""

    async def note_look(self, table: str, at: int, within: int) -> None:
        """Note that somebody looked at a table, unless that was noted shortly before."""

    async def delete(self, table: str) -> None:
        """Forget a table with all that belongs to it; nothing may be written to it meanwhile."""

    async def erase(self, table: str, people: Collection[str]) -> int:
        """Take some people's names and words out of a log; how many entries that changed.

        They keep their sums and are marked as erased. Raises `BrokenTable`.
        """

    async def save_review(self, table: str, data: bytes) -> None:
        """Keep the review of a table, in place of what was kept before; it is durable then.

        That of a table that has been deleted meanwhile is not kept.
        """

    async def review(self, table: str) -> bytes | None:
        """What was kept last."""

    async def secret(self) -> bytes:
        """The secret that cookies and links are signed with; made once."""

    async def former_secret(self) -> FormerSecret | None:
        """The one before, if it was rotated."""

    async def rotate_secret(self, until: int) -> None:
        """Make a new secret; the one there was is valid until a time, for whoever opens it next."""

    async def revoked(self) -> dict[str, int]:
        """How often people revoked their cookie or token, if they did."""

    async def revoke(self, person: str) -> int:
        """Count one more, and return how many that makes."""

    async def outages(self) -> list[Outage]:
        """When no server ran."""

    async def heartbeat(self) -> None:
        """Note that a server runs at this moment.

        Where a sign of life is missed there was an outage: no server ran, none could write, the
        machine slept, or its clock was set forward.
        """

    # Several servers

    async def claim(self, task: str) -> bool:
        """Whether this server may do a task; no other one may until this one lets go or ends."""

    async def release(self, task: str) -> None:
        """The task is done, or dropped."""

    def publish_presence(self, table: str, presence: Presence) -> None:
        """Let the other servers know who looks at a table here."""

    async def presence_elsewhere(self, table: str) -> Presence:
        """Who looks at a table at other servers."""
