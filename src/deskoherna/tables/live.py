"""A table in use: one command at a time, durable before it is told, told to everyone who looks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from deskoherna.kernel import AnyMatch, Problem, Record, Refusal

from . import telling, wire
from .attendant import Attendant
from .commands import Doing
from .entries import Logged, Opened, Rematch, Seated
from .hinting import Hinting
from .news import News
from .planning import Planning
from .store import Present, Row, Taken, Unsaved
from .table import BrokenTable, Table, now
from .telling import Eyes, encode, eyes_of
from .viewer import Viewer

if TYPE_CHECKING:
    from .room import Room

MOST_ENTRIES = 20_000  # of one table
MOST_VIEWERS = 500  # at one table
A_MOMENT = 600_000  # milliseconds
GRACE = 15.0  # seconds until someone who dropped out counts as away


class Crowded(Problem):
    """As many look at the table as may."""


class LiveTable:
    def __init__(self, room: Room, table: Table) -> None:
        self.room = room
        self.table = table
        self.viewers: set[Viewer] = set()
        self.used = now()
        self.lock = asyncio.Lock()
        self._shown = table.seq
        self._row: Row | None = None
        self._other: object = None
        self.closed = False
        self.attendant = Attendant(self)
        self.planning = Planning(self)
        self.hinting = Hinting(self)
        self._leaving: set[Viewer] = set()  # who has just dropped out and may come back
        self._here = Present()
        self._elsewhere = Present()  # at other servers

    # Looking

    async def join(self, viewer: Viewer, after: int) -> None:
        async with self.lock:
            if len(self.viewers) >= MOST_VIEWERS:
                raise Crowded("room-crowded")
            self.viewers.add(viewer)
            viewer.eyes = eyes_of(self.table, viewer.person)
            viewer.send(encode(self.welcome(viewer.person, viewer.eyes, after)))
            self._note_presence()
            self.attendant.go_on()

    def part(self, viewer: Viewer) -> None:
        """The viewer's socket has gone."""
        self.viewers.discard(viewer)
        self.used = now()
        wait = 0.0
        if viewer.eyes.seats:
            self._leaving.add(viewer)
            wait = self.room.grace
        asyncio.get_running_loop().call_later(wait, self._has_left, viewer)

    def welcome(self, person: str | None, eyes: Eyes, after: int) -> wire.Welcome:
        table = self.table
        return wire.Welcome(
            table.seq,
            now(),
            self.status(),
            telling.you(table, person, eyes, self.room.links),
            telling.lines(table, after, eyes),
            telling.position(table, eyes),
            self.planning.told(self._elsewhere.plans),
            self.hinting.told(eyes),
        )

    async def look(self, person: str | None, after: int = 0) -> wire.Welcome:
        async with self.lock:
            return self.welcome(person, eyes_of(self.table, person), after)

    async def durable(self) -> Table:
        """The table when nothing is on it that the disk does not have."""
        async with self.lock:
            return self.table

    async def past(self, person: str | None, ply: int, seat: int | None) -> tuple[int, Any, Any]:
        """The match after so many moves, seen by one of the person's seats."""
        async with self.lock:
            match = self.table.match
            eyes = eyes_of(self.table, person)
            over = self.table.state in ("over", "closed")
            if match is None:
                raise Refusal("ROOM-10", "room-not-started")
            if not 0 <= ply <= len(match.plies):
                raise Refusal("ROOM-4", "room-continue-nowhere", moves=len(match.plies))
            if seat is None:
                seat = eyes.seat
            elif seat >= self.table.setup.seats or not (over or seat in eyes.seats):
                raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
            then = match.after(ply) if ply < len(match.plies) else match
            return ply, then, telling.view(self.table, then, seat)

    async def fork(self, at: int) -> AnyMatch:
        """The match as it stood after so many moves, to go on from there at another table."""
        async with self.lock:
            if self.table.match is None:
                raise Refusal("ROOM-10", "room-not-started")
            return self.table.match.fork(at)

    async def record(self) -> Record:
        async with self.lock:
            if self.table.match is None or self.table.state not in ("over", "closed"):
                raise Refusal("ROOM-6", "room-record-secret")
            return self.table.match.record()

    def status(self) -> wire.Status:
        spectators = self._here.spectators + self._elsewhere.spectators
        return telling.status(self.table, self.away, spectators)

    @property
    def away(self) -> set[int]:
        """The seats whose people do not look at the table, here or at other servers."""
        return set(range(len(self.table.chairs))) - self._here.seats - self._elsewhere.seats

    def invites(self) -> bool:
        """Whether a seat is free and somebody waits there, or did a moment ago."""
        free = any(chair.open for chair in self.table.chairs)
        waited_for = len(self.away) < len(self.table.chairs)
        return free and (waited_for or now() - self.table.log[-1].at < A_MOMENT)

    # Doing

    async def command(
        self, person: str | None, command: wire.AnyCommand, viewer: Viewer | None = None
    ) -> wire.AnyFrame:
        """Carry out a command and answer; a viewer's answer goes out before the news does."""
        async with self.lock:
            try:
                answer = await self._answer(person, command, viewer)
            except Problem:
                self.show()  # what another server wrote may be the reason
                self.attendant.go_on()
                raise
            if viewer is not None:
                viewer.send(encode(answer))
            self.show()
            self.attendant.go_on()
            return answer

    async def _answer(
        self, person: str | None, command: wire.AnyCommand, viewer: Viewer | None
    ) -> wire.AnyFrame:
        try:
            if self.closed:
                raise Unsaved("room-database-failed")  # what is here may not be what the disk has
            return await self._reply(person, command, viewer)
        except Problem as problem:
            if viewer is None:
                raise
            return wire.Refused(command.id, telling.problem(problem))

    async def _reply(
        self, person: str | None, command: wire.AnyCommand, viewer: Viewer | None
    ) -> wire.AnyFrame:
        eyes = viewer.eyes if viewer is not None else eyes_of(self.table, person)
        match command:
            case wire.Consider():
                return telling.considered(self.table, eyes, command)
            case wire.Moves():
                return telling.moves(self.table, eyes, command)
            case wire.Look():
                return self._change_eyes(viewer, command)
            case wire.Draft():
                return self._pass_on(telling.drafted(self.table, eyes, command), viewer, command)
        if person is None:
            raise Refusal("ROOM-10", "room-who-are-you")
        if isinstance(command, wire.Point | wire.Advise):
            return await self._plan(person, command)
        done = await self._carry_out(person, command)
        if isinstance(command, wire.Hint):
            self.hinting.think(command.seat)
        return done

    def _change_eyes(self, viewer: Viewer | None, command: wire.Look) -> wire.Done:
        if viewer is not None:
            if command.seat is not None and command.seat not in viewer.eyes.seats:
                raise Refusal("ROOM-10", "room-not-your-seat", seat=command.seat + 1)
            viewer.eyes = Eyes(viewer.eyes.seats, command.seat)
            viewer.send(encode(self.welcome(viewer.person, viewer.eyes, 0)))
        return wire.Done(command.id, self.table.seq)

    async def _plan(self, person: str, command: wire.Point | wire.Advise) -> wire.Done:
        try:
            self.planning.carry_out(person, command)
        except Refusal:
            if not await self._read_on():
                raise
            self.planning.carry_out(person, command)  # now that we know what another server wrote
        return wire.Done(command.id, self.table.seq)

    def _pass_on(
        self, drafted: wire.Drafted | None, maker: Viewer | None, command: wire.Draft
    ) -> wire.Done:
        """Let those who look just now watch a move in the making; it is kept nowhere."""
        frame = encode(drafted)
        for viewer in self.viewers if drafted is not None else ():
            if viewer is not maker:
                viewer.glimpse(frame)
        return wire.Done(command.id, self.table.seq)

    async def _carry_out(self, person: str, command: wire.AnyCommand) -> wire.Done:
        while True:
            if (seq := self.table.answered(person, command.id)) is not None:
                return wire.Done(command.id, seq)
            try:
                await self._do(person, command)
                if not self.table.fresh:
                    return wire.Done(command.id, self.table.seq)  # it is so already
                await self.save()
            except Taken:
                continue  # another server wrote first: look again, then decide again
            except Refusal:
                if await self._read_on():
                    continue  # it was decided on what is no longer so
                raise

    async def _do(self, person: str, command: wire.AnyCommand) -> None:
        if self.table.seq > MOST_ENTRIES and not isinstance(command, wire.Play):
            raise Refusal("ROOM-8", "room-table-full")
        try:
            if isinstance(command, wire.PlayAgain):
                await self._play_again(person, command)
            else:
                Doing(self.table, self.room.links, person, command).carry_out()
        except Exception as error:
            if self.table.fresh or not isinstance(error, Problem):
                await self._read_again()  # it broke off halfway
            raise

    async def _play_again(self, person: str, command: wire.PlayAgain) -> None:
        if person != self.table.host:
            raise Refusal("ROOM-10", "room-host-only")
        if self.table.state not in ("over", "closed") or self.table.opened.review:
            raise Refusal("ROOM-10", "room-still-playing")
        if self.table.next is not None:
            raise Refusal("ROOM-10", "room-rematch-there")
        following = await self.room.rematch(self.table)
        self.table.add(Rematch(following), person=person, id_=command.id)

    async def save(self) -> None:
        """Make what is new durable; if that fails, the table is again what the disk has."""
        fresh = self.table.take_fresh()
        if not fresh:
            return
        try:
            await self.room.store.append(
                self.table.id, fresh, self._changed_row(), people_in(fresh)
            )
        except (Taken, Problem) as problem:
            if isinstance(problem, Problem):
                reason = repr(problem.__cause__)
                self.room.log.error("not saved", table=self.table.id, reason=reason)
            await self._read_again()
            raise
        self.used = now()

    async def _read_again(self) -> None:
        self._row = None
        try:
            self.table = await self.room.read(self.table.id)
        except Problem:
            self.room.forget(self)  # whoever comes next reads it anew
            raise

    def _changed_row(self) -> Row | None:
        table = self.table
        row = Row(table.id, table.state, table.opened.public, 0)
        if row == self._row:
            return None
        self._row = row
        return row._replace(changed=table.log[-1].at)

    # What other servers do at this table

    async def catch_up(self, seq: int | None = None, anew: bool = False) -> None:
        """Read what another server wrote, up to a number or all there is, and show it."""
        async with self.lock:
            if self.closed or (seq is not None and seq <= self.table.seq):
                return
            if anew:
                await self._read_again()
            else:
                await self._read_on()
            self.show()
            self.attendant.go_on()

    async def _read_on(self) -> bool:
        """Whether another server wrote something; now it is known here as well."""
        if not self.room.store.shared:
            return False
        try:
            fresh = await self.room.store.log(self.table.id, self.table.seq)
            for logged in fresh:
                self.table.apply(logged)
        except BrokenTable:
            self.room.forget(self)
            raise
        return bool(fresh)

    async def look_elsewhere(self) -> None:
        """Ask who looks at this table at other servers."""
        async with self.lock:
            before = self._elsewhere
            self._elsewhere = await self.room.store.present_elsewhere(self.table.id)
            if self.closed:
                return
            if self._elsewhere[:2] != before[:2]:
                self._tell_status()
            self.show()

    def show_present(self) -> None:
        """Let other servers know who looks at this table here."""
        self.room.store.show_present(self.table.id, self._here)

    # Telling

    def show(self) -> None:
        """Tell everyone what is durable and has not been told."""
        before, self._shown = self._shown, self.table.seq
        if self.closed:
            return
        plans = self.planning.news(self._elsewhere.plans)
        self._count_heads()
        if before == self._shown:
            if plans is not None:
                self._tell(wire.News(self._shown, (), plans=plans))
            return
        self._look_round()
        news = News(self, before, plans)
        for viewer in self.viewers:
            viewer.send(news.frame(viewer))

    async def show_plans(self) -> None:
        """What is planned has changed by itself."""
        async with self.lock:
            self.show()

    def _look_round(self) -> None:
        """Who sits where may have changed."""
        for viewer in self.viewers:
            eyes = eyes_of(self.table, viewer.person)
            if eyes.seats != viewer.eyes.seats:
                viewer.eyes = eyes
                self._count_heads()

    def told_all(self) -> bool:
        """Whether moves are all that has changed since the last look."""
        table = self.table
        other = (table.state, table.proposal, tuple(table.time_up))
        same = other == self._other
        self._other = other
        return same

    def _tell_status(self) -> None:
        self._tell(wire.News(self._shown, (), self.status()))

    def _tell(self, news: wire.News) -> None:
        frame = encode(news)
        for viewer in self.viewers:
            viewer.send(frame)

    def tell_hints(self, seat: int) -> None:
        """Tell the person at a seat what is known of their hints."""
        for viewer in self.viewers:
            if seat in viewer.eyes.seats:
                hints = self.hinting.told(viewer.eyes)
                viewer.send(encode(wire.News(self._shown, (), hints=hints)))

    def _note_presence(self) -> None:
        """Who looks at the table here has changed."""
        self._count_heads()
        self._tell_status()

    def _count_heads(self) -> None:
        there = self.viewers | self._leaving
        seats = frozenset(seat for viewer in there for seat in viewer.eyes.seats)
        spectators = sum(not viewer.eyes.seats for viewer in self.viewers)
        here = Present(seats, spectators, self.planning.here)
        if here != self._here:
            self._here = here
            self.show_present()

    def _has_left(self, viewer: Viewer) -> None:
        self._leaving.discard(viewer)
        if not self.closed:
            self.room.spawn(self._tell_who_is_here())

    async def _tell_who_is_here(self) -> None:
        async with self.lock:  # what is not durable yet is not told
            self._note_presence()

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until someone comes."""
        thinks = not (self.attendant.idle and self.hinting.idle)
        return not (thinks or self.viewers or self.lock.locked())

    def close(self) -> None:
        self.closed = True
        self.attendant.close()
        self.planning.close()
        self.hinting.close()
        for viewer in self.viewers:
            viewer.end()
        if self._here != Present():
            self.room.store.show_present(self.table.id, Present())


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
