"""All tables of one server: opened, found, listed, and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator
from typing import Any, NamedTuple, ParamSpec

import msgspec

from deskoherna.catalogue import replay
from deskoherna.kernel import (
    BadRecord,
    Problem,
    Record,
    Refusal,
    dumps,
    loads,
)

from .. import wire
from ..advice.pool import BotPool
from ..advice.review_jobs import SECONDS, Progress, ReviewJobs
from ..advice.scheduling import account_of
from ..cost import current, in_thread
from ..identity import Links
from ..identity import now as machine_time
from ..journal import Journal
from ..log.clock import Outage
from ..log.entries import Opened
from ..log.names import ERASED
from ..log.now import now
from ..log.table import BrokenTable, NoTable, Phase, Table
from ..people.bookkeeping import Bookkeeping
from ..people.calling import WAYS
from ..people.documents import People
from ..people.moving import forget_name, identities
from ..people.planned import Planned
from ..projection import visibility
from ..projection.review_view import moment_shown
from ..rates import Buckets, Rate, Seconds, TooFast
from ..stores.store import MISSED, Store, StoreError, TableRow
from . import opening
from .context import Context
from .decisions import Opening
from .loading import LoadingTurns
from .lobby import MOST_LOOKED_AT, Lobby
from .memory import MOST_LOADED, entries_of, in_the_way
from .own_tables import OwnTables
from .positions import PastPositions
from .replica import people_in
from .session import Session
from .shares import MOST_ENTRIES, TableLimits
from .words import words_for_hosts

P = ParamSpec("P")

GRACE = 15.0  # seconds until someone who dropped out counts as away
THINKING_TIME = 10.0  # seconds a bot may take for a move
HEARTBEAT = 5.0  # seconds
IDLE = 300_000  # milliseconds after which a table nobody looks at is forgotten
DAY = 86_400_000  # milliseconds
EXPIRING = 3600.0  # seconds between looks for tables that have had their time
ENDED: tuple[Phase, ...] = ("over", "closed")
UNFINISHED: tuple[Phase, ...] = ("waiting", "playing")
MOST_RECORD = 2 << 20  # bytes of a record somebody brings
MOST_CONCERNING = 500  # tables that are looked at after a start, besides those where games run
CALL_AFTER = 10.0  # seconds that a table is still before people are called back
BROUGHT = Rate(300_000, 3)  # moves of records and of games that are continued, of one address


class BroughtEnough(TooFast):
    """There is room for more, but not for more of the same person or address."""


class Keep(NamedTuple):
    """For how many days after the last entry tables are kept; 0: for ever."""

    finished: float = 0.0
    abandoned: float = 180.0
    brought: float = 0.0  # records that nobody looked at


class Room:
    def __init__(
        self,
        store: Store,
        journal: Journal,
        grace: float = GRACE,
        thinking_time: float = THINKING_TIME,
        bot_processes: int | None = None,
        review_seconds: float = SECONDS,
        table_limits: TableLimits | None = None,
        keep: Keep | None = None,
        most_loaded: int = MOST_LOADED,
        brought: Rate = BROUGHT,
        call_after: float = CALL_AFTER,
        clock: Seconds = time.monotonic,
    ) -> None:
        self.store = store
        self._most_loaded = most_loaded
        self._loaded_entries = 0  # more or less
        self._brought = Buckets(brought, clock=clock)
        self._clock = clock
        self.journal = journal
        self.call_after = call_after
        self.grace = grace
        self.keep = keep or Keep()
        self.table_limits = table_limits or TableLimits()
        self.pool = BotPool(bot_processes or os.cpu_count() or 1, thinking_time)
        self.reviews = ReviewJobs(store, journal, review_seconds)
        self.positions = PastPositions()
        self.sessions: dict[str, Session] = {}
        self.broken: set[str] = set()  # tables that could not be read
        self.outages: list[Outage] = []
        self.draining = asyncio.Event()
        self._signing = asyncio.Lock()  # until a sign of life, or its lack, is taken into account
        self._loading: dict[str, dict[str, asyncio.Future[Session]]] = {}  # by table and address
        self._loading_turns = LoadingTurns()
        self._books = Bookkeeping(store, self.read, journal)
        self.own = OwnTables(store, self.sessions, self._read_in_turn)
        self._lobby = Lobby(store, self.sessions, self._known, self._sparing_others, clock)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        words_for_hosts()  # so that nobody has to wait or pay for them later
        await self.store.open(self)
        self._alive = now()  # when this server last gave a sign of life
        self.links = Links(await self.store.secret(), await self.store.former_secret())
        self.links.revoked |= await self.store.revoked()
        self.outages = await self.store.outages()
        self._context = Context(
            self.store,
            self.links,
            self.journal,
            self.pool,
            self.positions,
            self.grace,
            self.spawn,
            self.read,
            self.forget,
            self.open_decided,
            self.notice_outage,
            self._books.note_end,
            self.table_limits,
            self._clock,
            self.draining,
            self.call_after,
        )
        await self._give_sign_of_life()
        self.spawn(self._keep_house())
        self.spawn(self._keep_expiring())
        self.spawn(self._go_on())
        self.spawn(self._books.run())

    def drain(self) -> None:
        """This server is about to end: everybody is told, and bots begin nothing new."""
        self.draining.set()
        for session in self.sessions.values():
            session.announce_end()

    @property
    def awaits_bots(self) -> bool:
        """Whether a bot is about to move at a table that somebody looks at."""
        return any(session.awaits_bots for session in self.sessions.values())

    async def close(self) -> None:
        self._lobby.close()
        for session in self.sessions.values():
            session.close()
        for task in self._tasks:
            task.cancel()
        await self.reviews.close()
        await self.pool.close()
        with contextlib.suppress(Problem):
            await self.store.heartbeat()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.journal.error("task failed", reason=repr(error)[:200])

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._give_sign_of_life()
            except StoreError as problem:
                self.journal.error("not noted as alive", reason=problem.reason)
            for session in list(self.sessions.values()):
                if session.idle and now() - session.used > IDLE:
                    self.forget(session.table.id)
            self._make_room()

    def _loaded_more(self, session: Session) -> None:
        self._loaded_entries += len(session.table.log)
        if self._loaded_entries > self._most_loaded:
            self._make_room()

    def _make_room(self) -> None:
        for session in in_the_way(self.sessions.values(), self._most_loaded):
            self.forget(session.table.id)
        self._loaded_entries = entries_of(self.sessions.values())

    async def _give_sign_of_life(self) -> None:
        async with self._signing:
            await self._sign()

    async def notice_outage(self) -> None:
        """If there was one until just now, take it into account; raises `StoreError`."""
        async with self._signing:
            if now() - self._alive >= MISSED:
                await self._sign()

    async def _sign(self) -> None:
        await self.store.heartbeat()
        if now() - self._alive >= MISSED:
            await self._take_in_outages()
        self._alive = now()

    async def _take_in_outages(self) -> None:
        outages = await self.store.outages()
        if outages == self.outages:
            return
        self.outages[:] = outages
        for session in list(self.sessions.values()):
            if session.table.clocks:  # none of which is right
                await self._if_stored(session.catch_up, reload=True)

    async def _keep_expiring(self) -> None:
        while True:
            await asyncio.sleep(EXPIRING)  # first: by then the machine knows what time it is
            earlier = min(now(), machine_time())  # in doubt nothing is deleted
            await self._if_stored(self.expire, earlier)

    def forget(self, id_: str) -> None:
        """The table is what the store has; it is read again when someone asks for it."""
        session = self.sessions.pop(id_, None)
        if session is not None:
            self.own.note(session.table)
            session.close()

    async def _go_on(self) -> None:
        """After a start: bots go on where they were, so do clocks, and people are called back."""
        for id_ in await self.store.tables_in("playing"):
            with self._sparing_others(id_):
                session = await self._known(id_)
                session.go_on()
        week_ago = now() - 7 * DAY
        for id_ in await self.store.calls.concerning(WAYS, week_ago, MOST_CONCERNING):
            with self._sparing_others(id_):
                (await self._known(id_)).calling.set()

    @contextlib.contextmanager
    def _sparing_others(self, id_: str) -> Iterator[None]:
        """Whatever is wrong with a table affects no other one."""
        try:
            yield
        except TooFast:
            raise  # that is about whoever asks now
        except Problem:
            pass  # whoever asks for the table learns the reason
        except Exception:
            self.journal.failed("table failed", table=id_)

    # What other servers do

    def on_append(self, table: str, seq: int) -> None:
        session = self.sessions.get(table)
        if session is not None and session.table.seq < seq:
            self.spawn(self._if_stored(session.catch_up, seq))

    def on_erase(self, table: str) -> None:
        session = self.sessions.get(table)
        if session is not None:
            self.spawn(self._if_stored(session.read_again))

    def on_revoke(self, person: str, times: int) -> None:
        if times > self.links.revoked.get(person, 0):
            self.links.revoked[person] = times
            for session in self.sessions.values():
                session.show_out(person)

    def on_presence(self, table: str) -> None:
        session = self.sessions.get(table)
        if session is not None:
            self.spawn(self._if_stored(session.look_elsewhere))

    def on_resync(self) -> None:
        self.spawn(self._if_stored(self._look_at_all))

    async def _if_stored(
        self, work: Callable[P, Awaitable[None]], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """If the database is away, everything is looked at once it is back."""
        with contextlib.suppress(Problem):
            await work(*args, **kwargs)

    async def _look_at_all(self) -> None:
        for person, times in (await self.store.revoked()).items():
            self.on_revoke(person, times)
        async with self._signing:
            await self._take_in_outages()
        for session in list(self.sessions.values()):
            session.publish_presence()
            await self._if_stored(session.catch_up)
            await self._if_stored(session.look_elsewhere)
        await self._go_on()

    # Finding tables

    async def table(self, id_: str) -> Session:
        """The table as it is now, loaded if need be; raises `NoTable` or `BrokenTable`."""
        if id_ in self.sessions and self.store.shared:
            await self.sessions[id_].catch_up()
        return await self._known(id_)

    async def visit(self, id_: str, person: str | None) -> Session:
        """The table as it is now, for someone who may look at it; raises `Refusal` to others."""
        session = await self.table(id_)
        visibility.check_look(session.table, person)
        if session.table.opened.from_record and not session.seen:
            session.seen = True
            self.spawn(self._note_look(id_))
        return session

    async def _note_look(self, id_: str) -> None:
        """So that a record somebody looks at is kept (ROOM-18)."""
        with contextlib.suppress(Problem):
            await self.store.note_look(id_, now(), DAY)

    async def is_concerned(self, id_: str, person: str | None) -> bool:
        """Whether a table is someone's, or was; it is not loaded for that."""
        session = self.sessions.get(id_)
        if session is not None:
            return session.table.concerns(person)
        return person is not None and id_ in await self.store.tables_of(person, MOST_LOOKED_AT)

    async def _known(self, id_: str) -> Session:
        """The table; what another server has just written may not be known yet."""
        if id_ in self.sessions:
            self.sessions[id_].used = now()
            return self.sessions[id_]
        loading = self._loading.setdefault(id_, {})
        address = current().payer.address  # nobody waits until it is another's turn
        if address not in loading:
            loading[address] = asyncio.ensure_future(self._load(id_))
            loading[address].add_done_callback(lambda _: self._on_loaded(id_, address))
        return await asyncio.shield(loading[address])

    def _on_loaded(self, id_: str, address: str) -> None:
        loading = self._loading[id_]
        del loading[address]
        if not loading:
            del self._loading[id_]

    async def _load(self, id_: str) -> Session:
        async with self._loading_turns.turn():
            session = self.sessions.get(id_)
            if session is None:
                fresh = Session(self._context, await self.read(id_))
                session = self.sessions.setdefault(id_, fresh)
                self._loaded_more(session)
        if self.store.shared:
            await session.catch_up()  # from now on the store notifies; this came in between
            await session.look_elsewhere()
        return session

    async def read(self, id_: str) -> Table:
        """The table as the store has it; raises `NoTable` or `BrokenTable`."""
        try:
            log = await self.store.log(id_)
            if not log:
                raise NoTable()
            table = await in_thread(Table.load, id_, log, self.outages)
        except BrokenTable as broken:
            self._note_broken(id_, broken)
            raise
        self.broken.discard(id_)
        return table

    async def _read_in_turn(self, id_: str) -> Table:
        async with self._loading_turns.turn():
            return await self.read(id_)

    def _note_broken(self, id_: str, broken: BrokenTable) -> None:
        """Once for each table: whoever asks again must not fill the journal."""
        if id_ not in self.broken:
            self.broken.add(id_)
            seq = int(broken.arguments.get("seq", 1))
            reason = type(broken.__cause__ or broken).__name__  # more might quote the entry
            self.journal.error("table broken", table=id_, seq=seq, reason=reason)

    # Opening tables

    async def open_table(self, person: str, new: wire.NewTable) -> str:
        return await self._open_new(await in_thread(opening.new_table, person, new))

    async def fork(self, id_: str, person: str, wish: wire.Fork) -> str:
        """Continue from a move of another table, with chance of its own."""
        session = await self.visit(id_, person)
        self._check_brought(person)
        match, table = await session.fork(wish.at), session.table
        first = opening.fork(table, match, person, wish)
        hidden = visibility.hidden_until(table, wish.at)
        running = [one.id for one in await self._origins(table) if not visibility.is_over(one)]
        first = msgspec.structs.replace(first, unfinished=tuple(running))
        return await self._open_new(first, match.record(), hidden)

    async def bring(self, person: str, data: bytes) -> str:
        """A table to look at a record that somebody brings; raises `BadRecord`."""
        if len(data) > MOST_RECORD:
            raise Problem("room-record-too-long", line=1, most=MOST_RECORD)
        async with self._loading_turns.turn():
            record = await in_thread(loads, data)
            if len(record.body) > MOST_ENTRIES:
                raise BadRecord(len(record.body), "room-record-too-many", most=MOST_ENTRIES)
            self._check_brought(person)
            match = await in_thread(replay, record)
            return await self._open_new(opening.brought(match, person), record)

    async def _open_new(
        self, first: Opened, record: Record | None = None, hidden: Collection[int] = ()
    ) -> str:
        id_ = self.links.new_table()
        await self.open_decided(Opening(id_, first, record, hidden))
        if record is not None:
            for who in set(account_of(first.host)):
                self._brought.of(who).spend(len(record.body))
        return id_

    def _check_brought(self, person: str) -> None:
        """Raise `BroughtEnough` if they, or others at their address, have brought too much."""
        if any(self._brought.of(who).empty for who in account_of(person)):
            raise BroughtEnough("room-brought-enough")

    async def open_decided(self, new: Opening) -> None:
        """Log how a table begins, then apply it; raises `Conflict` if it is there already."""
        id_, first = new.id, new.opened
        decision = await in_thread(opening.decide_opening, new)
        log = opening.first_log(decision, first.host)
        row = TableRow(id_, opening.first_phase(new, decision), first.public, log[-1].at)
        await self.store.append(id_, log, row, people_in(log))
        table = await in_thread(Table.load, id_, log, self.outages)
        session = self.sessions.setdefault(id_, Session(self._context, table))
        session.note_address(first.host)
        self._loaded_more(session)
        session.go_on()

    # Forgetting

    async def delete(self, id_: str, person: str) -> None:
        """The host deletes a table at which nobody plays (ROOM-18)."""
        session = await self.table(id_)
        async with session.lock:
            await session.replica.read_on()
            if person != session.table.host:
                raise Refusal("ROOM-18", "room-delete-host")
            if session.table.state == "playing":
                raise Refusal("ROOM-18", "room-delete-playing")
            await self._books.enter(id_)
            await self._delete(id_)

    async def _delete(self, id_: str) -> None:
        self.forget(id_)
        await self.store.delete(id_)
        await self.store.calls.drop_table(id_)
        await self._all_loaded(id_)
        self.forget(id_)

    async def erase(self, person: str) -> list[str]:
        """Take someone's names and words out of all tables (ROOM-18); those where there were any.

        A table that cannot be read is left as it is.
        """
        people = await identities(self.store.documents, person)
        erased = []
        for id_ in sorted({id_ for one in people for id_ in await self.store.tables_with(one)}):
            with contextlib.suppress(BrokenTable):
                if await self.store.erase(id_, people):
                    erased.append(id_)
                    await self._read_again(id_)
        for one in people:
            await self.store.results.erase(one, ERASED)
        await forget_name(People(self.store.documents), person)
        return erased

    async def _read_again(self, id_: str) -> None:
        await self._all_loaded(id_)
        if id_ in self.sessions:
            await self.sessions[id_].read_again()

    async def _all_loaded(self, id_: str) -> None:
        """A table that is being loaded may have been read before it changed."""
        if id_ in self._loading:
            await asyncio.wait(self._loading[id_].values())

    async def revoke(self, person: str) -> None:
        """Make the cookie or token that someone has worthless."""
        self.on_revoke(person, await self.store.revoke(person))

    async def expire(self, at: int) -> None:
        """Delete the tables whose time has come (ROOM-18), except those that someone looks at."""
        for days, states in ((self.keep.finished, ENDED), (self.keep.abandoned, UNFINISHED)):
            if not days:
                continue
            tables = await self.store.untouched(states, at - int(days * DAY))
            if states is ENDED:
                for id_ in tables:
                    await self._books.enter(id_)
            await self._expire(tables)
        if self.keep.abandoned:  # plans of such tables among them
            before = at - int(self.keep.abandoned * DAY)
            await self.store.documents.expire(Planned.kind, before)
        if self.keep.brought:
            await self._expire(await self.store.brought(at - int(self.keep.brought * DAY)))

    async def _expire(self, tables: list[str]) -> None:
        for id_ in tables:
            session = self.sessions.get(id_)
            if session is None or session.idle:
                await self._delete(id_)
                self.journal.info("table deleted", table=id_)

    # Handing out

    async def record(self, id_: str, person: str | None = None) -> bytes:
        """The record of a game that is over, and of which no earlier part still runs."""
        table = await (await self.visit(id_, person)).durable()
        match = visibility.check_record(table, await self._origins(table))
        record = match.copy().record()
        return await in_thread(dumps, record)

    async def _origins(self, table: Table) -> list[Table]:
        """The tables from which this one was continued and at which somebody may still play.

        The record holds their seeds. At one that was deleted, or broke when its game was over,
        nobody plays on; what it was continued from itself was noted when this table was opened.
        """
        origins: dict[str, Table] = {}
        gone: set[str] = set()
        waiting = origins_of(table)
        while waiting:
            id_ = waiting.pop()
            if id_ in origins or id_ in gone:
                continue
            try:
                origins[id_] = await (await self.table(id_)).durable()
                waiting += origins_of(origins[id_])
            except NoTable:
                gone.add(id_)
            except BrokenTable:
                if id_ in await self.store.tables_in("playing"):
                    raise
                gone.add(id_)
        return list(origins.values())

    async def review(
        self, id_: str, person: str | None = None, make: bool = False
    ) -> tuple[Table, Progress]:
        """How far the review of a finished game is; if need be it is made."""
        table = await (await self.visit(id_, person)).durable()
        visibility.check_review(table, await self._origins(table))
        look = self.reviews.make if make else self.reviews.look
        return table, await look(table, person or "")

    async def reviewed_move(
        self, id_: str, ply: int, person: str | None = None
    ) -> wire.MomentShown:
        """The position in which a move was made, and what would have been better."""
        table, progress = await self.review(id_, person)
        moment = next((m for m in progress.kept.moments if m.ply == ply and m.better), None)
        if moment is None:
            raise Refusal("ROOM-4", "room-review-no-move")
        assert table.match is not None
        then = await self.positions.at(id_, table.match, ply)
        return moment_shown(table, then, moment)

    async def lists(self, person: str | None) -> wire.TableLists:
        return await self._lobby.lists(person)


def origins_of(table: Table) -> list[str]:
    """The tables that a table knows to have been continued from."""
    before = table.opened.came_from
    return [*table.opened.unfinished, *([] if before is None else [before[0]])]
