"""What people are told of themselves, and what they ask of the room about that."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .values import Name

LONGEST_CREDENTIAL = 1366  # characters: 1023 bytes in base64url
LONGEST_ANSWER = 16_384

CredentialId = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=LONGEST_CREDENTIAL, pattern=r"^[A-Za-z0-9_-]+$(?!\n)"),
]
PasskeyId = Annotated[str, msgspec.Meta(max_length=16, pattern=r"^[0-9a-f]+$(?!\n)")]
Base64 = Annotated[
    str, msgspec.Meta(max_length=LONGEST_ANSWER, pattern=r"^[A-Za-z0-9_-]*={0,2}$(?!\n)")
]
DeviceToken = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
How = Literal["link", "passkey"]


class Me(msgspec.Struct, frozen=True):
    """The answer brings the cookie that says who one is."""

    known: bool  # from an earlier visit


class PasskeyView(msgspec.Struct, frozen=True):
    """A passkey, by an id of ours; times in milliseconds since 1970."""

    id: str
    name: str
    made: int
    used: int | None  # to sign in, the last time


class DeviceView(msgspec.Struct, frozen=True):
    """When another device became the person, and by what."""

    at: int
    how: How


class Mine(msgspec.Struct, frozen=True):
    """What the room keeps of whoever asks: an id in their cookie, tables where it sat, and what
    they left here themselves.

    `number`: by which whoever runs the room finds them. It is no secret and proves nothing.
    """

    known: bool
    tables: int
    number: str | None = None
    passkeys: tuple[PasskeyView, ...] = ()
    devices: tuple[DeviceView, ...] = ()


class Erased(msgspec.Struct, frozen=True):
    """The tables from which someone's names and words were removed."""

    tables: tuple[str, ...]


class Renewed(msgspec.Struct, frozen=True):
    """The token that replaces all earlier ones; a browser gets a cookie instead."""

    token: str | None


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is called in their browser, for devices that do not know it."""

    name: Name = ""


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser needs to make or to use a passkey, in the JSON form of WebAuthn."""

    options: dict[str, Any]


class Attestation(msgspec.Struct, frozen=True):
    client_data: Base64 = msgspec.field(name="clientDataJSON")
    attestation: Base64 = msgspec.field(name="attestationObject")


class MadeCredential(msgspec.Struct, frozen=True):
    """A new passkey, as a browser hands it on."""

    id: CredentialId
    raw_id: CredentialId = msgspec.field(name="rawId")
    type: Literal["public-key"]
    response: Attestation


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    credential: MadeCredential


class Assertion(msgspec.Struct, frozen=True):
    client_data: Base64 = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64 = msgspec.field(name="authenticatorData")
    signature: Base64
    user_handle: Base64 | None = msgspec.field(name="userHandle", default=None)


class UsedCredential(msgspec.Struct, frozen=True):
    """What a passkey has signed, as a browser hands it on."""

    id: CredentialId
    raw_id: CredentialId = msgspec.field(name="rawId")
    type: Literal["public-key"]
    response: Assertion


class DeviceLink(msgspec.Struct, frozen=True):
    """With this token another device becomes the person, once. Its page is /me/move#<token>."""

    token: str
    until: int  # milliseconds since 1970


class DeviceLinkUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`along`: hand over what this device has to the person that it becomes."""

    token: DeviceToken
    along: bool = False


class DeviceLinkView(msgspec.Struct, frozen=True):
    """Whom this device would become, and what it has itself."""

    name: str  # empty if the room does not know it
    until: int
    same: bool  # it is that person already
    tables: int  # at which it sat as somebody else
    both: int  # running ones among these at which the person sits as well


class Moved(msgspec.Struct, frozen=True):
    """The answer brings the cookie of the person that this device has become."""

    name: str
    tables: int  # that were handed over


class Forgotten(msgspec.Struct, frozen=True):
    """In how many tables something was erased."""

    tables: int


class OwnData(msgspec.Struct, frozen=True):
    """A part of what the room has of whoever asks; `next` leads to the following one."""

    data: dict[str, Any]
    next: str | None
