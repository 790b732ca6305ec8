"""Forgetting a person: one operation over everything the room has of them (ROOM-18, ROOM-19)."""

from __future__ import annotations

import contextlib

from deskoherna.bots import default_bot
from deskoherna.kernel import Refusal

from .. import wire
from ..log.table import BrokenTable, NoTable, Table
from ..people.forgetting import leave_nothing
from ..people.moving import identities
from ..rates import TooFast
from ..wire import MOST
from .room import ENDED, Room

GIVEN_UP = "forgotten"  # the id of the command


async def forget(room: Room, person: str) -> list[str]:
    """Give up a person's seats, take out their names and words, and all else that they left.

    What is done first is done again if this is cut short; with the last step nobody is they.
    """
    people = await identities(room.store.documents, person)
    for id_ in await room.store.tables_of(person, MOST):
        with contextlib.suppress(BrokenTable, NoTable, Refusal, TooFast):
            await _give_up(room, id_, person)
    erased = await room.erase(person)
    await leave_nothing(room.store, people)
    await room.revoke(person)
    return erased


async def _give_up(room: Room, id_: str, person: str) -> None:
    """A table that waits gets its seat back, and a bot plays on for those who go on."""
    session = await room.table(id_)
    table = session.table
    if table.state in ENDED:
        return
    if table.state == "waiting" and person == table.host and not _others(table, person):
        await room.delete(id_, person)
        return
    for seat in table.seats_of(person):
        own = f"{GIVEN_UP}-{seat}"
        if table.state == "waiting":
            await session.command(person, wire.Leave(own, seat))
        elif _others(table, person) and table.chairs[seat].bot is None:
            await session.command(person, wire.Fill(own, seat, default_bot(table.game)))


def _others(table: Table, person: str) -> bool:
    """Whether other people sit there."""
    return any(chair.person not in (None, person) for chair in table.chairs)
