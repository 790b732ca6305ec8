"""A table in use. One command at a time is decided, logged, applied, answered and published."""

from __future__ import annotations

import asyncio
from typing import Any

from deskoherna.kernel import AnyMatch, Problem, Refusal

from .. import wire
from ..advice.hints import Hints
from ..advice.plans import LocalPlans, with_suggestion
from ..log.entries import Logged, Opened, Rematch, Seated
from ..log.table import BrokenTable, Phase, Table, now
from ..projection import advice, entries, position, visibility
from ..projection.messages import encode, problem
from ..projection.status import status, you
from ..projection.viewer import Viewer
from ..projection.visibility import viewer_of
from ..stores.presence import Presence, Suggestion
from ..stores.store import Conflict, StoreError, TableRow
from .bots import Bots
from .broadcast import Broadcast, Change, is_moves, is_talk
from .call import Call, PassedOn, Planned, Reply, Switched
from .clocks import ClockWatch
from .context import Context
from .decisions import Decision
from .handlers import HANDLERS, Handler
from .subscriber import Subscriber

MOST_ENTRIES = 20_000  # of one table
MOST_SUBSCRIBERS = 500  # at one table
A_MOMENT = 600_000  # milliseconds


class Crowded(Problem):
    """As many look at the table as may."""


class Session:
    def __init__(self, context: Context, table: Table) -> None:
        self.context = context
        self.table = table
        self.subscribers: set[Subscriber] = set()
        self.used = now()
        self.lock = asyncio.Lock()
        self.closed = False
        self.bots = Bots(self)
        self.clocks = ClockWatch(self)
        self.hints = Hints(context.pool, context.journal, self._on_hint)
        self.local = LocalPlans(table, lambda: context.spawn(self._publish_plans()))
        self._published = table.seq
        self._published_status: tuple[Any, ...] | None = None
        self._published_plans = wire.PlansView()
        self._row: TableRow | None = None
        self._leaving: set[Subscriber] = set()  # who has just dropped out and may come back
        self._here = Presence()
        self._elsewhere = Presence()  # at other servers

    # Looking

    async def subscribe(self, subscriber: Subscriber, after: int) -> None:
        async with self.lock:
            if len(self.subscribers) >= MOST_SUBSCRIBERS:
                raise Crowded("room-crowded")
            self.subscribers.add(subscriber)
            subscriber.viewer = viewer_of(self.table, subscriber.person)
            subscriber.send(encode(self._welcome(subscriber.person, subscriber.viewer, after)))
            self._note_presence()
            self.go_on()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """The subscriber's socket has gone."""
        self.subscribers.discard(subscriber)
        self.used = now()
        wait = 0.0
        if subscriber.viewer.seats:
            self._leaving.add(subscriber)
            wait = self.context.grace
        asyncio.get_running_loop().call_later(wait, self._has_left, subscriber)

    def _welcome(self, person: str | None, viewer: Viewer, after: int) -> wire.Welcome:
        table = self.table
        return wire.Welcome(
            table.seq,
            now(),
            self.status(),
            you(table, person, viewer, self.context.links),
            entries.entries(table, after, viewer),
            position.position(table, viewer),
            advice.plans(table, self.local.plans, self._elsewhere.plans),
            advice.hints(table, viewer, self.hints.standing(table)),
        )

    async def look(self, person: str | None, after: int = 0) -> wire.Welcome:
        async with self.lock:
            return self._welcome(person, viewer_of(self.table, person), after)

    async def durable(self) -> Table:
        """The table when nothing is being done at it."""
        async with self.lock:
            return self.table

    async def past(
        self, person: str | None, ply: int, seat: int | None
    ) -> tuple[int, AnyMatch, Any]:
        """The match after so many moves, and what one of the person's seats sees of it."""
        async with self.lock:
            match = self.table.match
            viewer = viewer_of(self.table, person)
            if match is None:
                raise Refusal("ROOM-10", "room-not-started")
            if not 0 <= ply <= len(match.plies):
                raise Refusal("ROOM-4", "room-continue-nowhere", moves=len(match.plies))
            seat = visibility.past_seat(self.table, viewer, seat)
            then = match.after(ply) if ply < len(match.plies) else match
            return ply, then, visibility.seat_view(self.table, then, seat)

    async def fork(self, at: int) -> AnyMatch:
        """The match as it stood after so many moves, to go on from there at another table."""
        async with self.lock:
            if self.table.match is None:
                raise Refusal("ROOM-10", "room-not-started")
            return self.table.match.fork(at)

    def status(self) -> wire.Status:
        spectators = self._here.spectators + self._elsewhere.spectators
        return status(self.table, self.away, spectators)

    @property
    def away(self) -> set[int]:
        """The seats whose people do not look at the table, here or at other servers."""
        return set(range(len(self.table.chairs))) - self._here.seats - self._elsewhere.seats

    def invites(self) -> bool:
        """Whether a seat is free and somebody waits there, or did a moment ago."""
        free = any(chair.open for chair in self.table.chairs)
        waited_for = len(self.away) < len(self.table.chairs)
        return free and (waited_for or now() - self.table.log[-1].at < A_MOMENT)

    # Commands

    async def command(
        self, person: str | None, command: wire.AnyCommand, subscriber: Subscriber | None = None
    ) -> wire.AnyFrame:
        """Carry out a command and answer; a subscriber is answered before the news goes out."""
        async with self.lock:
            try:
                answer = await self._answer(person, command, subscriber)
            except Problem:
                self.publish()  # what another server wrote may be the reason
                self.go_on()
                raise
            if subscriber is not None:
                subscriber.send(encode(answer))
            self.publish()
            self.go_on()
            return answer

    async def _answer(
        self, person: str | None, command: wire.AnyCommand, subscriber: Subscriber | None
    ) -> wire.AnyFrame:
        try:
            if self.closed:
                raise StoreError("room-database-failed")  # the store may know more than we do
            return await self._handle(person, command, subscriber)
        except Problem as refused:
            if subscriber is None:
                raise
            return wire.Refused(command.id, problem(refused))

    async def _handle(
        self, person: str | None, command: wire.AnyCommand, subscriber: Subscriber | None
    ) -> wire.AnyFrame:
        """Decide until no other server has written in between."""
        handler = HANDLERS[type(command)]
        while True:
            if person is not None and handler.logged:
                before = self.table.answered(person, command.id)
                if before is not None:
                    return wire.Done(command.id, before)  # it was sent twice
            try:
                reply = self._reply(handler, person, command, subscriber)
                return await self._carry_out(reply, person, command, subscriber)
            except Conflict:
                continue
            except Refusal:
                if handler.reads or not await self._read_on():
                    raise

    def _reply(
        self,
        handler: Handler,
        person: str | None,
        command: wire.AnyCommand,
        subscriber: Subscriber | None,
    ) -> Reply:
        full = handler.logged and self.table.seq > MOST_ENTRIES
        if full and not isinstance(command, wire.Play):
            raise Refusal("ROOM-8", "room-table-full")
        viewer = subscriber.viewer if subscriber else viewer_of(self.table, person)
        plans = self.local.plans
        return handler.reply(Call(self.table, command, person, viewer, self.context.links, plans))

    async def _carry_out(
        self,
        reply: Reply,
        person: str | None,
        command: wire.AnyCommand,
        subscriber: Subscriber | None,
    ) -> wire.AnyFrame:
        match reply:
            case Decision():
                await self.append(reply, person, command.id)
                if reply.hint is not None:
                    self._think_about_hint(reply.hint)
            case Planned():
                self.local.plans = reply.plans
            case Switched():
                if subscriber is not None:
                    subscriber.viewer = reply.viewer
                    subscriber.send(encode(self._welcome(person, reply.viewer, 0)))
            case PassedOn():
                self._pass_on(reply.frame, subscriber)
            case _:
                return reply
        seq = self.table.answered(person, command.id) if person is not None else None
        return wire.Done(command.id, self.table.seq if seq is None else seq)

    def _pass_on(self, frame: wire.Drafted | None, maker: Subscriber | None) -> None:
        """Let those who look just now watch a move in the making."""
        if frame is None:
            return
        encoded = encode(frame)
        for subscriber in self.subscribers:
            if subscriber is not maker:
                subscriber.send_if_keeping_up(encoded)

    # The log

    async def append(
        self, decision: Decision, person: str | None = None, id_: str | None = None
    ) -> None:
        """Log what was decided, then apply it; raises `Conflict` or `StoreError`.

        If that fails nothing has happened, unless the store says otherwise.
        """
        if not decision.entries:
            return
        for entry in decision.entries:
            if isinstance(entry, Rematch):
                await self.context.open_rematch(self.table)
        table = self.table
        log = table.numbered(decision.entries, person, id_)
        row = self._changed_row(decision.phase(table.state), log[-1].at)
        try:
            await self.context.store.append(table.id, log, row, people_in(log))
        except (Conflict, Problem) as failure:
            self._row = None
            if isinstance(failure, Problem):
                reason = repr(failure.__cause__)
                self.context.journal.error("not saved", table=table.id, reason=reason)
            await self._find_out()
            raise
        self._apply(log)
        self.used = now()

    def _apply(self, log: list[Logged]) -> None:
        try:
            for logged in log:
                self.table.apply(logged)
        except BrokenTable:
            self.context.forget(self.table.id)
            raise

    async def _find_out(self) -> None:
        """Whether an append that failed is in the store all the same, only the store can say."""
        try:
            await self._apply_stored()
        except Problem:
            self.context.forget(self.table.id)  # whoever comes next reads all of it
            raise

    async def _apply_stored(self) -> bool:
        """Whether the store has entries that are not applied here yet; now they are."""
        log = await self.context.store.log(self.table.id, self.table.seq)
        self._apply(log)
        return bool(log)

    async def _read_on(self) -> bool:
        """Whether another server has written something that is known here only now."""
        return self.context.store.shared and await self._apply_stored()

    def _changed_row(self, phase: Phase, at: int) -> TableRow | None:
        row = TableRow(self.table.id, phase, self.table.opened.public, 0)
        if row == self._row:
            return None
        self._row = row
        return row._replace(changed=at)

    # Other servers

    async def catch_up(self, seq: int | None = None, reload: bool = False) -> None:
        """Read what another server wrote, up to a number or all there is, and publish it."""
        async with self.lock:
            if self.closed or (seq is not None and seq <= self.table.seq):
                return
            if reload:
                await self._reload()
            else:
                await self._read_on()
            self.publish()
            self.go_on()

    async def _reload(self) -> None:
        self._row = None
        try:
            self.table = await self.context.load(self.table.id)
        except Problem:
            self.context.forget(self.table.id)
            raise

    async def look_elsewhere(self) -> None:
        """Ask who looks at this table at other servers."""
        async with self.lock:
            before = self._elsewhere
            self._elsewhere = await self.context.store.presence_elsewhere(self.table.id)
            if self.closed:
                return
            if self._elsewhere[:2] != before[:2]:
                self._publish_status()
            self.publish()

    def publish_presence(self) -> None:
        """Let other servers know who looks at this table here."""
        self.context.store.publish_presence(self.table.id, self._here)

    # Publishing

    def publish(self) -> None:
        """Send everyone what is durable and has not been sent."""
        after, self._published = self._published, self.table.seq
        if self.closed:
            return
        plans = self._changed_plans()
        if self.local.plans != self._here.plans:
            self._count_present()
        if after == self._published:
            if plans is not None:
                self._send(wire.News(self._published, (), plans=plans))
            return
        fresh = self.table.log[after:]
        if not is_moves(fresh):
            self._update_viewers()
        status = self._changed_status(fresh)
        hints = self.hints.standing(self.table)
        change = Change(self.table, after, status, plans, hints)
        broadcast = Broadcast(change, self.context.links)
        for subscriber in self.subscribers:
            subscriber.send(broadcast.frame(subscriber))

    def _changed_status(self, fresh: list[Logged]) -> wire.Status | None:
        """The status, unless it is the one that everyone knows."""
        table = self.table
        if is_talk(fresh):
            return None
        known, self._published_status = (
            self._published_status,
            (table.state, table.proposal, tuple(table.time_up)),
        )
        return None if known == self._published_status and is_moves(fresh) else self.status()

    def _changed_plans(self) -> wire.PlansView | None:
        """What is planned, unless it is what everyone knows."""
        if not self.table.game.cooperative:
            return None
        self.local.tidy(self.table)
        plans = advice.plans(self.table, self.local.plans, self._elsewhere.plans)
        if plans == self._published_plans:
            return None
        self._published_plans = plans
        return plans

    def _update_viewers(self) -> None:
        """Who sits where may have changed."""
        for subscriber in self.subscribers:
            viewer = viewer_of(self.table, subscriber.person)
            if viewer.seats != subscriber.viewer.seats:
                subscriber.viewer = viewer
                self._count_present()

    async def _publish_plans(self) -> None:
        """What is planned has changed by itself."""
        async with self.lock:
            self.publish()

    def _publish_status(self) -> None:
        self._send(wire.News(self._published, (), self.status()))

    def _send(self, news: wire.News) -> None:
        frame = encode(news)
        for subscriber in self.subscribers:
            subscriber.send(frame)

    # Hints

    def _think_about_hint(self, seat: int) -> None:
        if self.table.match is not None:
            view = visibility.seat_view(self.table, self.table.match, seat)
            self.hints.think(self.table, seat, view)
        self._publish_hints(seat)

    def _on_hint(self, seat: int, seq: int) -> None:
        self.context.spawn(self._hinted(seat, seq))

    async def _hinted(self, seat: int, seq: int) -> None:
        async with self.lock:
            asked = self.table.hinted.get(seat)
            if self.closed:
                return
            if asked is not None and asked.seq != seq:
                self._think_about_hint(seat)  # it is asked something else by now
            else:
                self._publish_hints(seat)

    def _publish_hints(self, seat: int) -> None:
        """Send the person at a seat what is known of their hints."""
        standing = self.hints.standing(self.table)
        for subscriber in self.subscribers:
            if seat in subscriber.viewer.seats:
                hints = advice.hints(self.table, subscriber.viewer, standing)
                subscriber.send(encode(wire.News(self._published, (), hints=hints)))

    # Who is present

    def _note_presence(self) -> None:
        """Who looks at the table here has changed."""
        self._count_present()
        self._publish_status()

    def _count_present(self) -> None:
        there = self.subscribers | self._leaving
        seats = frozenset(seat for subscriber in there for seat in subscriber.viewer.seats)
        spectators = sum(not subscriber.viewer.seats for subscriber in self.subscribers)
        here = Presence(seats, spectators, self.local.plans)
        if here != self._here:
            self._here = here
            self.publish_presence()

    def _has_left(self, subscriber: Subscriber) -> None:
        self._leaving.discard(subscriber)
        if not self.closed:
            self.context.spawn(self._publish_presence_here())

    async def _publish_presence_here(self) -> None:
        async with self.lock:  # what is not durable yet is not sent
            self._note_presence()

    # What goes on by itself

    def go_on(self) -> None:
        """Bots that are asked begin to think, and the clocks are set."""
        if not self.closed:
            self.bots.go_on()
            self.clocks.set()

    def suggest(self, suggestion: Suggestion) -> None:
        """A bot proposes a move to its partner (ROOM-15)."""
        self.local.plans = with_suggestion(self.local.plans, suggestion)
        self.publish()

    @property
    def watched(self) -> bool:
        return bool(self.subscribers)

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until someone comes."""
        busy = not (self.bots.idle and self.clocks.idle and self.hints.idle)
        return not (busy or self.subscribers or self.lock.locked())

    def close(self) -> None:
        self.closed = True
        self.bots.close()
        self.clocks.close()
        self.hints.close()
        self.local.close()
        for subscriber in self.subscribers:
            subscriber.end()
        if self._here != Presence():
            self.context.store.publish_presence(self.table.id, Presence())


def people_in(log: list[Logged]) -> set[str]:
    """Who sat down in these entries."""
    people: set[str] = set()
    for logged in log:
        if isinstance(logged.entry, Seated) and logged.entry.chair.person:
            people.add(logged.entry.chair.person)
        elif isinstance(logged.entry, Opened):
            chairs = logged.entry.chairs
            people |= {logged.entry.host, *(chair.person for chair in chairs if chair.person)}
    return people
