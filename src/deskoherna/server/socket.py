"""One socket of one subscriber to one table."""

from __future__ import annotations

import asyncio
import time

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from deskoherna.kernel import Argument
from deskoherna.tables import wire
from deskoherna.tables.cost import Payer, counted
from deskoherna.tables.projection.messages import encode
from deskoherna.tables.rates import Bucket
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.session import Session
from deskoherna.tables.session.subscriber import Subscriber
from deskoherna.texts import Speaker

from .gate import Connection, connection_of
from .limits import Limits
from .metrics import Metrics
from .reading import UNREADABLE, reason_of


class Named(msgspec.Struct):
    """Of a message that is not a command, the part that is needed to answer it."""

    id: wire.Id


_decode = msgspec.json.Decoder(wire.AnyCommand).decode
_decode_id = msgspec.json.Decoder(Named).decode
LONGEST_FAREWELL = 123  # bytes that a closing frame holds for a reason


class Socket:
    """Reads commands in order, and writes frames as fast as the client takes them."""

    def __init__(
        self,
        room: Room,
        limits: Limits,
        metrics: Metrics,
        session: Session,
        person: str | None,
        cookie: str,
        bucket: Bucket,
        payer: Payer,
        say: Speaker,
    ) -> None:
        self._room = room
        self._limits = limits
        self._metrics = metrics
        self.session = session
        self.person = person
        self._cookie = cookie
        self.subscriber = Subscriber(person)
        self.ws = web.WebSocketResponse(
            heartbeat=limits.heartbeat,
            max_msg_size=limits.message,
            compress=False,  # frames are small; compressing costs more than it saves
            autoping=False,  # pings are counted like messages
        )
        self._bucket = bucket
        assert payer.budget is not None
        self._payer = payer
        self._work = payer.budget
        self._say = say
        self._answering = False
        self._finishing = False
        self._strikes = 0
        self._shed = False

    async def serve(self, request: web.Request, after: int) -> web.WebSocketResponse:
        cost = counted(self._payer)
        try:  # a refusal can still be sent as an answer
            await self.session.subscribe(self.subscriber, after)
        finally:
            cost.pay()
        if self._cookie != self._room.links.cookie(self.person or ""):
            self.subscriber.end()  # it was revoked in the meantime
        self._metrics.sockets.inc()
        writing = None
        try:
            await self.ws.prepare(request)
            connection = connection_of(request)
            if connection is not None:
                writing = asyncio.create_task(self._write(connection))
                await self._listen()
        finally:
            self._metrics.sockets.dec()
            self.session.unsubscribe(self.subscriber)
            self.subscriber.end()
            if writing is not None:
                await asyncio.wait([writing])
        return self.ws

    async def _listen(self) -> None:
        async for message in self.ws:
            if self._finishing:  # it is sent again, elsewhere or later
                continue
            if not self._bucket.take() or not self._work.take():
                await self._strike(message)
            elif message.type is WSMsgType.TEXT:
                await self._answer(message.data)
            elif message.type is WSMsgType.PING:
                await self.ws.pong(message.data)
                await asyncio.sleep(0)  # more may wait already; others have their turn
            elif message.type is not WSMsgType.PONG:
                self._refuse(None, "room-not-text")

    async def _strike(self, message: WSMessage) -> None:
        self._strikes += 1
        if message.type not in (WSMsgType.PING, WSMsgType.PONG):
            text = message.data if message.type is WSMsgType.TEXT else ""
            self._metrics.messages_refused.inc()
            self._refuse(id_in(text), "room-too-fast")
        if self._strikes > self._limits.strikes:
            await self._show_out()
        await asyncio.sleep(0)  # more may wait already; others have their turn

    async def _answer(self, text: str) -> None:
        self._answering = True
        await self._read(text)
        self._answering = False
        if self._finishing:
            self.subscriber.finish()

    async def _read(self, text: str) -> None:
        began = time.perf_counter()
        try:
            command = _decode(text)
        except UNREADABLE as error:
            self._refuse(id_in(text), "room-unreadable", reason=reason_of(error))
            return
        cost = counted(self._payer)
        try:
            outcome = await self.session.command(self.person, command, self.subscriber)
        except Exception:
            self._room.journal.failed("command failed", command=type(command).__name__)
            self._refuse(command.id, "room-server-failed", rule=None)
            return
        finally:
            cost.pay()
        self._metrics.on_command(command, outcome, time.perf_counter() - began)

    def _refuse(
        self, id_: str | None, key: str, rule: str | None = "ROOM-14", **args: Argument
    ) -> None:
        refused = wire.Refused(id_, wire.Problem(key, args, rule))
        self.subscriber.send(encode(refused))

    async def _show_out(self) -> None:
        why = self._say("room-shown-out").encode()[:LONGEST_FAREWELL]
        await self.ws.close(code=WSCloseCode.POLICY_VIOLATION, message=why)

    def finish(self) -> None:
        """End once what was asked before is answered, because the server ends."""
        self._finishing = True
        if not self._answering:
            self.subscriber.finish()

    def shed(self) -> None:
        """Let a spectator go, because the server has too much to do."""
        if not self._shed:
            self._shed = True
            self._metrics.shed.inc()
            self.subscriber.end()

    async def _write(self, connection: Connection) -> None:
        """Write until there is nothing more, or the gate ends what takes too long.

        All that waits is sent in one system call, which costs more than making a frame does.
        """
        try:
            while frames := await self.subscriber.take():
                if self.ws.closed:
                    break
                await connection.write(b"".join(map(text_frame, frames)))
        except ConnectionError:
            self.subscriber.too_slow = True
        if self.subscriber.too_slow:
            self._metrics.slow.inc()
        later = self.subscriber.too_slow or self._shed
        code = WSCloseCode.TRY_AGAIN_LATER if later else WSCloseCode.GOING_AWAY
        why = self._say("room-overloaded").encode()[:LONGEST_FAREWELL] if self._shed else b""
        await self.ws.close(code=code, message=why, drain=not self.subscriber.too_slow)


def text_frame(text: bytes) -> bytes:
    """A text as a WebSocket's server sends it (RFC 6455): whole, not masked.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    >>> text_frame(bytes(200))[:4], text_frame(bytes(70_000))[:10]
    (b'\\x81~\\x00\\xc8', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    length = len(text)
    if length < 126:
        return b"\x81" + length.to_bytes(1) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text


def id_in(text: str) -> str | None:
    try:
        return _decode_id(text).id
    except UNREADABLE:
        return None
