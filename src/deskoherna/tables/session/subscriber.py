"""Someone who looks at a table through a socket, and the frames that wait for them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import cast

from ..cost import A_FRAME, BYTES_A_MS, spend
from ..projection.viewer import Viewer

MOST_WAITING = 256  # frames; a slower subscriber is disconnected


class Subscriber:
    """Is sent what happens at a table, and never holds anybody up."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.viewer = Viewer()
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.too_slow = False

    def send(self, frame: bytes) -> None:
        """Never waits: a subscriber who cannot keep up is disconnected.

        Whoever causes it pays for it, be it for a hundred who watch.
        """
        spend(A_FRAME + len(frame) / BYTES_A_MS)
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.too_slow = True
            self.end()

    def send_if_keeping_up(self, frame: bytes) -> None:
        """What is soon out of date is not sent to those who are behind."""
        if self.frames.qsize() < MOST_WAITING // 2:
            self.send(frame)

    async def take(self) -> list[bytes]:
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
