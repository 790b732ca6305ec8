"""How whoever runs a room finds a person: by a number that settings show, or by an address."""

from __future__ import annotations

import base64
import hashlib

import msgspec

from ..stores.sql import Database

LETTERS, GROUP = 12, 4
AT_ONCE = 1_000  # people

PEOPLE = """
    SELECT person FROM (
        SELECT person FROM people UNION SELECT person FROM documents
        UNION SELECT person FROM results WHERE person IS NOT NULL
    ) AS everybody WHERE person > $1 ORDER BY person LIMIT $2
"""

ADDRESSES = """
    SELECT person, key, body FROM documents WHERE kind = 'address' AND key > $1
    ORDER BY key LIMIT $2
"""


class HasAddress(msgspec.Struct):
    """As much of a document as is looked at."""

    address: str = ""


def number_of(person: str) -> str:
    """It says nothing about the person's id, and is no proof of anything.

    >>> number_of("ada")
    'pzz4-pris-e4bg'
    """
    digest = hashlib.sha256(f"number {person}".encode()).digest()
    letters = base64.b32encode(digest).decode().lower()[:LETTERS]
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


async def people_at(database: Database, address: str) -> list[str]:
    """Those who are called at an e-mail address; it may differ in case."""
    wanted, last, found = address.strip().casefold(), "", []
    while rows := await database.fetch(ADDRESSES, last, AT_ONCE):
        for person, _, body in rows:
            if msgspec.json.decode(body, type=HasAddress).address.casefold() == wanted:
                found.append(str(person))
        last = rows[-1][1]
    return found


async def person_with(database: Database, number: str) -> str | None:
    """The person with a number, among all of whom the room keeps anything."""
    wanted, last = number.strip().lower(), ""
    while rows := await database.fetch(PEOPLE, last, AT_ONCE):
        for (person,) in rows:
            if number_of(person) == wanted:
                return str(person)
        last = rows[-1][0]
    return None
