"""Pages that people want others to see, each at an address that nobody can guess."""

from __future__ import annotations

import secrets
from typing import ClassVar

from .documents import Found, Kept, People

HANDLE = 12  # bytes


class Published(Kept, frozen=True):
    """The key is the handle in the address."""

    kind: ClassVar[str] = "public-page"

    name: str


async def page_of(people: People, person: str) -> Found[Published] | None:
    return next(iter(await people.of(Published, person)), None)


async def publish(people: People, person: str, name: str) -> str:
    """Let others see the page under this name, at the address it has or at a new one."""
    there = await page_of(people, person)
    handle = secrets.token_urlsafe(HANDLE) if there is None else there.key
    await people.put(person, handle, Published(name))
    return handle


async def withdraw(people: People, person: str) -> None:
    """The address is worth nothing any more."""
    there = await page_of(people, person)
    if there is not None:
        await people.delete(person, Published, there.key)
