"""Going on at another device: links that work once, and what is known of the devices."""

from __future__ import annotations

import hashlib
import secrets
from typing import ClassVar, Literal, NamedTuple

import msgspec

from deskoherna.kernel import Refusal

from ..log.now import now
from ..stores.documents import Documents
from .documents import Kept, People, Profile

TOKEN = 24  # bytes
VALID_FOR = 600_000  # milliseconds
MOST_DEVICES = 20

How = Literal["link", "passkey"]


class Move(Kept, frozen=True):
    """Whoever has its token may become the person, once. Its key is a digest of the token."""

    kind: ClassVar[str] = "move"
    most: ClassVar[int] = 6

    how: How


class OtherDevice(Kept, frozen=True):
    """Another device became the person."""

    kind: ClassVar[str] = "other-device"
    most: ClassVar[int] = MOST_DEVICES

    how: How


class Formerly(Kept, frozen=True):
    """Somebody whom the person was before, at another device. Its key is that person."""

    kind: ClassVar[str] = "formerly"
    most: ClassVar[int] = 1_000


class StaleMove(Refusal):
    """There is no such link, or no longer."""

    def __init__(self) -> None:
        super().__init__("ROOM-19", "room-move-stale")


class Offered(NamedTuple):
    """What a token leads to."""

    person: str
    how: How
    until: int  # milliseconds since 1970


class Moves:
    def __init__(self, documents: Documents) -> None:
        self._documents = documents
        self._people = People(documents)

    async def offer(self, person: str, how: How) -> tuple[str, int]:
        """A token, and until when it is valid; a link takes the place of the one before."""
        await self._documents.expire(Move.kind, now() - VALID_FOR)
        for found in await self._people.of(Move, person):
            if found.value.how == how == "link":
                await self._people.delete(person, Move, found.key)
        token = secrets.token_urlsafe(TOKEN)
        await self._people.put(person, _digest(token), Move(how))
        return token, now() + VALID_FOR

    async def withdraw(self, person: str) -> bool:
        """No token leads to the person any more; whether one did."""
        found = await self._people.of(Move, person)
        for one in found:
            await self._people.delete(person, Move, one.key)
        return any(one.at + VALID_FOR >= now() for one in found)

    async def look(self, token: str) -> Offered:
        """Whom a token makes of its reader; raises `StaleMove`."""
        found = await self._people.get(Move, _digest(token))
        if found is None or found.at + VALID_FOR < now():
            raise StaleMove()
        return Offered(found.person, found.value.how, found.at + VALID_FOR)

    async def take(self, token: str) -> Offered:
        """Use it up; of all who try, one gets it, and the others `StaleMove`."""
        offered = await self.look(token)
        if await self._people.take(Move, _digest(token)) is None:
            raise StaleMove()
        return offered

    async def note_device(self, person: str, how: How) -> None:
        """The room remembers some of them, the latest."""
        devices = await self._people.of(OtherDevice, person)
        for found in devices[: max(0, len(devices) + 1 - MOST_DEVICES)]:
            await self._people.delete(person, OtherDevice, found.key)
        await self._people.put(person, secrets.token_urlsafe(TOKEN), OtherDevice(how))

    async def forget_devices(self, person: str) -> None:
        for found in await self._people.of(OtherDevice, person):
            await self._people.delete(person, OtherDevice, found.key)


def _digest(token: str) -> str:
    """What is stored: whoever reads the database finds no link that works."""
    return hashlib.sha256(token.encode()).hexdigest()


async def identities(documents: Documents, person: str) -> list[str]:
    """A person, and whom they were before."""
    return [person, *(found.key for found in await documents.of(person, Formerly.kind))]


async def note_name(people: People, person: str, name: str) -> None:
    """How a person wants to be called, for devices that do not know it."""
    found = await people.get(Profile, person)
    profile = Profile() if found is None else found.value
    if name and name != profile.name:
        await people.put(person, person, msgspec.structs.replace(profile, name=name))


async def forget_name(people: People, person: str) -> None:
    found = await people.get(Profile, person)
    if found is not None:
        await people.delete(person, Profile, person)  # which overwrites it on the disk
        nameless = msgspec.structs.replace(found.value, name="")
        if nameless != Profile():
            await people.put(person, person, nameless)


async def name_of(people: People, person: str) -> str:
    found = await people.get(Profile, person)
    return "" if found is None else found.value.name
