"""A room in this process: real tables on a real disk, and people who look at them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.session import Session
from deskoherna.tables.session.subscriber import Subscriber
from deskoherna.tables.stores.sqlite import SqliteStore
from patience import PATIENCE

ME = wire.NewSeat("me", "Hana")
FRIEND = wire.NewSeat("friend")
HERE = wire.NewSeat("here", "Hugo")


def bot(name: str = "random") -> wire.NewSeat:
    return wire.NewSeat("bot", bot=name)


@asynccontextmanager
async def open_room(folder: Path, **more: Any) -> AsyncIterator[Room]:
    more = {"thinking_time": PATIENCE, **more}  # bots of a busy machine take longer
    room = Room(SqliteStore(folder / "room.sqlite"), Journal(), bot_processes=1, **more)
    await room.open()
    try:
        yield room
    finally:
        await room.close()


class Guest:
    """A person at one table, who reads all that is sent to them."""

    _ids = count(1)

    def __init__(self, live: Session, person: str) -> None:
        self.live = live
        self.person = person
        self.subscriber = Subscriber(person)
        self.read: list[bytes] = []

    async def joins(self, after: int = 0) -> Guest:
        await self.live.subscribe(self.subscriber, after)
        return self

    async def do(self, kind: type[Any], **fields: Any) -> Any:
        """The answer, as it is sent."""
        command = kind(id=fields.pop("id", f"g{next(self._ids)}"), **fields)
        return await self.live.command(self.person, command, self.subscriber)

    async def plays(self, seat: int, move: str | None = None) -> Any:
        match = self.live.table.match
        assert match is not None
        chosen = move or str(match.asks[seat].moves[0])
        return await self.do(wire.Play, seat=seat, move=chosen, version=match.version)

    def frames(self) -> list[Any]:
        """What has come since it was last asked, read."""
        fresh, self.subscriber.frames = self.subscriber.frames, []
        self.read += fresh
        return [msgspec.json.decode(frame, type=wire.AnyFrame) for frame in fresh]

    def statuses(self) -> list[wire.Status]:
        """How the table was said to be since it was last asked."""
        found = (getattr(frame, "status", None) for frame in self.frames())
        return [status for status in found if status is not None]

    def new_lines(self) -> list[Any]:
        """The lines of the log that have come since it was last asked."""
        return [line for frame in self.frames() for line in getattr(frame, "log", ())]


async def lay(room: Room, person: str, game: str, *seats: wire.NewSeat, **more: Any) -> Session:
    return await room.table(await room.open_table(person, wire.NewTable(game, seats, **more)))


async def seated(room: Room, game: str = "nim", **more: Any) -> tuple[Guest, Guest]:
    """A running game of two people, who both look at it."""
    host, friend = room.links.new_person(), room.links.new_person()
    live = await lay(room, host, game, ME, FRIEND, **more)
    first = await Guest(live, host).joins()
    await first.do(wire.Ready, seat=0, words="Hana's words")
    second = await Guest(live, friend).joins()
    token = room.links.token(live.table.id, 1, 1)
    await second.do(wire.Sit, seat=1, name="Ada", token=token, words="Ada's words")
    assert live.table.state == "playing"
    return first, second


async def until(holds: Callable[[], object]) -> None:
    """Wait for a condition; the test's own limit ends what never comes."""
    while not holds():
        await asyncio.sleep(0.01)


async def refusal_of(attempt: Any) -> tuple[str, str]:
    try:
        await attempt
    except Refusal as refusal:
        return refusal.rule, refusal.key
    raise AssertionError("it was not refused")


def runs(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
