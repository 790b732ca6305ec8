"""A table in use: one command at a time, durable before it is told, told to everyone who looks."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

import msgspec

from deskoherna.bots import weaker
from deskoherna.kernel import AnyMatch, Problem, Record, Refusal, SearchChance
from deskoherna.kernel.record import MoveLine

from . import telling, wire
from .commands import Doing, run_out
from .entries import Chair, Logged, Opened, Played, Rematch, Said, Seated
from .store import Present, Row, Taken, Unsaved
from .table import BrokenTable, Table, now
from .telling import Eyes, encode, eyes_of
from .thinking import BotFailed

if TYPE_CHECKING:
    from .room import Room

MOST_ENTRIES = 20_000  # of one table
MOST_WAITING = 256  # frames for one viewer; who is slower than that is shown out
MOST_VIEWERS = 500  # at one table
GRACE = 15.0  # seconds until someone who dropped out counts as away
ANOTHER_THINKS = 1.0  # seconds until we look whether another server still thinks for a bot


class Crowded(Problem):
    """As many look at the table as may."""


class Viewer:
    """Someone who looks at a table through a socket."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.eyes = Eyes()
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.too_slow = False

    def send(self, frame: bytes) -> None:
        """Never waits: a slow viewer holds nobody up."""
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.too_slow = True
            self.end()

    async def taken(self) -> list[bytes]:
        """The frames that wait, as soon as there are any; none when there will be no more."""
        frames = [await self.frames.get()]
        while not self.frames.empty():
            frames.append(self.frames.get_nowait())
        return [] if None in frames else cast(list[bytes], frames)

    def end(self) -> None:
        """Let the socket's writer stop."""
        with contextlib.suppress(asyncio.QueueEmpty):
            while True:
                self.frames.get_nowait()
        self.frames.put_nowait(None)


class LiveTable:
    def __init__(self, room: Room, table: Table) -> None:
        self.room = room
        self.table = table
        self.viewers: set[Viewer] = set()
        self.used = now()
        self._lock = asyncio.Lock()
        self._shown = table.seq
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._row: Row | None = None
        self._other: object = None
        self._closed = False
        self._leaving: set[Viewer] = set()  # who has just dropped out and may come back
        self._here = Present()
        self._elsewhere = Present()  # at other servers

    # Looking

    async def join(self, viewer: Viewer, after: int) -> None:
        async with self._lock:
            if len(self.viewers) >= MOST_VIEWERS:
                raise Crowded("room-crowded")
            self.viewers.add(viewer)
            viewer.eyes = eyes_of(self.table, viewer.person)
            viewer.send(encode(self.welcome(viewer.person, viewer.eyes, after)))
            self._note_presence()
            self.go_on()

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
        )

    async def look(self, person: str | None, after: int = 0) -> wire.Welcome:
        async with self._lock:
            return self.welcome(person, eyes_of(self.table, person), after)

    async def durable(self) -> Table:
        """The table when nothing is on it that the disk does not have."""
        async with self._lock:
            return self.table

    async def past(self, person: str | None, ply: int, seat: int | None) -> tuple[int, Any, Any]:
        """The match after so many moves, seen by one of the person's seats."""
        async with self._lock:
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
            return ply, then, then.view(seat)

    async def fork(self, at: int) -> AnyMatch:
        """The match as it stood after so many moves, to go on from there at another table."""
        async with self._lock:
            if self.table.match is None:
                raise Refusal("ROOM-10", "room-not-started")
            return self.table.match.fork(at)

    async def record(self) -> Record:
        async with self._lock:
            if self.table.match is None or self.table.state not in ("over", "closed"):
                raise Refusal("ROOM-6", "room-record-secret")
            return self.table.match.record()

    def status(self) -> wire.Status:
        here, elsewhere = self._here, self._elsewhere
        away = set(range(len(self.table.chairs))) - here.seats - elsewhere.seats
        return telling.status(self.table, away, here.spectators + elsewhere.spectators)

    # Doing

    async def command(
        self, person: str, command: wire.AnyCommand, viewer: Viewer | None = None
    ) -> wire.AnyFrame:
        """Carry out a command and answer; a viewer's answer goes out before the news does."""
        async with self._lock:
            try:
                answer = await self._answer(person, command, viewer)
            except Problem:
                self._show()  # what another server wrote may be the reason
                self.go_on()
                raise
            if viewer is not None:
                viewer.send(encode(answer))
            self._show()
            self.go_on()
            return answer

    async def _answer(
        self, person: str, command: wire.AnyCommand, viewer: Viewer | None
    ) -> wire.AnyFrame:
        eyes = viewer.eyes if viewer is not None else eyes_of(self.table, person)
        try:
            if self._closed:
                raise Unsaved("room-database-failed")  # what is here may not be what the disk has
            match command:
                case wire.Consider():
                    return telling.considered(self.table, eyes, command)
                case wire.Moves():
                    return telling.moves(self.table, eyes, command)
                case wire.Look():
                    return self._change_eyes(viewer, command)
            return await self._carry_out(person, command)
        except Problem as problem:
            if viewer is None:
                raise
            return wire.Refused(command.id, telling.problem(problem))

    def _change_eyes(self, viewer: Viewer | None, command: wire.Look) -> wire.Done:
        if viewer is not None:
            if command.seat is not None and command.seat not in viewer.eyes.seats:
                raise Refusal("ROOM-10", "room-not-your-seat", seat=command.seat + 1)
            viewer.eyes = Eyes(viewer.eyes.seats, command.seat)
            viewer.send(encode(self.welcome(viewer.person, viewer.eyes, 0)))
        return wire.Done(command.id, self.table.seq)

    async def _carry_out(self, person: str, command: wire.AnyCommand) -> wire.Done:
        while True:
            if (seq := self.table.answered(person, command.id)) is not None:
                return wire.Done(command.id, seq)
            try:
                await self._do(person, command)
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
        async with self._lock:
            if self._closed or (seq is not None and seq <= self.table.seq):
                return
            if anew:
                await self._read_again()
            else:
                await self._read_on()
            self._show()
            self.go_on()

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
        async with self._lock:
            before = self._elsewhere
            self._elsewhere = await self.room.store.present_elsewhere(self.table.id)
            if self._elsewhere != before and not self._closed:
                self._tell_status()

    def show_present(self) -> None:
        """Let other servers know who looks at this table here."""
        self.room.store.show_present(self.table.id, self._here)

    # Telling

    def _show(self) -> None:
        """Tell everyone what is durable and has not been told."""
        before, self._shown = self._shown, self.table.seq
        if before == self._shown or self._closed:
            return
        self._look_round()
        news = News(self, before)
        for viewer in self.viewers:
            viewer.send(news.frame(viewer))

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
        frame = encode(wire.News(self._shown, (), self.status()))
        for viewer in self.viewers:
            viewer.send(frame)

    def _note_presence(self) -> None:
        """Who looks at the table here has changed."""
        self._count_heads()
        self._tell_status()

    def _count_heads(self) -> None:
        there = self.viewers | self._leaving
        seats = frozenset(seat for viewer in there for seat in viewer.eyes.seats)
        here = Present(seats, sum(not viewer.eyes.seats for viewer in self.viewers))
        if here != self._here:
            self._here = here
            self.show_present()

    def _has_left(self, viewer: Viewer) -> None:
        self._leaving.discard(viewer)
        if not self._closed:
            self.room.spawn(self._tell_who_is_here())

    async def _tell_who_is_here(self) -> None:
        async with self._lock:  # what is not durable yet is not told
            self._note_presence()

    # What goes on by itself: bots and clocks

    def go_on(self) -> None:
        table = self.table
        if self._closed:
            return
        if table.state == "playing" and not table.paused and table.proposal is None:
            for seat in table.awaited:
                if table.chairs[seat].bot and seat not in self._thinking:
                    task = asyncio.create_task(self._think(seat))
                    self._thinking[seat] = task
        self._set_timer()

    async def _think(self, seat: int) -> None:
        """Let the bot think here, unless another server lets it think already."""
        task, again = f"{self.table.id} {seat}", ANOTHER_THINKS
        try:
            if await self.room.store.claim(task):
                again = 0.0
                try:
                    await self._think_and_play(seat)
                finally:
                    await self.room.store.let_go(task)
        finally:
            self._thinking.pop(seat, None)
            asyncio.get_running_loop().call_later(again, self.go_on)

    async def _think_and_play(self, seat: int) -> None:
        async with self._lock:
            match, name = self.table.match, self.table.chairs[seat].bot
            if match is None or name is None or seat not in match.asks:
                return
            version, game, view = match.version, match.game, match.view(seat)
        try:
            move = await self.room.thinkers.choose(game, name, seat, view)
            failure = ""
        except BotFailed as error:
            move, failure = "", str(error)
        async with self._lock:
            await self._play_bot(seat, name, version, move, failure)

    async def _play_bot(self, seat: int, name: str, version: int, move: str, failure: str) -> None:
        """Play what the bot chose, if it is still asked; a bot that failed makes way."""
        table, match = self.table, self.table.match
        chair = table.chairs[seat]
        if match is None or chair.bot != name or match.version != version or table.paused:
            return
        if table.proposal is not None or table.state != "playing":
            return
        try:
            if not failure:
                events = match.play(seat, move)
        except Refusal as refusal:
            failure = refusal.key
        if failure:
            self.room.log.warning("bot failed", table=table.id, bot=name, reason=failure)
            self._demote(seat, chair, name)
        else:
            assert match.last_line is not None
            table.add(Played(match.last_line, seat), events=events)
        await self._save_and_show()

    def _demote(self, seat: int, chair: Chair, name: str) -> None:
        table, match = self.table, self.table.match
        assert match is not None
        below = weaker(table.game, name)
        if below is not None:
            shown = chair.name if chair.person else below
            lower = msgspec.structs.replace(chair, bot=below, name=shown)
            table.add(Seated(seat, lower, "failed", name))
            return
        chosen = match.asks[seat].sample(SearchChance(now()))  # the game itself goes on
        events = match.play(seat, chosen)
        assert match.last_line is not None
        table.add(Played(match.last_line, seat), events=events)

    async def _save_and_show(self) -> None:
        try:
            await self.save()
        except Taken:
            pass  # another server was quicker; what it wrote is shown
        except Problem:
            await asyncio.sleep(1)
        self._show()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self.table.clock
        if clock is None:
            return
        at = now()
        running = clock.running - self.table.time_up
        left = [clock.left_at(seat, at, self.table.outages) for seat in running]
        if left:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(left) / 1000 + 0.01, self._ring)

    def _ring(self) -> None:
        self.room.spawn(self._look_at_clock())

    async def _look_at_clock(self) -> None:
        async with self._lock:
            clock = self.table.clock
            if clock is not None:
                for seat in sorted(clock.running - self.table.time_up):
                    left = clock.left_at(seat, now(), self.table.outages)
                    if left == 0 and seat in clock.running:  # the one before may have ended it
                        run_out(self.table, seat)
                await self._save_and_show()
            self.go_on()

    @property
    def idle(self) -> bool:
        """Whether it may be forgotten until someone comes."""
        waits = self.table.clock is not None and bool(self.table.clock.running)
        return not (self.viewers or self._thinking or self._lock.locked() or waits)

    def close(self) -> None:
        self._closed = True
        for task in self._thinking.values():
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()
        for viewer in self.viewers:
            viewer.end()
        if self._here != Present():
            self.room.store.show_present(self.table.id, Present())


class News:
    """One change, told to every viewer; what is the same for several is written once."""

    def __init__(self, live: LiveTable, after: int) -> None:
        self.live = live
        self.table = live.table
        self.after = after
        fresh = self.table.log[after:]
        chat = all(isinstance(logged.entry, Said) for logged in fresh)
        plain = live.told_all() and all(map(is_move, fresh))
        self.moved = not chat
        self.status = None if chat or plain else live.status()
        self.seated = not chat and not plain
        match = self.table.match
        self._standing = telling.Standing(self.table, match) if match and self.moved else None
        self._logs: dict[tuple[bool, int | None], msgspec.Raw] = {}

    def frame(self, viewer: Viewer) -> bytes:
        table, eyes = self.table, viewer.eyes
        you = None
        if self.seated:
            you = telling.you(table, viewer.person, eyes, self.live.room.links)
        position = None if self._standing is None else self._standing.told_to(eyes)
        return encode(wire.News(table.seq, cast(Any, self._log(eyes)), self.status, you, position))

    def _log(self, eyes: Eyes) -> msgspec.Raw:
        """The log, written; it is the same for all who may know the same."""
        known = (bool(eyes.seats), None if self.table.game.open_information else eyes.seat)
        if known not in self._logs:
            lines = telling.lines(self.table, self.after, eyes)
            self._logs[known] = msgspec.Raw(encode(lines))
        return self._logs[known]


def is_move(logged: Logged) -> bool:
    return isinstance(logged.entry, Played) and isinstance(logged.entry.line, MoveLine)


def people_in(log: list[Logged]) -> set[str]:
    """Who sat down in these entries."""
    people: set[str] = set()
    for logged in log:
        if isinstance(logged.entry, Seated) and logged.entry.chair.person:
            people.add(logged.entry.chair.person)
        elif isinstance(logged.entry, Opened):
            people |= {chair.person for chair in logged.entry.chairs if chair.person}
    return people
