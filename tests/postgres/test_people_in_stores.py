"""What people leave in a store besides tables, whichever store it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables.people.documents import Kept, People, Profile
from deskoherna.tables.stores import open_store
from deskoherna.tables.stores.calls import Call
from deskoherna.tables.stores.documents import Document
from deskoherna.tables.stores.results import Finished, Outcome, Search, SeatResult
from deskoherna.tables.stores.store import Conflict, Store, StoreError, TableRow
from postgres.test_stores import Listener
from tables.test_store import said

MakeStore = Callable[[], Store]


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open(Listener())
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    if request.param == "sqlite":
        return lambda: open_store(str(tmp_path / "room.sqlite"))
    database = request.getfixturevalue("database")
    return lambda: open_store(database)


def document(person: str, key: str, body: str = "{}", at: int = 1, kind: str = "key") -> Document:
    return Document(person, kind, key, body, at)


async def test_a_document_is_found_by_its_key_and_by_its_owner(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        documents = store.documents
        assert await documents.put(document("ada", "a", at=2))
        assert await documents.put(document("ada", "b", at=1))
        assert await documents.put(document("ada", "c", kind="other"))
        assert await documents.get("key", "a") == document("ada", "a", at=2)
        assert await documents.get("other", "a") is None
        assert [one.key for one in await documents.of("ada", "key")] == ["b", "a"]
        assert [one.key for one in await documents.of("ada")] == ["b", "a", "c"]
        assert await documents.of("bob") == []


async def test_a_key_belongs_to_whoever_wrote_it_first(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        documents = store.documents
        assert await documents.put(document("ada", "a", '{"by":"ada"}'))
        assert not await documents.put(document("eve", "a", '{"by":"eve"}'))
        assert await documents.get("key", "a") == document("ada", "a", '{"by":"ada"}')
        assert await documents.delete("eve", "key", "a") is None
        assert await documents.put(document("ada", "a", '{"by":"her"}', at=9))
        assert await documents.get("key", "a") == document("ada", "a", '{"by":"her"}', at=9)


async def test_a_person_has_as_many_documents_of_a_kind_as_they_may(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        documents = store.documents
        assert await documents.put(document("ada", "a"), most=2)
        assert await documents.put(document("ada", "b"), most=2)
        assert not await documents.put(document("ada", "c"), most=2)
        assert await documents.put(document("ada", "b", at=5), most=2)
        assert await documents.put(document("bob", "c"), most=2)
        assert await documents.put(document("ada", "d", kind="other"), most=2)


async def test_one_of_many_takes_a_document(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.documents.put(document("ada", "a"))
        taken = await asyncio.gather(*(store.documents.take("key", "a") for _ in range(5)))
        assert [one for one in taken if one is not None] == [document("ada", "a")]


async def test_what_was_changed_meanwhile_is_not_replaced(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        before = document("ada", "a", "1")
        await store.documents.put(before)
        assert await store.documents.replace(before, "2", at=2)
        assert not await store.documents.replace(before, "3", at=3)
        assert await store.documents.get("key", "a") == document("ada", "a", "2", at=2)


async def test_who_has_documents_of_some_kinds(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.documents.put(document("ada", "a"))
        await store.documents.put(document("bob", "b", kind="other"))
        await store.documents.put(document("cyd", "c", kind="third"))
        people = ("ada", "bob", "cyd", "eve")
        assert await store.documents.owners(("key", "other"), people) == {"ada", "bob"}
        assert await store.documents.owners(("key",), ()) == set()


async def test_whoever_is_forgotten_leaves_no_document(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.documents.put(document("ada", "a"))
        await store.documents.put(document("bob", "b"))
        await store.documents.forget("ada")
        assert await store.documents.get("key", "a") is None
        assert await store.documents.get("key", "b") == document("bob", "b")


async def test_what_is_forgotten_is_not_on_the_disk(tmp_path: Path) -> None:
    secret = "an address that nobody is to read"
    async with opened(open_store(str(tmp_path / "room.sqlite"))) as store:
        await store.documents.put(document("ada", "a", f'"{secret}"'))
        await store.documents.forget("ada")
        for file in tmp_path.iterdir():
            assert secret.encode() not in file.read_bytes()


async def test_documents_expire(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        for at in (1, 2, 3):
            await store.documents.put(document("ada", f"{at}", at=at))
        await store.documents.expire("key", before=3)
        assert [one.key for one in await store.documents.of("ada")] == ["3"]


# Typed


class Bookmark(Kept, frozen=True):
    kind: ClassVar[str] = "bookmark"
    most: ClassVar[int] = 2

    page: int


async def test_documents_have_types(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        people = People(store.documents)
        await people.put("ada", "ada", Profile("Ada", "cs"))
        found = await people.get(Profile, "ada")
        assert found is not None
        assert found.value == Profile("Ada", "cs", public=False)
        assert await people.of(Profile, "bob") == []


async def test_nobody_keeps_more_than_they_may(make_store: MakeStore) -> None:
    """ROOM-19."""
    async with opened(make_store()) as store:
        people = People(store.documents)
        await people.put("ada", "a", Bookmark(1))
        await people.put("ada", "b", Bookmark(2))
        with pytest.raises(Refusal, match="ROOM-19: room-kept-enough"):
            await people.put("ada", "c", Bookmark(3))
        assert await people.delete("ada", Bookmark, "a")
        assert not await people.delete("ada", Bookmark, "a")
        await people.put("ada", "c", Bookmark(3))
        taken = await people.take(Bookmark, "c")
        assert taken is not None
        assert taken.value == Bookmark(3)


# Calls


async def test_many_reasons_make_one_call(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        calls = store.calls
        await calls.add([Call("ada", "t", "turn", seq=5, due=100)])
        await calls.add([Call("ada", "t", "turn", seq=7, due=200)])
        await calls.add([Call("ada", "t", "over", seq=7, due=300)])
        assert await calls.due(99, 10) == []
        assert await calls.due(100, 10) == [Call("ada", "t", "turn", 7, 100)]
        assert await calls.next_due() == 100
        assert len(await calls.due(300, 10)) == 2


async def test_a_call_is_taken_once(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        call = Call("ada", "t", "turn", 5, 100)
        await store.calls.add([call])
        assert not await store.calls.take(call._replace(seq=4))
        taken = await asyncio.gather(*(store.calls.take(call) for _ in range(5)))
        assert sorted(taken) == [False] * 4 + [True]
        assert await store.calls.next_due() is None


async def test_a_call_that_failed_is_made_later(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.calls.add([Call("ada", "t", "turn", 5, due=900, tries=1)])
        await store.calls.add([Call("ada", "t", "turn", 5, due=1900, tries=2)])
        assert await store.calls.due(1899, 10) == []


async def test_calls_without_a_reason_are_dropped(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        calls = store.calls
        await calls.add([Call(who, "t", "turn", 5, 100) for who in ("ada", "bob", "cyd")])
        await calls.drop("ada", "t", "turn")
        await calls.forget("bob")
        assert [call.person for call in await calls.due(100, 10)] == ["cyd"]
        await calls.drop_table("t")
        assert await calls.next_due() is None


# Results


def result(
    table: str,
    seat: int,
    person: str | None,
    outcome: Outcome = "won",
    ended: int = 1000,
    bot: str | None = None,
    game: str = "numerus",
) -> SeatResult:
    name = (person or "Robot").title()
    return SeatResult(
        *(table, seat, person, name, name.casefold(), bot, game, "", ended, outcome),
        *(1 if outcome == "won" else 2, 3, False),
    )


async def test_results_are_entered_once(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.append("t", [said(1)], TableRow("t", "over", False, 1))
        await store.append("u", [said(1)], TableRow("u", "playing", False, 1))
        assert await store.results.finished((0, ""), 10) == [Finished("t", 1, False)]
        rating = document("ada", "ada numerus", "1500", kind="rating")
        await store.results.book("t", [result("t", 0, "ada")], [rating])
        assert await store.results.finished((0, ""), 10) == [Finished("t", 1, True)]
        assert await store.results.is_booked("t")
        assert not await store.results.is_booked("u")
        with pytest.raises((StoreError, Conflict)):
            await store.results.book("t", [], [rating._replace(body="1600")])
        assert await store.documents.get("rating", "ada numerus") == rating


async def test_results_are_searched_page_by_page(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        results = store.results
        for number in range(7):
            table, won = f"t{number}", number % 2 == 0
            rival = "bob_by" if number < 3 else "bobxby"
            game = "numerus" if number < 5 else "neutrace"
            await results.book(
                table,
                [
                    result(table, 0, "ada", "won" if won else "lost", number, game=game),
                    result(table, 1, rival, "lost" if won else "won", number, game=game),
                ],
            )

        async def found(**search: object) -> list[str]:
            tables = await results.find("ada", Search(**search))  # type: ignore[arg-type]
            return [seats[0].table for seats in tables]

        assert await found() == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
        assert await found(most=2) == ["t6", "t5"]
        assert await found(most=2, before=(5, "t5")) == ["t4", "t3"]
        assert await found(game="neutrace") == ["t6", "t5"]
        assert await found(outcome="lost") == ["t5", "t3", "t1"]
        assert await found(opponent="bob_") == ["t2", "t1", "t0"]
        assert await found(opponent="ada") == []
        assert await found(since=2, until=4) == ["t3", "t2"]
        first = (await results.find("ada", Search()))[0]
        assert [seat.person for seat in first] == ["ada", "bobxby"]


async def test_tallies_count_by_game_seat_and_level(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        for number, outcome in enumerate(("won", "won", "lost")):
            table = f"t{number}"
            await store.results.book(
                table,
                [
                    result(table, 0, "ada", outcome),  # type: ignore[arg-type]
                    result(table, 1, None, "lost", bot="beginner"),
                ],
            )
        await store.results.book("p", [result("p", 0, "ada"), result("p", 1, "bob", "lost")])
        tallies = {(t.level, t.outcome): t.games for t in await store.results.tallies("ada")}
        assert tallies == {("beginner", "won"): 2, ("beginner", "lost"): 1, (None, "won"): 1}


async def test_whoever_is_forgotten_leaves_results_without_a_name(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.results.book("t", [result("t", 0, "ada"), result("t", 1, "bob", "lost")])
        await store.results.forget("ada")
        assert await store.results.find("ada", Search()) == []
        ((gone, left),) = await store.results.find("bob", Search())
        assert (gone.person, gone.name, gone.folded, gone.outcome) == (None, "", "", "won")
        assert left.name == "Bob"


async def test_results_outlive_their_table(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.append("t", [said(1)], TableRow("t", "over", False, 1))
        await store.results.book("t", [result("t", 0, "ada")])
        assert await store.results.there(["t", "u"]) == {"t": False}
        await store.delete("t")
        assert await store.results.there(["t"]) == {}
        assert len(await store.results.find("ada", Search())) == 1
        assert await store.results.finished((0, ""), 10) == []


async def test_finished_tables_are_walked_through_in_steps(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        rows = [("a", 5, True), ("b", 5, False), ("c", 3, False), ("d", 9, True), ("e", 1, True)]
        for id_, at, public in rows:
            await store.append(id_, [said(1)], TableRow(id_, "over", public, at))
        walked, after = [], (0, "")
        while step := await store.results.finished(after, 2):
            walked += [one.table for one in step]
            after = (step[-1].ended, step[-1].table)
        assert walked == ["e", "c", "a", "b", "d"]
        assert await store.results.there(["a", "b"]) == {"a": True, "b": False}


async def test_running_tables_of_a_person(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        for id_, state, at in (("a", "playing", 1), ("b", "waiting", 2), ("c", "over", 3)):
            row = TableRow(id_, state, False, at)  # type: ignore[arg-type]
            await store.append(id_, [said(1)], row, ["ada"])
        await store.append("a", [said(2)])
        assert await store.results.running("ada", 10) == [("b", 1), ("a", 2)]
        assert await store.results.running("ada", 1) == [("b", 1)]
        assert await store.results.running("bob", 10) == []


async def test_a_reason_is_called_for_once(make_store: MakeStore) -> None:
    """However many servers see it, and whether or not it was sent meanwhile"""
    async with opened(make_store()) as store:
        calls = store.calls
        call = Call("ada", "table", "turn", seq=5, due=10)
        await asyncio.gather(*(calls.note(call, 1) for _ in range(8)))
        assert await calls.due(10, 10) == [call]
        assert await calls.waiting("ada", "table") == ["turn"]
        assert await calls.take(call)
        await calls.note(call, 2)
        await calls.note(call._replace(seq=4), 2)
        assert await calls.due(10, 10) == []
        await calls.note(call._replace(seq=12), 3)
        assert [one.seq for one in await calls.due(10, 10)] == [12]
        await calls.note(call._replace(seq=13), 4, wanted=False)  # it was seen
        assert await calls.due(10, 10) == []
        await calls.note(call._replace(seq=13), 5)
        assert await calls.due(10, 10) == []


async def test_a_call_is_put_off_by_one_server(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        calls = store.calls
        call = Call("ada", "table", "turn", seq=5, due=10)
        await calls.add([call])
        put_off = await asyncio.gather(*(calls.postpone(call, 99, 1) for _ in range(4)))
        assert [one for one in put_off if one is not None] == [call._replace(due=99, tries=1)]
        assert await calls.due(98, 10) == []


async def test_tables_of_people_who_can_be_called(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        for table, state, person in (
            ("over", "over", "ada"),
            ("waits", "waiting", "ada"),
            ("plays", "playing", "ada"),
            ("other", "over", "bob"),
        ):
            row = TableRow(table, state, False, 50)  # type: ignore[arg-type]
            await store.append(table, [said(1, "hello")], row, (person,))
        await store.documents.put(document("ada", "d", kind="device"))
        found = await store.calls.concerning(("device", "address"), 49, 10)
        assert sorted(found) == ["over", "waits"]
        assert await store.calls.concerning(("device", "address"), 50, 10) == []
        assert len(await store.calls.concerning(("device", "address"), 49, 1)) == 1
