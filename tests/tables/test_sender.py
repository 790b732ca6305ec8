"""Calls are sent once, in time, and not at night (ROOM-20). The push service is a real one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from calling import Browser, PushService, push_service
from deskoherna.server.push import Push, device_id
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import Table
from deskoherna.tables.notices.looking import look
from deskoherna.tables.notices.quiet import quiet_until
from deskoherna.tables.notices.reasons import Reason
from deskoherna.tables.notices.sender import BACK_OFF, LEASE, MOST_TRIES, Sender
from deskoherna.tables.people.calling import Device, Wishes
from deskoherna.tables.people.documents import People
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.calls import Call
from tables.rooms import Guest, open_room, seated

NEVER = 1e6
PRAGUE = ZoneInfo("Europe/Prague")
NIGHTS = wire.QuietHours(22 * 60, 7 * 60, "Europe/Prague")


def nobody(reason: Reason) -> bool:
    return False


def everybody(reason: Reason) -> bool:
    return True


class Clock:
    """What time it is, as far as the sender knows."""

    late = 0  # milliseconds

    def __call__(self) -> int:
        return now() + self.late


class Called:
    """A room with a game of two, of whom the second wants to be called."""

    def __init__(
        self, room: Room, push: PushService, sender: Sender, first: Guest, clock: Clock
    ) -> None:
        self.room = room
        self.push = push
        self.sender = sender
        self.first = first
        self.clock = clock

    @property
    def table(self) -> Table:
        return self.first.live.table

    async def looked(self) -> None:
        await look(self.room.store, self.table, nobody)

    async def sends(self) -> int:
        """How many notices that made."""
        before = len(self.push.posts)
        await self.sender.send_due()
        return len(self.push.posts) - before


@asynccontextmanager
async def called(folder: Path, wishes: Wishes | None = None) -> AsyncIterator[Called]:
    async with push_service() as push, open_room(folder, call_after=NEVER) as room:
        service = Push(Journal(), "mailto:room@games.example", (push.host,))
        await service.open(room.store)

        async def table(id_: str) -> Table:
            return (await room.table(id_)).table

        first, second = await seated(room)
        keys = Browser().subscription(push.endpoint())
        device = Device(keys["endpoint"], keys["p256dh"], keys["auth"], "Chromium", "en")
        people = People(room.store.documents)
        await people.put(second.person, device_id(device.endpoint), device)
        if wishes is not None:
            await people.put(second.person, second.person, wishes)
        await first.plays(0)
        clock = Clock()
        sender = Sender(room.store, Journal(), table, service, clock=clock)
        yield Called(room, push, sender, first, clock)
        await service.close()


async def test_a_call_is_sent_once_however_often_one_looks(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.looked()
        await here.looked()
        assert await here.sends() == 1
        await here.looked()
        here.clock.late += 2 * LEASE
        assert await here.sends() == 0


async def test_whoever_has_seen_it_is_not_called(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.looked()
        await look(here.room.store, here.table, everybody)  # at another server, a moment later
        assert await here.sends() == 0
        await here.looked()
        assert await here.sends() == 0


async def test_whoever_has_moved_is_not_called(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.looked()
        match = here.table.match
        assert match is not None
        person = here.table.chairs[1].person
        command = wire.Play("m", 1, str(match.asks[1].moves[0]), match.version)
        await here.first.live.command(person, command)
        assert await here.sends() == 0


async def test_a_deleted_table_calls_nobody(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.looked()
        await here.room._delete(here.table.id)
        assert await here.sends() == 0
        assert await here.room.store.calls.next_due() is None


async def test_what_fails_is_tried_again_and_given_up_at_last(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        here.push.statuses = [503] * (MOST_TRIES + 1)
        await here.looked()
        for tries in range(MOST_TRIES):
            assert await here.sends() == 1
            assert await here.sends() == 0  # not at once
            here.clock.late += BACK_OFF * 4**tries
        here.clock.late += 30 * BACK_OFF * 4**MOST_TRIES
        assert await here.sends() == 0
        assert here.sender.outcomes == {("push", "failed"): MOST_TRIES}


async def test_one_that_was_being_sent_when_the_server_ended_is_sent(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        await here.looked()
        calls = here.room.store.calls
        (call,) = await calls.due(here.clock(), 10)
        assert await calls.postpone(call, here.clock() + LEASE) is not None
        assert await calls.postpone(call, here.clock() + LEASE) is None  # another server has it
        assert await here.sends() == 0
        here.clock.late += LEASE
        assert await here.sends() == 1


async def test_calls_wait_until_quiet_hours_end(tmp_path: Path) -> None:
    async with called(tmp_path, Wishes(quiet=NIGHTS)) as here:
        await here.looked()
        today = datetime.fromtimestamp(now() / 1000, PRAGUE)
        night = today.replace(hour=23, minute=30)
        here.clock.late = int(1000 * (night.timestamp() - today.timestamp()))
        if here.clock.late < 0:
            here.clock.late += 24 * 3_600_000
        assert await here.sends() == 0
        here.clock.late += 7 * 3_600_000
        assert await here.sends() == 0
        here.clock.late += 3_600_000
        assert await here.sends() == 1


async def test_reminders_and_dropped_plans_are_sent_in_the_same_way(tmp_path: Path) -> None:
    async with called(tmp_path) as here:
        person = here.table.chairs[1].person
        assert person is not None
        for kind in ("reminder", "plan-dropped", "unknown"):
            await here.room.store.calls.add(
                [Call(person, here.table.id, kind, here.table.seq, now())]
            )
        assert await here.sends() == 1  # one for the table, the weightiest
        assert await here.room.store.calls.next_due() is None


@pytest.mark.parametrize(
    ("zone", "at", "ends"),
    [
        ("Europe/Prague", "2026-10-25T01:30+02:00", "2026-10-25T07:00+01:00"),  # an hour longer
        ("Europe/Prague", "2026-03-29T01:30+01:00", "2026-03-29T07:00+02:00"),
        ("America/New_York", "2026-06-01T22:00-04:00", "2026-06-02T07:00-04:00"),
        ("America/New_York", "2026-06-01T21:59-04:00", None),
        ("Asia/Kathmandu", "2026-06-01T06:59+05:45", "2026-06-01T07:00+05:45"),
        ("Asia/Kathmandu", "2026-06-01T07:00+05:45", None),
    ],
)
def test_quiet_hours_are_those_of_the_person(zone: str, at: str, ends: str | None) -> None:
    quiet = wire.QuietHours(22 * 60, 7 * 60, zone)
    until = quiet_until(quiet, moment(at))
    assert until == (None if ends is None else moment(ends))


def moment(text: str) -> int:
    return int(1000 * datetime.fromisoformat(text).timestamp())


def test_no_hours_are_quiet_if_they_end_when_they_begin() -> None:
    assert quiet_until(wire.QuietHours(0, 0, "UTC"), now()) is None
