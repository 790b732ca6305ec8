"""How people want to be called back (ROOM-20): at which devices, by mail, about what and when."""

from __future__ import annotations

from typing import ClassVar

from ..wire.notices import CallKind, QuietHours
from .documents import Found, Kept, People

MOST_MUTED = 200  # tables


class Device(Kept, frozen=True):
    """A browser that a push service leads to; its key is made from the endpoint."""

    kind: ClassVar[str] = "device"
    most: ClassVar[int] = 10

    endpoint: str  # whoever knows it can call the device, with the keys
    p256dh: str
    auth: str
    name: str
    language: str


class Address(Kept, frozen=True):
    """An e-mail address that its owner has confirmed; its key is a secret of ours."""

    kind: ClassVar[str] = "address"

    address: str
    language: str


class UnconfirmedAddress(Kept, frozen=True):
    """One that was sent a link, and nothing else."""

    kind: ClassVar[str] = "unconfirmed-address"

    address: str
    language: str


class CalendarLink(Kept, frozen=True):
    """Whoever knows its key can read the person's deadlines."""

    kind: ClassVar[str] = "calendar"

    language: str


class Wishes(Kept, frozen=True):
    """What a person wants to be called for, and when not; its key is who said it first."""

    kind: ClassVar[str] = "wishes"

    unwanted: tuple[CallKind, ...] = ()
    muted: tuple[str, ...] = ()  # tables
    quiet: QuietHours | None = None


async def wishes_of(people: People, person: str) -> Found[Wishes]:
    """What somebody wishes; whoever has said nothing wants to be called for everything."""
    found = await people.of(Wishes, person)
    return found[0] if found else Found(person, person, Wishes(), 0)


class RoomKey(Kept, frozen=True):
    """The key by which push services know the room (RFC 8292); it is nobody's."""

    kind: ClassVar[str] = "push-key"

    private: str  # of P-256, in base64url


WAYS = (Device.kind, Address.kind)  # whoever has one of these can be called
