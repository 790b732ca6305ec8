"""What a room expects of a store, whichever it is."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from deskoherna.catalogue import game
from deskoherna.kernel.match import chance_line
from deskoherna.tables.log.entries import AskedToWrite, Chair, Logged, Opened, Said
from deskoherna.tables.log.names import ERASED
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import BrokenTable
from deskoherna.tables.session import opening
from deskoherna.tables.stores import chain, open_store, sqlite
from deskoherna.tables.stores.postgres.connection import HOW_TO_CONNECT, without_credentials
from deskoherna.tables.stores.presence import Mark, Plans, Presence, Suggestion
from deskoherna.tables.stores.store import (
    Conflict,
    Store,
    StoreError,
    TableRow,
)
from postgres.cluster import PASSWORD, USER, Cluster
from postgres.proxy import Moment, Wire
from scale import count
from terminal.program import PROGRAM

MakeStore = Callable[[], Store]


class Listener:
    """A room that only listens."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int] | str | None] = asyncio.Queue()

    def on_append(self, table: str, seq: int) -> None:
        self.heard.put_nowait((table, seq))

    def on_erase(self, table: str) -> None:
        self.heard.put_nowait(f"{table} erased")

    def on_revoke(self, person: str, times: int) -> None:
        self.heard.put_nowait((person, times))

    def on_presence(self, table: str) -> None:
        self.heard.put_nowait(table)

    def on_resync(self) -> None:
        self.heard.put_nowait(None)


@asynccontextmanager
async def opened(store: Store, listener: Listener | None = None) -> AsyncIterator[Store]:
    await store.open(listener or Listener())
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Each store made by it has the same database."""
    if request.param == "sqlite":
        return lambda: open_store(str(tmp_path / "room.sqlite"))
    database = request.getfixturevalue("database")
    return lambda: open_store(database)


def said(seq: int, text: str = "Hello", id_: str | None = None) -> Logged:
    return Logged(seq, 1_700_000_000_000 + seq, Said("Ada", text), "ada", id_)


def first_entry() -> Logged:
    nim = game("nim")
    setup = nim.setup(2, {})
    chairs = (Chair("ada", "Ada", used=True), Chair())
    first = Opened("nim", nim.rules_version, setup.options, "ada", chairs, chance_line(setup))
    return Logged(1, now(), first, "ada")


def change(request: pytest.FixtureRequest, query: str) -> None:
    """Do something to the database behind the store's back."""
    if "database" in request.fixturenames:
        name = request.getfixturevalue("database").rpartition("/")[2]
        request.getfixturevalue("cluster").ask(f"SET search_path TO deskoherna; {query}", name)
        return
    path = request.getfixturevalue("tmp_path") / "room.sqlite"
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(query)


async def test_what_was_appended_is_read_in_order(make_store: MakeStore) -> None:
    log = [
        first_entry(),
        said(2, "Příliš žluťoučký \0 🎲 '; DROP", "id-1"),
        said(3),
    ]
    async with opened(make_store()) as store:
        await store.append("one", log[:1])
        await store.append("one", log[1:])
        await store.append("other", [said(1)])
        assert await store.log("one") == log
        assert await store.log("one", after=2) == log[2:]
        assert await store.log("one", after=3) == []
    async with opened(make_store()) as store:
        assert await store.log("one") == log


async def test_an_entry_that_cannot_be_read_is_named(
    make_store: MakeStore, request: pytest.FixtureRequest
) -> None:
    async with opened(make_store()) as store:
        await store.append("one", [said(1), said(2), said(3)])
        await store.append("other", [said(1)])
    change(request, "UPDATE entries SET entry = '{' WHERE table_id = 'one' AND seq = 2")
    async with opened(make_store()) as store:
        with pytest.raises(BrokenTable) as broken:
            await store.log("one")
        assert broken.value.arguments == {"table": "one", "seq": 2}
        assert await store.log("one", after=2) == [said(3)]
        assert await store.log("other") == [said(1)]


async def test_a_table_without_a_row_gets_one_from_its_log(
    make_store: MakeStore, request: pytest.FixtureRequest
) -> None:
    async with opened(make_store()) as store:
        for table in ("a", "b", "c"):
            await store.append(
                table, [first_entry(), said(2)], TableRow(table, "waiting", False, 7)
            )
    change(request, "DELETE FROM tables WHERE id <> 'b'")
    async with opened(make_store()) as store:
        assert await store.public_tables("waiting", 0, []) == []
        assert sorted(await store.tables_in("waiting")) == ["a", "b", "c"]


@pytest.mark.parametrize("id_", ["none", "", "\0", "ž", "x" * 1000])
async def test_a_table_that_is_not_there_has_no_log(make_store: MakeStore, id_: str) -> None:
    async with opened(make_store()) as store:
        assert await store.log(id_) == []


async def test_a_number_is_taken_once(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.append("one", [said(1), said(2)])
        with pytest.raises(Conflict):
            await store.append("one", [said(2, "Me too")])
        with pytest.raises(Conflict):
            await store.append("one", [said(2, "Me too"), said(3)])
        assert await store.log("one") == [said(1), said(2)]


async def test_of_many_for_one_number_one_is_written_and_spoils_no_other(
    make_store: MakeStore,
) -> None:
    async with opened(make_store()) as store:
        rivals = [store.append("one", [said(1, f"rival {n}")]) for n in range(20)]
        others = [store.append(f"table-{n}", [said(1), said(2)]) for n in range(20)]
        outcomes = await asyncio.gather(*rivals, *others, return_exceptions=True)
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes[:20]) == 19
        assert outcomes[20:] == [None] * 20
        (kept,) = await store.log("one")
        assert isinstance(kept.entry, Said)
        assert outcomes[int(kept.entry.text.split()[1])] is None


@pytest.mark.parametrize(
    ("query", "seq"),
    [
        ("UPDATE {}entries SET at = at + 1 WHERE table_id = 'one' AND seq = 2", 2),
        ("UPDATE {}entries SET person = NULL WHERE table_id = 'one' AND seq = 2", 2),
        ("DELETE FROM {}entries WHERE table_id = 'one' AND seq = 2", 2),
        ("DELETE FROM {}entries WHERE table_id = 'one' AND seq = 3", 3),
        ("DELETE FROM {}entries WHERE table_id = 'one'", 1),
    ],
)
async def test_an_entry_that_was_changed_or_lost_is_found(
    make_store: MakeStore,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    query: str,
    seq: int,
) -> None:
    async with opened(make_store()) as store:
        await store.append("one", [said(1), said(2)])
        await store.append("one", [said(3)])
        await store.append("other", [said(1)])
    if (tmp_path / "room.sqlite").exists():
        with contextlib.closing(sqlite3.connect(tmp_path / "room.sqlite")) as connection:
            connection.execute(query.format(""))
            connection.commit()
    else:
        name = request.getfixturevalue("database").rpartition("/")[2]
        request.getfixturevalue("cluster").ask(query.format("deskoherna."), name)
    async with opened(make_store()) as store:
        with pytest.raises(BrokenTable) as refused:
            await store.log("one")
        assert refused.value.arguments == {"table": "one", "seq": seq}
        assert await store.log("other") == [said(1)]
    reports = [r for r in caplog.records if r.message == "entries are missing or changed"]
    assert len(reports) == (seq != 2)  # at the start only the last ones are looked at


async def test_servers_write_one_chain(database: str) -> None:
    async with opened(open_store(database)) as one, opened(open_store(database)) as other:
        await one.append("t", [said(1)])
        await other.append("t", [said(2), said(3)])
        await one.append("t", [said(4)])
        assert await other.log("t") == [said(n) for n in range(1, 5)]
        assert await other.log("t", after=3) == [said(4)]


async def test_a_chain_goes_on_whichever_heads_a_server_remembers(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chain, "MOST_HEADS", 1)
    tables = ("a", "b", "c", "d")
    async with opened(open_store(database)) as store:
        for table in tables:
            await store.append(table, [said(1)])
        for seq in (2, 3):  # in one transaction
            await asyncio.gather(*(store.append(table, [said(seq)]) for table in tables))
        for table in tables:
            assert await store.log(table) == [said(n) for n in range(1, 4)]


async def test_a_server_of_the_version_before_cannot_write_entries_without_sums(
    cluster: Cluster, database: str
) -> None:
    async with opened(open_store(database)) as store:
        await store.append("t", [said(1)])
        with pytest.raises(AssertionError, match="summed"):
            cluster.ask(
                "INSERT INTO deskoherna.entries VALUES ('t', 2, 0, NULL, NULL, '{}')",
                database.rpartition("/")[2],
            )
        assert await store.log("t") == [said(1)]


async def test_a_log_that_begins_long_goes_on(make_store: MakeStore) -> None:
    log = [said(number) for number in range(1, 203)]
    async with opened(make_store()) as store:
        await store.append("t", log[:200])
        await store.append("t", log[200:201])
    async with opened(make_store()) as store:
        await store.append("t", log[201:])
        assert await store.log("t") == log


async def test_a_table_is_deleted_with_all_that_belongs_to_it(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        for id_ in ("one", "other"):
            await store.append(id_, [said(1)], TableRow(id_, "over", True, 10), ["ada"])
            await store.save_review(id_, b"review")
        await store.delete("one")
        assert await store.log("one") == []
        assert await store.review("one") is None
        assert await store.tables_in("over") == await store.tables_of("ada", 9) == ["other"]
        assert await store.log("other") == [said(1)]


async def test_tables_at_which_nothing_has_happened_since(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.append("a", [said(1)], TableRow("a", "playing", True, 1))
        await store.append("b", [said(1), said(2)], TableRow("b", "playing", True, 1))
        await store.append("c", [said(1)], TableRow("c", "over", True, 1))
        since = said(2).at
        assert await store.untouched(["playing"], since) == ["a"]
        assert sorted(await store.untouched(["playing", "over"], since + 1)) == ["a", "b", "c"]
        assert await store.untouched(["waiting"], since) == []


async def test_someone_is_erased_and_the_chain_holds(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        log = [said(1), Logged(2, 5, Said("Bob", "Hi"), "bob"), said(3)]
        await store.append("t", log)
        assert await store.erase("t", ["ada"]) == 2
        await store.append("t", [said(4)])
    async with opened(make_store()) as store:
        kept = await store.log("t")
        gone = Said(ERASED, ERASED)
        assert [logged.entry for logged in kept] == [gone, log[1].entry, gone, said(4).entry]
        assert await store.log("t", after=3) == [said(4)]


async def test_other_servers_learn_that_a_table_was_deleted(database: str) -> None:
    listener = Listener()
    async with opened(open_store(database)) as one, opened(open_store(database), listener) as other:
        await one.append("t", [said(1)])
        assert await listener.heard.get() == ("t", 1)
        await one.delete("t")
        heard = await listener.heard.get()
        assert isinstance(heard, tuple)
        assert heard[1] > 1
        with pytest.raises(BrokenTable):
            await other.log("t", after=1)
        assert await other.log("t") == []


async def test_what_was_deleted_at_one_server_is_not_brought_back_by_another(
    database: str, cluster: Cluster
) -> None:
    """ROOM-18"""
    async with opened(open_store(database)) as one, opened(open_store(database)) as other:
        for in_turn in (False, True):
            await one.append("t", [said(1)], TableRow("t", "waiting", True, 1), ["ada"])
            await other.append("t", [said(2)])
            await one.delete("t")
            turn = other.turn("t") if in_turn else contextlib.nullcontext()
            with pytest.raises(Conflict):
                async with turn:
                    row = TableRow("t", "playing", True, 1)
                    await other.append("t", [said(3)], row, ["bob"])
            name = database.rpartition("/")[2]
            for kept in ("entries", "heads", "tables", "people"):
                rows = cluster.ask(f"SELECT count(*) FROM deskoherna.{kept}", name)
                assert (kept, rows) == (kept, "0")


async def test_nor_when_both_happen_at_the_same_moment(database: str) -> None:
    async with opened(open_store(database)) as one, opened(open_store(database)) as other:
        for number in range(count(300)):
            table = f"t{number}"
            await one.append(table, [said(1)])
            written = other.append(table, [said(2)])
            await asyncio.gather(one.delete(table), written, return_exceptions=True)
            assert await one.log(table) == []


async def test_the_review_that_was_kept_last_is_read_again(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        assert await store.review("one") is None
        for id_ in ("one", "other"):
            await store.append(id_, [said(1)])
        await store.save_review("one", b"half")
        await store.save_review("other", b"\0\xff")
        await store.save_review("one", b"whole " * 100_000)
    async with opened(make_store()) as store:
        assert await store.review("one") == b"whole " * 100_000
        assert await store.review("other") == b"\0\xff"


async def test_a_review_that_is_made_when_its_table_is_deleted_is_not_kept(
    make_store: MakeStore,
) -> None:
    """ROOM-18"""
    async with opened(make_store()) as store:
        await store.append("one", [said(1)])
        await store.delete("one")
        await store.save_review("one", b"late")
        assert await store.review("one") is None
        for number in range(20):
            table = f"t{number}"
            await store.append(table, [said(1)])
            await asyncio.gather(store.save_review(table, b"late"), store.delete(table))
            assert await store.review(table) is None


async def test_tables_are_listed_by_state_and_person(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.append("a", [said(1)], TableRow("a", "playing", True, 10), ["ada", "bob"])
        await store.append("b", [said(1)], TableRow("b", "playing", False, 20), ["ada"])
        await store.append("c", [said(1)], TableRow("c", "over", True, 30), ["ada"])
        assert await store.tables_in("playing") == ["b", "a"]
        assert await store.public_tables("playing", 0) == ["a"]
        assert await store.public_tables("playing", 10) == ["a"]
        assert await store.public_tables("playing", 11) == []
        assert await store.public_tables("playing", 11, ["a", "b", "c", "?"]) == ["a"]
        assert await store.tables_in("waiting") == []
        assert await store.tables_of("ada", 10) == ["b", "a", "c"]
        assert await store.tables_of("ada", 1) == ["b"]
        assert await store.tables_of("bob", 10) == ["a"]
        await store.append("a", [said(2)], TableRow("a", "over", True, 40), ["ada"])
        assert await store.tables_in("playing") == ["b"]
        assert await store.tables_of("ada", 10) == ["b", "a", "c"]


async def test_records_that_nobody_looked_at_are_found(make_store: MakeStore) -> None:
    """ROOM-18"""
    table = opening.opened(game("numerus"), {}, "eve", (Chair(), Chair()))
    brought = msgspec.structs.replace(table, from_record=True)
    async with opened(make_store()) as store:
        for id_, first in {"played": table, "brought": brought, "looked at": brought}.items():
            await store.append(id_, [Logged(1, 1, first, "eve")], TableRow(id_, "over", False, 10))
        assert sorted(await store.brought(11)) == ["brought", "looked at"]
        assert await store.brought(10) == []
        await store.note_look("looked at", 30, within=20)  # something was, just then
        assert sorted(await store.brought(11)) == ["brought", "looked at"]
        await store.note_look("looked at", 31, within=20)
        assert await store.brought(31) == ["brought"]
        assert sorted(await store.brought(32)) == ["brought", "looked at"]


async def test_tables_at_which_someone_only_spoke_are_found_too(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        await store.append("a", [said(1)], TableRow("a", "over", True, 10), ["bob"])
        await store.append("b", [msgspec.structs.replace(said(1), person="bob")])
        await store.append("c", [said(1)])
        await store.append("d", [Logged(1, 5, AskedToWrite("Bob"), "bob")])
        assert sorted(await store.tables_with("bob")) == ["a", "b", "d"]
        assert await store.tables_with("nobody") == []


async def test_it_is_counted_how_often_someone_revoked(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        assert await store.revoked() == {}
        assert [await store.revoke(who) for who in ("ada", "bob", "ada")] == [1, 1, 2]
    async with opened(make_store()) as store:
        assert await store.revoked() == {"ada": 2, "bob": 1}


async def test_the_secret_is_made_once(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        secret = await store.secret()
        assert len(secret) == 32
        assert await store.secret() == secret
    async with opened(make_store()) as store:
        assert await store.secret() == secret


async def test_a_secret_that_is_rotated_is_known_as_the_former_one(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        assert await store.former_secret() is None
        first = await store.secret()
        await store.rotate_secret(7)
        second = await store.secret()
        assert second != first
        assert await store.former_secret() == (first, 7)
        await store.rotate_secret(9)
    async with opened(make_store()) as store:
        assert await store.former_secret() == (second, 9)


async def test_the_time_in_which_no_server_ran_is_an_outage(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        assert await store.outages() == []
        before = now()
        await store.heartbeat()
    async with opened(make_store()) as store:
        ((start, finish),) = await store.outages()
        assert before <= start <= finish <= now()


async def test_what_waits_is_written_before_it_closes(make_store: MakeStore) -> None:
    async with opened(make_store()) as store:
        waiting = [asyncio.ensure_future(store.append(f"t{n}", [said(1)])) for n in range(50)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened(make_store()) as store:
        assert [await store.log(f"t{n}") for n in range(50)] == [[said(1)]] * 50


# A file is for one server


async def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    path = str(tmp_path / "room.sqlite")
    async with opened(open_store(path)):
        with pytest.raises(StoreError, match="room-database-in-use"):
            await open_store(path).open(Listener())


def test_a_path_is_a_file() -> None:
    for path in ("room.sqlite", "~/room.sqlite", "/var/lib/a:b/c"):
        assert isinstance(open_store(path), sqlite.SqliteStore)


@pytest.mark.parametrize("url", ["mysql://root:geheim@host/db", "sqlite:///room.sqlite"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(StoreError, match="room-database-kind") as refused:
        open_store(url)
    assert "geheim" not in str(refused.value)


# A PostgreSQL is for several


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_what_is_not_known_to_be_written_is_written_once(
    database: str, moment: Moment
) -> None:
    async with Wire(database) as wire, opened(open_store(wire.database)) as store:
        await store.append("t", [said(1)])
        wire.cut(moment, "at the worst moment")
        others = [store.append(f"t{n}", [said(1), said(2)]) for n in range(3)]
        await asyncio.gather(store.append("t", [said(2, "at the worst moment")]), *others)
        assert wire.cuts == 1
        assert await store.log("t") == [said(1), said(2, "at the worst moment")]
        assert [await store.log(f"t{n}") for n in range(3)] == [[said(1), said(2)]] * 3


async def test_what_another_server_wrote_meanwhile_is_not_taken_for_ours(database: str) -> None:
    async with (
        Wire(database) as wire,
        opened(open_store(wire.database)) as store,
        opened(open_store(database)) as other,
    ):
        wire.cut("before", "ours")
        ours = asyncio.ensure_future(store.append("t", [said(1, "ours")]))
        while not wire.cuts:
            await asyncio.sleep(0)
        await other.append("t", [said(1, "theirs")])
        with pytest.raises(Conflict):
            await ours
        assert await store.log("t") == [said(1, "theirs")]


async def test_a_wire_that_fell_silent_is_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HOW_TO_CONNECT, "command_timeout", 3.0)
    listener = Listener()
    async with Wire(database) as wire, opened(open_store(wire.database), listener) as store:
        await store.append("t", [said(1)])
        assert await listener.heard.get() == ("t", 1)
        wire.fall_silent()
        await store.append("t", [said(2)])
        with pytest.raises(StoreError, match="room-database-away") as refused:
            await store.heartbeat()
        assert "TimeoutError" in refused.value.reason
        assert store.writes.failed["TimeoutError"]
        assert await listener.heard.get() is None
        await store.heartbeat()
        assert store.writes.failing is None
        await store.append("t", [said(3)])
        assert await listener.heard.get() == ("t", 3)
        assert await store.log("t") == [said(1), said(2), said(3)]


async def test_servers_tell_each_other_what_they_wrote(database: str) -> None:
    listener = Listener()
    async with opened(open_store(database)) as one, opened(open_store(database), listener) as other:
        await one.append("t", [said(1), said(2)])
        assert await listener.heard.get() == ("t", 2)
        assert await other.log("t") == [said(1), said(2)]
        with pytest.raises(Conflict):
            await other.append("t", [said(2, "Me too")])
        await other.append("t", [said(3)])
        assert await one.log("t", after=2) == [said(3)]
        assert await one.secret() == await other.secret()


async def test_a_task_is_one_servers(database: str) -> None:
    async with opened(open_store(database)) as one:
        async with opened(open_store(database)) as other:
            assert await other.claim("t 0")
            assert not await one.claim("t 0")
            assert await one.claim("t 1")
            await other.release("t 0")
            assert await one.claim("t 0")
            await one.release("t 0")
            assert await other.claim("t 0")
        assert await one.claim("t 0")  # the other one has gone


async def test_tables_at_which_somebody_is_are_public_for_longer(database: str) -> None:
    listener = Listener()
    async with opened(open_store(database), listener) as one, opened(open_store(database)) as other:
        for table in ("t", "u"):
            await one.append(table, [said(1)], TableRow(table, "waiting", True, 10))
        assert await one.public_tables("waiting", 11) == []
        other.publish_presence("t", Presence(frozenset({0})))
        while await listener.heard.get() != "t":  # what was appended is heard of, too
            pass
        assert await one.public_tables("waiting", 11) == ["t"]


async def test_servers_know_who_looks_elsewhere(database: str) -> None:
    listener = Listener()
    async with opened(open_store(database), listener) as one:
        async with opened(open_store(database)) as other:
            plans = Plans((Mark(2, "b2", 7),), (Suggestion(2, 0, "take b2", 31),))
            other.publish_presence("t", Presence(frozenset({0, 2}), 3, plans))
            assert await listener.heard.get() == "t"
            assert await one.presence_elsewhere("t") == Presence(frozenset({0, 2}), 3, plans)
            assert await other.presence_elsewhere("t") == Presence()
            other.publish_presence("t", Presence(frozenset({2})))
            assert await listener.heard.get() == "t"
            assert await one.presence_elsewhere("t") == Presence(frozenset({2}))
        assert await listener.heard.get() is None  # the other one has left
        assert await one.presence_elsewhere("t") == Presence()


async def test_there_is_no_outage_while_any_server_runs(database: str) -> None:
    async with opened(open_store(database)) as one:
        await one.heartbeat()
        async with opened(open_store(database)) as other:
            await other.heartbeat()
            assert await other.outages() == []
        async with opened(open_store(database)) as again:
            assert await again.outages() == []


async def test_a_server_without_sign_of_life_is_given_up(cluster: Cluster, database: str) -> None:
    listener, own = Listener(), Listener()
    name = database.rpartition("/")[2]
    async with (
        opened(open_store(database), listener) as one,
        opened(open_store(database), own) as other,
    ):
        other.publish_presence("t", Presence(frozenset({1})))
        assert await listener.heard.get() == "t"
        cluster.ask("UPDATE deskoherna.nodes SET alive = now() - interval '1 minute'", name)
        await one.heartbeat()
        assert await listener.heard.get() is None
        assert await one.presence_elsewhere("t") == Presence()
        assert await own.heard.get() is None
        await other.heartbeat()  # it lives after all, and is to say again who is there
        assert await own.heard.get() is None


async def test_a_database_of_a_newer_room_is_refused(cluster: Cluster, database: str) -> None:
    async with opened(open_store(database)):
        pass
    cluster.ask("UPDATE deskoherna.version SET number = 99", database.rpartition("/")[2])
    with pytest.raises(StoreError, match="room-database-newer"):
        await open_store(database).open(Listener())


async def test_servers_that_start_together_make_one_schema(database: str) -> None:
    stores = [open_store(database) for _ in range(4)]
    await asyncio.gather(*(store.open(Listener()) for store in stores))
    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


# Credentials


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:geheim@host:5432/room", "postgresql://host:5432/room"),
        ("postgresql://host/room?user=ada&password=geheim", "postgresql://host/room"),
        ("postgres://ada:geheim@host", "postgresql://host"),
        ("postgresql://ada:ge/heim@host/room", "postgresql://…"),
        ("postgresql://ada:geh?eim@host/room", "postgresql://…"),
        ("postgresql://ada:ge@heim@host/room", "postgresql://…"),
        ("postgresql://ada:ge#heim@host/room", "postgresql://…"),
        ("postgresql://geheim:x/room", "postgresql://…"),
    ],
)
def test_of_an_address_only_host_and_name_are_shown(url: str, shown: str) -> None:
    assert without_credentials(url) == shown


def test_what_is_wrong_with_a_database_is_reported_without_credentials(
    database: str, tmp_path: Path
) -> None:
    wrong = [
        (database.replace(PASSWORD, "spatne-heslo"), "en", "does not accept this name"),
        (database.replace(PASSWORD, "spatne-heslo"), "cs", "heslo nepřijímá"),
        (database.replace(USER, "nikdo"), "en", "does not accept this name"),
        (re.sub(r":\d+/", ":1/", database), "cs", "nelze použít"),
        (f"{database}-gone", "en", "cannot be used"),
        (f"postgresql://{USER}:{PASSWORD}@host:port/x", "cs", "Má tvar"),
        (f"oracle://{USER}:{PASSWORD}@host/x", "en", '"oracle"'),
    ]
    for url, lang, expected in wrong:
        done = subprocess.run(
            [PROGRAM, "serve", "--port", "0", "--database", url],
            capture_output=True, text=True, check=False,
            env={"HOME": str(tmp_path), "PATH": os.environ["PATH"], "DESKOHERNA_LANG": lang},
        )  # fmt: skip
        assert done.returncode == 1, (url, done)
        assert done.stderr.count("\n") == 1
        assert expected in done.stderr, done.stderr
        for secret in (PASSWORD, USER, "spatne-heslo", "nikdo"):
            assert secret not in done.stderr, done.stderr
