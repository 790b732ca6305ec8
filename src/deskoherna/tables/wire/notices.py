"""Being called back, over HTTP (ROOM-20)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LONGEST_ENDPOINT = 1_000
LONGEST_ADDRESS = 254  # of e-mail, by RFC 5321
MINUTES = 24 * 60

CallKind = Literal["turn", "offer", "sat", "over", "reminder", "plan-dropped"]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]
DeviceName = Annotated[str, msgspec.Meta(max_length=60)]
Language = Annotated[str, msgspec.Meta(max_length=40)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nobody is called, in minutes since midnight, in an IANA time zone."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody does not want to be called for, and when they do not."""

    unwanted: Annotated[tuple[CallKind, ...], msgspec.Meta(max_length=6)] = ()
    quiet: QuietHours | None = None


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's own push subscription (RFC 8030): where it is called, and its keys."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: DeviceName = ""
    language: Language = ""


class AddressWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An e-mail address of one's own, which is sent a link to confirm it."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=LONGEST_ADDRESS)]
    language: Language = ""


class CalendarWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to one's own deadlines; one that there was before ends to work."""

    language: Language = ""


class MuteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one is to be called to a table."""

    muted: bool


class CalledDevice(msgspec.Struct, frozen=True):
    """`id` is made from the endpoint, so a browser knows its own."""

    id: str
    name: str
    since: int  # milliseconds since 1970


class MailView(msgspec.Struct, frozen=True):
    """An address, and whether its owner has confirmed it."""

    address: str
    confirmed: bool


class NoticesView(msgspec.Struct, frozen=True):
    """How somebody is called back.

    `key` is the room's own, which a browser subscribes with; `mail_offered`: the room sends mail.
    """

    key: str
    devices: tuple[CalledDevice, ...]
    unwanted: tuple[CallKind, ...]
    muted: tuple[str, ...]
    quiet: QuietHours | None
    mail_offered: bool
    mail: MailView | None
    calendar: str | None  # the path of the link
