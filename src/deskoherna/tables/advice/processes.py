"""Processes of the room in which bots think: how they are started, spoken with and ended."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process

from .pipes import LENGTH, framed

LONGEST_MESSAGE = 1 << 20  # bytes
START_WITHIN = 300.0  # seconds; a busy machine takes its time


class WorkerProcess:
    """A module of ours that runs in a process of its own."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.pid = process.pid
        self._process = process
        self._to = process.stdin
        self._from = process.stdout

    @classmethod
    async def start(cls, module: str, *arguments: str) -> WorkerProcess:
        command = (sys.executable, "-m", module, *arguments)
        return cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # out of reach of Ctrl+C
            )
        )

    async def send(self, message: object) -> None:
        self._to.write(framed(message))
        await self._to.drain()

    async def receive(self) -> bytes:
        """The next message; raises `IncompleteReadError` if there is none, or it is too long."""
        (length,) = LENGTH.unpack(await self._from.readexactly(LENGTH.size))
        if length > LONGEST_MESSAGE:
            raise asyncio.IncompleteReadError(b"", length)
        return await self._from.readexactly(length)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        self.kill()
        await self._process.wait()
