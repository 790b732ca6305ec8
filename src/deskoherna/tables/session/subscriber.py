"""Someone who looks at a table through a socket, and the frames that wait for them."""

from __future__ import annotations

import asyncio

from ..cost import A_FRAME, BYTES_A_MS, spend
from ..projection.viewer import Viewer

MOST_WAITING = 256  # frames; a slower subscriber is disconnected


class Subscriber:
    """Is sent what happens at a table, and never holds anybody up."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.viewer = Viewer()
        self.in_sight = False  # whether the table is on a screen, as far as the client says
        self.frames: list[bytes] = []
        self.ended = False
        self.too_slow = False
        self._waiting: asyncio.Future[None] | None = None

    def send(self, frame: bytes) -> None:
        """Never waits: a subscriber who cannot keep up is disconnected.

        Whoever causes it pays for it, be it for a hundred who watch.
        """
        spend(A_FRAME + len(frame) / BYTES_A_MS)
        if self.ended:
            return
        if len(self.frames) == MOST_WAITING:
            self.too_slow = True
            self.end()
            return
        self.frames.append(frame)
        self._wake()

    def send_if_keeping_up(self, frame: bytes) -> None:
        """What is soon out of date is not sent to those who are behind."""
        if len(self.frames) < MOST_WAITING // 2:
            self.send(frame)

    async def take(self) -> list[bytes]:
        """The frames that wait, as soon as there are any; none when there will be no more."""
        if not (self.frames or self.ended):
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        frames, self.frames = self.frames, []
        return frames

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def finish(self) -> None:
        """Let the socket's writer stop when it has written what waits."""
        self.ended = True
        self._wake()

    def end(self) -> None:
        """Let the socket's writer stop."""
        self.ended = True
        self.frames.clear()
        self._wake()
