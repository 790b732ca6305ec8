"""Who is who: signed cookies and seat links, all made from one secret of the room.

A link is a signature over table, seat and how often it was issued. A cookie, or a program's token,
carries a person's id with a signature over it and over how often it was revoked. Only that number
is stored, for those who ever revoked theirs.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

SIGNATURE = 16  # bytes
PROGRAM = "~"  # what the ids of programs begin with, and those of people never do


class FormerSecret(NamedTuple):
    """A secret that was rotated out; what was signed with it is valid until a time."""

    secret: bytes
    until: int  # milliseconds since 1970


def now() -> int:
    return time.time_ns() // 1_000_000


class Links:
    def __init__(
        self, secret: bytes, former: FormerSecret | None = None, clock: Callable[[], int] = now
    ) -> None:
        self._secret = secret
        self._former = former
        self._clock = clock
        self.revoked: dict[str, int] = {}  # how often people revoked their cookie or token

    def token(self, table: str, seat: int, issue: int) -> str:
        return self.sign(f"seat {table} {seat} {issue}")

    def path(self, table: str, seat: int, issue: int) -> str:
        return f"/seat/{table}/{seat}/{self.token(table, seat, issue)}"

    def new_table(self) -> str:
        """The id of a table: without a dash, which a command line would take for an option."""
        return secrets.token_urlsafe(9).replace("-", "_")

    def following(self, table: str) -> str:
        """The id of the table for a rematch."""
        return self.sign(f"rematch {table}").replace("-", "_")

    def planned(self, table: str, seat: int, version: int) -> str:
        """The id of the command that makes a planned move: the same at all servers (ROOM-22)."""
        return self.sign(f"planned {table} {seat} {version}")

    def new_person(self) -> str:
        return secrets.token_urlsafe(SIGNATURE)

    def new_program(self) -> str:
        return PROGRAM + secrets.token_urlsafe(SIGNATURE)

    def door(self, password: str) -> str:
        """What a browser keeps once it has given the password of the room."""
        return self.sign(f"door {password}")

    def password(self) -> str:
        """A password for the room, always the same one."""
        return _password(hmac.new(self._secret, b"password", hashlib.sha256).digest())

    def cookie(self, person: str) -> str:
        return f"{person}.{self.sign(self._claim(person))}"

    def person(self, cookie: str) -> str | None:
        """The person a cookie was made for, if it was made here."""
        person, _, signature = cookie.partition(".")
        if not cookie.isascii():
            return None
        return person if self.is_signed(signature, self._claim(person)) else None

    def _claim(self, person: str) -> str:
        times = self.revoked.get(person, 0)
        return f"person {person} {times}" if times else f"person {person}"

    def ticket(self, purpose: str, key: str) -> str:
        """What lets whoever has it do one thing, and nothing else."""
        return f"{key}.{self.sign(f'ticket {purpose} {key}')}"

    def ticketed(self, purpose: str, ticket: str) -> str | None:
        """The key that a ticket was made for, if it was made here for this."""
        key, _, signature = ticket.partition(".")
        fits = ticket.isascii() and self.is_signed(signature, f"ticket {purpose} {key}")
        return key if fits else None

    def fits(self, given: str, table: str, seat: int, issue: int) -> bool:
        """Whether a token is that of a seat."""
        return self.is_signed(given, f"seat {table} {seat} {issue}")

    def is_signed(self, given: str, said: str) -> bool:
        """By the secret, or by the one before as long as that is valid."""
        if self.same(given, self.sign(said)):
            return True
        former = self._former
        if former is None or self._clock() >= former.until:
            return False
        return self.same(given, _sign(former.secret, said))

    def same(self, given: str, expected: str) -> bool:
        return hmac.compare_digest(_bytes(given), _bytes(expected))

    def sign(self, said: str) -> str:
        return _sign(self._secret, said)


def _sign(secret: bytes, said: str) -> str:
    mac = hmac.new(secret, _bytes(said), hashlib.sha256).digest()[:SIGNATURE]
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


def new_password() -> str:
    return _password(secrets.token_bytes(SIGNATURE))


def _password(random: bytes) -> str:
    """Letters and figures that can be read out."""
    letters = base64.b32encode(random).decode().lower()
    return "-".join(letters[at : at + 4] for at in (0, 4, 8))


def is_program(person: str | None) -> bool:
    return person is not None and person.startswith(PROGRAM)


def _bytes(said: str) -> bytes:
    """Of anything a client may send: headers that are not text arrive with surrogates."""
    return said.encode("utf-8", "surrogatepass")
