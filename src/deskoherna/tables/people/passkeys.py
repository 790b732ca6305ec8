"""Passkeys by which people show on another device who they are."""

from __future__ import annotations

from typing import ClassVar

from .documents import Kept

MOST = 10


class Handle(Kept, frozen=True):
    """By its key, which is random, authenticators know a person: never by the person's id."""

    kind: ClassVar[str] = "handle"


class Passkey(Kept, frozen=True):
    """Its key is the id of the credential."""

    kind: ClassVar[str] = "passkey"
    most: ClassVar[int] = MOST

    name: str
    public_key: str  # these two as browsers write bytes: base64url
    handle: str  # of its person when it was made
    signed: int = 0  # how often, if the authenticator counts
    made: int = 0  # milliseconds since 1970
    used: int | None = None
