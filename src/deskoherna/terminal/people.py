"""What operators of a room do for a person who asks: hand out their data, and forget them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from deskoherna.extras import extra
from deskoherna.kernel import Problem
from deskoherna.tables.journal import Journal
from deskoherna.tables.log.erasing import people_named
from deskoherna.tables.people.finding import people_at, person_with
from deskoherna.tables.people.own_data import own_data
from deskoherna.tables.stores import open_store
from deskoherna.tables.stores.copies import check_room, new_file
from deskoherna.tables.stores.store import Store
from deskoherna.texts import speaker

from .care import copy_of, log_of
from .screen import Screen


class Whom(NamedTuple):
    """Somebody by their number, by the address where they are called, or by a name at a table."""

    number: str | None = None
    address: str | None = None
    table: str | None = None
    name: str | None = None


def save_data(language: str, database: str, whom: Whom, file: Path) -> None:
    """What the room has of somebody, as one file, even while it is running."""

    async def save() -> int:
        async with copy_of(database) as store:
            people = await _found(store, whom)
            data = [await _all_data(store, person) for person in people]
        with new_file(file.expanduser()) as part:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(data)) + b"\n")
        return len(people)

    people = asyncio.run(save())
    Screen(speaker(language)).line("room-people-saved", people=people, file=str(file))


def forget_person(language: str, database: str, whom: Whom) -> None:
    """All there is of somebody, as if they had asked for it themselves."""
    with extra("server"):
        from deskoherna.tables.session.forgetting import forget  # noqa: PLC0415
        from deskoherna.tables.session.room import Room  # noqa: PLC0415

    async def forget_them() -> tuple[int, int]:
        await check_room(database)
        room = Room(open_store(database), Journal(), bot_processes=1)
        await room.open()
        try:
            people = await _found(room.store, whom)
            tables = [table for person in people for table in await forget(room, person)]
        finally:
            await room.close()
        return len(people), len(tables)

    people, tables = asyncio.run(forget_them())
    Screen(speaker(language)).line("room-people-forgotten", people=people, tables=tables)


async def _found(store: Store, whom: Whom) -> list[str]:
    """Raises `Problem` if there is nobody, or nothing to find them by."""
    match whom:
        case Whom(number=str(number)):
            person = await person_with(store, number)
            people = [] if person is None else [person]
        case Whom(address=str(address)):
            people = await people_at(store, address)
        case Whom(table=str(table), name=str(name)):
            people = sorted(people_named(await log_of(store, table), name))
        case _:
            raise Problem("room-people-whom")
    if not people:
        raise Problem("room-people-nobody")
    return people


async def _all_data(store: Store, person: str) -> dict[str, Any]:
    found: dict[str, Any] = defaultdict(list)
    page = await own_data(store, person)
    found.update(page.data)
    while page.next:
        page = await own_data(store, person, page.next)
        for part, lines in page.data.items():
            found[part] += lines
    return dict(found)
