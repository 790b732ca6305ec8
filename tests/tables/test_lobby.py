"""What the lists of tables cost, and whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from deskoherna.tables import wire
from deskoherna.tables.cost import Payer, counted
from deskoherna.tables.rates import Bucket, Rate, TooFast
from deskoherna.tables.session import lobby
from deskoherna.tables.session.room import Room
from tables.rooms import FRIEND, ME, Guest, lay, open_room, seated
from tables.test_store import change


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def waiting(room: Room, number: int = 1, person: str = "hana") -> list[str]:
    tables = [await lay(room, person, "nim", ME, FRIEND, public=True) for _ in range(number)]
    return [live.table.id for live in tables]


def ids(tables: tuple[wire.TableSummary, ...]) -> set[str]:
    return {one.id for one in tables}


async def test_public_tables_are_looked_at_once_a_second_for_all(tmp_path: Path) -> None:
    """ROOM-14"""
    clock = Clock()
    async with open_room(tmp_path, clock=clock) as room:
        (first,) = await waiting(room)
        assert ids((await room.lists("eve")).open) == {first}
        (second,) = await waiting(room, person="ada")
        assert ids((await room.lists("eve")).open) == {first}
        assert ids((await room.lists("ada")).mine) == {second}  # one's own are never late
        clock.now = lobby.FRESH
        assert ids((await room.lists("eve")).open) == {first, second}


async def test_tables_that_let_nobody_in_are_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-10"""
    monkeypatch.setattr(lobby, "FRESH", 0.0)
    async with open_room(tmp_path) as room:
        host = Guest(await lay(room, "hana", "nim", ME, FRIEND, public=True), "hana")
        player, _ = await seated(room, public=True)
        for open_ in (False, True):
            for guest in (host, player):
                await guest.do(wire.OpenDoors, open=open_)
            lists = await room.lists("eve")
            assert ids(lists.open) == ({host.live.table.id} if open_ else set())
            assert ids(lists.watch) == ({player.live.table.id} if open_ else set())


@pytest.mark.parametrize("how", [wire.Kick, wire.Ban])
async def test_nor_to_those_whom_their_hosts_have_cast_out(tmp_path: Path, how: type) -> None:
    """ROOM-10, ROOM-13"""
    async with open_room(tmp_path) as room:
        live = await lay(room, "hana", "nim", ME, FRIEND, public=True)
        await Guest(live, "eve").do(wire.Sit, seat=1, name="Eve")
        await Guest(live, "hana").do(how, seat=1)
        assert ids((await room.lists("eve")).open) == set()
        assert ids((await room.lists("ada")).open) == {live.table.id}


async def test_each_is_told_whether_it_is_their_turn(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, second = await seated(room, public=True)
        asking = (first.person, second.person, "eve")
        (shown,) = {len((await room.lists(who)).watch) for who in asking}
        turns = [(await room.lists(who)).watch[0].your_turn for who in asking]
        assert (shown, turns) == (1, [True, False, False])


@asynccontextmanager
async def later(folder: Path) -> AsyncIterator[tuple[Room, list[str]]]:
    """A room in which tables that wait were opened long ago, and none is in memory."""
    async with open_room(folder) as room:
        tables = await waiting(room, 3)
    change(folder, "UPDATE tables SET changed = 0")
    async with open_room(folder) as room:
        yield room, tables


async def test_tables_that_have_waited_for_long_are_not_even_loaded(tmp_path: Path) -> None:
    async with later(tmp_path) as (room, _):
        assert (await room.lists("eve")).open == ()
        assert room.sessions == {}


async def test_unless_somebody_is_there(tmp_path: Path) -> None:
    async with later(tmp_path) as (room, tables):
        await Guest(await room.table(tables[0]), "hana").joins()
        assert ids((await room.lists("eve")).open) == {tables[0]}


async def test_a_list_waits_for_a_bounded_time_until_tables_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(tmp_path) as room:
        tables = await waiting(room, 3)
    monkeypatch.setattr(lobby, "FRESH", 0.0)
    async with open_room(tmp_path) as room:
        await room.table(tables[0])
        monkeypatch.setattr(lobby, "LOADING", -1.0)
        assert ids((await room.lists("eve")).open) == {tables[0]}
        monkeypatch.setattr(lobby, "LOADING", 1e9)
        assert ids((await room.lists("eve")).open) == set(tables)


async def test_one_pays_for_ones_own_tables_and_not_for_those_of_all(tmp_path: Path) -> None:
    """ROOM-14: who cannot is refused, instead of being shown fewer"""
    async with open_room(tmp_path) as room:
        await waiting(room, 3)
    async with open_room(tmp_path) as room:
        budget = Bucket(Rate(1, 0))
        budget.spend(2)
        counted(Payer("127.0.0.9", budget))
        assert len((await room.lists("eve")).open) == 3
        for id_ in list(room.sessions):
            room.forget(id_)
        with pytest.raises(TooFast):
            await room.lists("hana")
