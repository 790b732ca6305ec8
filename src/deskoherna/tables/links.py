"""Who is who: signed cookies and seat links, all made from one secret of the room.

Nothing has to be stored: a link is a signature over table, seat and how often it was issued, a
cookie carries a person's id with a signature over it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

SIGNATURE = 16  # bytes


class Links:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, table: str, seat: int, issue: int) -> str:
        return self._sign(f"seat {table} {seat} {issue}")

    def path(self, table: str, seat: int, issue: int) -> str:
        return f"/seat/{table}/{seat}/{self.token(table, seat, issue)}"

    def new_person(self) -> str:
        return secrets.token_urlsafe(SIGNATURE)

    def cookie(self, person: str) -> str:
        return f"{person}.{self._sign(f'person {person}')}"

    def person(self, cookie: str) -> str | None:
        """The person a cookie was made for, if it was made here."""
        person, _, _ = cookie.partition(".")
        if not cookie.isascii():
            return None
        return person if self.same(cookie, self.cookie(person)) else None

    def same(self, given: str, expected: str) -> bool:
        return hmac.compare_digest(given.encode(), expected.encode())

    def _sign(self, said: str) -> str:
        mac = hmac.new(self._secret, said.encode(), hashlib.sha256).digest()[:SIGNATURE]
        return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()
