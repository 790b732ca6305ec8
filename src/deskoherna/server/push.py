"""Web push: notices are encrypted for one browser (RFC 8291) and signed by the room (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import time
from collections.abc import Collection

import aiohttp
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.journal import Journal
from deskoherna.tables.notices.notice import Notice
from deskoherna.tables.notices.sender import Outcome
from deskoherna.tables.people.calling import Device, RoomKey
from deskoherna.tables.people.documents import People
from deskoherna.tables.stores.store import Store

from .endpoints import PublicResolver, check_endpoint, origin_of

TASK = "push-key"  # of the server that makes it
NOBODY = ""  # whose the room's own documents are
A_WHILE = 0.2  # seconds
WITHIN = aiohttp.ClientTimeout(total=20, connect=10)
KEPT_FOR = 3 * 24 * 60 * 60  # seconds that a push service keeps what it cannot deliver
SIGNED_FOR = 12 * 60 * 60  # seconds
AT_ONCE, TO_ONE_HOST = 200, 20  # connections: a host that never answers holds up its own only
POINT, SECRET = 65, 16  # bytes of a browser's keys
GONE = (404, 410)


class Pushed(msgspec.Struct, frozen=True):
    """What a service worker is handed."""

    title: str
    body: str
    table: str
    kind: str
    path: str
    language: str


async def room_key(store: Store) -> Vapid02:
    """The room's own key, made once; of several servers one makes it."""
    people = People(store.documents)
    while True:
        found = await people.get(RoomKey, TASK)
        if found is not None:
            return Vapid02.from_raw(found.value.private.encode())
        if await store.claim(TASK):
            try:
                if await people.get(RoomKey, TASK) is None:
                    await people.put(NOBODY, TASK, RoomKey(new_private_key()))
            finally:
                await store.release(TASK)
        else:
            await asyncio.sleep(A_WHILE)


def new_private_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64url(number.to_bytes(32))


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    """Raises `ValueError`."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def device_id(endpoint: str) -> str:
    """Made from the endpoint, which it does not give away."""
    return base64url(hashlib.sha256(endpoint.encode()).digest()[:16])


def check_subscription(given: wire.Subscription, allowed: Collection[str]) -> None:
    """Raise `Refusal` if nothing could, or may, be sent there."""
    check_endpoint(given.endpoint, allowed)
    try:
        point = unbase64url(given.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        fits = len(point) == POINT and len(unbase64url(given.auth)) == SECRET
    except ValueError:
        fits = False
    if not fits:
        raise Refusal("ROOM-20", "room-push-keys")


class Push:
    """`open` it before use and `close` it after."""

    def __init__(self, journal: Journal, contact: str, allowed: Collection[str] = ()) -> None:
        """`contact` is whom a push service can turn to, an https or a mailto address."""
        self._journal = journal
        self._contact = contact
        self.allowed = allowed

    async def open(self, store: Store) -> None:
        self._key = await room_key(store)
        connector = aiohttp.TCPConnector(
            resolver=PublicResolver(self.allowed), limit=AT_ONCE, limit_per_host=TO_ONE_HOST
        )
        self._session = aiohttp.ClientSession(
            connector=connector, timeout=WITHIN, cookie_jar=aiohttp.DummyCookieJar()
        )

    async def close(self) -> None:
        await self._session.close()

    @property
    def key(self) -> str:
        """What browsers subscribe with."""
        public: ec.EllipticCurvePublicKey = self._key.public_key
        return base64url(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, device: Device, notice: Notice) -> Outcome:
        try:
            check_endpoint(device.endpoint, self.allowed)  # it may have been allowed once
            body, headers = await asyncio.to_thread(self._sealed, device, notice)
            async with self._session.post(
                device.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                status = answer.status  # whatever else it says is not read
        except Refusal:
            return "gone"
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError, VapidException) as error:
            self._journal.warning("push failed", reason=type(error).__name__)
            return "failed"
        if status in GONE:
            return "gone"
        if 200 <= status < 300:
            return "sent"
        self._journal.warning("push refused", status=status)
        return "failed"

    def _sealed(self, device: Device, notice: Notice) -> tuple[bytes, dict[str, str]]:
        language = device.language
        said = Pushed(
            notice.title(language),
            notice.body(language),
            notice.table,
            notice.kind,
            notice.path,
            language,
        )
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        body: bytes = pusher.encode(msgspec.json.encode(said))["body"]
        claims = {
            "aud": origin_of(device.endpoint),
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        topic = base64url(hashlib.sha256(notice.table.encode()).digest()[:16])
        return body, {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,  # a later notice about the table takes the place of an earlier one
            "Urgency": "normal",
        }
