"""A pool of worker processes for bots: a request has a time limit; a hung process is ended."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import Process
from typing import Any

import msgspec

from ..log.entries import Saying
from ..wire import HintedMove
from .worker import LENGTH, READY, Answer, BotSeat, Request, Wanted

LONGEST_ANSWER = 1 << 20
START_WITHIN = 300.0  # seconds; a busy machine takes its time


class BotFailed(Exception):
    """The bot broke, took too long, or made a move the game refuses."""


class BotPool:
    """A few processes, started when they are first needed."""

    def __init__(self, processes: int, limit: float) -> None:
        self.limit = limit
        self._processes = processes
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._free.put_nowait(None)
        self._running: set[Process] = set()

    async def choose(self, seat: BotSeat, view: Any) -> str:
        """The bot's move in notation; raises `BotFailed`."""
        move = (await self._answer(request("move", seat, view))).move
        if move is None:
            raise BotFailed("no move")
        return move

    async def advise(self, seat: BotSeat, view: Any) -> str | None:
        """What the bot, whose view it is, would do at another's seat; raises `BotFailed`."""
        return (await self._answer(request("advice", seat, view))).move

    async def hint(self, seat: BotSeat, view: Any) -> tuple[HintedMove, ...]:
        """The moves the bot considers at a seat, the best first; raises `BotFailed`."""
        return (await self._answer(request("hint", seat, view))).hinted

    async def explain(self, seat: BotSeat, view: Any) -> tuple[Saying, ...]:
        """What the bot says about its play, given what all may see; raises `BotFailed`."""
        return (await self._answer(request("words", seat, view))).said

    async def _answer(self, request: Request) -> Answer:
        process = await self._free.get()
        try:
            if process is None:
                process = await self._start()
            async with asyncio.timeout(self.limit):
                answer = await self._ask(process, request)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self._end(process)
            process = None
            raise BotFailed(type(error).__name__) from None
        except BaseException:
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "deskoherna.tables.advice.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._running.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_WITHIN):
                await process.stdout.readexactly(len(READY))
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _ask(self, process: Process, request: Request) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        said = msgspec.msgpack.encode(request)
        process.stdin.write(LENGTH.pack(len(said)) + said)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > LONGEST_ANSWER:
            raise asyncio.IncompleteReadError(b"", length)
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._running.discard(process)

    async def close(self) -> None:
        """End all processes, also those that are just being started or ended by others."""
        for running in self._running:
            with contextlib.suppress(ProcessLookupError):
                running.kill()
        for process in [await self._free.get() for _ in range(self._processes)]:
            await self._end(process)
            self._free.put_nowait(None)


def request(wanted: Wanted, seat: BotSeat, view: Any) -> Request:
    return Request(wanted, seat, msgspec.msgpack.encode(view), secrets.token_bytes(16))
