"""A browser becomes somebody else, and takes along what it has (ROOM-19)."""

from __future__ import annotations

from typing import NamedTuple

from ..log.table import BrokenTable, NoTable
from ..people import lessons, ratings
from ..people.calling import Address, CalendarLink, Device, Wishes
from ..people.documents import People
from ..people.forgetting import leave_nothing
from ..people.moving import Formerly
from ..people.passkeys import Passkey
from ..people.planned import Planned
from ..wire import MOST
from .room import ENDED, Room

MOST_FINISHED = 50  # tables whose logs name the new person; the others are known by their results
TAKEN_ALONG = (Passkey, Formerly, Device, Planned)  # of which a person has many
TAKEN_IF_MISSING = (Address, CalendarLink, Wishes)  # and of which they have one


class Belongings(NamedTuple):
    """What a browser has before it becomes somebody else."""

    tables: int = 0
    both: int = 0  # running ones at which the other sits as well


async def belongings(room: Room, person: str, other: str) -> Belongings:
    mine = await room.store.tables_of(person, MOST)
    theirs = set(await room.store.tables_of(other, MOST)) if mine else set()
    both = 0
    for id_ in theirs.intersection(mine):
        try:
            table = (await room.table(id_)).table
        except (BrokenTable, NoTable):
            continue
        seats = table.seats_of(person) and table.seats_of(other)
        both += bool(seats) and table.state not in ENDED
    return Belongings(len(mine), both)


async def become(room: Room, person: str, to: str) -> int:
    """Hand over all that a person has; at how many tables there was something.

    If this is cut short, it goes on where it was when it is done again. A table that cannot be
    read stays as it is.
    """
    store, people = room.store, People(room.store.documents)
    await store.documents.take(Formerly.kind, person)
    await people.put(to, person, Formerly())
    handed = finished = 0
    for id_ in await store.tables_of(person, MOST):
        try:
            session = await room.table(id_)
            finished += session.table.state in ENDED
            if finished > MOST_FINISHED:
                break
            handed += await session.hand_over(person, to)
        except (BrokenTable, NoTable):
            continue
    await store.results.hand_over(person, to)
    await ratings.hand_over(people, person, to)
    await lessons.hand_over(people, person, to)
    missing = [one.kind for one in TAKEN_IF_MISSING if not await people.of(one, to)]
    for kind in (*(one.kind for one in TAKEN_ALONG), *missing):
        await store.documents.hand_over(person, to, kind)
    await leave_nothing(store, [person])
    await room.revoke(person)
    return handed
