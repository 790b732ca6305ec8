"""Nobody can use up what the others at a table need: talk and commands have bounds for each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.entries import Said, Seated
from deskoherna.tables.rates import Rate
from deskoherna.tables.session import shares
from deskoherna.tables.session.decisions import decided
from deskoherna.tables.session.handlers import HANDLERS
from deskoherna.tables.session.shares import Share, Shares, TableLimits
from tables.rooms import FRIEND, ME, Guest, lay, open_room, seated
from tables.sitting import ADA, BEN, EVE, FREE, HOST, Sitting, at_seat, duel
from tables.sitting import lay as lay_table


class Clock:
    """Shows what it is set to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def talks(table: Sitting, share: Shares, person: str, times: int) -> int:
    """How many lines there was room for."""
    done = 0
    for _ in range(times):
        try:
            share.check(table.table, person, Share.TALK)
        except Refusal as refusal:
            assert refusal.rule == "ROOM-13"
        else:
            seats = table.table.seats_of(person)
            table.table.apply(
                table.table.numbered([Said("x", "hello", seats[0] if seats else None)], person)[0]
            )
            share.take(table.table, person, Share.TALK)
            done += 1
    return done


class TestTalk:
    async def test_thirty_strangers_who_never_stop_leave_the_game_alone(
        self, tmp_path: Path
    ) -> None:
        """ROOM-13: the log of a table has room for 20,000 entries, and here are more lines"""
        async with open_room(tmp_path) as room:
            host = room.links.new_person()
            live = await lay(room, host, "numerus", ME, FRIEND, public=True)
            strangers = [Guest(live, room.links.new_person()) for _ in range(30)]
            refusals = set()
            for _ in range(680):
                for stranger in strangers:
                    answer = await stranger.do(wire.Say, text="spam", name="Eve")
                    stranger.frames()
                    if isinstance(answer, wire.Refused):
                        refusals.add(answer.problem.rule)
            assert refusals == {"ROOM-13"}
            first, second = Guest(live, host), Guest(live, room.links.new_person())
            steps: list[tuple[Guest, type[Any], dict[str, Any]]] = [
                (first, wire.Say, {"text": "who is there?"}),
                (second, wire.Sit, {"seat": 1, "name": "Ada"}),
                (second, wire.Leave, {"seat": 1}),
                (second, wire.Sit, {"seat": 1, "name": "Ada"}),
                (second, wire.Ready, {"seat": 1, "words": "words"}),
                (first, wire.Ready, {"seat": 0, "words": "words"}),
                (second, wire.Say, {"text": "hello"}),
                (second, wire.Propose, {"seat": 1, "what": "draw"}),
                (first, wire.Answer, {"seat": 0, "yes": False}),
                (first, wire.Pause, {}),
                (first, wire.GoOn, {}),
                (second, wire.Resign, {"seat": 1}),
            ]
            for guest, kind, fields in steps:
                assert isinstance(await guest.do(kind, **fields), wire.Done), kind

    def test_everyone_has_a_bucket_that_fills_again(self) -> None:
        """ROOM-13"""
        clock, table = Clock(), duel()
        share = Shares(TableLimits(chat=Rate(3, 0.5)), clock)
        assert talks(table, share, ADA, 10) == 3
        assert talks(table, share, BEN, 10) == 3
        clock.seconds = 4
        assert talks(table, share, ADA, 10) == 2

    def test_those_who_watch_share_a_smaller_one(self) -> None:
        """ROOM-13: whoever comes back as somebody else finds it empty"""
        clock, table = Clock(), duel()
        share = Shares(TableLimits(chat=Rate(3, 0), spectator_chat=Rate(5, 1)), clock)
        assert sum(talks(table, share, f"eve-{n}", 3) for n in range(10)) == 5
        assert talks(table, share, ADA, 3) == 3
        assert talks(table, share, HOST, 3) == 3  # who only watches here
        clock.seconds = 2
        assert talks(table, share, EVE, 3) == 2

    def test_so_many_lines_stand_of_one_person(self) -> None:
        """ROOM-13: there is room for more once the host has cleared them"""
        table = duel()
        share = Shares(TableLimits(chat=Rate(99, 0), person_lines=4), Clock())
        assert talks(table, share, ADA, 9) == 4
        assert talks(table, share, BEN, 1) == 1
        table.do(HOST, wire.Clear, seat=0)
        assert talks(table, share, ADA, 9) == 4

    def test_those_who_watch_find_room_again_once_it_was_cleared_but_not_for_ever(self) -> None:
        """ROOM-13: what was cleared is still in the log"""
        table, most = duel(), Rate(99, 0)
        limits = TableLimits(chat=most, spectator_chat=most, chat_lines=6, spectator_lines=4)
        share = Shares(limits, Clock())
        assert talks(table, share, EVE, 9) == 4
        table.do(HOST, wire.Clear)
        assert talks(table, share, EVE, 9) == 2

    def test_the_host_and_each_seat_have_a_share_that_nobody_else_uses_up(self) -> None:
        """ROOM-13"""
        table, most = duel(), Rate(99, 0)
        share = Shares(TableLimits(chat=most, spectator_chat=most, chat_lines=12), Clock())
        assert talks(table, share, EVE, 20) == 12
        assert talks(table, share, ADA, 20) == 4
        table.do(ADA, wire.Reissue, seat=0)
        table.do("ada-2", wire.Sit, seat=0, name="Ada", token=table.token(0, ADA))
        assert talks(table, share, "ada-2", 20) == 0  # another device, the same seat
        assert talks(table, share, BEN, 20) == 4
        assert talks(table, share, HOST, 20) == 4

    def test_who_sits_down_and_gets_up_for_ever_leaves_room_for_the_host(self) -> None:
        """ROOM-13: and for whoever plays at the seat in the end"""
        table, most = lay_table("numerus", [at_seat(HOST), FREE], public=True), Rate(99, 0)
        share = Shares(TableLimits(chat=most, chat_lines=48), Clock())
        written = 0
        for n in range(5):
            table.do(f"eve-{n}", wire.Sit, seat=1, name="Eve")
            written += talks(table, share, f"eve-{n}", 20)
            table.do(f"eve-{n}", wire.Leave, seat=1)
        assert written == 16
        table.do(ADA, wire.Sit, seat=1, name="Ada", words="")
        assert talks(table, share, ADA, 1) == 0
        assert talks(table, share, HOST, 1) == 1
        table.do(HOST, wire.Ready, seat=0, words="")
        assert talks(table, share, ADA, 20) == 16

    def test_however_often_they_come_back_as_somebody_else(self) -> None:
        """ROOM-13: those who take the same seat share a bucket"""
        table = lay_table("numerus", [at_seat(HOST), FREE], public=True)
        clock = Clock()
        share = Shares(TableLimits(chat=Rate(3, 0.5)), clock)
        written = 0
        for n in range(5):
            table.do(f"eve-{n}", wire.Sit, seat=1, name="Eve")
            written += talks(table, share, f"eve-{n}", 3)
            table.do(f"eve-{n}", wire.Leave, seat=1)
        assert written == 3
        clock.seconds = 4
        table.do(ADA, wire.Sit, seat=1, name="Ada")
        assert talks(table, share, ADA, 3) == 2

    @pytest.mark.parametrize("by_link", [True, False])
    def test_whoever_sits_does_not_wait_for_those_who_watch(self, by_link: bool) -> None:
        """ROOM-13: also before the start"""
        table = lay_table("numerus", [at_seat(HOST), FREE], public=True)
        limits = TableLimits(chat=Rate(9, 0), spectator_chat=Rate(9, 0), spectator_lines=9)
        share = Shares(limits, Clock())
        assert sum(talks(table, share, f"eve-{n}", 9) for n in range(9)) == 9
        token = table.token(1) if by_link else None
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=token)
        assert talks(table, share, ADA, 20) == 9

    def test_who_was_invited_does_not_pay_for_those_who_sat_there_before(self) -> None:
        """ROOM-13"""
        table, most = lay_table("numerus", [at_seat(HOST), FREE], public=True), Rate(99, 0)
        share = Shares(TableLimits(chat=most, chat_lines=12), Clock())
        table.do(EVE, wire.Sit, seat=1, name="Eve")
        assert talks(table, share, EVE, 20) == 4
        table.do(EVE, wire.Leave, seat=1)
        table.do(ADA, wire.Sit, seat=1, name="Ada", token=table.token(1))
        assert talks(table, share, ADA, 20) == 4

    def test_so_many_may_wait_for_the_host(self) -> None:
        """ROOM-13"""
        table = duel()
        share = Shares(TableLimits(asking=2), Clock())
        table.do(HOST, wire.LetWrite, spectators="approved")
        for person in ("eve-1", "eve-2"):
            share.check(table.table, person, Share.ASKING)
            table.do(person, wire.AskToWrite, name="Eve")
        with pytest.raises(Refusal) as refusal:
            share.check(table.table, "eve-3", Share.ASKING)
        assert (refusal.value.rule, refusal.value.key) == ("ROOM-13", "room-many-ask")


class TestCommands:
    async def test_who_proposes_and_withdraws_for_ever_has_to_wait(self, tmp_path: Path) -> None:
        """ROOM-14: the others do not, and nobody waits with a move"""
        limits = TableLimits(commands=Rate(20, 0))
        async with open_room(tmp_path, table_limits=limits) as room:
            first, second = await seated(room, "numerus", options={"first": "green"})
            before = first.live.table.seq
            for _ in range(100):
                await second.do(wire.Propose, seat=1, what="draw")
                answer = await second.do(wire.Answer, seat=1, yes=False)
            assert (answer.problem.rule, answer.problem.key) == ("ROOM-14", "room-too-fast")
            assert first.live.table.seq - before < 40
            assert isinstance(await first.do(wire.Pause), wire.Done)
            assert isinstance(await first.do(wire.GoOn), wire.Done)
            assert isinstance(await first.plays(0), wire.Done)
            assert isinstance(await second.plays(1), wire.Done)
            assert isinstance(await second.do(wire.Resign, seat=1), wire.Done)

    @pytest.fixture
    def full(self, monkeypatch: pytest.MonkeyPatch) -> Sitting:
        """A public table where strangers sat down and left until there was no more room."""
        monkeypatch.setattr(shares, "MOST_ENTRIES", 30)
        monkeypatch.setattr(shares, "SHARE", 6)
        table = lay_table("numerus", [at_seat(ADA), FREE], public=True)
        for n in range(20):
            person = f"eve-{n}"
            taken = Seated(1, at_seat(person), "sat", "Eve")
            table.follow(decided(taken), person)
            table.follow(decided(Seated(1, FREE, "left", "Eve")), person)
        return table

    def test_in_a_full_log_those_who_belong_there_have_their_share(self, full: Sitting) -> None:
        """ROOM-8"""
        share = Shares(TableLimits(), Clock())
        for words in range(6):
            share.check(full.table, ADA, Share.COMMANDS)
            full.do(ADA, wire.Ready, seat=0, words=str(words))
        with pytest.raises(Refusal) as refusal:
            share.check(full.table, ADA, Share.COMMANDS)
        assert (refusal.value.rule, refusal.value.key) == ("ROOM-8", "room-table-full")
        share.check(full.table, HOST, Share.COMMANDS)

    def test_and_nobody_else_sits_down_without_a_link(self, full: Sitting) -> None:
        """ROOM-8"""
        refused = full.refused("eve-99", wire.Sit, seat=1, name="Eve")
        assert refused == ("ROOM-8", "room-table-full")
        full.do(BEN, wire.Sit, seat=1, name="Ben", token=full.token(1))
        full.do(BEN, wire.Leave, seat=1)
        full.do(HOST, wire.Sit, seat=1, name="Hana")

    def test_and_they_can_always_leave_and_resign(self, full: Sitting) -> None:
        """ROOM-8"""
        share = Shares(TableLimits(commands=Rate(0, 0)), Clock())
        for command in (wire.Leave, wire.Resign, wire.Play):
            share.check(full.table, ADA, HANDLERS[command].share)

    def test_what_is_said_takes_no_room(self, full: Sitting) -> None:
        """ROOM-8"""
        before = full.table.entries_besides_talk
        full.do(EVE, wire.Say, text="hello", name="Eve")
        assert full.table.entries_besides_talk == before
