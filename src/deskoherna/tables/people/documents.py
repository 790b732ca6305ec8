"""What a room keeps of people, as typed documents. Whoever wants none of it has none."""

from __future__ import annotations

from typing import ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from deskoherna.kernel import Refusal

from ..log.now import now
from ..stores.documents import Document, Documents


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A document. Its `kind` is its name in the store, and `most` how many a person may have."""

    kind: ClassVar[str]
    most: ClassVar[int] = 1


class Profile(Kept, frozen=True):
    """How a person wants to be known; its key is the person."""

    kind: ClassVar[str] = "profile"

    name: str = ""
    language: str = ""
    public: bool = False  # whether others may see their page


T = TypeVar("T", bound=Kept)


class Found(NamedTuple, Generic[T]):
    """A document with what is known about it."""

    person: str
    key: str
    value: T
    at: int


class People:
    def __init__(self, documents: Documents) -> None:
        self._documents = documents

    async def get(self, type_: type[T], key: str) -> Found[T] | None:
        found = await self._documents.get(type_.kind, key)
        return None if found is None else _read(type_, found)

    async def of(self, type_: type[T], person: str) -> list[Found[T]]:
        """All of a kind that a person has, the oldest first."""
        return [_read(type_, found) for found in await self._documents.of(person, type_.kind)]

    async def put(self, person: str, key: str, value: Kept) -> None:
        """Keep it, in place of what was there.

        Raises `Refusal` if the key is another's, or the person has as many as they may.
        """
        document = Document(person, value.kind, key, msgspec.json.encode(value).decode(), now())
        if not await self._documents.put(document, value.most):
            raise Refusal("ROOM-19", "room-kept-enough", most=value.most)

    async def delete(self, person: str, type_: type[Kept], key: str) -> bool:
        """Whether there was one."""
        return await self._documents.delete(person, type_.kind, key) is not None

    async def take(self, type_: type[T], key: str) -> Found[T] | None:
        """Delete it; of all who try, one gets it."""
        found = await self._documents.take(type_.kind, key)
        return None if found is None else _read(type_, found)


def _read(type_: type[T], found: Document) -> Found[T]:
    value = msgspec.json.decode(found.body, type=type_)
    return Found(found.person, found.key, value, found.at)
