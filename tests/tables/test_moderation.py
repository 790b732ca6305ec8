"""The host mutes, bans and clears, and decides whether those who watch may write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskoherna.tables import wire
from deskoherna.tables.log.entries import Banned, Muted
from deskoherna.tables.projection.log_view import entries
from deskoherna.tables.projection.status import you
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.projection.visibility import viewer_of
from deskoherna.tables.session.permissions import ABSENT
from tables.rooms import FRIEND, ME, Guest, lay, open_room, refusal_of, seated
from tables.sitting import ADA, BEN, EVE, FREE, HOST, LINKS, Sitting, at_seat, duel
from tables.sitting import lay as lay_table

ZOE = "zoe-person"


def says(table: Sitting, person: str, text: str = "hello", name: str = "Eve") -> int:
    """The number of the line."""
    table.do(person, wire.Say, text=text, name=name)
    return table.table.seq


def who_is(table: Sitting, person: str) -> wire.You:
    return you(table.table, person, viewer_of(table.table, person), LINKS)


def read(table: Sitting, person: str, after: int = 0) -> list[Any]:
    return list(entries(table.table, after, viewer_of(table.table, person)))


def chat(table: Sitting, person: str) -> list[str]:
    return [line.text for line in read(table, person) if isinstance(line, wire.ChatView)]


class TestMuting:
    def test_the_muted_cannot_write_and_what_they_said_stays(self) -> None:
        """ROOM-13"""
        table = duel()
        says(table, BEN, "nice")
        table.do(HOST, wire.Mute, seat=1)
        assert table.refused(BEN, wire.Say, text="oh") == ("ROOM-13", "room-muted")
        assert chat(table, ADA) == ["nice"]
        assert who_is(table, BEN).writing == "muted"
        says(table, ADA)
        table.do(HOST, wire.Mute, seat=1, on=False)
        says(table, BEN)

    def test_spectators_are_named_by_something_they_said(self) -> None:
        """ROOM-13"""
        table = duel()
        line = says(table, EVE)
        table.do(HOST, wire.Mute, seq=line)
        assert table.refused(EVE, wire.Say, text="oh", name="Zoe") == ("ROOM-13", "room-muted")
        assert who_is(table, HOST).writers == (wire.Writer(line + 1, "Eve", None, "muted"),)
        table.do(HOST, wire.Mute, seq=line + 1, on=False)  # by the entry that says so
        assert who_is(table, HOST).writers == ()
        says(table, EVE)

    def test_the_host_is_not_muted_and_nobody_twice(self) -> None:
        """ROOM-13"""
        table = duel()
        table.absent = {0: ABSENT}
        own = says(table, HOST, name="Hana")
        for kind in (wire.Mute, wire.Ban):
            assert table.refused(HOST, kind, seq=own) == ("ROOM-13", "room-not-the-host")
            assert table.refused(HOST, kind, seq=1) == ("ROOM-13", "room-nobody-meant")
            assert table.refused(HOST, kind, seq=999) == ("ROOM-13", "room-nobody-meant")
            assert table.refused(HOST, kind) == ("ROOM-13", "room-nobody-meant")
            assert table.refused(HOST, kind, seat=9) == ("ROOM-10", "room-nobody-there")
            table.do(HOST, kind, seat=0)
            if kind is wire.Mute:
                assert table.refused(HOST, kind, seat=0) == ("ROOM-13", "room-so-already")

    def test_no_id_of_a_person_is_sent_to_anyone(self) -> None:
        """ROOM-13: nor what a spectator is called, to players"""
        table = duel()
        line = says(table, EVE, name="Eve the Great")
        table.do(HOST, wire.Mute, seq=line)
        table.do(HOST, wire.Ban, seq=line)
        table.do(HOST, wire.Clear, seq=line)
        for person in (HOST, ADA, EVE, ZOE):
            sent = msgspec.json.encode([read(table, person), who_is(table, person)]).decode()
            assert not [secret for secret in (HOST, ADA, BEN, EVE) if secret in sent]
            assert ("Eve the Great" in sent) == (person == HOST)


class TestBanning:
    def test_the_banned_neither_write_nor_sit(self) -> None:
        """ROOM-13"""
        table = lay_table("numerus", [at_seat(ADA), FREE], public=True)
        table.do(HOST, wire.Ban, seq=says(table, EVE))
        assert table.refused(EVE, wire.Say, text="oh", name="Eve") == ("ROOM-13", "room-banned")
        sit = {"seat": 1, "name": "Eve"}
        assert table.refused(EVE, wire.Sit, **sit) == ("ROOM-13", "room-banned")
        assert table.refused(EVE, wire.Sit, **sit, token=table.token(1))[1] == "room-banned"
        table.do(HOST, wire.Ban, seq=table.table.seq, on=False)
        table.do(EVE, wire.Sit, **sit)

    async def test_with_a_new_cookie_they_are_somebody_else(self, tmp_path: Path) -> None:
        """ROOM-13: what helps is to approve of those who write, or to close the doors"""
        async with open_room(tmp_path) as room:
            host = Guest(await lay(room, "host", "nim", ME, FRIEND, public=True), "host")
            id_ = host.live.table.id
            eve = Guest(host.live, room.links.new_person())
            await host.do(wire.Ban, seq=(await eve.do(wire.Say, text="boo", name="Eve")).seq)
            back = Guest(host.live, room.links.new_person())
            assert isinstance(await back.do(wire.Say, text="boo", name="Eve"), wire.Done)
            await host.do(wire.LetWrite, spectators="approved")
            assert isinstance(await back.do(wire.Say, text="boo", name="Eve"), wire.Refused)
            await host.do(wire.OpenDoors, open=False)
            closed = ("ROOM-10", "room-doors-closed")
            assert await refusal_of(room.visit(id_, back.person)) == closed

    @pytest.mark.parametrize("words", [None, ""])
    def test_they_lose_their_seat(self, words: str | None) -> None:
        """ROOM-13: before the start it is free again, afterwards a bot plays on if they are away"""
        table = lay_table("numerus", [at_seat(ADA, words=""), at_seat(BEN, words=words)])
        if table.state == "playing":
            assert table.refused(HOST, wire.Ban, seat=1) == ("ROOM-10", "room-seat-present")
            table.absent = {1: ABSENT}
        table.do(HOST, wire.Ban, seat=1)
        assert table.table.seats_of(BEN) == ()
        assert (table.table.chairs[1].bot is None) == (words is None)
        assert isinstance(table.table.log[-2].entry, Banned)

    async def test_they_are_shown_out_of_a_private_table(self, tmp_path: Path) -> None:
        """ROOM-13"""
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            id_ = first.live.table.id
            eve = await Guest(first.live, room.links.new_person()).joins()
            line = (await eve.do(wire.Say, text="boo", name="Eve")).seq
            eve.frames()
            await first.do(wire.Ban, seq=line)
            assert await eve.subscriber.take() == []  # there will be no more
            assert eve.subscriber not in first.live.subscribers
            refused = ("ROOM-13", "room-banned")
            assert await refusal_of(first.live.subscribe(eve.subscriber, 0)) == refused
            assert await refusal_of(first.live.look(eve.person)) == refused
            assert await refusal_of(room.visit(id_, eve.person)) == refused
            assert await refusal_of(room.record(id_, eve.person)) == refused
            assert await refusal_of(room.review(id_, eve.person)) == refused
            seats = (ME, FRIEND)
            assert await refusal_of(room.fork(id_, eve.person, wire.Fork(0, seats))) == refused
            await room.visit(id_, second.person)

    async def test_a_public_table_they_may_watch(self, tmp_path: Path) -> None:
        """ROOM-13"""
        async with open_room(tmp_path) as room:
            first, _ = await seated(room, public=True)
            eve = await Guest(first.live, room.links.new_person()).joins()
            line = (await eve.do(wire.Say, text="boo", name="Eve")).seq
            await first.do(wire.Ban, seq=line)
            assert eve.subscriber in first.live.subscribers
            said = [frame.you for frame in eve.frames() if getattr(frame, "you", None)]
            assert said[-1].writing == "banned"

    async def test_the_next_table_knows_them(self, tmp_path: Path) -> None:
        """ROOM-13"""
        async with open_room(tmp_path) as room:
            first, second = await seated(room, "numerus", public=True)
            eve, zoe = (Guest(first.live, room.links.new_person()) for _ in range(2))
            for guest, kind in ((eve, wire.Ban), (zoe, wire.Mute)):
                line = (await guest.do(wire.Say, text="boo", name="Eve")).seq
                await first.do(kind, seq=line)
            await first.do(wire.LetWrite, spectators="approved")
            await second.do(wire.Resign, seat=1)
            await first.do(wire.PlayAgain)
            live = await room.table(first.live.table.next or "")
            talk = live.table.talk
            assert (set(talk.banned), set(talk.muted)) == ({eve.person}, {zoe.person})
            assert talk.spectators_write == "approved"
            kinds = [type(entry.entry) for entry in live.table.log[1:3]]
            assert kinds == [Muted, Banned]


class TestClearing:
    def test_what_somebody_said_is_shown_to_nobody(self) -> None:
        """ROOM-13"""
        table = duel()
        says(table, ADA, "stays")
        line = says(table, EVE, "filth")
        says(table, EVE, "more filth")
        table.do(HOST, wire.Clear, seq=line)
        for person in (HOST, ADA, EVE, ZOE):
            assert "filth" not in msgspec.json.encode(read(table, person)).decode()
            assert chat(table, person) == ["stays"]
        assert table.refused(HOST, wire.Clear, seq=line) == ("ROOM-13", "room-nothing-to-clear")
        says(table, EVE, "sorry")
        assert chat(table, EVE) == ["stays", "sorry"]

    def test_all_of_the_chat(self) -> None:
        """ROOM-13"""
        table = duel()
        assert table.refused(HOST, wire.Clear) == ("ROOM-13", "room-nothing-to-clear")
        for person in (ADA, BEN, EVE):
            says(table, person)
        table.do(HOST, wire.Clear)
        assert chat(table, ADA) == chat(table, EVE) == []

    def test_who_has_read_it_is_told_that_it_is_gone(self) -> None:
        """ROOM-13: and nobody is told of what they could not read"""
        table = duel()
        lines = [says(table, ADA), says(table, EVE)]
        table.do(HOST, wire.Clear)
        later = table.table.seq - 1
        gone = [line for line in read(table, EVE, later) if isinstance(line, wire.ChatView)]
        assert [(line.seq, line.text, line.name, line.cleared) for line in gone] == [
            (line, "", "", True) for line in lines
        ]
        players = [line.seq for line in read(table, ADA, later)]
        assert lines[1] not in players
        assert not [line for line in read(table, EVE, 0) if isinstance(line, wire.ChatView)]

    def test_nor_is_it_shown_when_the_game_is_over(self) -> None:
        """ROOM-13: what those who watch had said"""
        table = duel()
        line = says(table, EVE, "filth")
        table.do(HOST, wire.Clear, seq=line)
        before = table.table.seq
        table.do(ADA, wire.Resign, seat=0)
        assert "filth" not in str(read(table, BEN, before))
        assert chat(table, BEN) == []


class TestSpectators:
    def test_they_write_once_the_host_lets_them(self) -> None:
        """ROOM-13"""
        table = duel()
        table.do(HOST, wire.LetWrite, spectators="approved")
        says(table, ADA)  # a player needs no leave
        assert who_is(table, EVE).writing == "ask"
        hello = {"text": "hello", "name": "Eve"}
        assert table.refused(EVE, wire.Say, **hello) == ("ROOM-13", "room-ask-to-write")
        table.do(EVE, wire.AskToWrite, name="Eve")
        asked = table.table.seq
        assert who_is(table, EVE).writing == "waits"
        assert table.refused(EVE, wire.Say, **hello) == ("ROOM-13", "room-waits-to-write")
        assert table.refused(EVE, wire.AskToWrite, name="E")[1] == "room-waits-to-write"
        assert who_is(table, HOST).writers == (wire.Writer(asked, "Eve", None, "asks"),)
        assert who_is(table, ADA).writers == ()
        table.do(HOST, wire.Approve, seq=asked, yes=True)
        assert who_is(table, HOST).writers == ()
        says(table, EVE)
        assert table.refused(EVE, wire.AskToWrite, name="E")[1] == "room-no-need-to-ask"

    def test_or_does_not(self) -> None:
        """ROOM-13: whoever is declined does not ask again"""
        table = duel()
        table.do(HOST, wire.LetWrite, spectators="approved")
        table.do(EVE, wire.AskToWrite, name="Eve")
        asked = table.table.seq
        table.do(HOST, wire.Approve, seq=asked, yes=False)
        assert who_is(table, EVE).writing == "declined"
        assert table.refused(EVE, wire.Say, text="oh", name="Eve")[1] == "room-may-not-write"
        assert table.refused(EVE, wire.AskToWrite, name="Eve")[1] == "room-may-not-write"
        assert table.refused(HOST, wire.Approve, seq=asked, yes=False)[1] == "room-so-already"
        table.do(HOST, wire.Approve, seq=asked, yes=True)
        says(table, EVE)

    def test_or_not_at_all(self) -> None:
        """ROOM-13: the host may change that at any time"""
        table = duel()
        says(table, EVE)
        table.do(HOST, wire.LetWrite, spectators="never")
        assert table.refused(EVE, wire.Say, text="oh", name="Eve") == (
            "ROOM-13",
            "room-spectators-silent",
        )
        assert table.refused(EVE, wire.AskToWrite, name="E")[1] == "room-spectators-silent"
        assert table.refused(HOST, wire.LetWrite, spectators="never")[1] == "room-so-already"
        says(table, HOST, name="Hana")
        table.do(HOST, wire.LetWrite, spectators="freely")
        says(table, EVE)

    async def test_a_table_can_be_opened_so(self, tmp_path: Path) -> None:
        """ROOM-13"""
        async with open_room(tmp_path) as room:
            host = room.links.new_person()
            live = await lay(room, host, "nim", ME, FRIEND, spectators_write="never")
            assert live.status().spectators_write == "never"
            eve = await Guest(live, room.links.new_person()).joins()
            refused = await eve.do(wire.Say, text="hi", name="Eve")
            assert refused.problem.key == "room-spectators-silent"

    def test_that_somebody_asks_is_nobody_elses_business(self) -> None:
        """ROOM-13: a name may be anything, and players would read it"""
        table = duel()
        table.do(HOST, wire.LetWrite, spectators="approved")
        before = read(table, ADA)
        table.do(EVE, wire.AskToWrite, name="play 1 a1")
        table.do(HOST, wire.Approve, seq=table.table.seq, yes=True)
        assert read(table, ADA) == before
        assert list(entries(table.table, 0, Viewer())) == read(table, ZOE)
