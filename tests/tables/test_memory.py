"""What is in memory and on the disk has a bound, whoever brings what."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskoherna.kernel import loads
from deskoherna.tables import wire
from deskoherna.tables.cost import Payer, counted
from deskoherna.tables.log.now import now
from deskoherna.tables.rates import Rate
from deskoherna.tables.session.memory import JUST_NOW, entries_of
from deskoherna.tables.session.room import DAY, BroughtEnough, Keep, Room
from server.test_work import long_record
from tables.rooms import FRIEND, HERE, ME, Guest, lay, open_room, seated
from tables.test_lobby import Clock
from tables.test_store import change

RECORD = long_record()
MOVES = len(loads(RECORD).body)


async def bring(room: Room, number: int, person: str = "eve") -> list[str]:
    tables = []
    for _ in range(number):
        let_time_pass(room)
        tables.append(await room.bring(person, RECORD))
    return tables


def let_time_pass(room: Room) -> None:
    """What was used just now was used some time ago."""
    for session in room.sessions.values():
        session.used -= JUST_NOW


class TestMemory:
    async def test_tables_that_nobody_is_at_make_way_the_oldest_first(self, tmp_path: Path) -> None:
        """ROOM-14"""
        most = 3 * (MOVES + 5)
        async with open_room(tmp_path, most_loaded=most) as room:
            first, second, third, fourth = await bring(room, 4)
            assert room.sessions.keys() == {second, third, fourth}
            assert entries_of(room.sessions.values()) <= most
            let_time_pass(room)
            await room.table(second)
            await room.table(first)
            assert room.sessions.keys() == {first, second, fourth}

    async def test_a_game_that_somebody_plays_or_watches_stays(self, tmp_path: Path) -> None:
        async with open_room(tmp_path, most_loaded=1) as room:
            player, _ = await seated(room)
            by_requests = await lay(room, "ada", "nim", ME, HERE)
            for seat in (0, 1):
                await by_requests.command("ada", wire.Ready(f"r{seat}", seat, ""))
            watched = await room.table((await bring(room, 1))[0])
            await Guest(watched, "ben").joins()
            left = await lay(room, "hana", "nim", FRIEND, FRIEND)
            (latest,) = (await bring(room, 3))[2:]
            stay = {live.table.id for live in (player.live, by_requests, watched)}
            assert room.sessions.keys() == {*stay, latest}
            assert left.closed


class TestDisk:
    async def test_nobody_brings_more_than_their_share(self, tmp_path: Path) -> None:
        """ROOM-14: nor does a whole address, with many cookies"""
        clock = Clock()
        rate = Rate(2 * MOVES, 1)
        async with open_room(tmp_path, brought=rate, clock=clock) as room:
            counted(Payer("one address"))
            (table,) = await bring(room, 1, "eve 0")
            await bring(room, 1, "eve 1")
            with pytest.raises(BroughtEnough) as refused:
                await bring(room, 1, "eve 2")
            assert refused.value.key == "room-brought-enough"
            with pytest.raises(BroughtEnough):
                await room.fork(table, "eve 2", wire.Fork(1, (ME, FRIEND)))
            counted(Payer("another"))
            await bring(room, 1, "hana")
            clock.now = 1.0
            counted(Payer("one address"))
            await bring(room, 1, "eve 2")

    async def test_a_game_that_is_continued_counts_by_its_moves(self, tmp_path: Path) -> None:
        async with open_room(tmp_path, brought=Rate(MOVES - 1, 0)) as room:
            counted(Payer("eve's"))
            (table,) = await bring(room, 1, "eve")
            counted(Payer("ada's"))
            await room.fork(table, "ada", wire.Fork(MOVES - 1, (ME, FRIEND)))
            with pytest.raises(BroughtEnough):
                await room.fork(table, "ada", wire.Fork(1, (ME, FRIEND)))

    @pytest.mark.parametrize(("keep", "left"), [(Keep(brought=180), 1), (Keep(), 2)])
    async def test_records_that_nobody_looks_at_go(
        self, tmp_path: Path, keep: Keep, left: int
    ) -> None:
        """ROOM-18: games that were played here, and are over, stay"""
        async with open_room(tmp_path) as room:
            (brought,) = await bring(room, 1)
            player, _ = await seated(room, "numerus")
            await player.do(wire.Resign, seat=0)
            played = player.live.table.id
        async with open_room(tmp_path, keep=keep) as room:
            await room.expire(now())
            assert len(await stored(room, brought, played)) == 2
            await room.expire(now() + 365 * DAY)
            assert len(await stored(room, brought, played)) == left

    async def test_those_that_somebody_looked_at_stay(self, tmp_path: Path) -> None:
        async with open_room(tmp_path) as room:
            looked_at, listed = await bring(room, 2)
        change(tmp_path, "UPDATE tables SET changed = 0")
        async with open_room(tmp_path, keep=Keep(brought=180)) as room:
            await room.visit(looked_at, "anybody")
            assert len((await room.lists("eve")).mine) == 2
            while looked_at in await room.store.brought(now() - DAY):
                pass
            await room.expire(now())
            assert await stored(room, looked_at, listed) == [looked_at]


async def stored(room: Room, *tables: str) -> list[str]:
    return [id_ for id_ in tables if await room.store.log(id_)]
