"""Tables that are deleted, tables that have had their time, and people who are erased."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.log.entries import (
    AnyEntry,
    Approved,
    AskedToWrite,
    Banned,
    Cleared,
    Logged,
    Muted,
    Said,
)
from deskoherna.tables.log.erasing import Person, erased, people_named, person_at
from deskoherna.tables.log.names import ERASED
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import BrokenTable, NoTable
from deskoherna.tables.session.room import DAY, Keep, Room
from tables.rooms import FRIEND, HERE, ME, Guest, lay, open_room, refusal_of, seated, until
from tables.test_chain import errors
from tables.test_store import change

WORD = "Nejneobhospodařovávatelnější"  # which stands nowhere else


def in_files(folder: Path, word: str) -> list[str]:
    """The files in which a word stands."""
    return [file.name for file in folder.iterdir() if word.encode() in file.read_bytes()]


async def waiting_table(room: Room) -> Guest:
    host = room.links.new_person()
    guest = await Guest(await lay(room, host, "nim", ME, FRIEND), host).joins()
    await guest.do(wire.Say, text=WORD)
    return guest


class TestDeleting:
    async def test_the_host_deletes_a_table(self, tmp_path: Path) -> None:
        """ROOM-18"""
        async with open_room(tmp_path) as room:
            host, other = await waiting_table(room), await waiting_table(room)
            id_ = host.live.table.id
            await room.store.save_review(id_, b"a review")
            assert in_files(tmp_path, id_)
            await room.delete(id_, host.person)
            with pytest.raises(NoTable):
                await room.table(id_)
            assert await room.store.review(id_) is None
            assert (await room.lists(host.person)).mine == ()
            assert in_files(tmp_path, id_) in ([], ["room.sqlite.heads"])
            assert isinstance(await other.do(wire.Say, text="hello"), wire.Done)
        assert in_files(tmp_path, id_) == []

    async def test_nobody_else_does(self, tmp_path: Path) -> None:
        """ROOM-18"""
        async with open_room(tmp_path) as room:
            host = await waiting_table(room)
            stranger = room.links.new_person()
            attempt = room.delete(host.live.table.id, stranger)
            assert await refusal_of(attempt) == ("ROOM-18", "room-delete-host")

    async def test_nor_while_a_game_runs(self, tmp_path: Path) -> None:
        """ROOM-18"""
        async with open_room(tmp_path) as room:
            host, _ = await seated(room, "numerus")
            with pytest.raises(Refusal) as refused:
                await room.delete(host.live.table.id, host.person)
            assert (refused.value.rule, refused.value.key) == ("ROOM-18", "room-delete-playing")
            await host.do(wire.Resign, seat=0)
            await room.delete(host.live.table.id, host.person)

    async def test_whoever_looks_on_is_sent_away_and_can_write_no_more(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            host = await waiting_table(room)
            await room.delete(host.live.table.id, host.person)
            assert isinstance(await host.do(wire.Say, text="still here"), wire.Refused)
            assert await room.store.log(host.live.table.id) == []

    async def test_after_a_crash_it_is_not_missed(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with open_room(tmp_path / "room") as room:
            host = await waiting_table(room)
            await room.delete(host.live.table.id, host.person)
            await waiting_table(room)
            shutil.copytree(tmp_path / "room", tmp_path / "copy")
        async with open_room(tmp_path / "copy") as room:
            with pytest.raises(NoTable):
                await room.table(host.live.table.id)
        assert errors(caplog) == set()


async def running_pair(room: Room, id_: str | None = None) -> Guest:
    """Someone who plays both sides, from the start or from the first move of another table."""
    person = "both"
    if id_ is None:
        live = await lay(room, person, "numerus", ME, HERE)
    else:
        live = await room.table(await room.fork(id_, person, wire.Fork(1, (ME, HERE))))
    guest = await Guest(live, person).joins()
    for seat in (0, 1):
        await guest.do(wire.Ready, seat=seat, words="")
    if id_ is None:
        assert live.table.match is not None
        await guest.plays(min(live.table.match.asks))
    return guest


class TestOrigins:
    """ROOM-6, ROOM-18: what was continued from a table outlives it."""

    async def test_a_record_can_be_read_when_the_table_before_it_is_gone(
        self, tmp_path: Path
    ) -> None:
        async with open_room(tmp_path) as room:
            ids = []
            for _ in range(2):
                origin = await running_pair(room)
                await origin.do(wire.Resign, seat=0)
                fork = await running_pair(room, origin.live.table.id)
                await fork.do(wire.Resign, seat=0)
                ids.append((origin.live.table.id, fork.live.table.id))
            (deleted, first), (torn, second) = ids
            await room.delete(deleted, "both")
            assert await room.record(first)
            assert (await room.review(first))[1].state == "none"
        change(tmp_path, f"UPDATE entries SET entry = '{{' WHERE table_id = '{torn}'")
        async with open_room(tmp_path) as room:
            assert await room.record(second)

    async def test_one_that_broke_while_it_was_played_keeps_its_seed(self, tmp_path: Path) -> None:
        """It may be mended, and its game goes on."""
        async with open_room(tmp_path) as room:
            origin = await running_pair(room)
            fork = await running_pair(room, origin.live.table.id)
            await fork.do(wire.Resign, seat=0)
            torn, id_ = origin.live.table.id, fork.live.table.id
        change(tmp_path, f"UPDATE entries SET entry = '{{' WHERE table_id = '{torn}'")
        async with open_room(tmp_path) as room:
            with pytest.raises(BrokenTable):
                await room.record(id_)

    async def test_a_table_deleted_in_between_gives_no_seed_away(self, tmp_path: Path) -> None:
        """The record of the last table holds the seed of the first, which is still played."""
        async with open_room(tmp_path) as room:
            first = await running_pair(room)
            second = await running_pair(room, first.live.table.id)
            third = await running_pair(room, second.live.table.id)
            for guest in (second, third):
                await guest.do(wire.Resign, seat=0)
            await room.delete(second.live.table.id, "both")
            last = third.live.table.id
            assert await refusal_of(room.record(last)) == ("ROOM-6", "room-record-secret")
            assert await refusal_of(room.review(last)) == ("ROOM-6", "room-review-origin")
            await first.do(wire.Resign, seat=0)
            assert await room.record(last)


class TestExpiring:
    @pytest.mark.parametrize(
        ("keep", "left"),
        [
            (Keep(0, 0), {"waiting", "over"}),
            (Keep(), {"over"}),
            (Keep(finished=400, abandoned=0), {"waiting", "over"}),
            (Keep(finished=300, abandoned=0), {"waiting"}),
            (Keep(finished=300, abandoned=300), set()),
        ],
    )
    async def test_tables_leave_when_they_have_had_their_time(
        self, tmp_path: Path, keep: Keep, left: set[str]
    ) -> None:
        """ROOM-18"""
        async with open_room(tmp_path, keep=keep, grace=0) as room:
            guests = {"waiting": await waiting_table(room)}
            first, second = await seated(room, "numerus")
            await first.do(wire.Resign, seat=0)
            guests["over"] = first
            for guest in (*guests.values(), second):
                guest.live.unsubscribe(guest.subscriber)
            await until(lambda: all(guest.live.idle for guest in guests.values()))
            await room.expire(now())
            assert len(room.sessions) == 2
            await room.expire(now() + 365 * DAY)
            there = {
                name for name, guest in guests.items() if await room.store.log(guest.live.table.id)
            }
            assert there == left

    async def test_not_while_someone_looks(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            host = await waiting_table(room)
            await room.expire(now() + 365 * DAY)
            assert await room.store.log(host.live.table.id)


class TestErasing:
    async def erase(self, folder: Path, name: str) -> str:
        """The id of a game of two people, from which one of them has been erased."""
        async with open_room(folder) as room:
            first, second = await seated(room)
            await first.plays(0)
            await first.do(wire.Say, text=WORD)
            await second.do(wire.Say, text="Good luck")
            table = first.live.table.id
        async with open_room(folder) as room:
            log = await room.store.log(table)
            people = people_named(log, name)
            assert person_at(log, people).names == {name}
            assert await room.store.erase(table, people) > 1
            assert await room.store.erase(table, people) == 0
        return table

    async def test_name_and_words_are_gone_and_the_game_is_not(self, tmp_path: Path) -> None:
        """ROOM-18"""
        table = await self.erase(tmp_path, "Hana")
        assert in_files(tmp_path, WORD) == []
        async with open_room(tmp_path) as room:
            live = await room.table(table)
            assert live.table.names == (ERASED, "Ada")
            assert live.table.match is not None
            assert len(live.table.match.plies) == 1
            said = [e.entry for e in live.table.log if isinstance(e.entry, Said)]
            assert said == [Said(ERASED, ERASED, 0), Said("Ada", "Good luck", 1)]
            second = await Guest(live, live.table.chairs[1].person or "").joins()
            assert isinstance(await second.plays(1), wire.Done)
        async with open_room(tmp_path) as room:
            assert (await room.table(table)).table.seq == live.table.seq

    async def test_a_long_log_holds_nobody_up(self, tmp_path: Path) -> None:
        """The event loop makes fewer calls for it than it has entries."""
        entries = 10_000
        calls = Counter[str]()  # of this thread
        async with open_room(tmp_path) as room:
            log = [Logged(n, n, Said("Eve", WORD), "eve") for n in range(1, entries + 1)]
            await room.store.append("t", log)
            sys.setprofile(lambda frame, event, arg: calls.update([event]))
            try:
                assert await room.erase("eve") == ["t"]
            finally:
                sys.setprofile(None)
        assert 0 < calls.total() < entries

    def test_nor_does_what_the_host_did_about_them_name_them(self) -> None:
        """ROOM-18"""
        entries: list[AnyEntry] = [
            AskedToWrite("Eve"),
            Approved("eve", "Eve", True),
            Muted("eve", "Eve", True),
            Banned("eve", "Eve", True),
            Cleared("eve", "Eve"),
        ]
        log = [Logged(n, 0, entry, "host" if n else "eve") for n, entry in enumerate(entries)]
        eve = person_at(log, people_named(log, "Eve"))
        assert eve == Person(frozenset({"eve"}), frozenset({"Eve"}))
        assert {erased(logged, eve).name for logged in log} == {ERASED}  # type: ignore[union-attr]
        namesake = Person(frozenset({"other"}), eve.names)
        assert [erased(logged, namesake) for logged in log] == entries

    async def test_what_is_left_is_still_guarded(self, tmp_path: Path) -> None:
        table = await self.erase(tmp_path, "Ada")
        change(tmp_path, "UPDATE entries SET entry = replace(entry, '[…]', 'Eve')")
        async with open_room(tmp_path) as room:
            with pytest.raises(BrokenTable):
                await room.table(table)

    async def test_whoever_asks_is_erased_from_all_tables_while_they_are_in_use(
        self, tmp_path: Path
    ) -> None:
        """ROOM-18: also where they only watched and spoke"""
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            await first.plays(0)
            await first.do(wire.Say, text=WORD)
            elsewhere = await waiting_table(room)
            watching = await Guest(elsewhere.live, first.person).joins()
            await watching.do(wire.Say, text="I only watch", name="Hana")
            finished, _ = await seated(room, "numerus")
            await finished.do(wire.Resign, seat=0)
            erased = await room.erase(first.person)
            assert set(erased) == {first.live.table.id, elsewhere.live.table.id}
            assert await room.erase(first.person) == []
            assert first.live.table.names == (ERASED, "Ada")
            shown = [e.text for e in second.frames()[-1].log if isinstance(e, wire.ChatView)]
            assert shown == [ERASED]
            texts = [e.text for e in elsewhere.frames()[-1].log if isinstance(e, wire.ChatView)]
            assert texts == [WORD, ERASED]
            assert isinstance(await second.plays(1), wire.Done)
            assert isinstance(await first.plays(0), wire.Done)  # it is still their seat

    async def test_so_is_the_name_in_what_the_host_decided_about_them(self, tmp_path: Path) -> None:
        """ROOM-13, ROOM-18"""
        async with open_room(tmp_path) as room:
            host = await waiting_table(room)
            await host.do(wire.LetWrite, spectators="approved")
            eva = await Guest(host.live, room.links.new_person()).joins()
            await eva.do(wire.AskToWrite, name=WORD)
            seq = host.live.table.seq
            await host.do(wire.Approve, seq=seq, yes=True)
            await eva.do(wire.Say, text="hello", name=WORD)
            for kind in (wire.Mute, wire.Clear, wire.Ban):
                assert isinstance(await host.do(kind, seq=seq), wire.Done)
            await host.do(wire.Clear)
            await room.erase(host.person)  # who wrote the same word
            assert in_files(tmp_path, WORD)
            assert await room.erase(eva.person) == [host.live.table.id]
            assert eva.person in host.live.table.talk.banned
        assert in_files(tmp_path, WORD) == []

    async def test_a_table_that_cannot_be_read_keeps_nobody_from_it(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, _ = await seated(room)
            person = first.person
            whole = first.live.table.id
            await first.do(wire.Say, text=WORD)
            torn = (await lay(room, person, "nim", ME, FRIEND)).table.id
        change(tmp_path, f"UPDATE entries SET entry = '{{' WHERE table_id = '{torn}'")
        async with open_room(tmp_path) as room:
            assert await room.erase(person) == [whole]


class TestRevoking:
    async def test_whoever_is_revoked_is_shown_out_and_nobody_else(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            first, second = await seated(room)
            first.frames()
            second.frames()
            await room.revoke(first.person)
            assert await first.subscriber.take() == []
            assert isinstance(await second.do(wire.Say, text="still here"), wire.Done)
