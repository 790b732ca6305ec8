"""Two rooms with one database, in one process: what is done in one is seen in the other."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.advice.bot_worker import BotSeat
from deskoherna.tables.advice.scheduling import ANYBODY, Priority
from deskoherna.tables.journal import Journal
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import Logged, Played, Said, TimeUp
from deskoherna.tables.log.names import ERASED
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import BrokenTable, NoTable
from deskoherna.tables.rates import Rate
from deskoherna.tables.session import planned
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.session import Session
from deskoherna.tables.session.shares import TableLimits
from deskoherna.tables.session.subscriber import Subscriber
from deskoherna.tables.stores import open_store
from deskoherna.tables.stores.postgres import database as database_module
from deskoherna.tables.stores.postgres import turns
from deskoherna.tables.stores.store import Conflict, StoreError
from deskoherna.tables.wire import HintView
from patience import PATIENCE
from postgres.cluster import Cluster

ME, HERE = wire.NewSeat("me", "Ada"), wire.NewSeat("here", "Bob")
BOT = wire.NewSeat("bot", bot="perfect")
GRACE = 0.3  # seconds
FLOOD = 300  # lines that somebody says one after another, at most
TALKATIVE = TableLimits(chat=Rate(10 * FLOOD, 0))  # these tests are about turns, not about chat


@asynccontextmanager
async def rooms(database: str, number: int = 2) -> AsyncIterator[list[Room]]:
    made = [
        Room(
            open_store(database),
            Journal(),
            grace=GRACE,
            thinking_time=PATIENCE,
            bot_processes=1,
            review_seconds=0.0,
            table_limits=TALKATIVE,
        )
        for _ in range(number)
    ]
    for room in made:
        await room.open()
    try:
        yield made
    finally:
        for room in made:
            await room.close()


async def new_table(room: Room, *seats: wire.NewSeat, clock: ClockRule | None = None) -> str:
    return await room.open_table("ada", wire.NewTable("nim", seats, {"heaps": 4}, clock=clock))


async def begun(room: Room, **more: Any) -> str:
    """A table at which Ada plays both seats."""
    id_ = await new_table(room, ME, HERE, **more)
    for seat in (0, 1):
        await do(room, id_, wire.Ready(f"ready-{seat}", seat, ""))
    return id_


async def do(room: Room, id_: str, command: wire.AnyCommand) -> wire.AnyFrame:
    return await (await room.table(id_)).command("ada", command)


async def looks(room: Room, id_: str, person: str | None = "ada") -> Seen:
    subscriber = Subscriber(person)
    live = await room.table(id_)
    await live.subscribe(subscriber, 0)
    return Seen(live, subscriber)


class Seen:
    """What someone at a table is shown."""

    def __init__(self, live: Session, subscriber: Subscriber) -> None:
        self.live = live
        self.subscriber = subscriber
        self._unread: list[bytes] = []
        self.frames: list[wire.AnyFrame] = []
        self.lines: list[wire.EntryView] = []
        self.status: wire.Status | None = None
        self.plans = wire.PlansView()
        self.hints: tuple[HintView, ...] = ()

    async def until(self, holds: Callable[[Seen], bool]) -> None:
        while not holds(self):
            if not self._unread:
                self._unread = await self.subscriber.take()
            frame = msgspec.json.decode(self._unread.pop(0), type=wire.AnyFrame)
            self.frames.append(frame)
            if isinstance(frame, wire.Welcome | wire.News):
                self.lines += frame.log
                self.status = frame.status or self.status
                self.plans = frame.plans or self.plans
                self.hints = self.hints if frame.hints is None else frame.hints

    @property
    def moves(self) -> list[str | None]:
        return [line.move for line in self.lines if isinstance(line, wire.MoveView)]

    @property
    def notes(self) -> list[str]:
        return [line.key for line in self.lines if isinstance(line, wire.NoteView)]

    def is_over(self) -> bool:
        return self.status is not None and self.status.state == "over"

    def sees_time_up(self) -> bool:
        return self.status is not None and bool(self.status.time_up)

    def away(self, seat: int) -> bool:
        return self.status is not None and self.status.seats[seat].away


async def test_what_is_done_in_one_room_is_shown_in_the_other(database: str) -> None:
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        seen, seen_there = await looks(one, id_), await looks(other, id_)
        await do(one, id_, wire.Play("a", 0, "1x1", 0))
        await do(other, id_, wire.Play("b", 1, "2x1", 1))
        await do(one, id_, wire.Play("c", 0, "3x1", 2))
        for viewer in (seen, seen_there):
            await viewer.until(lambda viewer: len(viewer.moves) == 3)
            assert viewer.moves == ["1x1", "2x1", "3x1"]
            seqs = [line.seq for line in viewer.lines]
            assert seqs == sorted(set(seqs))


async def test_a_command_sent_to_both_rooms_is_carried_out_once(database: str) -> None:
    """ROOM-11"""
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        await other.table(id_)
        move = wire.Play("same", 0, "1x1", 0)
        answers = await asyncio.gather(do(one, id_, move), do(other, id_, move))
        assert answers[0] == answers[1]
        assert isinstance(answers[0], wire.Done)
        assert await do(other, id_, move) == answers[0]
        log = await one.store.log(id_)
        assert sum(isinstance(logged.entry, Played) for logged in log) == 1


async def test_of_two_moves_at_the_same_moment_one_is_made(database: str) -> None:
    """ROOM-11: the other one was about a position that is no more."""
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        seen, seen_there = await looks(one, id_), await looks(other, id_)
        here, there = seen.live, seen_there.live
        for version in range(5):
            moves = [wire.Play(f"{name}{version}", version % 2, f"{heap}x1", version)
                     for name, heap in (("one", 3), ("other", 4))]  # fmt: skip
            answers = await asyncio.gather(
                here.command("ada", moves[0]), there.command("ada", moves[1]),
                return_exceptions=True,
            )  # fmt: skip
            done = [answer for answer in answers if isinstance(answer, wire.Done)]
            refused = [answer for answer in answers if isinstance(answer, Refusal)]
            assert (len(done), len(refused)) == (1, 1), answers
            assert (refused[0].rule, refused[0].key) == ("ROOM-11", "room-stale")
            await seen.until(lambda viewer: len(viewer.moves) > version)  # noqa: B023
            await seen_there.until(lambda viewer: len(viewer.moves) > version)  # noqa: B023
        assert seen.lines == seen_there.lines
        assert len(seen.moves) == 5


async def test_a_busy_table_starves_nobody_at_another_server(database: str) -> None:
    """Whoever comes first is served first: a lost race is followed by a turn."""
    async with rooms(database) as (busy, other):
        id_ = await begun(busy)
        here, there = await busy.table(id_), await other.table(id_)
        attempts = count_appends(other)
        answered = asyncio.Event()

        async def flood(speaker: int) -> None:
            for number in range(FLOOD):
                if answered.is_set():
                    return
                await here.command("ada", wire.Say(f"{speaker}-{number}", "Me!"))

        floods = [asyncio.ensure_future(flood(speaker)) for speaker in range(4)]
        first = here.table.seq
        while here.table.seq < first + 20:
            assert not any(one.done() for one in floods)
            await asyncio.sleep(0)
        for number in range(10):
            before = len(attempts)
            done = await there.command("ada", wire.Say(f"other-{number}", "And me"))
            assert isinstance(done, wire.Done)
            assert len(attempts) - before <= 2
        assert not any(one.done() for one in floods)
        answered.set()
        await asyncio.gather(*floods)
        log = await busy.store.log(id_)
        assert [logged.seq for logged in log] == list(range(1, len(log) + 1))
        said = [logged.id for logged in log if isinstance(logged.entry, Said)]
        assert len(said) == len(set(said))


async def test_a_bot_at_a_busy_table_thinks_once_for_a_move(database: str) -> None:
    async with rooms(database) as (busy, other):
        id_ = await new_table(busy, ME, BOT)
        here, there = await busy.table(id_), await other.table(id_)
        thoughts = [count_thoughts(room) for room in (busy, other)]
        over = asyncio.Event()

        async def flood(speaker: int) -> None:
            for number in range(FLOOD):
                if over.is_set():
                    return
                await here.command("ada", wire.Say(f"{speaker}-{number}", "Me!"))

        floods = [asyncio.ensure_future(flood(speaker)) for speaker in range(4)]
        await there.command("ada", wire.Ready("ready", 0, ""))
        seen = await looks(other, id_)
        for number in range(20):
            await seen.until(lambda seen: seen.live.table.awaited != (1,))
            match = there.table.match
            if match is None or match.result is not None:
                break
            move = wire.Play(f"play-{number}", 0, str(match.asks[0].moves[0]), match.version)
            await there.command("ada", move)
        over.set()
        await asyncio.gather(*floods)
        bots_moves = sum(line.seat == 1 for line in seen.lines if isinstance(line, wire.MoveView))
        assert 0 < sum(map(len, thoughts)) <= bots_moves + 1


async def test_a_server_that_does_nothing_with_its_turn_loses_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "HELD", 1)
    async with rooms(database) as (idle, other):
        id_ = await begun(idle)
        await other.table(id_)
        async with idle.store.turn(id_):
            assert isinstance(await do(other, id_, wire.Say("a", "Hello")), wire.Done)
            seq = (await other.table(id_)).table.seq
            late = Logged(seq, 0, Said("Ada", "Too late"))
            with pytest.raises(Conflict):
                await idle.store.append(id_, [late])
        assert isinstance(await do(idle, id_, wire.Say("b", "Hello")), wire.Done)


async def test_a_turn_that_was_not_used_is_over(database: str) -> None:
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        for number, room in enumerate((one, other, one)):
            async with room.store.turn(id_):
                pass
            assert isinstance(await do(other, id_, wire.Say(f"say-{number}", "Hello")), wire.Done)


def count_appends(room: Room) -> list[str]:
    appends: list[str] = []
    append = room.store.append

    async def counted(table: str, *more: Any) -> None:
        appends.append(table)
        await append(table, *more)

    room.store.append = counted  # type: ignore[assignment, method-assign]
    return appends


async def test_who_was_refused_over_a_socket_is_shown_why(database: str) -> None:
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        seen = await looks(other, id_)
        other.on_append = lambda table, seq: None  # type: ignore[method-assign]  # deaf
        await do(one, id_, wire.Play("a", 0, "1x1", 0))
        answer = await seen.live.command("ada", wire.Play("b", 0, "2x1", 0), seen.subscriber)
        assert isinstance(answer, wire.Refused)
        assert answer.problem.key == "room-stale"
        await seen.until(lambda viewer: viewer.moves == ["1x1"])


async def test_a_database_that_fails_to_answer_once_disconnects_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rooms(database, 1) as (room,):
        id_ = await begun(room)
        seen = await looks(room, id_)

        async def fails(*_: Any) -> Any:
            raise StoreError("room-database-failed")

        with monkeypatch.context() as away:
            away.setattr(room.store, "log", fails)
            answer = await seen.live.command("ada", wire.Play("a", 0, "9x9", 0), seen.subscriber)
        assert isinstance(answer, wire.Refused)
        assert room.sessions[id_] is seen.live
        done = await seen.live.command("ada", wire.Play("b", 0, "1x1", 0), seen.subscriber)
        assert isinstance(done, wire.Done)


async def test_a_move_about_what_is_not_known_here_yet_is_not_stale(database: str) -> None:
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        live = await other.table(id_)
        other.on_append = lambda table, seq: None  # type: ignore[method-assign]  # deaf
        await do(one, id_, wire.Play("a", 0, "1x1", 0))
        assert isinstance(await live.command("ada", wire.Play("b", 1, "2x1", 1)), wire.Done)


async def test_an_entry_that_cannot_be_read_ends_no_other_table(
    database: str, cluster: Cluster
) -> None:
    async with rooms(database, 1) as (room,):
        damaged = await begun(room)
    name = database.rpartition("/")[2]
    cluster.ask("UPDATE deskoherna.entries SET entry = '{' WHERE seq = 2", name)
    async with rooms(database, 2) as (one, other):
        bots = await new_table(one, BOT, BOT)
        await (await looks(other, bots)).until(Seen.is_over)
        assert [table.id for table in (await other.lists("ada")).mine] == [bots]
        with pytest.raises(BrokenTable):
            await other.table(damaged)
        assert other.broken == {damaged}


async def test_what_another_server_wrote_and_cannot_be_read_ends_the_table_here(
    database: str, cluster: Cluster
) -> None:
    async with rooms(database, 1) as (room,):
        id_ = await begun(room)
        seen = await looks(room, id_)
        name = database.rpartition("/")[2]
        wrote = "INSERT INTO deskoherna.entries (table_id, seq, at, entry, sum)"
        chosen = "SELECT table_id, max(seq) + 1, 0, '{', ''"
        cluster.ask(f"{wrote} {chosen} FROM deskoherna.entries GROUP BY table_id", name)
        answer = await seen.live.command("ada", wire.Play("a", 0, "1x1", 0), seen.subscriber)
        assert isinstance(answer, wire.Refused)
        assert answer.problem.key == "room-table-broken"
        with pytest.raises(BrokenTable):
            await room.table(id_)


async def test_a_table_that_is_deleted_in_one_room_is_gone_in_the_other(database: str) -> None:
    """ROOM-18"""
    async with rooms(database) as (here, there):
        for number in range(10):
            id_ = await new_table(here, ME, HERE)
            seen = await looks(there, id_)
            await here.delete(id_, "ada")
            ready = wire.Ready(f"ready-{number}", 0, "")  # whether it has been heard of or not
            with pytest.raises((NoTable, StoreError)) as refused:
                await seen.live.command("ada", ready)
            assert refused.value.key in ("room-no-table", "room-database-failed")
            with pytest.raises(NoTable):
                await do(there, id_, ready)
            while await seen.subscriber.take():
                pass  # until it is told to come back, and finds nothing
            assert await there.store.log(id_) == []


async def test_a_table_that_goes_on_elsewhere_is_not_deleted(database: str) -> None:
    """ROOM-18"""
    async with rooms(database) as (here, there):
        id_ = await new_table(here, ME, HERE)
        for seat in (0, 1):
            await do(there, id_, wire.Ready(f"ready-{seat}", seat, ""))
        with pytest.raises(Refusal) as refused:
            await here.delete(id_, "ada")
        assert refused.value.key == "room-delete-playing"


async def test_bots_play_to_the_end_and_think_once(database: str) -> None:
    async with rooms(database) as (one, other):
        thoughts = [count_thoughts(room) for room in (one, other)]
        id_ = await new_table(one, BOT, BOT)
        seen = await looks(other, id_)
        await seen.until(Seen.is_over)
        assert len(seen.moves) <= sum(map(len, thoughts)) <= len(seen.moves) + 2


def count_thoughts(room: Room) -> list[int]:
    thoughts: list[int] = []
    choose = room.pool.choose

    async def counted(seat: BotSeat, view: Any, priority: Priority = ANYBODY) -> str:
        thoughts.append(seat.seat)
        return await choose(seat, view, priority)

    room.pool.choose = counted  # type: ignore[method-assign]
    return thoughts


async def test_when_a_room_dies_another_lets_its_bots_go_on(
    database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rooms(database) as (one, other):

        async def forever(*_: Any) -> str:
            await asyncio.Event().wait()
            return ""

        monkeypatch.setattr(one.pool, "choose", forever)
        id_ = await new_table(one, BOT, BOT)
        assert id_ not in other.sessions
        nodes = one.store._nodes  # type: ignore[attr-defined]
        monkeypatch.setattr(nodes, "_attend", forever)
        nodes.terminate()  # as if it had been killed
        name = database.rpartition("/")[2]
        gone = f"UPDATE deskoherna.nodes SET alive = '-infinity' WHERE id = '{nodes.id}'"
        cluster.ask(gone, name)
        await other.store.heartbeat()
        while id_ not in other.sessions:
            await asyncio.sleep(0.01)
        seen = await looks(other, id_)
        await seen.until(Seen.is_over)


async def test_a_review_is_made_in_one_room_and_seen_in_both(database: str) -> None:
    async with rooms(database) as (one, other):
        new = wire.NewTable("numerus", (ME, HERE), {"variant": "short", "first": "green"})
        id_ = await one.open_table("ada", new)
        for seat in (0, 1):
            await do(one, id_, wire.Ready(f"ready-{seat}", seat, ""))
        version = (await one.table(id_)).table.match.version  # type: ignore[union-attr]
        await do(one, id_, wire.Play("play", 0, "1 a1", version))
        await do(one, id_, wire.Resign("resign", 1))
        await asyncio.gather(one.review(id_, make=True), other.review(id_, make=True))
        progresses = [(await room.review(id_))[1] for room in (one, other)]
        assert {progress.state for progress in progresses} <= {"waiting", "making"}
        while any(progress.state != "done" for progress in progresses):
            assert len(one.reviews.processes | other.reviews.processes) <= 1
            await asyncio.sleep(0.05)
            progresses = [(await room.review(id_))[1] for room in (one, other)]
        assert progresses[0].kept == progresses[1].kept
        assert [moment.move for moment in progresses[0].kept.moments] == ["1 a1"]


async def test_who_is_in_another_room_is_not_away(database: str) -> None:
    async with rooms(database) as (one, other):
        id_ = await new_table(one, ME, wire.NewSeat("friend"))
        await do(one, id_, wire.Ready("r", 0, ""))
        seen = await looks(other, id_, "eve")
        await seen.until(lambda viewer: viewer.away(0))
        ada = await looks(one, id_)
        await seen.until(lambda viewer: not viewer.away(0))
        later = await looks(other, id_, "fred")
        await later.until(lambda viewer: viewer.status is not None)
        assert not later.away(0)
        await ada.until(lambda viewer: viewer.status is not None and viewer.status.spectators == 2)

        again = await looks(other, id_)  # she changes over
        one.sessions[id_].unsubscribe(ada.subscriber)
        while other.sessions[id_].audience.elsewhere.seats:  # until her grace there is over
            await asyncio.sleep(0.01)
        other.sessions[id_].unsubscribe(again.subscriber)
        again.live.publisher.publish_status()
        assert not seen.away(0)
        await seen.until(lambda viewer: viewer.away(0))


async def test_nobody_is_in_a_room_that_has_closed(database: str) -> None:
    async with rooms(database) as (one, other):
        id_ = await new_table(one, ME, wire.NewSeat("friend"))
        async with rooms(database, 1) as (third,):
            await looks(third, id_)
            seen = await looks(other, id_, "eve")
            await seen.until(lambda viewer: not viewer.away(0))
        await seen.until(lambda viewer: viewer.away(0))


async def test_what_is_planned_in_one_room_is_seen_in_the_other(database: str) -> None:
    """ROOM-15"""
    async with rooms(database) as (one, other):
        new = wire.NewTable("teserakt", (ME, HERE), {"first": "seat"})
        id_ = await one.open_table("ada", new)
        for seat in (0, 1):
            await do(one, id_, wire.Ready(f"ready-{seat}", seat, ""))
        match = (await one.table(id_)).table.match
        assert match is not None
        (asked,) = match.asks
        move = str(match.asks[asked].moves[0])
        seen = await looks(other, id_)
        await do(one, id_, wire.Point("p", 1 - asked, "b2"))
        await seen.until(lambda viewer: viewer.plans.marks == (wire.MarkView(1 - asked, "b2"),))
        await do(one, id_, wire.Advise("a", 1 - asked, asked, move, match.version))
        advice = wire.SuggestionView(1 - asked, asked, move)
        await seen.until(lambda viewer: viewer.plans.advice == (advice,))
        await do(other, id_, wire.Play("m", asked, move, match.version))
        await seen.until(lambda viewer: viewer.plans.advice == ())
        assert seen.plans.marks


async def test_a_hint_asked_for_in_one_room_is_marked_in_the_other(database: str) -> None:
    """ROOM-17: asked for again there, it is thought about there, and marked no second time"""
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        seen_there = await looks(other, id_)
        await do(one, id_, wire.Hint("a", 0))
        await seen_there.until(lambda seen: "room-note-hint" in seen.notes)
        await do(other, id_, wire.Hint("b", 0))
        await seen_there.until(lambda seen: any(hint.moves for hint in seen.hints))
        assert [hint.seat for hint in seen_there.hints] == [0]
        assert seen_there.notes.count("room-note-hint") == 1
        answers = await asyncio.gather(
            do(one, id_, wire.Hint("c", 0)), do(other, id_, wire.Hint("d", 0))
        )
        assert all(isinstance(answer, wire.Done) for answer in answers)
        log = await one.store.log(id_)
        assert sum(isinstance(logged.entry, Played) for logged in log) == 1


async def test_a_clock_that_runs_out_in_both_rooms_runs_out_once(database: str) -> None:
    """ROOM-12"""
    async with rooms(database) as (one, other):
        id_ = await begun(one, clock=ClockRule(1))
        seen, seen_there = await looks(one, id_), await looks(other, id_)
        await seen.until(Seen.sees_time_up)
        await seen_there.until(Seen.sees_time_up)
        log = await one.store.log(id_)
        assert sum(isinstance(logged.entry, TimeUp) for logged in log) == 1
        assert one.sessions[id_].table.log == other.sessions[id_].table.log


async def test_clocks_agree_after_an_outage(database: str, cluster: Cluster) -> None:
    """ROOM-12: it costs nobody anything, whichever room one asks."""
    async with rooms(database) as (one, other):
        id_ = await begun(one, clock=ClockRule(3600))
        await do(other, id_, wire.Play("a", 0, "1x1", 0))
        began = one.sessions[id_].table.log[0].at
        name = database.rpartition("/")[2]
        cluster.ask(f"INSERT INTO deskoherna.outages VALUES ({began}, {now()})", name)
        one.on_resync()
        other.on_resync()
        while not (one.outages and other.outages):
            await asyncio.sleep(0.01)
        async with rooms(database, 1) as (third,):
            await third.table(id_)
            left = []
            for room in (one, other, third):
                async with room.sessions[id_].lock:
                    clock = room.sessions[id_].table.clock
                    assert clock is not None
                    left.append((clock.left, clock.since, clock.running))
        assert left[0] == left[1] == left[2]
        assert left[0][0][0] == 3_600_000


async def test_a_lost_connection_for_news_is_made_anew(database: str, cluster: Cluster) -> None:
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        seen = await looks(other, id_)
        listening = "pid <> pg_backend_pid() AND application_name = 'deskoherna'"
        cluster.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
        await do(one, id_, wire.Play("a", 0, "1x1", 0))
        await seen.until(lambda viewer: viewer.moves == ["1x1"])
        await do(one, id_, wire.Play("b", 1, "2x1", 1))
        await seen.until(lambda viewer: viewer.moves == ["1x1", "2x1"])


async def test_a_database_that_stays_away_refuses_and_comes_back(
    database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 1.0)
    name = database.rpartition("/")[2]
    async with rooms(database, 1) as (room,):
        id_ = await begun(room)
        cluster.ask(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        cluster.ask(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        with pytest.raises(Exception, match=re.escape("room-database-")):
            await do(room, id_, wire.Play("a", 0, "1x1", 0))
        cluster.ask(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert isinstance(await do(room, id_, wire.Play("a", 0, "1x1", 0)), wire.Done)
        log = await room.store.log(id_)
        assert sum(isinstance(logged.entry, Played) for logged in log) == 1


async def test_what_is_erased_in_one_room_is_gone_in_the_other(database: str) -> None:
    """ROOM-18: also for those who look at it there"""
    async with rooms(database) as (one, other):
        id_ = await begun(one)
        seen = await looks(other, id_, "eve")
        await do(one, id_, wire.Say("s", "my words"))
        await seen.until(lambda seen: "my words" in said_to(seen))
        assert await one.erase("ada") == [id_]
        await seen.until(lambda seen: said_to(seen)[-1] == ERASED)
        assert (await other.table(id_)).table.names[0] == ERASED


def said_to(seen: Seen) -> list[str]:
    return [line.text for line in seen.lines if isinstance(line, wire.ChatView)]


async def test_what_is_revoked_in_one_room_is_worthless_in_the_other(database: str) -> None:
    """ROOM-18: whoever is there is shown out, and a room that opens later knows it too"""
    async with rooms(database) as (one, other):
        cookie, others = one.links.cookie("ada"), one.links.cookie("bob")
        id_ = await begun(one)
        subscriber = Subscriber("ada")
        await (await other.table(id_)).subscribe(subscriber, 0)
        await one.revoke("ada")
        while await subscriber.take():
            pass
        assert other.links.person(cookie) is None
        assert other.links.person(others) == "bob"
        newer = one.links.cookie("ada")
        assert other.links.person(newer) == "ada"
        async with rooms(database, 1) as (late,):
            assert late.links.person(cookie) is None
            assert late.links.person(newer) == "ada"


async def test_a_planned_move_is_made_once_by_whichever_server_lives(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-22: one server ends with the move before it could answer, two others try at once"""
    monkeypatch.setattr(planned, "DELAY", (PATIENCE, PATIENCE))
    async with rooms(database, 1) as (first,):
        id_ = await new_table(first, ME, wire.NewSeat("friend"))
        await do(first, id_, wire.Ready("ready", 0, ""))
        token = first.links.token(id_, 1, 1)
        live = await first.table(id_)
        await live.command("ben", wire.Sit("sit", 1, "Ben", token, ""))
        await live.planned.put("ben", 1, [["1x1", "2x1", "3x1", "3x2"]])
        await do(first, id_, wire.Play("a", 0, "1x1", 0))
    monkeypatch.setattr(planned, "DELAY", (0.0, 0.0))
    async with rooms(database) as (one, other):
        seen, seen_there = await looks(one, id_), await looks(other, id_)
        for viewer in (seen, seen_there):
            await viewer.until(lambda viewer: len(viewer.moves) == 2)
        await do(other, id_, wire.Play("b", 0, "3x1", 2))
        for viewer in (seen, seen_there):
            await viewer.until(lambda viewer: len(viewer.moves) == 4)
            assert viewer.moves == ["1x1", "2x1", "3x1", "3x2"]
        while await one.store.documents.get("planned", f"{id_} 1"):
            await asyncio.sleep(0.01)
        assert await one.store.calls.due(1 << 60, 10) == []
        for room in (one, other):
            await (await room.table(id_)).catch_up()
            match = (await room.table(id_)).table.match
            assert match is not None
            assert [ply.move for ply in match.plies] == ["1x1", "2x1", "3x1", "3x2"]
