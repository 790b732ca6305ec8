"""A wire to the database that can be cut at the worst moment, or go silent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Literal, Self
from urllib.parse import urlsplit

Moment = Literal["before", "after"]
Way = Literal["there", "back"]


class Wire:
    """Cuts a connection once: before or after the database does what holds a mark, or at a byte."""

    def __init__(self, database: str) -> None:
        port = urlsplit(database).port
        assert port is not None
        self._port = port
        self._database = database
        self._moment: Moment | None = None
        self._mark = b""
        self._bytes: dict[Way, int] = {}  # that still pass this way before the cut
        self.passed: Counter[Way] = Counter()
        self.cuts = 0
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._silence = asyncio.Event()
        self._open: set[asyncio.Task[None]] = set()

    def cut(self, moment: Moment, mark: str) -> None:
        self._moment, self._mark = moment, mark.encode()

    def cut_after(self, way: Way, amount: int) -> None:
        """Once so many bytes more have passed this way, on whichever connection."""
        self._bytes = {way: amount}

    def mend(self) -> None:
        """Nothing is to be cut any more."""
        self._bytes = {}

    def stall(self) -> None:
        """Whatever comes waits until it is let go on."""
        self._flowing.clear()

    def go_on(self) -> None:
        self._flowing.set()

    def fall_silent(self) -> None:
        """Connections stay, and nothing passes any more; new ones are as they should be."""
        self._silence.set()
        self._silence = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.database = self._database.replace(f":{self._port}/", f":{port}/")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()
        for connection in self._open:
            connection.cancel()
        if self._open:
            await asyncio.wait(self._open)

    def _accept(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        connection = asyncio.create_task(self._pass_on(near, answer))
        self._open.add(connection)
        connection.add_done_callback(self._open.discard)

    async def _pass_on(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        far, ask = await asyncio.open_connection("127.0.0.1", self._port)
        deaf, silence = asyncio.Event(), self._silence
        ways = [
            asyncio.create_task(self._there(near, ask, deaf, silence)),
            asyncio.create_task(self._back(far, answer, deaf, silence)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.wait(ways)
            for writer in (ask, answer):
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()

    async def _there(
        self,
        near: asyncio.StreamReader,
        ask: asyncio.StreamWriter,
        deaf: asyncio.Event,
        silence: asyncio.Event,
    ) -> None:
        while data := await near.read(1 << 16):
            if self._moment is not None and self._mark in data:
                moment, self._moment = self._moment, None
                self.cuts += 1
                if moment == "before":
                    return
                deaf.set()
            await self._flowing.wait()
            if not silence.is_set():
                ask.write(self._passing("there", data))
            if self._is_cut("there"):
                return

    async def _back(
        self,
        far: asyncio.StreamReader,
        answer: asyncio.StreamWriter,
        deaf: asyncio.Event,
        silence: asyncio.Event,
    ) -> None:
        """Once the database has answered what nobody is to hear, the wire is cut."""
        while data := await far.read(1 << 16):
            if deaf.is_set():
                return
            await self._flowing.wait()
            if not silence.is_set():
                answer.write(self._passing("back", data))
            if self._is_cut("back"):
                return

    def _passing(self, way: Way, data: bytes) -> bytes:
        """What of it comes through before the cut."""
        self.passed[way] += len(data)
        left = self._bytes.get(way, len(data) + 1)
        if way in self._bytes:
            self._bytes[way] = max(0, left - len(data))
        return data[:left]

    def _is_cut(self, way: Way) -> bool:
        if self._bytes.get(way) != 0:
            return False
        self._bytes = {}
        self.cuts += 1
        return True
