"""What the room calls people by: a push service and a mail server of this machine, looked into."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import email.policy
import json
import os
from collections.abc import AsyncIterator, Callable
from email.message import EmailMessage
from typing import Any, NamedTuple

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The half of a push subscription that never leaves a browser."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint: str, **more: str) -> dict[str, str]:
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64url(point), "auth": base64url(self._auth)}
        return {"endpoint": endpoint, "name": "Chromium on Linux", **keys, **more}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth)
        read: dict[str, Any] = json.loads(text)
        return read


class Post(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """What the room has signed, if it has."""
        said = self.headers["Authorization"]
        assert Vapid02.verify(said)
        payload = said.partition("t=")[2].split(".")[1]
        claimed: dict[str, Any] = json.loads(base64.urlsafe_b64decode(payload + "==="))
        return claimed


class PushService:
    """Takes what is sent, and answers with a status that the test chooses."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.statuses: list[int] = []  # of the next answers; 201 when there are no more
        self.host = ""

    async def _take(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.posts.append(Post(request.path, dict(request.headers), body))
        return web.Response(
            status=self.statuses.pop(0) if self.statuses else 201,
            headers={"Location": f"http://{self.host}/elsewhere"},
        )

    def endpoint(self, name: str = "one") -> str:
        return f"http://{self.host}/{name}"

    async def until(self, posts: int) -> list[Post]:
        while len(self.posts) < posts:
            await asyncio.sleep(0.02)
        return self.posts


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    app = web.Application()
    app.router.add_post("/{name}", service._take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    service.host = f"127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield service
    finally:
        await runner.cleanup()


class MailBox:
    """Takes every letter, unless the test says that its address is refused."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refused: set[str] = set()
        self.url = ""

    async def handle_RCPT(  # noqa: N802  # by this name it is found
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return "550 there is nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    async def until(self, holds: Callable[[], object]) -> None:
        while not holds():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def mail_box() -> AsyncIterator[MailBox]:
    box = MailBox()
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(box), host="127.0.0.1", port=0
    )
    box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield box
    finally:
        server.close()


def links_in(letter: EmailMessage) -> list[str]:
    """The addresses of the room in a letter."""
    text = letter.get_body(("plain",))
    assert text is not None
    words = text.get_content().split()
    return [word for word in words if word.startswith("http")]
