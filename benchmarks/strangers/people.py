"""People with an address and a cookie of their own, who know nothing but the wire."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, Self

import aiohttp
import msgspec

ASKING = aiohttp.ClientTimeout(total=None, sock_connect=60)
ids = itertools.count(1)


class Refused(Exception):
    """The server did not do it: the status, or the key of the problem."""


class Person:
    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            connector=aiohttp.TCPConnector(limit=0, local_addr=(address, 0)),
            timeout=ASKING,
        )

    async def __aenter__(self) -> Self:
        await self.post("/api/me", {})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def get(self, path: str) -> bytes:
        async with self.session.get(self.server + path) as answer:
            return await _read(answer)

    async def post(self, path: str, body: Any) -> Any:
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        async with self.session.post(self.server + path, data=data) as answer:
            return msgspec.json.decode(await _read(answer))

    async def open_table(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        wish = {"game": game, "seats": seats, **more}
        return str((await self.post("/api/tables", wish))["id"])

    async def command(self, table: str, do: str, **fields: Any) -> Any:
        wish = {"do": do, "id": f"c{next(ids)}", **fields}
        return await self.post(f"/api/tables/{table}/commands", wish)

    async def links(self, table: str) -> dict[str, str]:
        """The tokens of the seats that friends are invited to."""
        welcome = msgspec.json.decode(await self.get(f"/api/tables/{table}"))
        return {seat: link.rpartition("/")[2] for seat, link in welcome["you"]["links"].items()}

    async def look(self, table: str, after: int = 0) -> Socket:
        """A socket at a table, once it has been welcomed."""
        address = f"{self.server}/api/tables/{table}/socket?after={after}"
        try:
            ws = await self.session.ws_connect(address, autoping=False, max_msg_size=0)
        except aiohttp.WSServerHandshakeError as error:
            raise Refused(str(error.status)) from None
        socket = Socket(ws)
        await socket.until(lambda: bool(socket.status))
        return socket


async def _read(answer: aiohttp.ClientResponse) -> bytes:
    data = await answer.read()
    if not answer.ok:
        raise Refused(str(answer.status))
    return data


class Socket:
    """A table as it is seen through a socket, which is read all the time."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.status: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.closed = False
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.ws:
            if message.type is aiohttp.WSMsgType.PING:
                await self.ws.pong(message.data)
            elif message.type is aiohttp.WSMsgType.PONG:
                self._answered(bytes(message.data).decode(), None)
            elif message.type is aiohttp.WSMsgType.TEXT:
                self._hear(msgspec.json.decode(message.data))
            self._changed.set()
        self.closed = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Refused("closed"))
                answer.exception()  # some of them nobody waits for
        self._changed.set()

    def _hear(self, frame: dict[str, Any]) -> None:
        self.status = frame.get("status") or self.status
        self.position = frame.get("position") or self.position
        self._answered(frame.get("id"), frame)

    def _answered(self, id_: str | None, frame: Any) -> None:
        answer = self._answers.pop(id_ or "", None)
        if answer is not None and not answer.done():
            answer.set_result(frame)

    def _expect(self, id_: str) -> asyncio.Future[Any]:
        answer = self._answers[id_] = asyncio.get_running_loop().create_future()
        return answer

    async def ping(self) -> None:
        """Until the event loop of the server has answered."""
        answer = self._expect(id_ := f"p{next(ids)}")
        await self.ws.ping(id_.encode())
        await answer

    async def do(self, command: str, **fields: Any) -> Any:
        answer = self._expect(id_ := f"d{next(ids)}")
        await self.ws.send_json({"do": command, "id": id_, **fields})
        frame = await answer
        if frame["tell"] == "refused":
            raise Refused(frame["problem"]["key"])
        return frame

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            if self.closed:
                raise Refused("closed")
            self._changed.clear()
            await self._changed.wait()

    async def close(self) -> None:
        await self.ws.close()
        await self._reading
