"""People who are known without an account, in both stores and at two servers (ROOM-19)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.identity import Links
from deskoherna.tables.log.entries import Became, Seated
from deskoherna.tables.log.names import ERASED
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import NoTable
from deskoherna.tables.people import challenges
from deskoherna.tables.people.documents import People, Profile
from deskoherna.tables.people.finding import number_of, people_at, person_with
from deskoherna.tables.people.moving import (
    Formerly,
    Moves,
    OtherDevice,
    StaleMove,
    identities,
    note_name,
)
from deskoherna.tables.people.own_data import PAGE, own_data
from deskoherna.tables.people.passkeys import Passkey
from deskoherna.tables.session.becoming import Belongings, become, belongings
from deskoherna.tables.session.forgetting import forget
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.calls import Call
from deskoherna.tables.stores.documents import Document
from deskoherna.tables.stores.results import Search, SeatResult
from deskoherna.tables.stores.store import Store
from postgres.cluster import Cluster
from postgres.test_rooms import rooms
from tables.rooms import FRIEND, ME, Guest, bot, lay, seated, until

WORD = "Nejneobhospodařovávatelnější"  # which stands nowhere else
NAME = "Hortenzie"
TwoRooms = Callable[[], AbstractAsyncContextManager[list[Room]]]


@pytest.fixture(params=["sqlite", "postgres"])
def two_rooms(request: pytest.FixtureRequest, tmp_path: Path) -> TwoRooms:
    """Two servers of one room; SQLite has one, which then is both."""
    if request.param == "postgres":
        database = request.getfixturevalue("database")
        return lambda: rooms(database)

    @asynccontextmanager
    async def one() -> AsyncIterator[list[Room]]:
        async with rooms(str(tmp_path / "room.sqlite"), 1) as made:
            yield [*made, *made]

    return one


def result(table: str, person: str, name: str) -> SeatResult:
    return SeatResult(
        table=table,
        seat=0,
        person=person,
        name=name,
        folded=name.lower(),
        bot=None,
        game="numerus",
        variant="",
        ended=1_000,
        outcome="won",
        place=1,
        score=3,
        rated=False,
    )


async def left_by(room: Room, person: str, name: str) -> None:
    """All that a person can leave besides tables."""
    people = People(room.store.documents)
    await note_name(people, person, name)
    passkey = Passkey(f"Phone of {name}", f"key-{name}", f"handle-{name}")
    await people.put(person, f"credential-{name}", passkey)
    moves = Moves(room.store.documents)
    await moves.offer(person, "link")
    await moves.note_device(person, "link")
    table = room.links.new_table()
    await room.store.calls.add([Call(person, table, "turn", 1, 1 << 60)])
    await room.store.results.book(table, [result(table, person, name)])


class TestBecoming:
    async def test_seats_and_all_else_are_the_other_person_s(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, there):
            host, friend = await seated(here, "numerus", options={"first": "green"})
            waiting = await lay(here, host.person, "nim", ME, FRIEND)
            await host.do(wire.Say, text="hello")
            await left_by(here, host.person, NAME)
            ada = here.links.new_person()
            cookie = here.links.cookie(host.person)
            running = host.live.table.id
            await (await there.table(running)).durable()
            assert await belongings(here, host.person, ada) == Belongings(2, 0)
            assert await become(here, host.person, ada) == 2
            for room in (here, there):
                table = (await room.table(running)).table
                assert (table.seats_of(ada), table.seats_of(host.person)) == ((0,), ())
                assert table.host == ada
                assert {one.id for one in (await room.lists(ada)).mine} == {
                    running,
                    waiting.table.id,
                }
                assert (await room.lists(host.person)).mine == ()
            await until(lambda: all(one.links.person(cookie) is None for one in (here, there)))
            again = await Guest(await there.table(running), ada).joins()
            assert isinstance(await again.plays(0), wire.Done)
            assert isinstance(await again.do(wire.Pause), wire.Done)
            welcome = next(frame for frame in again.frames() if isinstance(frame, wire.Welcome))
            said = [line for line in welcome.log if isinstance(line, wire.ChatView)]
            assert [(line.text, line.host) for line in said] == [("hello", True)]
            notes = [line.key for line in welcome.log if isinstance(line, wire.NoteView)]
            assert "room-note-became" in notes
            (found,) = await here.store.results.find(ada, Search())
            assert found[0].person == ada
            assert await identities(here.store.documents, ada) == [ada, host.person]
            kept = await People(here.store.documents).of(Passkey, ada)
            assert [one.key for one in kept] == [f"credential-{NAME}"]
            assert host.person not in str(friend.read)

    async def test_who_sits_twice_at_a_table_plays_for_both_and_all_are_told(
        self, two_rooms: TwoRooms
    ) -> None:
        async with two_rooms() as (here, _):
            host, friend = await seated(here)
            watcher = await Guest(host.live, here.links.new_person()).joins()
            assert await belongings(here, friend.person, host.person) == Belongings(1, 1)
            await become(here, friend.person, host.person)
            assert host.live.table.seats_of(host.person) == (0, 1)
            notes = [line for line in watcher.new_lines() if isinstance(line, wire.NoteView)]
            told = notes[-1]
            assert (told.key, told.args, told.rule) == (
                "room-note-became-both",
                {"name": "Ada", "other": "Hana"},
                "ROOM-19",
            )
            assert isinstance(await host.plays(0), wire.Done)
            assert isinstance(await host.plays(1), wire.Done)

    async def test_what_was_cut_short_is_done_to_the_end_and_nothing_twice(
        self, two_rooms: TwoRooms
    ) -> None:
        async with two_rooms() as (here, there):
            person, ada, eve = (here.links.new_person() for _ in range(3))
            ids = [(await lay(here, person, "nim", ME, FRIEND)).table.id for _ in range(3)]
            await (await here.table(ids[0])).hand_over(person, ada)
            await People(here.store.documents).put(eve, person, Formerly())  # it was to be another
            assert await become(there, person, ada) == 2
            assert await become(here, person, ada) == 0
            for id_ in ids:
                log = await here.store.log(id_)
                assert sum(isinstance(one.entry, Became) for one in log) == 1
            assert await identities(here.store.documents, ada) == [ada, person]
            assert await identities(here.store.documents, eve) == [eve]

    async def test_whoever_was_shown_out_stays_out(self, two_rooms: TwoRooms) -> None:
        """ROOM-13: unless it is the host, who is at home"""
        async with two_rooms() as (here, _):
            host, friend = await seated(here)
            await friend.do(wire.Say, text="boo")
            await host.do(wire.Mute, seat=1)
            ada = here.links.new_person()
            await become(here, friend.person, ada)
            talk = host.live.table.talk
            assert (set(talk.muted), set(talk.said)) == ({ada}, {ada})
            assert isinstance(await host.do(wire.Clear, seq=talk.said[ada][0]), wire.Done)
            assert talk.said == {}
            await become(here, ada, host.person)
            assert talk.muted == {}

    async def test_a_link_is_used_once_at_all_servers(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as servers:
            ada = servers[0].links.new_person()
            moves = [Moves(room.store.documents) for room in servers]
            first, _ = await moves[0].offer(ada, "link")
            token, _ = await moves[0].offer(ada, "link")
            with pytest.raises(StaleMove):  # there is a newer one
                await moves[1].take(first)
            assert (await moves[1].look(token))[:2] == (ada, "link")
            tried = await asyncio.gather(
                *(one.take(token) for one in moves * 3), return_exceptions=True
            )
            assert sum(not isinstance(one, StaleMove) for one in tried) == 1
            token, _ = await moves[0].offer(ada, "link")
            assert await moves[1].withdraw(ada)
            assert not await moves[1].withdraw(ada)
            with pytest.raises(StaleMove):
                await moves[0].take(token)

    async def test_a_link_has_its_time(
        self, two_rooms: TwoRooms, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with two_rooms() as (here, _):
            moves = Moves(here.store.documents)
            token, end = await moves.offer("ada", "link")
            monkeypatch.setattr("deskoherna.tables.people.moving.now", lambda: end + 1)
            with pytest.raises(StaleMove):
                await moves.look(token)
            assert not await moves.withdraw("ada")

    async def test_some_devices_are_remembered_the_latest(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, _):
            moves = Moves(here.store.documents)
            for _ in range(OtherDevice.most + 2):
                await moves.note_device("ada", "link")
            people = People(here.store.documents)
            assert len(await people.of(OtherDevice, "ada")) == OtherDevice.most
            await moves.forget_devices("ada")
            assert await people.of(OtherDevice, "ada") == []

    async def test_a_challenge_is_answered_once_at_all_servers(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as servers:
            links = servers[0].links
            challenge = challenges.new_challenge(links, "sign in", "ada")
            challenges.check(challenge, servers[1].links, "sign in", "ada")
            tried = await asyncio.gather(
                *(challenges.use(room.store.documents, challenge) for room in servers * 3),
                return_exceptions=True,
            )
            assert tried.count(None) == 1
            assert all(one is None or isinstance(one, Refusal) for one in tried)


def test_a_challenge_is_for_one_browser_one_purpose_and_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    links = Links(b"secret")
    challenge = challenges.new_challenge(links, "register", "ada")
    challenges.check(challenge, links, "register", "ada")
    longer = challenge + b"A"
    for other, purpose, browser in (
        (challenge, "sign in", "ada"),
        (challenge, "register", "eve"),
        (longer, "register", "ada"),
        (bytes(8) + challenge[8:], "register", "ada"),
        (b"", "register", "ada"),
    ):
        with pytest.raises(challenges.StaleChallenge):
            challenges.check(other, links, purpose, browser)  # type: ignore[arg-type]
    later = now() + challenges.ANSWER_WITHIN + 1
    monkeypatch.setattr(challenges, "now", lambda: later)
    with pytest.raises(challenges.StaleChallenge):
        challenges.check(challenge, links, "register", "ada")


class TestForgetting:
    async def test_nothing_is_left_but_the_games(self, two_rooms: TwoRooms) -> None:
        """ROOM-18, ROOM-19: whom they were before, at another device, is forgotten as well"""
        async with two_rooms() as (here, there):
            former = here.links.new_person()
            old = await Guest(await lay(here, former, "nim", ME, FRIEND), former).joins()
            await old.do(wire.Say, text=WORD)
            host, friend = await seated(here, "numerus")
            await host.do(wire.Say, text=WORD)
            over, _ = await seated(here, "numerus")
            await over.do(wire.Resign, seat=0)
            for person in (former, over.person):
                await become(here, person, host.person)
            await left_by(here, host.person, NAME)
            cookie = here.links.cookie(host.person)
            erased = await forget(there, host.person)
            running, finished = host.live.table.id, over.live.table.id
            assert {running, finished} <= set(erased)
            with pytest.raises(NoTable):
                await here.table(old.live.table.id)  # nobody else waited there
            table = (await here.table(running)).table
            assert table.chairs[0].name == ERASED
            assert table.chairs[0].bot is not None  # for the one who goes on
            assert (await here.table(finished)).table.match is not None
            assert await here.store.documents.of(host.person) == []
            assert await here.store.results.find(host.person, Search()) == []
            assert there.links.person(cookie) is None
            assert await forget(there, host.person) == []
            assert isinstance(await friend.do(wire.Say, text="hm"), wire.Done)

    async def test_seats_are_given_up_as_far_as_others_need_it(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, _):
            host = here.links.new_person()
            live = await lay(here, host, "nim", ME, FRIEND)
            eve = await Guest(live, here.links.new_person()).joins()
            token = here.links.token(live.table.id, 1, 1)
            await eve.do(wire.Sit, seat=1, name="Eve", token=token)
            alone = await lay(here, eve.person, "nim", ME, FRIEND)
            running = await Guest(await lay(here, eve.person, "nim", ME, bot()), eve.person).joins()
            await running.do(wire.Ready, seat=0, words="")
            await forget(here, eve.person)
            assert live.table.chairs[1].open
            left = [e.entry for e in live.table.log if isinstance(e.entry, Seated)][-1]
            assert (left.how, left.name) == ("left", ERASED)
            with pytest.raises(NoTable):
                await here.table(alone.table.id)
            assert running.live.table.chairs[0].bot is None  # bots do not wait

    async def test_a_name_that_is_erased_leaves_the_rest(self, two_rooms: TwoRooms) -> None:
        """ROOM-18"""
        async with two_rooms() as (here, _):
            ada = here.links.new_person()
            await left_by(here, ada, NAME)
            await People(here.store.documents).put(ada, ada, Profile(NAME, "cs"))
            await here.erase(ada)
            people = People(here.store.documents)
            found = await people.get(Profile, ada)
            assert found is not None
            assert found.value == Profile("", "cs")
            assert len(await people.of(Passkey, ada)) == 1
            ((seat,),) = await here.store.results.find(ada, Search())
            assert (seat.name, seat.folded, seat.person) == (ERASED, "", ada)


async def leave_and_be_forgotten(room: Room) -> str:
    """Somebody among many, who left something in every place; their person."""
    for number in range(60):
        await left_by(room, f"somebody-{number}", f"Name{number}")
    host, friend = await seated(room, "numerus")
    await left_by(room, host.person, NAME)
    for _ in range(15):
        await host.do(wire.Say, text=WORD)
        await friend.do(wire.Say, text="Something else")
    people = People(room.store.documents)
    for number in range(40):  # so that pages split and documents grow
        await left_by(room, f"other-{number}", f"Other{number}")
        (passkey,) = await people.of(Passkey, host.person)
        longer = Passkey(f"{NAME} {'x' * number}", f"key-{NAME}", f"handle-{NAME}", number)
        await people.put(host.person, passkey.key, longer)
    await forget(room, host.person)
    return host.person


WHAT_THEY_LEFT = (WORD, NAME, "Hortenz", "hortenzie")


async def test_not_a_byte_is_left_in_the_files(tmp_path: Path) -> None:
    """ROOM-18: neither in the database nor in its WAL, while the room runs and afterwards"""
    async with rooms(str(tmp_path / "room.sqlite"), 1) as (room,):
        await leave_and_be_forgotten(room)
        assert found_in(tmp_path) == []
    assert found_in(tmp_path) == []


def found_in(folder: Path) -> list[tuple[str, str]]:
    return [
        (file.name, word)
        for file in folder.iterdir()
        for word in WHAT_THEY_LEFT
        if word.encode() in file.read_bytes()
    ]


async def test_nor_in_a_dump(database: str, cluster: Cluster) -> None:
    """ROOM-18"""
    async with rooms(database, 1) as (here,):
        await leave_and_be_forgotten(here)
        dump = cluster.dump(database)
        assert "Something else" in dump
        assert [word for word in WHAT_THEY_LEFT if word in dump] == []


async def everything(store: Store, person: str) -> dict[str, object]:
    """All pages of somebody's data, one after another."""
    found: dict[str, list[object]] = {}
    at, pages = "", 0
    while at or not pages:
        page = await own_data(store, person, at)
        for name, value in page.data.items():
            found.setdefault(name, []).extend(value if isinstance(value, list) else [value])
        at, pages = page.next, pages + 1
    return {**found, "pages": pages}


class TestOwnData:
    async def test_all_that_is_theirs_and_nothing_of_others(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, _):
            host, friend = await seated(here, "numerus")
            await host.do(wire.Say, text=WORD)
            await friend.do(wire.Say, text="a word of another")
            await left_by(here, host.person, NAME)
            ada = here.links.new_person()
            await become(here, host.person, ada)
            data = await everything(here.store, ada)
            text = str(data)
            for theirs in (WORD, "Hana", NAME, "Phone of", number_of(ada), host.live.table.id):
                assert theirs in text
            seed = host.live.table.opened.chance.seed
            for others in ("a word of another", "Ada's words", ada, host.person, seed):
                assert others not in text

    async def test_page_by_page(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, _):
            for number in range(PAGE + 1):
                name = f"t{number:03}"
                await here.store.results.book(name, [result(name, "ada", "Ada")])
                await lay(here, "ada", "nim", ME, bot())
            data = await everything(here.store, "ada")
            tables, results = data["tables"], data["results"]
            assert isinstance(tables, list)
            assert isinstance(results, list)
            assert len({one["table"] for one in tables}) == len(tables) == PAGE + 1
            assert len({one["table"] for one in results}) == len(results) == PAGE + 1
            assert data["pages"] == 5

    async def test_somebody_is_found_by_their_number(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, _):
            await lay(here, "ada", "nim", ME, bot())
            await People(here.store.documents).put("eva", "eva", Profile("Eva"))
            for person in ("ada", "eva"):
                assert await person_with(here.store, f" {number_of(person).upper()} ") == person
            assert await person_with(here.store, number_of("nobody")) is None

    async def test_or_by_their_address(self, two_rooms: TwoRooms) -> None:
        async with two_rooms() as (here, _):
            for person in ("ada", "eva"):
                body = f'{{"address":"{person}@example.org","language":"en"}}'
                await here.store.documents.put(Document(person, "address", f"k{person}", body, 1))
            assert await people_at(here.store, "Ada@Example.org ") == ["ada"]
            assert await people_at(here.store, "hugo@example.org") == []
