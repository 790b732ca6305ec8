"""One socket of one viewer at one table."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from deskoherna.kernel import Problem
from deskoherna.tables import telling, wire
from deskoherna.tables.live import LiveTable, Viewer

from .limits import Bucket

if TYPE_CHECKING:
    from .app import Server

_decode = msgspec.json.Decoder(wire.AnyCommand).decode
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Socket:
    """Reads commands in order, and writes frames as fast as they are taken."""

    def __init__(self, server: Server, live: LiveTable, person: str) -> None:
        self.server = server
        self.live = live
        self.person = person
        self.viewer = Viewer(person)
        self.ws = web.WebSocketResponse(
            heartbeat=server.limits.heartbeat,
            max_msg_size=server.limits.message,
            compress=False,  # frames are small; compressing costs more than it saves
        )
        self._bucket = Bucket(server.limits.messages)
        self._strikes = 0

    async def serve(self, request: web.Request, after: int) -> web.WebSocketResponse:
        await self.ws.prepare(request)
        try:
            await self.live.join(self.viewer, after)
        except Problem as problem:
            refused = wire.Refused(None, telling.problem(problem))
            await self.ws.send_frame(telling.encode(refused), WSMsgType.TEXT)
            await self.ws.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return self.ws
        writing = asyncio.create_task(self._write())
        self.server.metrics.sockets.inc()
        try:
            async for message in self.ws:
                if message.type is not WSMsgType.TEXT:
                    self._refuse(None, "room-not-text")
                elif not self._bucket.take():
                    self._strikes += 1
                    self._refuse(None, "room-too-fast")
                    if self._strikes > self.server.limits.strikes:
                        await self.ws.close(code=WSCloseCode.POLICY_VIOLATION)
                else:
                    await self._read(message.data)
        finally:
            self.server.metrics.sockets.dec()
            self.live.part(self.viewer)
            self.viewer.end()
            await asyncio.wait([writing])
        return self.ws

    async def _read(self, text: str) -> None:
        began = time.perf_counter()
        try:
            command = _decode(text)
        except UNREADABLE:
            self._refuse(None, "room-unreadable")
            return
        outcome = await self.live.command(self.person, command, self.viewer)
        metrics = self.server.metrics
        metrics.commands.labels(type(command).__name__, type(outcome).__name__).inc()
        metrics.seconds.observe(time.perf_counter() - began)

    def _refuse(self, id_: str | None, key: str) -> None:
        refused = wire.Refused(id_, wire.Problem(key, {}, "ROOM-14"))
        self.viewer.send(telling.encode(refused))

    async def _write(self) -> None:
        """Until there is nothing more to write, or it is not taken in time."""
        try:
            while (frame := await self.viewer.frames.get()) is not None:
                async with asyncio.timeout(self.server.limits.send_within):
                    await self.ws.send_frame(frame, WSMsgType.TEXT)
        except (TimeoutError, ConnectionError):
            self.viewer.too_slow = True
        if self.viewer.too_slow:
            self.server.metrics.slow.inc()
        code = WSCloseCode.TRY_AGAIN_LATER if self.viewer.too_slow else WSCloseCode.GOING_AWAY
        await self.ws.close(code=code, drain=not self.viewer.too_slow)
