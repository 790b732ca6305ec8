"""A person's tables that go on, by whose turn it is and for how long.

Only a table that was played through knows whose turn it is. What was found out of one is noted, and
holds as long as its log is no longer than it was then, whichever server writes to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

import msgspec

from deskoherna.kernel import Problem

from .. import wire
from ..cost import on_the_loop
from ..log.deadlines import deadline
from ..log.entries import Played, Started
from ..log.now import now
from ..log.table import Table
from ..projection.status import summary
from ..rates import TooFast
from ..recent import Recent
from ..stores.store import Store, StoreError
from .session import Session

MOST = 1_000  # running tables of one person that are looked at, the latest
A_PAGE = 20
LOADING = 0.1  # seconds for tables of which nothing is noted; the others wait for the next look
NOTED = 10_000  # tables


class Note(NamedTuple):
    """A table as it was when its log had a length."""

    seq: int
    people: tuple[str | None, ...]  # by seat
    host: str
    awaited: tuple[int, ...]
    due: tuple[int | None, ...]  # by which of them, where a slow clock counts it
    late: frozenset[int]  # seats that have run out of time
    since: int  # when the last move was made, in milliseconds since 1970
    summary: wire.TableSummary  # for strangers

    def concerns(self, person: str) -> bool:
        return person in self.people or person == self.host

    def line(self, person: str) -> wire.OwnTable:
        waits = self.summary.state == "playing"
        asked = dict(zip(self.awaited, self.due, strict=True)) if waits else {}
        own = {seat: due for seat, due in asked.items() if self.people[seat] == person}
        mine = msgspec.structs.replace(self.summary, your_turn=bool(own))
        first = own or asked
        until = min((due for due in first.values() if due is not None), default=None)
        late = not self.late.isdisjoint(first)
        return wire.OwnTable(mine, self.since, tuple(asked), until, late)


def noted(table: Table) -> Note:
    moved = (Played, Started)
    since = next((one.at for one in reversed(table.log) if isinstance(one.entry, moved)), None)
    slow, at = table.clock is not None and table.clock.rule.slow, now()
    return Note(
        table.seq,
        tuple(chair.person for chair in table.chairs),
        table.host,
        table.awaited,
        tuple(deadline(table, seat, at) if slow else None for seat in table.awaited),
        frozenset(table.time_up),
        table.log[0].at if since is None else since,
        summary(table, (), None),
    )


class OwnTables:
    def __init__(
        self,
        store: Store,
        sessions: Mapping[str, Session],
        read: Callable[[str], Awaitable[Table]],
    ) -> None:
        """`read` gives a table that nobody looks at, once it is one's turn."""
        self._store = store
        self._sessions = sessions
        self._read = read
        self._notes: Recent[str, Note] = Recent(NOTED)

    def note(self, table: Table) -> None:
        """A table is about to leave the memory."""
        if table.state in ("waiting", "playing"):
            self._notes[table.id] = noted(table)
        else:
            self._notes.pop(table.id, None)

    async def page(self, person: str, skip: int) -> wire.OwnTables:
        """Those that wait for the person come first, and of these those that wait the longest."""
        notes, unread = await self._look(person)
        return on_the_loop(_page, person, notes, skip, unread)

    async def _look(self, person: str) -> tuple[list[Note], int]:
        clock = asyncio.get_running_loop().time
        until = clock() + LOADING
        notes, unread = [], 0
        for id_, seq in await self._store.results.running(person, MOST):
            note = self._known(id_, seq)
            if note is None and clock() < until:
                note = await self._found_out(id_)
            elif note is None:
                unread += 1
            if note is not None and note.concerns(person):
                notes.append(note)
        return notes, unread

    def _known(self, id_: str, seq: int) -> Note | None:
        session = self._sessions.get(id_)
        if session is not None and session.table.seq >= seq:
            return noted(session.table)
        note = self._notes.get(id_)
        return note if note is not None and note.seq >= seq else None

    async def _found_out(self, id_: str) -> Note | None:
        """None for a table that cannot be read, or was deleted: whoever asks for it learns why."""
        try:
            self.note(await self._read(id_))
        except (StoreError, TooFast):
            raise
        except Problem:
            return None
        return self._notes.get(id_)


def _page(person: str, notes: list[Note], skip: int, unread: int) -> wire.OwnTables:
    lines = sorted((note.line(person) for note in notes), key=_order)
    yours = sum(line.table.your_turn for line in lines)
    return wire.OwnTables(tuple(lines[skip : skip + A_PAGE]), len(lines), yours, unread)


def _order(line: wire.OwnTable) -> tuple[bool, bool, int, str]:
    return not line.table.your_turn, line.table.state != "playing", line.since, line.table.id
