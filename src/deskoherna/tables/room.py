"""All tables of one server: opened, found, listed, and forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

import msgspec

from deskoherna.bots import default_bot, on_shelf
from deskoherna.catalogue import game as game_named
from deskoherna.catalogue import game_of, replay
from deskoherna.kernel import (
    AnyGame,
    BadRecord,
    Problem,
    Record,
    Refusal,
    dumps,
    loads,
)
from deskoherna.kernel.match import chance_line
from deskoherna.kernel.record import LONGEST_NAME

from . import telling, wire
from .clock import Outage
from .commands import proper_name
from .entries import Chair, Hidden, Opened
from .journal import Journal
from .links import Links
from .live import GRACE, MOST_ENTRIES, LiveTable, people_in
from .reviews import SECONDS, Progress, Reviews, reviewed
from .store import Row, Store, Taken
from .table import Table, now
from .thinking import Thinkers

THINKING_TIME = 10.0  # seconds a bot may take for a move
HEARTBEAT = 5.0  # seconds
IDLE = 300_000  # milliseconds after which a table nobody looks at is forgotten
MOST_LISTED = 50
MOST_RECORD = 2 << 20  # bytes of a record somebody brings


class NoTable(Problem):
    """There is no such table."""


class Room:
    def __init__(
        self,
        store: Store,
        journal: Journal,
        grace: float = GRACE,
        thinking_time: float = THINKING_TIME,
        thinkers: int | None = None,
        review_seconds: float = SECONDS,
    ) -> None:
        self.store = store
        self.log = journal
        self.grace = grace
        self.thinkers = Thinkers(thinkers or os.cpu_count() or 1, thinking_time)
        self.reviews = Reviews(store, journal, review_seconds)
        self.live: dict[str, LiveTable] = {}
        self.outages: list[Outage] = []
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open(self)
        self.links = Links(await self.store.secret())
        self.outages = await self.store.outages()
        await self.store.still_alive()
        self.spawn(self._keep_house())
        self.spawn(self._go_on())

    async def close(self) -> None:
        for live in self.live.values():
            live.close()
        for task in self._tasks:
            task.cancel()
        await self.reviews.close()
        await self.thinkers.close()
        with contextlib.suppress(Problem):
            await self.store.still_alive()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.log.error("task failed", reason=repr(error)[:200])

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.store.still_alive()
            except Problem as problem:
                self.log.error("not noted as alive", reason=repr(problem.__cause__)[:200])
            for live in list(self.live.values()):
                if live.idle and now() - live.used > IDLE:
                    self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """The table is what the disk has; it is read again when someone asks for it."""
        live.close()
        self.live.pop(live.table.id, None)

    async def _go_on(self) -> None:
        """After a start: bots go on where they were, and so do clocks."""
        for id_ in await self.store.tables_in("playing"):
            with contextlib.suppress(Problem):
                live = await self._known(id_)
                live.attendant.go_on()

    # What other servers do

    def wrote(self, table: str, seq: int) -> None:
        live = self.live.get(table)
        if live is not None and live.table.seq < seq:
            self.spawn(self._told(live.catch_up(seq)))

    def came_or_went(self, table: str) -> None:
        live = self.live.get(table)
        if live is not None:
            self.spawn(self._told(live.look_elsewhere()))

    def missed(self) -> None:
        self.spawn(self._told(self._look_at_all()))

    async def _told(self, work: Coroutine[Any, Any, None]) -> None:
        """If the database is away, everything is looked at once it is back."""
        with contextlib.suppress(Problem):
            await work

    async def _look_at_all(self) -> None:
        outages = await self.store.outages()
        anew = outages != self.outages  # then no clock is right
        self.outages[:] = outages
        for live in list(self.live.values()):
            live.show_present()
            await self._told(live.catch_up(anew=anew and live.table.clock is not None))
            await self._told(live.look_elsewhere())
        await self._go_on()

    # Finding tables

    async def table(self, id_: str) -> LiveTable:
        """The table as it is now, loaded if need be; raises `NoTable` or `BrokenTable`."""
        if id_ in self.live and self.store.shared:
            await self.live[id_].catch_up()
        return await self._known(id_)

    async def _known(self, id_: str) -> LiveTable:
        """The table; what another server has just written may not be known yet."""
        if id_ in self.live:
            self.live[id_].used = now()
            return self.live[id_]
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_))
        try:
            return await asyncio.shield(self._loading[id_])
        finally:
            self._loading.pop(id_, None)

    async def _load(self, id_: str) -> LiveTable:
        live = LiveTable(self, await self.read(id_))
        live = self.live.setdefault(id_, live)
        if self.store.shared:
            await live.catch_up()  # from now on we are told; this is what came in between
            await live.look_elsewhere()
        return live

    async def read(self, id_: str) -> Table:
        log = await self.store.log(id_)
        if not log:
            raise NoTable("room-no-table")
        return await asyncio.to_thread(Table.load, id_, log, self.outages)

    # Opening tables

    async def open_table(self, person: str, new: wire.NewTable) -> str:
        game = game_named(new.game)
        setup = game.setup(len(new.seats), new.options)
        chairs = seat(game, person, new.seats)
        opened = self._opened(game, setup.options, person, chairs)
        opened = msgspec.structs.replace(
            opened, public=new.public, clock=new.clock, offers=new.offers, hints=new.hints
        )
        return await self._open(person, opened)

    async def rematch(self, table: Table) -> str:
        """The same people, bots, options and clock; tried again after a crash, the same table."""
        chairs = tuple(
            Chair(chair.person, chair.name, chair.bot, used=chair.person is not None)
            if chair.bot is None or chair.person is None
            else Chair(chair.person, chair.name, used=True)
            for chair in table.chairs
        )
        opened = self._opened(table.game, table.setup.options, table.host, chairs)
        before = table.opened
        opened = msgspec.structs.replace(
            opened,
            public=before.public,
            clock=before.clock,
            offers=before.offers,
            hints=before.hints,
        )
        id_ = self.links.following(table.id)
        with contextlib.suppress(Taken):
            await self._open(table.host, opened, id_=id_)
        return id_

    async def fork(self, id_: str, person: str, wish: wire.Fork) -> str:
        """Continue from a move of another table, with chance of its own."""
        live = await self.table(id_)
        match = await live.fork(wish.at)
        if match.result is not None:
            raise Refusal("ROOM-3", "room-finished")
        if len(wish.seats) != match.setup.seats:
            raise Refusal(
                "ROOM-5", "room-seats", seats=len(wish.seats), known=str(match.setup.seats)
            )
        chairs = seat(match.game, person, wish.seats)
        opened = self._opened(match.game, match.setup.options, person, chairs)
        hints = live.table.opened.hints
        opened = msgspec.structs.replace(opened, came_from=(id_, wish.at), hints=hints)
        return await self._open(person, opened, match.record(), hidden=live.table.hidden)

    async def bring(self, person: str, data: bytes) -> str:
        """A table to look at a record that somebody brings; raises `BadRecord`."""
        if len(data) > MOST_RECORD:
            raise Problem("room-record-too-long", line=1, most=MOST_RECORD)
        record = loads(data)
        if len(record.body) > MOST_ENTRIES:
            raise BadRecord(len(record.body), "room-record-too-many", most=MOST_ENTRIES)
        game = game_of(record)
        match = await asyncio.to_thread(replay, record)
        names = [*match.players, *[""] * (match.setup.seats - len(match.players))]
        chairs = tuple(Chair(name=name[:LONGEST_NAME]) for name in names)
        opened = self._opened(game, match.setup.options, person, chairs)
        opened = msgspec.structs.replace(opened, review=True)
        return await self._open(person, opened, record)

    def _opened(
        self, game: AnyGame, options: dict[str, Any], host: str, chairs: tuple[Chair, ...]
    ) -> Opened:
        setup = game.setup(len(chairs), options)
        return Opened(game.id, game.rules_version, options, host, chairs, chance_line(setup))

    async def _open(
        self,
        person: str,
        opened: Opened,
        record: Record | None = None,
        id_: str | None = None,
        hidden: Collection[int] = (),
    ) -> str:
        id_ = id_ or secrets.token_urlsafe(9)
        table = Table.open(id_, opened, person)
        table.outages = self.outages
        if record is not None:
            await asyncio.to_thread(table.lay_out, record)
            for number in sorted(table.exhibits.keys() & set(hidden)):
                table.add(Hidden(number, hidden=True))
        if table.state == "waiting" and all(chair.ready for chair in table.chairs):
            table.start()
        fresh = table.take_fresh()
        row = Row(id_, table.state, opened.public, fresh[-1].at)
        await self.store.append(id_, fresh, row, people_in(fresh))
        live = self.live[id_] = LiveTable(self, table)
        live.attendant.go_on()
        return id_

    # Handing out

    async def record(self, id_: str) -> bytes:
        """The record of a game that is over, and of which no earlier part still runs."""
        live = await self.table(id_)
        record = await live.record()
        if await self._goes_on_elsewhere(live.table):
            raise Refusal("ROOM-6", "room-record-secret")
        return dumps(record)

    async def _goes_on_elsewhere(self, table: Table) -> bool:
        """Whether a game still runs that this one was continued from."""
        before = table.opened.came_from
        while before is not None:
            earlier = await (await self.table(before[0])).durable()
            if earlier.state not in ("over", "closed"):
                return True
            before = earlier.opened.came_from
        return False

    async def review(self, id_: str, make: bool = False) -> tuple[Table, Progress]:
        """How far the review of a finished game is; if need be it is made."""
        table = await (await self.table(id_)).durable()
        reviewed(table)
        if await self._goes_on_elsewhere(table):
            raise Refusal("ROOM-6", "room-review-origin")
        return table, await (self.reviews.make(table) if make else self.reviews.look(table))

    async def reviewed_move(self, id_: str, ply: int) -> wire.MomentShown:
        """The position in which a move was made, and what would have been better."""
        table, progress = await self.review(id_)
        moment = next((m for m in progress.kept.moments if m.ply == ply and m.better), None)
        if moment is None:
            raise Refusal("ROOM-4", "room-review-no-move")
        return telling.moment_shown(table, moment)

    async def lists(self, person: str | None) -> wire.TablesTold:
        mine = await self.store.tables_of(person, MOST_LISTED) if person else []
        waiting = await self.store.tables_in("waiting", public=True)
        running = await self.store.tables_in("playing", public=True)
        return wire.TablesTold(
            await self._listed(mine, person, lambda live: live.table.concerns(person)),
            await self._listed(waiting[:MOST_LISTED], person, LiveTable.invites),
            await self._listed(running[:MOST_LISTED], person),
        )

    async def _listed(
        self,
        ids: Sequence[str],
        person: str | None,
        wanted: Callable[[LiveTable], bool] = lambda live: True,
    ) -> tuple[wire.TableTold, ...]:
        found = []
        for id_ in ids:
            with contextlib.suppress(Problem):
                live = await self._known(id_)
                table = await live.durable()
                if wanted(live):
                    found.append(listed(table, live.away, person))
        return tuple(found)


def seat(game: AnyGame, person: str, seats: Sequence[wire.NewSeat]) -> tuple[Chair, ...]:
    """Chairs for who is to sit at a new table; raises `Refusal`."""
    chairs = []
    for wish in seats:
        if wish.who == "bot":
            name = on_shelf(game, wish.bot or default_bot(game))
            chairs.append(Chair(name=name, bot=name))
        elif wish.who == "friend":
            chairs.append(Chair())
        else:
            chairs.append(Chair(person, proper_name(wish.name), used=True))
    return tuple(chairs)


def listed(table: Table, away: Collection[int], person: str | None) -> wire.TableTold:
    match = table.match
    mine = table.seats_of(person)
    return wire.TableTold(
        id=table.id,
        game=table.game.id,
        options=dict(table.setup.options),
        state=table.state,
        seats=tuple(telling.seat_told(chair, n in away) for n, chair in enumerate(table.chairs)),
        clock=table.opened.clock,
        plies=len(match.plies) if match is not None else 0,
        opened=table.log[0].at,
        changed=table.log[-1].at,
        your_turn=table.state == "playing" and any(seat in mine for seat in table.awaited),
    )
