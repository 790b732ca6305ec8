"""Challenges that passkeys sign: made for one browser and one purpose, soon over, used once.

A challenge carries a time and a signature of the room, so that none is stored before it was
answered. The first to answer it with a passkey leaves a mark, whichever server they ask.
"""

from __future__ import annotations

import secrets
from typing import Literal

from deskoherna.kernel import Refusal

from ..identity import Links
from ..log.now import now
from ..stores.documents import Document, Documents

Purpose = Literal["register", "sign in"]

ANSWER_WITHIN = 300_000  # milliseconds
TIME, NONCE = 8, 16  # bytes
USED = "used challenge"


class StaleChallenge(Refusal):
    """It is over, was answered before, or was made for somebody else."""

    def __init__(self) -> None:
        super().__init__("ROOM-19", "room-passkey-stale")


def new_challenge(links: Links, purpose: Purpose, browser: str) -> bytes:
    said = now().to_bytes(TIME) + secrets.token_bytes(NONCE)
    return said + links.sign(_claim(said, purpose, browser)).encode()


def check(challenge: bytes, links: Links, purpose: Purpose, browser: str) -> None:
    """Raise `StaleChallenge` unless it was made for this, here, a short while ago."""
    said, signature = challenge[: TIME + NONCE], challenge[TIME + NONCE :]
    signed = links.is_signed(signature.decode("ascii", "replace"), _claim(said, purpose, browser))
    if not signed or now() - int.from_bytes(said[:TIME]) > ANSWER_WITHIN:
        raise StaleChallenge()


async def use(documents: Documents, challenge: bytes) -> None:
    """Raise `StaleChallenge` unless this is the first time."""
    await documents.expire(USED, now() - 2 * ANSWER_WITHIN)
    user = secrets.token_urlsafe(NONCE)  # a mark belongs to whoever leaves it first
    mark = Document(user, USED, challenge[: TIME + NONCE].hex(), "{}", now())
    if not await documents.put(mark):
        raise StaleChallenge()


def _claim(said: bytes, purpose: Purpose, browser: str) -> str:
    return f"challenge {purpose} {browser} {said.hex()}"
