"""A number by which a person can be named to whoever runs the room, and whoever has one."""

from __future__ import annotations

import base64
import hashlib

from ..stores.sql import Database

LETTERS, GROUP = 12, 4
AT_ONCE = 1_000  # people

PEOPLE = """
    SELECT person FROM (
        SELECT person FROM people UNION SELECT person FROM documents
        UNION SELECT person FROM results WHERE person IS NOT NULL
    ) AS everybody WHERE person > $1 ORDER BY person LIMIT $2
"""


def number_of(person: str) -> str:
    """It says nothing about the person's id, and is no proof of anything.

    >>> number_of("ada")
    'pzz4-pris-e4bg'
    """
    digest = hashlib.sha256(f"number {person}".encode()).digest()
    letters = base64.b32encode(digest).decode().lower()[:LETTERS]
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


async def person_with(database: Database, number: str) -> str | None:
    """The person with a number, among all of whom the room keeps anything."""
    wanted, last = number.strip().lower(), ""
    while rows := await database.fetch(PEOPLE, last, AT_ONCE):
        for (person,) in rows:
            if number_of(person) == wanted:
                return str(person)
        last = rows[-1][0]
    return None
