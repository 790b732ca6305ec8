"""Whoever is asked may ask a bot for a hint; the others only read that they did (ROOM-17)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskoherna.bots import advisers, bots
from deskoherna.catalogue import all_games, replay
from deskoherna.kernel import AnyGame, BadRecord, Refusal, dumps, loads
from deskoherna.kernel.record import HintLine
from deskoherna.tables import wire
from deskoherna.tables.advice.bot_worker import BotSeat, Hinted
from deskoherna.tables.advice.pool import Stages
from deskoherna.tables.advice.scheduling import ANYBODY, Priority
from deskoherna.tables.log.entries import Played, Saying
from deskoherna.tables.session.session import Session
from deskoherna.tables.wire import MOST_HINTED, HintedMove, HintView
from tables.rooms import FRIEND, HERE, ME, Guest, bot, lay, open_room, refusal_of, seated, until
from tables.sitting import ADA, BEN, EVE, HOST, Sitting, at_seat, duel
from tables.sitting import lay as sit_down
from tables.test_reviews import made

BRITTLE = Path(__file__).parent.parent / "brittle"
DEALT = {"letters": "dealt", "negater": "first"}  # seat 1 hints first


def marks(table: Any) -> list[int]:
    """The seats that asked for a hint, as the log says."""
    lines = [logged.entry.line for logged in table.log if isinstance(logged.entry, Played)]
    return [line.seat for line in lines if isinstance(line, HintLine)]


def hints(guest: Guest) -> list[tuple[HintView, ...]]:
    """What was said of hints since it was last asked."""
    found = (getattr(frame, "hints", None) for frame in guest.frames())
    return [hint for hint in found if hint is not None]


async def hinted(guest: Guest, seat: int) -> tuple[HintedMove, ...]:
    """The moves of the hint that is on its way, once the bot has done."""
    given: list[tuple[HintedMove, ...]] = []

    def there() -> bool:
        for found in hints(guest):
            done = (hint for hint in found if hint.seat == seat and not hint.thinking)
            given.extend(hint.moves for hint in done if hint.moves)
        return bool(given)

    await until(there)
    return given[-1]


class TestAsking:
    """ROOM-17: who may ask, and what everyone sees of it"""

    def test_the_log_says_it_once_for_a_question(self) -> None:
        table = duel()
        version = table.match.version
        table.do(ADA, wire.Hint, seat=0)
        assert marks(table.table) == [0]
        assert table.match.version == version  # a move that is being thought of still counts
        assert list(table.table.hinted) == [0]
        table.plays(ADA, 0)
        table.plays(BEN, 1)
        table.do(ADA, wire.Hint, seat=0)
        assert marks(table.table) == [0, 0]

    def test_a_question_that_comes_again_is_another(self) -> None:
        """ROOM-4: after the move was taken back"""
        table = duel()
        table.do(ADA, wire.Hint, seat=0)
        table.plays(ADA, 0)
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        assert table.table.proposal is not None
        table.do(BEN, wire.Answer, seat=1, yes=True)
        assert table.table.hinted == {}
        table.do(ADA, wire.Hint, seat=0)
        assert marks(table.table) == [0, 0]

    def test_it_calls_nothing_off(self) -> None:
        table = duel()
        table.plays(ADA, 0)
        table.do(ADA, wire.Propose, seat=0, what="undo", number=0)
        table.do(BEN, wire.Hint, seat=1)
        assert table.table.proposal is not None

    @pytest.mark.parametrize("who", [HOST, BEN, EVE])
    def test_not_for_the_seat_of_another(self, who: str) -> None:
        """ROOM-10"""
        assert duel().refused(who, wire.Hint, seat=0) == ("ROOM-10", "room-not-your-seat")

    def test_not_who_is_not_asked(self) -> None:
        assert duel().refused(BEN, wire.Hint, seat=1) == ("ROOM-17", "room-hint-unasked")

    def test_not_before_or_after_the_game_or_in_a_pause(self) -> None:
        chairs = [at_seat(ADA), at_seat(BEN)]
        waiting = sit_down("nim", chairs)
        assert waiting.refused(ADA, wire.Hint, seat=0) == ("ROOM-10", "room-not-started")
        table = duel()
        table.do(HOST, wire.Pause)
        assert table.refused(ADA, wire.Hint, seat=0) == ("ROOM-10", "room-paused")
        table.do(HOST, wire.GoOn)
        table.do(BEN, wire.Resign, seat=1)
        assert table.refused(ADA, wire.Hint, seat=0) == ("ROOM-3", "room-finished")

    def test_not_while_a_bot_stands_in(self) -> None:
        table = duel()
        table.do(ADA, wire.Fill, seat=0, bot="greedy")
        assert table.refused(ADA, wire.Hint, seat=0) == ("ROOM-10", "room-bot-sits-in")

    def test_not_where_it_is_forbidden(self) -> None:
        table = duel()
        table.table.opened = msgspec.structs.replace(table.table.opened, hints=False)
        assert table.refused(ADA, wire.Hint, seat=0) == ("ROOM-17", "room-hints-forbidden")

    def test_it_outlasts_the_answers_of_others_to_the_same_question(self) -> None:
        people = (HOST, BEN, EVE)
        table = sit_down("estimatrix", [at_seat(one, words="") for one in people], DEALT)
        table.plays(BEN, 1, "ban red")
        table.plays(BEN, 1, "say sea")
        table.plays(BEN, 1, "others first")
        table.do(HOST, wire.Hint, seat=0)
        table.plays(EVE, 2, "answer blue")
        assert list(table.table.hinted) == [0]
        table.plays(HOST, 0, "answer green")
        assert table.table.hinted == {}

    def test_what_is_hidden_takes_hints_about_it_along(self) -> None:
        """ROOM-16"""
        people = (HOST, BEN, EVE)
        table = sit_down("estimatrix", [at_seat(one, words="") for one in people], DEALT)
        table.plays(BEN, 1, "ban red")
        table.plays(BEN, 1, "say sea")
        table.plays(BEN, 1, "others first")
        table.do(EVE, wire.Hint, seat=2)
        table.do(HOST, wire.Hide, number=1, hidden=True)
        assert table.table.hinted == {}


class TestRecord:
    """ROOM-17: the record says who asked for a hint and when, and is played again with it"""

    @staticmethod
    def played() -> Sitting:
        table = duel()
        table.do(ADA, wire.Hint, seat=0)
        table.plays(ADA, 0)
        table.do(BEN, wire.Hint, seat=1)
        table.do(BEN, wire.Resign, seat=1)
        return table

    def test_round_trip(self) -> None:
        record = self.played().match.record()
        assert [line.seat for line in record.body if isinstance(line, HintLine)] == [0, 1]
        assert loads(dumps(record)) == record
        assert replay(dumps(record)).result == record.end.result

    def test_one_who_was_not_asked(self) -> None:
        record = self.played().match.record()
        body = (HintLine(1), *record.body[1:])
        forged = msgspec.structs.replace(record, body=body)
        with pytest.raises(BadRecord) as bad:
            replay(dumps(forged))
        assert (bad.value.line, bad.value.key) == (4, "room-record-refused")

    def test_nothing_comes_after_the_end(self) -> None:
        match = self.played().match
        with pytest.raises(Refusal) as refusal:
            match.hint(0)
        assert refusal.value.rule == "ROOM-3"

    async def test_it_is_in_the_log_of_a_table_that_shows_the_record(self, tmp_path: Path) -> None:
        data = dumps(self.played().match.record())
        async with open_room(tmp_path) as room:
            live = await room.table(await room.bring("eve", data))
            log = (await live.look("eve")).log
            keys = [line.key for line in log if isinstance(line, wire.NoteView)]
            assert keys.count("room-note-hint") == 2


class TestThinking:
    """ROOM-17: a bot thinks in its process, and only the seat is sent it"""

    async def test_the_seat_is_sent_the_hint_and_the_others_read_of_it(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            options = {"variant": "short", "first": "green"}
            hana, ada = await seated(room, "numerus", options=options)
            eve = await Guest(hana.live, room.links.new_person()).joins()
            for guest in (hana, ada, eve):
                guest.frames()
            assert isinstance(await hana.do(wire.Hint, seat=0), wire.Done)
            first = hints(hana)[-1]
            assert first == (HintView(0, None),)  # it is being thought about
            moves = await hinted(hana, 0)
            assert 1 <= len(moves) <= MOST_HINTED
            legal = set(map(str, match_of(hana.live).asks[0].moves))
            assert {one.move for one in moves} <= legal
            assert all(0 <= one.value <= 1 and one.reasons for one in moves)
            assert all(one.error is not None and one.confidence is not None for one in moves)
            for other in (ada, eve):
                frames = other.frames()
                notes = [line.key for frame in frames for line in getattr(frame, "log", ())]
                assert notes == ["room-note-hint"]
                assert all(not getattr(frame, "hints", ()) for frame in frames)

            await hana.do(wire.Hint, seat=0)  # from memory
            assert hints(hana)[-1] == (HintView(0, moves),)
            assert marks(hana.live.table) == [0]
            assert (await hana.live.look(hana.person)).hints == (HintView(0, moves),)
            assert (await hana.live.look(ada.person)).hints == ()

            await hana.plays(0, moves[0].move)
            assert hints(hana)[-1] == ()
            assert (await hana.live.look(hana.person)).hints == ()

    async def test_moves_come_before_the_bot_has_done_and_the_log_says_it_once(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            hana, _ = await seated(room, "numerus", options={"first": "green"})
            sent: list[HintView] = []
            await hana.do(wire.Hint, seat=0)

            def done() -> bool:
                sent.extend(hint for found in hints(hana) for hint in found)
                return bool(sent) and bool(sent[-1].moves) and not sent[-1].thinking

            await until(done)
            stages = [0 if hint.moves is None else 1 if hint.thinking else 2 for hint in sent]
            assert stages == sorted(stages)  # nothing is known, something, all
            assert {*stages} == {0, 1, 2}
            assert marks(hana.live.table) == [0]

    async def test_a_bot_whose_question_is_answered_stops(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            hana, _ = await seated(room, "numerus", options={"first": "green"})
            stopped: list[bool] = []
            hint = room.pool.hint

            async def answer_first(
                seat: BotSeat, view: Any, priority: Priority, stages: Stages
            ) -> Hinted:
                move = match_of(hana.live).asks[0].moves[0]
                await hana.plays(0, str(move))
                stopped.append(stages.stopped)
                return await hint(seat, view, priority, stages)

            room.pool.hint = answer_first  # type: ignore[method-assign, assignment]
            await hana.do(wire.Hint, seat=0)
            await until(lambda: hana.live.hints.idle)
            assert stopped == [True]
            assert len(room.pool.running) == 1  # the process is there for the next one

    async def test_a_server_that_does_not_know_it_thinks_again_for_free(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            hana, _ = await seated(room)
            await hana.do(wire.Hint, seat=0)
            await hinted(hana, 0)
            table, person = hana.live.table.id, hana.person
        async with open_room(tmp_path) as room:
            live = await room.table(table)
            again = await Guest(live, person).joins()
            assert (await live.look(person)).hints == ()
            await again.do(wire.Hint, seat=0)
            assert await hinted(again, 0)
            assert marks(live.table) == [0]

    async def test_a_command_that_comes_twice_is_carried_out_once(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            hana, _ = await seated(room)
            first = await hana.do(wire.Hint, seat=0, id="same")
            assert await hana.do(wire.Hint, seat=0, id="same") == first
            assert marks(hana.live.table) == [0]

    async def test_who_shares_a_device_sees_only_what_is_theirs(self, tmp_path: Path) -> None:
        """ROOM-10: the one who hinted hands the device over"""
        async with open_room(tmp_path) as room:
            person = room.links.new_person()
            here = wire.NewSeat("here", "Ivo")
            live = await lay(room, person, "estimatrix", ME, HERE, here, options=DEALT)
            guest = await Guest(live, person).joins()
            for seat in (0, 1, 2):
                await guest.do(wire.Ready, seat=seat, words="")
            await guest.do(wire.Look, seat=1)
            await guest.plays(1, "ban red")
            await guest.do(wire.Hint, seat=1)
            assert await hinted(guest, 1)
            await guest.do(wire.Look, seat=0)
            assert hints(guest)[-1] == ()
            await guest.do(wire.Look, seat=1)
            assert [hint.seat for hint in hints(guest)[-1]] == [1]

    async def test_it_is_thought_of_from_what_the_seat_knows(self, tmp_path: Path) -> None:
        """The thinker is handed the seat's view: a thought has no other way to a secret."""
        async with open_room(tmp_path) as room:
            hana, _ = await seated(room, "neutrace")
            seen: list[bytes] = []
            hint = room.pool.hint

            async def listen(
                seat: BotSeat,
                view: Any,
                priority: Priority = ANYBODY,
                stages: Stages | None = None,
            ) -> Any:
                seen.append(msgspec.msgpack.encode(view))
                return await hint(seat, view, priority, stages)

            room.pool.hint = listen  # type: ignore[method-assign]
            await hana.do(wire.Hint, seat=0)
            await hinted(hana, 0)
            match = match_of(hana.live)
            (view,) = seen
            assert view == msgspec.msgpack.encode(match.view(0))
            assert view != msgspec.msgpack.encode(match.view(1))

    async def test_forbidden_at_this_table_and_the_next(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            hana, ada = await seated(room, hints=False)
            live = hana.live
            assert not live.status().hints
            refused = await hana.do(wire.Hint, seat=0)
            assert (refused.problem.rule, refused.problem.key) == (
                "ROOM-17",
                "room-hints-forbidden",
            )
            again = wire.Hint("by-http", 0)
            assert (await refusal_of(live.command(hana.person, again)))[0] == "ROOM-17"
            fork = wire.Fork(0, (ME, FRIEND))
            forked = await room.table(await room.fork(live.table.id, hana.person, fork))
            assert not forked.table.opened.hints
            while live.table.state == "playing":
                (seat,) = live.table.awaited
                await (hana, ada)[seat].plays(seat)
            await hana.do(wire.PlayAgain)
            assert live.table.next is not None
            assert not (await room.table(live.table.next)).table.opened.hints


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(BRITTLE)
    monkeypatch.setenv("PYTHONPATH", str(BRITTLE), prepend=os.pathsep)
    all_games()["blind"] = import_module("brittle_games").BLIND
    bots.cache_clear()
    yield
    bots.cache_clear()
    del all_games()["blind"]


async def test_bots_that_fail_give_no_hint_and_can_be_asked_again(
    tmp_path: Path, brittle: None
) -> None:
    """ROOM-17: the two strongest that give advice hang and exit"""
    async with open_room(tmp_path, thinking_time=1) as room:
        hana, _ = await seated(room)
        await hana.do(wire.Hint, seat=0)
        failed = HintView(0, (), Saying("room-hint-failed"))
        await until(lambda: (failed,) in hints(hana))
        await hana.do(wire.Hint, seat=0)
        assert hints(hana)[-1] == (HintView(0, None),)
        assert marks(hana.live.table) == [0]
        assert isinstance(await hana.plays(0), wire.Done)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_strongest_that_compare_moves_give_hints(game: AnyGame) -> None:
    """ROOM-17: the highest levels, and nobody who only chooses"""
    assert advisers(game) == ["master", "strong"]


async def test_a_game_without_an_evaluator_of_its_own_has_hints(tmp_path: Path) -> None:
    """ROOM-17: Nim is small enough to be sure"""
    async with open_room(tmp_path) as room:
        hana, _ = await seated(room)
        await hana.do(wire.Hint, seat=0)
        (best, *_) = await hinted(hana, 0)
        assert (best.move, best.value, best.error, best.confidence) == ("1x2", 1.0, 0.0, "sure")
        assert [said.key for said in best.reasons] == ["room-why-wins"]


async def test_a_game_that_cannot_imagine_is_played_and_reviewed_without_advice(
    tmp_path: Path, brittle: None
) -> None:
    """ROOM-17: the hint says why there is none, and bots are replaced by whatever can move"""
    async with open_room(tmp_path, review_seconds=0.1) as room:
        person = room.links.new_person()
        live = await lay(room, person, "blind", ME, bot("casual"))
        guest = await Guest(live, person).joins()
        await guest.do(wire.Ready, seat=0, words="")
        await guest.do(wire.Hint, seat=0)
        silent = HintView(0, (), Saying("room-hint-unimaginable"))
        await until(lambda: (silent,) in hints(guest))
        while await asked(live, 0):
            await guest.plays(0)
        assert live.table.chairs[1].bot == "random"
        progress = await made(room, live.table.id)
        assert progress.state == "done"
        assert not any(moment.weighed for moment in progress.kept.moments)


async def test_where_all_choices_are_the_same_no_move_is_shown(tmp_path: Path) -> None:
    """ROOM-17: a ban of ESTIMATRIX could be any, and the hint says so"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        here = wire.NewSeat("here", "Ivo")
        live = await lay(room, person, "estimatrix", ME, HERE, here, options=DEALT)
        guest = await Guest(live, person).joins()
        for seat in (0, 1, 2):
            await guest.do(wire.Ready, seat=seat, words="")
        await guest.do(wire.Look, seat=1)
        await guest.do(wire.Hint, seat=1)
        silent = HintView(1, (), Saying("room-hint-unclear"))
        await until(lambda: (silent,) in hints(guest))


async def asked(live: Session, seat: int) -> bool:
    """Whether the seat is to move, once that is settled; if it is not, the game is over."""
    await until(lambda: live.table.state == "over" or live.table.awaited == (seat,))
    return live.table.state == "playing"


def match_of(live: Session) -> Any:
    assert live.table.match is not None
    return live.table.match


async def test_bots_at_the_table_go_on_meanwhile(tmp_path: Path) -> None:
    """ROOM-17: a hint that comes too late is sent to nobody"""
    async with open_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "nim", ME, bot("perfect"))
        guest = await Guest(live, person).joins()
        await guest.do(wire.Ready, seat=0, words="")
        await until(lambda: live.table.awaited == (0,))
        await guest.do(wire.Hint, seat=0)
        await guest.plays(0)
        await until(lambda: live.hints.idle)
        given = [hint for hint in hints(guest) if hint and hint[0].moves]
        assert given == []
