"""The lists of tables: one's own, and the public ones, which for a moment are the same for all."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from contextvars import Context
from typing import NamedTuple

from .. import wire
from ..cost import on_the_loop
from ..log.now import now
from ..log.table import Phase
from ..projection.status import summary
from ..rates import Seconds
from ..stores.store import Store
from .session import A_MOMENT, Session

MOST_LISTED = 50
MOST_OF_ONE = 5  # tables of one host or one address, that are listed before those of others
MOST_LOOKED_AT = 1_000  # tables that are looked through for a list
FRESH = 1.0  # seconds for which the public tables are not looked at again
LOADING = 2.0  # seconds for loading tables for a list; the others wait for the next one
A_DAY = 86_400_000  # milliseconds: then a game that nobody has gone on with is not to be watched
AT_ONCE = 50  # tables that are looked at before others have their turn


class Shown(NamedTuple):
    """A public table, and what strangers are shown of it."""

    session: Session
    summary: wire.TableSummary


class PublicTables(NamedTuple):
    open: Sequence[Shown]
    watch: Sequence[Shown]


class Lobby:
    def __init__(
        self,
        store: Store,
        sessions: Mapping[str, Session],
        load: Callable[[str], Awaitable[Session]],
        sparing_others: Callable[[str], AbstractContextManager[None]],
        clock: Seconds,
    ) -> None:
        """`load` gives a table; whatever is wrong with it affects no other one."""
        self._store = store
        self._sessions = sessions
        self._load = load
        self._sparing_others = sparing_others
        self._clock = clock
        self._public: asyncio.Task[PublicTables] | None = None
        self._made = 0.0  # when that was begun

    def close(self) -> None:
        if self._public is not None:
            self._public.cancel()

    async def lists(self, person: str | None) -> wire.TableLists:
        mine = await self._mine(person) if person else []
        public = await self._public_tables()
        return on_the_loop(self._shown, person, mine, public)

    def _shown(
        self, person: str | None, mine: Sequence[Session], public: PublicTables
    ) -> wire.TableLists:
        def as_seen(tables: Sequence[Shown]) -> tuple[wire.TableSummary, ...]:
            return tuple(
                _summary(session, person) if session.table.seats_of(person) else for_strangers
                for session, for_strangers in tables
                if not session.table.cast_out(person)
            )

        return wire.TableLists(
            tuple(_summary(session, person) for session in mine),
            as_seen(public.open),
            as_seen(public.watch),
        )

    async def _mine(self, person: str) -> list[Session]:
        found = []
        for id_ in await self._store.tables_of(person, MOST_LISTED):
            with self._sparing_others(id_):
                session = await self._load(id_)
                if (await session.durable()).concerns(person):
                    found.append(session)
        return found

    # Public tables

    async def _public_tables(self) -> PublicTables:
        """As they were less than a moment ago; nobody pays for what is found out for all."""
        known, stale = self._public, self._clock() - self._made >= FRESH
        if known is None or (known.done() and (stale or known.cancelled() or known.exception())):
            self._made = self._clock()
            known = self._public = asyncio.create_task(self._look(), context=Context())
        return await asyncio.shield(known)

    async def _look(self) -> PublicTables:
        until = asyncio.get_running_loop().time() + LOADING
        return PublicTables(
            await self._listed_fairly("waiting", A_MOMENT, until, Session.invites),
            await self._listed_fairly("playing", A_DAY, until, _lets_watch),
        )

    async def _listed_fairly(
        self,
        state: Phase,
        latest: int,
        until: float,
        wanted: Callable[[Session], bool],
    ) -> list[Shown]:
        """Public tables that are wanted: those at which somebody is first, and few of one host.

        Whoever opens many of them keeps no other one out of the list. What was left as it is for
        longer than `latest` milliseconds, and is not in memory, is not looked at.
        """
        found: list[Session] = []
        further: list[Session] = []
        listed: Counter[str] = Counter()
        loop = asyncio.get_running_loop()
        here = [id_ for id_, session in self._sessions.items() if session.table.state == state]
        ids = await self._store.public_tables(state, now() - latest, here)
        for number, id_ in enumerate(sorted(ids, key=self._is_deserted)[:MOST_LOOKED_AT]):
            if len(found) == MOST_LISTED:
                break
            if not number % AT_ONCE:
                await asyncio.sleep(0)
            if id_ not in self._sessions and loop.time() > until:
                continue
            with self._sparing_others(id_):
                session = self._sessions.get(id_) or await self._load(id_)
                if session.table.state == state and wanted(session):
                    host = set(session.account)
                    listed.update(host)
                    many = any(listed[one] > MOST_OF_ONE for one in host)
                    (further if many else found).append(session)
        chosen = (*found, *further)[:MOST_LISTED]
        return [Shown(session, _summary(session, None)) for session in chosen]

    def _is_deserted(self, id_: str) -> bool:
        """Whether nobody is at a table, as far as this server knows."""
        session = self._sessions.get(id_)
        return session is None or not session.attended


def _lets_watch(session: Session) -> bool:
    return session.table.doors


def _summary(session: Session, person: str | None) -> wire.TableSummary:
    return summary(session.table, session.away, person)
