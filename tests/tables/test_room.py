"""Tables in a room: durable, sent to everyone who looks, continued, played again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from deskoherna import BadRecord, Problem, dumps, loads, replay
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import Record
from deskoherna.tables import wire
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import CommandId, command_id
from deskoherna.tables.log.table import NoTable
from deskoherna.tables.rates import Rate
from deskoherna.tables.session import audience, shares
from deskoherna.tables.session.room import MOST_RECORD, Room
from deskoherna.tables.session.session import Session
from deskoherna.tables.session.subscriber import MOST_WAITING
from laborigines.laboratory import position
from patience import PATIENCE
from tables.rooms import (
    FRIEND,
    HERE,
    ME,
    Guest,
    bot,
    lay,
    open_room,
    refusal_of,
    seated,
    until,
)

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")
SHORT = {"variant": "short", "first": "green"}


async def finished(room: Room) -> tuple[Guest, Guest]:
    """A game of NUMERUS that was given up after two moves."""
    first, second = await seated(room, "numerus", options=SHORT)
    await first.plays(0)
    await second.plays(1)
    await first.do(wire.Resign, seat=0)
    return first, second


async def closed_with_secrets(room: Room) -> tuple[Guest, Guest]:
    """A whole game of sealed bids."""
    first, second = await seated(room, "sealed", options={"rounds": 2})
    match = first.live.table.match
    assert match is not None
    while match.result is None:
        for guest, seat in ((first, 0), (second, 1)):
            ask = match.asks.get(seat)
            if ask is not None and not ask.optional:
                await guest.plays(seat, "say cheers" if ask.free else None)
    return first, second


class TestCommands:
    async def test_a_resend_does_nothing_and_is_answered_alike(self, tmp_path: Path) -> None:
        """ROOM-14"""
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            done = await first.do(wire.Play, id="mine", seat=0, move="1x1", version=0)
            assert isinstance(done, wire.Done)
            before = first.live.table.seq
            for _ in range(2):
                again = await first.do(wire.Play, id="mine", seat=0, move="1x1", version=0)
                assert again == done
            assert first.live.table.seq == before
            other = await second.do(wire.Play, id="mine", seat=1, move="2x1", version=1)
            assert other.seq == before + 1  # ids are everyone's own

    async def test_another_command_under_the_same_id_is_refused(self, tmp_path: Path) -> None:
        """ROOM-14: or it would be acknowledged and not happen"""
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            await first.do(wire.Play, id="mine", seat=0, move="1x1", version=0)
            table = first.live.table
            before = table.seq
            refused = await first.do(wire.Resign, id="mine", seat=0)
            assert isinstance(refused, wire.Refused)
            assert (refused.problem.rule, refused.problem.key) == ("ROOM-14", "room-id-used")
            assert (table.seq, table.state) == (before, "playing")
        async with open_room(tmp_path) as room:
            guest = await Guest(await room.table(table.id), first.person).joins()
            refused = await guest.do(wire.Play, id="mine", seat=0, move="2x1", version=0)
            assert isinstance(refused, wire.Refused)
            assert refused.problem.key == "room-id-used"

    def test_earlier_logs_do_not_say_what_was_sent(self) -> None:
        """ROOM-14: then it is taken for the same"""
        assert CommandId.parse("old").same(command_id("old", wire.Resign("old", 0)))

    async def test_also_where_one_command_brings_about_more(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            person = room.links.new_person()
            live = await lay(room, person, "nim", ME, bot())
            guest = await Guest(live, person).joins()
            done = await guest.do(wire.Ready, id="ready", seat=0, words="")
            assert live.table.state == "playing"
            assert await guest.do(wire.Ready, id="ready", seat=0, words="") == done

    async def test_and_after_a_restart(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            done = await first.do(wire.Play, id="mine", seat=0, move="1x1", version=0)
        async with open_room(tmp_path) as room:
            live = await room.table(first.live.table.id)
            guest = await Guest(live, first.person).joins()
            assert await guest.do(wire.Play, id="mine", seat=0, move="1x1", version=0) == done
            assert live.table.match is not None
            assert len(live.table.match.plies) == 1

    async def test_a_refusal_is_sent_to_nobody_else(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            first.frames(), second.frames()
            answer = await second.plays(1, "1x1")
            assert isinstance(answer, wire.Refused)
            assert answer.problem.rule == "ROOM-1"
            assert second.frames() == [answer]
            assert first.frames() == []

    async def test_the_answer_comes_before_the_news(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            first.frames(), second.frames()
            await first.plays(0, "1x1")
            assert [type(frame) for frame in first.frames()] == [wire.Done, wire.News]
            (news,) = second.frames()
            assert [line.move for line in news.log] == ["1x1"]
            assert news.position.asks.keys() == {"1"}

    async def test_many_at_once_are_carried_out_one_by_one(self, tmp_path: Path) -> None:
        """ROOM-11: of two moves at the same position one comes too late"""
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            answers = await asyncio.gather(
                *(first.do(wire.Play, id=f"m{n}", seat=0, move="3x1", version=0) for n in range(10))
            )
            assert sum(isinstance(answer, wire.Done) for answer in answers) == 1
            stale = [a.problem.rule for a in answers if isinstance(a, wire.Refused)]
            assert stale == ["ROOM-11"] * 9

    async def test_a_log_has_an_end(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """ROOM-8: moves are taken even then, so that a game can be finished"""
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            monkeypatch.setattr(shares, "MOST_ENTRIES", first.live.table.entries_besides_talk - 1)
            monkeypatch.setattr(shares, "SHARE", 0)
            assert (await first.do(wire.Pause)).problem.rule == "ROOM-8"
            assert isinstance(await first.plays(0), wire.Done)


class TestLooking:
    async def test_coming_back_one_gets_exactly_what_is_missing(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            await first.plays(0)
            first.live.unsubscribe(first.subscriber)
            seen = first.live.table.seq
            await second.plays(1)
            await second.do(wire.Say, text="where are you?")
            back = await Guest(first.live, first.person).joins(after=seen)
            welcome = back.frames()[0]
            assert [line.seq for line in welcome.log] == [seen + 1, seen + 2]
            assert welcome.seq == seen + 2

    async def test_whoever_comes_back_from_any_frame_misses_nothing(self, tmp_path: Path) -> None:
        """No frame's number runs ahead of the lines that were sent"""
        async with open_room(tmp_path, grace=0) as room:
            first, second = await seated(room)
            await second.do(wire.Fill, seat=1, bot="random")
            await first.do(wire.HandBack, seat=1)
            await first.plays(0)
            await first.do(wire.Kick, seat=1)
            for guest in (first, second):
                seen = 0
                for frame in guest.frames():
                    if isinstance(frame, wire.Welcome | wire.News):
                        assert all(line.seq > seen for line in frame.log)
                        seen = frame.seq
                assert seen >= first.live.table.seq - 1  # a bot may have moved since

    async def test_who_sits_down_sees_with_the_eyes_of_the_seat(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room, "sealed")
            news = [frame for frame in second.frames() if getattr(frame, "position", None)]
            assert len(news[-1].position.view["hand"]) == 3
            assert news[-1].you.seats == (1,)
            await second.do(wire.Reissue, seat=1)
            token = room.links.token(first.live.table.id, 1, 2)
            elsewhere = Guest(first.live, room.links.new_person())
            await elsewhere.do(wire.Sit, seat=1, name="Ben", token=token)
            news = [frame for frame in second.frames() if getattr(frame, "position", None)]
            assert news[-1].position.view["hand"] == []
            assert news[-1].you.seats == ()

    async def test_the_eyes_of_several_seats(self, tmp_path: Path) -> None:
        """Where there are secrets, one sees the game from one seat at a time"""
        async with open_room(tmp_path) as room:
            person = room.links.new_person()
            live = await lay(room, person, "sealed", ME, HERE)
            guest = await Guest(live, person).joins()
            for seat in (0, 1):
                await guest.do(wire.Ready, seat=seat, words="")
            news = guest.frames()[-1]
            assert news.position.view["hand"] == []
            assert news.position.asks == {}
            assert isinstance(await guest.do(wire.Moves, seat=0), wire.Refused)
            guest.frames()
            await guest.do(wire.Look, seat=1)
            welcome, done = guest.frames()
            assert isinstance(done, wire.Done)
            assert len(welcome.position.view["hand"]) == 3
            assert welcome.position.asks.keys() == {"1"}
            assert isinstance(await guest.do(wire.Moves, seat=0), wire.Refused)
            assert len((await guest.do(wire.Moves, seat=1)).moves) == 3
            await guest.do(wire.Look, seat=None)
            assert guest.frames()[-2].position.view["hand"] == []
            assert isinstance(await guest.do(wire.Look, seat=2), wire.Refused)

    async def test_spectators_do_not_look_with_the_eyes_of_players(self, tmp_path: Path) -> None:
        """ROOM-10"""
        async with open_room(tmp_path) as room:
            first, _ = await seated(room, "sealed")
            eve = await Guest(first.live, room.links.new_person()).joins()
            attempts: list[tuple[type, dict[str, object]]] = [
                (wire.Look, {"seat": 0}),
                (wire.Moves, {"seat": 0}),
                (wire.Consider, {"seat": 0, "move": "bid 1"}),
            ]
            for kind, fields in attempts:
                answer = await eve.do(kind, **fields)
                assert isinstance(answer, wire.Refused)
                assert answer.problem.rule == "ROOM-10"
            past = first.live.past(eve.person, 0, 0)
            assert (await refusal_of(past))[0] == "ROOM-10"

    async def test_earlier_positions(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room, "sealed")
            await first.plays(0)
            view = (await first.live.past(first.person, 0, None)).sent
            assert len(view.hand) == 3
            onlooker = (await first.live.past("nobody", 1, None)).sent
            assert onlooker.hand == ()
            assert (await refusal_of(first.live.past(None, 2, None)))[0] == "ROOM-4"

    async def test_away_after_a_grace(self, tmp_path: Path) -> None:
        async with open_room(tmp_path, grace=0.05) as room:
            first, second = await seated(room)
            assert [seat.away for seat in first.live.status().seats] == [False, False]
            first.live.unsubscribe(second.subscriber)
            assert not first.live.status().seats[1].away
            await until(lambda: first.live.status().seats[1].away)
            assert first.statuses()[-1].seats[1].away
            await Guest(first.live, second.person).joins()
            assert not first.live.status().seats[1].away

    async def test_who_does_not_come_back_after_a_restart_is_away(self, tmp_path: Path) -> None:
        """ROOM-10: but not before a time of grace is over"""
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            id_ = first.live.table.id
        for grace, outcome in ((1000.0, wire.Refused), (0.0, wire.Done)):
            async with open_room(tmp_path, grace=grace) as room:
                host = await Guest(await room.visit(id_, first.person), first.person).joins()
                assert isinstance(await host.do(wire.Fill, seat=1, bot="random"), outcome)

    async def test_who_plays_without_a_socket_is_not_away(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """ROOM-10: their requests tell that they are there, for a while"""
        async with open_room(tmp_path, grace=0) as room:
            first, second = await seated(room)
            live = first.live
            live.unsubscribe(second.subscriber)
            await until(lambda: live.status().seats[1].away)
            await live.command(second.person, wire.Say("hello", "I play by requests"))
            assert not live.status().seats[1].away
            assert not first.statuses()[-1].seats[1].away
            refused = await first.do(wire.Fill, seat=1, bot="random")
            assert refused.problem.key == "room-bot-present"
            assert live.audience.absent(1) is None
            monkeypatch.setattr(audience, "A_SIGN", 0)
            await live.look(second.person)
            await until(lambda: live.status().seats[1].away)
            assert live.audience.absent(1) is not None

    async def test_back_within_the_grace_nobody_notices(self, tmp_path: Path) -> None:
        async with open_room(tmp_path, grace=0) as room:
            first, second = await seated(room)
            first.live.unsubscribe(second.subscriber)
            await Guest(first.live, second.person).joins()
            eve = await Guest(first.live, "eve").joins()
            first.live.unsubscribe(eve.subscriber)  # spectators are never away
            first.frames()
            await until(lambda: len(first.subscriber.frames) == 2)  # the times of grace are over
            assert [status.seats[1].away for status in first.statuses()] == [False, False]

    async def test_a_slow_reader_is_shown_out_and_holds_nobody_up(self, tmp_path: Path) -> None:
        """ROOM-14"""
        talkative = shares.TableLimits(chat=Rate(MOST_WAITING + 2, 0))
        async with open_room(tmp_path, table_limits=talkative) as room:
            first, second = await seated(room)
            for n in range(MOST_WAITING + 2):
                await first.do(wire.Say, text=f"line {n}")
                first.frames()
            assert second.subscriber.too_slow
            assert not first.subscriber.too_slow


async def test_who_may_give_up_is_sent_when_a_move_changes_it(tmp_path: Path) -> None:
    """ROOM-9, LAB-R28: one of the last two may; who has dropped out may not"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "laborigines", ME, HERE, HERE)
        guest = await Guest(live, person).joins()
        for seat in range(3):
            await guest.do(wire.Ready, seat=seat, words="")
        match = live.table.match
        assert match is not None
        figures, stores = "A@5,B@14,C@12,M@19", "A4a,B2a19b,C2a9c"
        match.state = position(figures, stores, lab="basic-3-20", t15="ol5a", t16="oa1b")
        await guest.plays(0, "die 2")
        assert guest.statuses()[-1].can_resign == ()
        await guest.plays(0, "go cw")  # it runs into a trap and drops out
        assert match.game.conceded(match.state, 0) is None
        assert [status.can_resign for status in guest.statuses()] == [(1, 2)]


async def test_a_move_that_changes_nothing_of_it_sends_no_status(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, second = await seated(room, "numerus", options=SHORT)
        await first.plays(0)
        first.frames()
        await second.plays(1)
        await first.plays(0)
        assert first.statuses() == []


async def test_what_another_server_says_at_the_end_is_not_looked_at(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, _ = await seated(room)
        table = first.live.table
        room.on_append(table.id, table.seq + 1)
        room.on_erase(table.id)
        room.on_presence(table.id)
        room.on_resync()
    assert first.subscriber.ended  # and no coroutine is left that nobody awaits


async def test_nothing_is_sent_before_it_is_durable(tmp_path: Path) -> None:
    """While the disk is busy, nobody learns of a move, nor of the seed, in any way"""
    async with open_room(tmp_path) as room:
        first, second = await seated(room, "numerus", options=SHORT)
        live = first.live
        eve = await Guest(live, room.links.new_person()).joins()
        for guest in (first, second, eve):
            guest.frames()
        database = sqlite3.connect(tmp_path / "room.sqlite", timeout=PATIENCE, isolation_level=None)
        with closing(database) as busy:
            busy.execute("BEGIN IMMEDIATE")
            resigning = asyncio.create_task(first.do(wire.Resign, seat=0))
            await until(live.lock.locked)
            live.unsubscribe(eve.subscriber)
            asking = asyncio.create_task(room.lists(second.person))
            await asyncio.wait([resigning, asking], timeout=0.3)
            assert not resigning.done()
            assert not asking.done()
            looking = live.look(second.person)  # which does not wait
            assert (await asyncio.wait_for(looking, PATIENCE)).status.state == "playing"
            assert live.table.state == "playing"  # what is decided and not logged has not happened
            assert (first.frames(), second.frames()) == ([], [])
            busy.execute("ROLLBACK")
        assert isinstance(await resigning, wire.Done)
        assert (await asking).mine[0].state == "over"
        assert (await live.look(second.person)).status.state == "over"


class TestTalk:
    """ROOM-13"""

    async def test_players_read_spectators_after_the_game(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room, "numerus", options=SHORT)
            eve = await Guest(first.live, room.links.new_person()).joins()
            first.new_lines()
            await eve.do(wire.Say, text="green should go to a1", name="Eve")
            await first.do(wire.Say, text="hello")
            assert [line.text for line in first.new_lines()] == ["hello"]
            assert [line.text for line in eve.new_lines() if hasattr(line, "text")] == [
                "green should go to a1",
                "hello",
            ]
            seen = first.live.table.seq
            welcome = await first.live.look(first.person)
            assert "green should" not in str(welcome.log)
            await second.do(wire.Resign, seat=1)
            texts = [line.text for line in first.new_lines() if hasattr(line, "text")]
            assert texts == ["green should go to a1"]
            await first.do(wire.PlayAgain)
            assert [line for line in first.new_lines() if hasattr(line, "text")] == []  # only once
            back = await first.live.look(first.person, after=seen)
            assert "green should" in str(back.log)
            later = await first.live.look(first.person, after=seen + 1)
            assert "green should" not in str(later.log)

    async def test_also_when_the_table_is_closed(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room, "nim", clock=ClockRule(1))
            eve = await Guest(first.live, room.links.new_person()).joins()
            await eve.do(wire.Say, text="tick", name="Eve")
            await until(lambda: first.live.table.time_up)
            first.new_lines()
            await second.do(wire.Propose, seat=1, what="end", number=0)
            assert first.live.table.state == "closed"
            assert "tick" in [getattr(line, "text", "") for line in first.new_lines()]


class TestRematch:
    """ROOM-10"""

    async def test_everyone_is_seated_and_told_of_it(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await finished(room)
            answer = await second.do(wire.PlayAgain)
            assert answer.problem.key == "room-host-only"
            first.frames(), second.frames()
            done = await first.do(wire.PlayAgain, id="again")
            assert isinstance(done, wire.Done)
            following = second.frames()[-1].status.next
            live = await room.table(following)
            assert live.table.names == ("Hana", "Ada")
            assert live.table.seats_of(second.person) == (1,)
            assert live.table.state == "waiting"
            assert live.table.setup == first.live.table.setup
            assert await first.do(wire.PlayAgain, id="again") == done
            assert (await first.do(wire.PlayAgain)).problem.key == "room-rematch-there"

    async def test_not_while_the_game_runs(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            assert (await first.do(wire.PlayAgain)).problem.key == "room-still-playing"

    async def test_a_bot_that_sat_in_makes_way(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room, "numerus", options=SHORT)
            await second.do(wire.Fill, seat=1, bot="random")
            await first.do(wire.Resign, seat=0)
            await first.do(wire.PlayAgain)
            following = first.live.table.next
            assert following is not None
            chair = (await room.table(following)).table.chairs[1]
            assert (chair.person, chair.bot) == (second.person, None)


class TestFork:
    """ROOM-6: continue from here, with chance of its own"""

    async def test_from_a_running_open_game(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room, "numerus", options=SHORT)
            await first.plays(0)
            person = room.links.new_person()
            id_ = await room.fork(first.live.table.id, person, wire.Fork(1, (ME, HERE)))
            live = await room.table(id_)
            guest = await Guest(live, person).joins()
            welcome = guest.frames()[0]
            assert welcome.status.came_from == wire.Origin(first.live.table.id, 1)
            assert welcome.position.plies == 1
            for seat in (0, 1):
                await guest.do(wire.Ready, seat=seat, words="new")
            await guest.plays(1)
            match, before = live.table.match, first.live.table.match
            assert match is not None and before is not None
            assert match.commitment != before.commitment
            assert match.commitment == welcome.status.chance.commitment
            assert match.fixed == 1
            await guest.do(wire.Resign, seat=0)
            assert (await refusal_of(room.record(id_))) == ("ROOM-6", "room-record-secret")
            await first.do(wire.Resign, seat=0)
            assert replay(await room.record(id_)).result == match.result

    async def test_a_fork_of_a_fork_can_be_shown(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await finished(room)
            id_ = first.live.table.id
            person = room.links.new_person()
            for at in (1, 2):
                id_ = await room.fork(id_, person, wire.Fork(at, (ME, HERE)))
                live = await room.table(id_)
                guest = await Guest(live, person).joins()
                for seat in (0, 1):
                    await guest.do(wire.Ready, seat=seat, words="")
                await guest.plays(live.table.awaited[0])
            again = await room.read(id_)
            assert again.match is not None
            assert len(again.match.sources) == 3
            keys = [getattr(line, "key", "") for line in (await live.look(None)).log]
            assert "room-note-chance" in keys

    async def test_not_from_a_running_game_with_secrets(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room, "sealed")
            fork = room.fork(first.live.table.id, "eve", wire.Fork(0, (ME, HERE)))
            assert await refusal_of(fork) == ("ROOM-6", "room-continue-running")

    async def test_from_a_finished_one(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await closed_with_secrets(room)
            id_ = await room.fork(first.live.table.id, "eve", wire.Fork(2, (ME, HERE)))
            assert (await room.table(id_)).table.state == "waiting"

    async def test_seats_must_fit(self, tmp_path: Path) -> None:
        """ROOM-5"""
        async with open_room(tmp_path) as room:
            first, _ = await finished(room)
            id_ = first.live.table.id
            assert (await refusal_of(room.fork(id_, "eve", wire.Fork(0, (ME,)))))[0] == "ROOM-5"
            nowhere = room.fork(id_, "eve", wire.Fork(9, (ME, HERE)))
            assert (await refusal_of(nowhere))[0] == "ROOM-4"

    async def test_not_before_it_began(self, tmp_path: Path) -> None:
        """ROOM-10"""
        async with open_room(tmp_path) as room:
            live = await lay(room, "host", "nim", ME, FRIEND)
            fork = room.fork(live.table.id, "eve", wire.Fork(0, (ME, HERE)))
            assert (await refusal_of(fork))[0] == "ROOM-10"


class TestRecords:
    """ROOM-6"""

    async def test_not_before_the_end(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            assert (await refusal_of(room.record(first.live.table.id)))[0] == "ROOM-6"

    async def test_after_it_the_record_is_sound(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await finished(room)
            record = loads(await room.record(first.live.table.id))
            assert record.game.players == ("Hana", "Ada")
            assert record.chance.contributions == ("Hana's words", "Ada's words")
            assert replay(record).result == record.end.result

    async def test_brought_back_it_can_be_looked_at(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await closed_with_secrets(room)
            data = await room.record(first.live.table.id)
            live = await room.table(await room.bring("eve", data))
            assert live.table.state == "over"
            assert live.table.names == ("Hana", "Ada")
            welcome = await live.look("eve")
            assert welcome.you.seats == ()
            assert welcome.position is not None
            assert welcome.position.result == loads(data).end.result
            assert await room.record(live.table.id) == data
            answer = live.command("eve", wire.PlayAgain("x"))
            assert (await refusal_of(answer))[0] == "ROOM-10"

    async def test_a_record_of_a_continued_game_can_be_looked_at_and_continued(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            match = NUMERUS.new(options=SHORT, seed=1)
            match.play(0, "1 a1")
            fork = match.continued(1, seed=2)
            fork.resign(0)
            live = await room.table(await room.bring("eve", dumps(fork.record())))
            keys = [getattr(line, "key", line.seq) for line in (await live.look("eve")).log]
            assert keys == ["room-note-opened", 2, 3, "room-note-chance", "room-note-resigned"]
            id_ = await room.fork(live.table.id, "eve", wire.Fork(1, (ME, HERE)))
            assert (await room.table(id_)).table.state == "waiting"

    async def test_a_running_game_that_somebody_saved(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            await first.plays(0)
            match = first.live.table.match
            assert match is not None
            live = await room.table(await room.bring("eve", dumps(match.record())))
            assert live.table.state == "closed"
            sit = live.command("eve", wire.Sit("x", 0, "Eve"))
            assert (await refusal_of(sit))[0] == "ROOM-3"

    @pytest.mark.parametrize("spoil", ["tampered", "cut", "nothing", "other game"])
    async def test_what_is_no_record_is_refused(self, tmp_path: Path, spoil: str) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await finished(room)
            data = await room.record(first.live.table.id)
            bad = {
                "tampered": data.replace(b'"seat":0', b'"seat":1', 1),
                "cut": data[:-40],
                "nothing": b"",
                "other game": of_another_game(loads(data)),
            }[spoil]
            before = await room.lists(first.person)
            with pytest.raises(BadRecord):
                await room.bring(first.person, bad)
            assert await room.lists(first.person) == before

    async def test_too_long(self, tmp_path: Path) -> None:
        """ROOM-14"""
        async with open_room(tmp_path) as room:
            with pytest.raises(Problem) as problem:
                await room.bring("eve", b"x" * (MOST_RECORD + 1))
            assert problem.value.key == "room-record-too-long"


def of_another_game(record: Record) -> bytes:
    return dumps(record).replace(b'"game":"numerus"', b'"game":"chess"')


class TestLists:
    async def test_mine_open_and_to_watch(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            hidden = await lay(room, "host", "nim", ME, FRIEND)
            public = await lay(room, "host", "nim", ME, FRIEND, public=True)
            running = await lay(room, "host", "nim", bot(), bot(), public=True)
            await until(lambda: running.table.state == "over")
            lists = await room.lists("host")
            laid = {live.table.id for live in (hidden, public, running)}  # also without a seat
            assert {table.id for table in lists.mine} == laid
            assert [table.id for table in lists.open] == [public.table.id]
            assert (await room.lists("eve")).mine == ()

    async def test_no_such_table(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            with pytest.raises(NoTable):
                await room.table("nowhere")

    async def test_two_who_come_at_once_find_the_same_table(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
        async with open_room(tmp_path) as room:
            found: list[Session] = await asyncio.gather(
                *(room.table(first.live.table.id) for _ in range(5))
            )
            assert len(set(map(id, found))) == 1
