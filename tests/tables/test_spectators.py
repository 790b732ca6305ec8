"""Spectators: many of them hold nobody up, and the host may show them out."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.session import audience
from deskoherna.tables.session.audience import Crowded
from deskoherna.tables.session.room import Room
from tables.rooms import FRIEND, Guest, lay, open_room, seated, until


async def watches(room: Room, guest: Guest) -> Guest:
    return await Guest(guest.live, room.links.new_person()).joins()


async def test_players_and_the_host_find_room_however_many_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14"""
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 3)
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        for _ in range(3):
            await watches(room, first)
        with pytest.raises(Crowded):
            await watches(room, first)
        again = await Guest(first.live, second.person).joins()
        assert again.subscriber.viewer.seats == (1,)
        live = await lay(room, "host", "nim", FRIEND, FRIEND)
        strangers = [Guest(live, room.links.new_person()) for _ in range(3)]
        for stranger in strangers:
            await stranger.joins()
        await Guest(live, "host").joins()


async def test_one_person_does_not_fill_the_table_with_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14: the oldest, which was left open somewhere, makes way"""
    monkeypatch.setattr(audience, "MOST_OF_ONE", 3)
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        more = [await Guest(first.live, second.person).joins() for _ in range(4)]
        for ended in (second, more[0]):
            assert await ended.subscriber.take() == []
        there = [guest.subscriber for guest in (first, *more[1:])]
        assert list(first.live.subscribers) == there
        for subscriber in there:
            assert await subscriber.take() != []


async def test_a_crowd_is_announced_at_once_and_not_one_by_one(tmp_path: Path) -> None:
    """Each who comes costs the others nothing; else n of them would cost n² frames"""
    crowd = 40
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        first.frames()
        watching = [await watches(room, first) for _ in range(crowd)]
        assert len(watching[-1].statuses()) == 1  # the welcome
        await until(lambda: bool(first.subscriber.frames))
        counts = [status.spectators for status in first.statuses()]
        assert counts[-1] == crowd
        assert len(counts) <= 3
        for spectator in watching:
            first.live.unsubscribe(spectator.subscriber)
        await until(lambda: bool(second.subscriber.frames))
        await until(lambda: [one.spectators for one in second.statuses()][-1:] == [0])


async def test_the_host_shows_spectators_out_and_lets_them_in_again(tmp_path: Path) -> None:
    """ROOM-10"""
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        eve = await watches(room, first)
        assert (await eve.do(wire.OpenDoors, open=False)).problem.key == "room-host-only"
        await first.do(wire.OpenDoors, open=False)
        assert await eve.subscriber.take() == []  # it has been ended
        for guest in (first, second):
            assert guest.subscriber in first.live.subscribers
            assert not guest.statuses()[-1].doors
        table = first.live.table.id
    async with open_room(tmp_path) as room:
        live = await room.table(table)
        for look in (
            Guest(live, eve.person).joins,
            lambda: live.look(eve.person),
            lambda: live.look(None),
            lambda: live.past(None, 0, None),
        ):
            with pytest.raises(Refusal) as refusal:
                await look()
            assert (refusal.value.rule, refusal.value.key) == ("ROOM-10", "room-doors-closed")
        host = await Guest(live, first.person).joins()
        already = await host.do(wire.OpenDoors, open=False)
        assert already.problem.key == "room-doors-already"
        await Guest(live, second.person).joins()
        await host.do(wire.OpenDoors, open=True)
        await Guest(live, eve.person).joins()


async def test_the_seat_of_the_host_is_marked(tmp_path: Path) -> None:
    """ROOM-10"""
    async with open_room(tmp_path) as room:
        first, second = await seated(room)
        seats = (await first.live.look(second.person)).status.seats
        assert [seat.host for seat in seats] == [True, False]
