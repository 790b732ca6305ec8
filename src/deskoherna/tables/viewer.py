"""Someone who looks at a table: what waits for them, and with whose eyes they see."""

from __future__ import annotations

import asyncio
import contextlib
from typing import cast

from .telling import Eyes

MOST_WAITING = 256  # frames; who is slower than that is shown out


class Viewer:
    """Someone who looks at a table through a socket."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.eyes = Eyes()
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.too_slow = False

    def send(self, frame: bytes) -> None:
        """Never waits: a slow viewer holds nobody up."""
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.too_slow = True
            self.end()

    def glimpse(self, frame: bytes) -> None:
        """What is soon out of date is not told to those who are behind."""
        if self.frames.qsize() < MOST_WAITING // 2:
            self.send(frame)

    async def taken(self) -> list[bytes]:
        """The frames that wait, as soon as there are any; none when there will be no more."""
        frames = [await self.frames.get()]
        while not self.frames.empty():
            frames.append(self.frames.get_nowait())
        return [] if None in frames else cast(list[bytes], frames)

    def end(self) -> None:
        """Let the socket's writer stop."""
        with contextlib.suppress(asyncio.QueueEmpty):
            while True:
                self.frames.get_nowait()
        self.frames.put_nowait(None)
