"""A table in use. One command at a time is decided, logged, applied, answered and published."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, KeysView
from typing import TypeVar

from deskoherna.kernel import AnyMatch, Problem, Refusal

from .. import wire
from ..advice.hints import Hints
from ..advice.plans import LocalPlans, with_suggestion
from ..advice.scheduling import Account, Addresses, Attention
from ..cost import current, in_thread, on_the_loop
from ..log.entries import command_id
from ..log.now import now
from ..log.table import Table
from ..projection import log_view, visibility
from ..projection.messages import encode, problem
from ..projection.visibility import viewer_of
from ..stores.presence import Suggestion
from ..stores.store import Conflict, StoreError
from .audience import Audience
from .bots import Bots
from .call import Call, InThread, Relay, Reply, SetPlans, SetSight, SetViewer
from .calling import Calling
from .clocks import ClockWatch
from .context import Context
from .decisions import Decision, become
from .handlers import HANDLERS, CommandRow
from .planned import PlannedMoves
from .publisher import Publisher
from .rated import check_unadvised
from .reminders import Reminders
from .replica import Replica
from .shares import Shares
from .subscriber import Subscriber

T = TypeVar("T")

MOST_TURNS = 5  # one is enough, unless a connection breaks
A_MOMENT = 600_000  # milliseconds
COUNT_WITHIN = 0.5  # seconds in which spectators who come and go are counted together
A_GLANCE = 10_000  # milliseconds; then whoever looked without a socket is gone


class Session:
    def __init__(self, context: Context, table: Table) -> None:
        self.context = context
        self.used = now()
        self.seen = False  # that somebody looked at a record is noted
        self._looked = 0  # when somebody last looked without a socket, in milliseconds
        self.lock = asyncio.Lock()
        self.closed = False
        self._counting: asyncio.TimerHandle | None = None
        self.bots = Bots(self)
        self.clocks = ClockWatch(self)
        self.reminders = Reminders(self)
        self.planned = PlannedMoves(self)
        self.hints = Hints(context.pool, context.journal, self._on_hint)
        self.local = LocalPlans(table, lambda: context.spawn(self._publish_plans()))
        self.replica = Replica(context, table)
        self.calling = Calling(self, lambda: self.subscribers)
        self.shares = Shares(context.limits, context.clock)
        self.audience = Audience(context, table.id, self._on_left)
        self._addresses = Addresses()
        self.publisher = Publisher(
            self.replica, self.audience, self.local, self.hints, context.links
        )

    @property
    def table(self) -> Table:
        return self.replica.table

    # Looking

    async def subscribe(self, subscriber: Subscriber, after: int) -> None:
        async with self.lock:
            visibility.check_look(self.table, subscriber.person)
            subscriber.viewer = viewer_of(self.table, subscriber.person)
            self.audience.admit(subscriber, self.table.concerns(subscriber.person))
            self.note_address(subscriber.person)
            self._send_welcome(subscriber, after)
            if subscriber.viewer.seats:
                self.publisher.publish_presence()
            else:
                self._count_soon()
            self._call_attention()
            self.go_on()

    def show_out(self, person: str) -> None:
        """Someone's cookie or token was revoked: their sockets end, and they may come back."""
        for subscriber in list(self.subscribers):
            if subscriber.person == person:
                subscriber.end()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """The subscriber's socket has gone."""
        self.used = now()
        self.calling.note_sight(subscriber)
        self.audience.dismiss(subscriber)

    def _send_welcome(self, subscriber: Subscriber, after: int = 0) -> None:
        welcome = self.publisher.welcome(subscriber.person, subscriber.viewer, after)
        subscriber.send(encode(welcome))

    async def look(self, person: str | None, after: int = 0) -> wire.Welcome:
        """The table as it is on the disk; what is being written there is not applied yet."""
        visibility.check_look(self.table, person)
        self.note_address(person)
        self._notice(person)
        self._call_attention()
        return self.publisher.welcome(person, viewer_of(self.table, person), after)

    async def earlier(self, person: str | None, before: int, seat: int | None) -> wire.LogPage:
        """The page of the log before a number, as one of the person's seats may read it."""
        visibility.check_look(self.table, person)
        viewer = viewer_of(self.table, person)
        if seat is not None:
            visibility.check_seat(viewer, seat)
            viewer = viewer._replace(seat=seat)
        return log_view.earlier(self.table, before, viewer)

    async def durable(self) -> Table:
        """The table when nothing is being done at it."""
        async with self.lock:
            return self.table

    async def past(self, person: str | None, ply: int, seat: int | None) -> visibility.PastView:
        """The match after a number of moves, and what one of the person's seats sees of it."""
        async with self.lock:
            table = self.table
            visibility.check_look(table, person)
            match = table.match
            viewer = viewer_of(table, person)
            if match is None:
                raise Refusal("ROOM-10", "room-not-started")
            if not 0 <= ply <= len(match.plies):
                raise Refusal("ROOM-4", "room-continue-nowhere", moves=len(match.plies))
            seat = visibility.past_seat(table, viewer, seat)
            if ply == len(match.plies):
                return visibility.past_view(table, match, viewer, seat)
        then = await self.context.positions.at(table.id, match, ply)
        return visibility.past_view(table, then, viewer, seat)

    async def fork(self, at: int) -> AnyMatch:
        """The match as it stood after a number of moves, to go on from there at another table."""
        async with self.lock:
            check_unadvised(self.table)
            match = visibility.check_fork(self.table, at)
        return await self.context.positions.at(self.table.id, match, at)

    def status(self) -> wire.Status:
        return self.publisher.status()

    @property
    def away(self) -> set[int]:
        """The seats whose people do not look at the table, here or at other servers."""
        return self.publisher.away

    @property
    def subscribers(self) -> KeysView[Subscriber]:
        return self.audience.subscribers

    def invites(self) -> bool:
        """Whether one may come in, a seat is free, and somebody waits or did a moment ago."""
        free = self.table.doors and any(chair.open for chair in self.table.chairs)
        return free and (self.attended or now() - self.table.log[-1].at < A_MOMENT)

    @property
    def attended(self) -> bool:
        """Whether somebody who sits at the table is there."""
        return len(self.away) < len(self.table.chairs)

    def note_address(self, person: str | None) -> None:
        """Someone asks for something now; if they belong to the table, it is known from where."""
        address = current().payer.address
        if person is not None and address:
            self._addresses.note(person, address, self.table)

    @property
    def account(self) -> Account:
        """Whose share of the processors, and of the lists, the table uses."""
        return self._addresses.account(self.table.host)

    def _notice(self, person: str | None) -> None:
        """Someone looks, or does something, without a socket: they are there as well."""
        self._looked = now()
        seats = self.table.seats_of(person)
        if not self.closed and self.audience.notice(person, seats):
            self.publisher.publish_presence()

    # Commands

    async def command(
        self, person: str | None, command: wire.AnyCommand, subscriber: Subscriber | None = None
    ) -> wire.AnyFrame:
        """Carry out a command and answer; a subscriber is answered before the news goes out."""
        async with self.lock:
            if subscriber is None:
                self._notice(person)
            try:
                answer = await self._answer(person, command, subscriber)
            except Problem:
                self.publish()  # what another server wrote may be the reason
                self.go_on()
                raise
            if subscriber is not None:
                subscriber.send(encode(answer))
            self.publish()
            self.note_address(person)  # who may have sat down with it
            if subscriber is None:
                self._notice(person)
            self.go_on()
            return answer

    async def play_planned(self, person: str, command: wire.Play) -> None:
        """Make a move that its person has planned; nobody is taken to be here because of it."""
        async with self.lock:
            try:
                await self._answer(person, command, None)
            finally:
                self.publish()
                self.go_on()

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
        """Decide and carry out; what is refused is decided on all that the store has."""
        row = HANDLERS[type(command)]

        async def attempt() -> wire.AnyFrame:
            if row.logged and (before := self.table.carried_out(person, command.id)):
                if not before.id.same(command_id(command.id, command)):
                    raise Refusal("ROOM-14", "room-id-used", id=command.id)
                return wire.Done(command.id, before.seq)  # it was sent twice
            reply = self._reply(row, person, command, subscriber)
            return await self._carry_out(reply, person, command, subscriber)

        try:
            return await self.in_turn(attempt)
        except Refusal:
            if row.reads or not await self.replica.read_on():
                raise
        return await self.in_turn(attempt)

    async def in_turn(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do it; if another server writes first, do it when it is this server's turn.

        Raises `StoreError` if even then something always comes in between.
        """
        try:
            return await attempt()
        except Conflict:
            return await self._in_own_turn(attempt)

    async def _in_own_turn(self, attempt: Callable[[], Awaitable[T]]) -> T:
        for _ in range(MOST_TURNS):
            async with self.context.store.turn(self.table.id):
                await self.replica.read_on()
                with contextlib.suppress(Conflict):
                    return await attempt()
        raise StoreError("room-database-failed")

    def _reply(
        self,
        row: CommandRow,
        person: str | None,
        command: wire.AnyCommand,
        subscriber: Subscriber | None,
    ) -> Reply:
        if person is not None and row.logged:
            self.shares.check(self.table, person, row.share)
        viewer = subscriber.viewer if subscriber else viewer_of(self.table, person)
        plans = self.local.plans
        absent = self.audience.absent
        call = Call(self.table, command, person, viewer, self.context.links, plans, absent)
        return on_the_loop(row.reply, call)

    async def _carry_out(
        self,
        reply: Reply,
        person: str | None,
        command: wire.AnyCommand,
        subscriber: Subscriber | None,
    ) -> wire.AnyFrame:
        match reply:
            case Decision():
                await self.append(reply, person, str(command_id(command.id, command)))
                if reply.entries and person is not None:
                    self.shares.take(self.table, person, HANDLERS[type(command)].share)
                if reply.hint is not None:
                    self._think_about_hint(reply.hint)
            case SetPlans():
                self.local.plans = reply.plans
            case SetViewer():
                if subscriber is not None:
                    subscriber.viewer = reply.viewer
                    self._send_welcome(subscriber)
            case SetSight():
                if subscriber is not None:
                    self._set_sight(subscriber, reply.on)
            case Relay():
                if reply.frame is not None:
                    self.audience.pass_on(encode(reply.frame), subscriber)
            case InThread():
                return await in_thread(reply.answer)
            case _:
                return reply
        done = self.table.carried_out(person, command.id)
        return wire.Done(command.id, self.table.seq if done is None else done.seq)

    def _set_sight(self, subscriber: Subscriber, on: bool) -> None:
        self.calling.note_sight(subscriber)  # also of what happened until now
        subscriber.in_sight = on
        self.calling.note_sight(subscriber)
        if on:
            self.calling.came_in_sight(subscriber.person)

    async def append(
        self, decision: Decision, person: str | None = None, id_: str | None = None
    ) -> None:
        """Log what was decided, then apply it; raises `Conflict` or `StoreError`."""
        if not decision.entries:
            return
        if decision.opens is not None:
            with contextlib.suppress(Conflict):  # it is there since an earlier attempt
                await self.context.open(decision.opens)
        await self.replica.append(decision, person, id_)
        if self.table.state == "over" and decision.over:
            self.context.note_end(self.table.id)
        self.used = self.table.log[-1].at

    async def hand_over(self, person: str, to: str) -> bool:
        """What is a person's here becomes another's; whether there was anything."""
        async with self.lock:

            async def attempt() -> bool:
                decision = become(self.table, person, to)
                await self.append(decision, to)
                return bool(decision.entries)

            if self.closed:
                raise StoreError("room-database-failed")  # the store may know more than we do
            await self.replica.read_on()
            handed = await self.in_turn(attempt)
            self.publish()
            self.go_on()
            return handed

    # Other servers

    async def catch_up(self, seq: int | None = None, reload: bool = False) -> None:
        """Read what another server wrote, up to a number or all there is, and publish it."""
        async with self.lock:
            if self.closed or (seq is not None and seq <= self.table.seq):
                return
            await (self.replica.reload() if reload else self.replica.read_on())
            self.publish()
            self.go_on()

    async def read_again(self) -> None:
        """Something was taken out of the log: everyone is sent what is left."""
        async with self.lock:
            if self.closed:
                return
            await self.replica.reload()
            self.publish()
            self.go_on()
        for subscriber in list(self.subscribers):
            async with self.lock:  # one by one: there may be many, and others wait
                if subscriber in self.subscribers:
                    self._send_welcome(subscriber)
            await asyncio.sleep(0)

    async def look_elsewhere(self) -> None:
        """Ask who looks at this table at other servers."""
        async with self.lock:
            changed = await self.audience.look_elsewhere()
            if self.closed:
                return
            if changed:
                self.publisher.publish_status()
                self._call_attention()
            self.publish()

    def publish_presence(self) -> None:
        """Let other servers know who looks at this table here."""
        self.audience.announce()

    # Publishing

    def publish(self) -> None:
        """Send everyone what is durable and has not been sent."""
        if not self.closed:
            self.publisher.publish()

    async def _publish_plans(self) -> None:
        """What is planned has changed by itself."""
        async with self.lock:
            self.publish()

    def _on_left(self, player: bool) -> None:
        if self.closed:
            return
        if player:
            self.context.spawn(self._publish_presence())
        else:
            self._count_soon()

    def _count_soon(self) -> None:
        """Spectators come and go in crowds: they are counted for all at once."""
        if self._counting is None:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(COUNT_WITHIN, self._count)

    def _count(self) -> None:
        self._counting = None
        if not self.closed:
            self.context.spawn(self._publish_presence())

    async def _publish_presence(self) -> None:
        async with self.lock:  # what is not durable yet is not sent
            self.publisher.publish_presence()

    # Hints

    def _think_about_hint(self, seat: int) -> None:
        if self.table.match is not None:
            view = visibility.seat_view(self.table, self.table.match, seat)
            asking = self.table.chairs[seat].person or self.table.host
            self.hints.think(self.table, seat, view, self._addresses.account(asking))
        self.publisher.publish_hints(seat)

    def _on_hint(self, seat: int, seq: int) -> None:
        self.context.spawn(self._hinted(seat, seq))

    async def _hinted(self, seat: int, seq: int) -> None:
        async with self.lock:
            request = self.table.hinted.get(seat)
            if self.closed:
                return
            if request is not None and request.seq != seq:
                self._think_about_hint(seat)  # it is asked something else by now
            else:
                self.publisher.publish_hints(seat)

    # What goes on by itself

    def go_on(self) -> None:
        """Bots that are asked begin to think, and the clocks are set."""
        if not self.closed:
            self.bots.go_on()
            self.clocks.set()
            self.calling.set()
            self.reminders.set()
            self.planned.set()
            self.hints.stop_stale(self.table)

    def suggest(self, suggestion: Suggestion) -> None:
        """A bot proposes a move to its partner (ROOM-15)."""
        self.local.plans = with_suggestion(self.local.plans, suggestion)
        self.publish()

    @property
    def watched(self) -> bool:
        return bool(self.subscribers)

    @property
    def attention(self) -> Attention:
        """Whether a person at the table waits, somebody watches, or nobody does."""
        if self.audience.seats:
            return "awaited"
        looks = self.subscribers or self.audience.spectators or now() - self._looked < A_GLANCE
        return "watched" if looks else "unwatched"

    def _call_attention(self) -> None:
        self.context.pool.attend(self.table.id, self.attention)

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until someone comes."""
        parts = (self.bots, self.clocks, self.planned, self.hints)
        busy = not all(part.idle for part in parts)
        return not (busy or self.subscribers or self.lock.locked())

    @property
    def awaits_bots(self) -> bool:
        """Whether a bot is about to move while somebody looks."""
        return self.bots.moving and self.attention != "unwatched"

    def announce_end(self) -> None:
        """Everybody here is told that this server is about to end."""
        self.audience.send(encode(wire.Draining()))

    def close(self) -> None:
        self.closed = True
        if self._counting is not None:
            self._counting.cancel()
        self.bots.close()
        self.clocks.close()
        self.calling.close()
        self.planned.close()
        self.hints.close()
        self.local.close()
        self.audience.close()
