"""Bots think in processes, when it is their turn and within a time limit; a hung one is ended."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from ..log.entries import Saying
from .bot_worker import STOP, BotSeat, Hinted, Request, Response, Wanted
from .dispatcher import Dispatcher, DispatcherClosed, Slot, Ticket
from .processes import START_WITHIN, WorkerProcess
from .scheduling import ANYBODY, Attention, Priority

UNUSABLE = (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError)


class BotFailed(Exception):
    """The bot broke, took too long, or made a move the game refuses."""


class Stages:
    """Somebody looks on while a bot thinks, until they have seen enough."""

    def __init__(self, found: Callable[[Hinted], None]) -> None:
        self.found = found
        self._enough = asyncio.Event()

    def stop(self) -> None:
        self._enough.set()

    @property
    def stopped(self) -> bool:
        return self._enough.is_set()

    async def receive(self, process: WorkerProcess) -> bytes:
        """The final response; those before it are handed on."""
        stopping = asyncio.create_task(self._stop(process))
        try:
            while True:
                data = await process.receive()
                hinted = msgspec.msgpack.decode(data, type=Response).hinted
                if hinted.final:
                    return data
                self.found(hinted)
        finally:
            stopping.cancel()

    async def _stop(self, process: WorkerProcess) -> None:
        await self._enough.wait()
        with contextlib.suppress(OSError):
            await process.send(STOP)


class BotPool:
    """Processes for the bots of a room: about as many think at a time as there are processors."""

    def __init__(
        self,
        processes: int,
        limit: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`limit` is the time a bot may take, in seconds."""
        self.limit = limit
        self.running: set[WorkerProcess] = set()
        self.failures: Counter[Wanted] = Counter()
        self._dispatcher = Dispatcher(processes, clock)

    async def choose(self, seat: BotSeat, view: Any, priority: Priority = ANYBODY) -> str:
        """The bot's move in notation; raises `BotFailed`."""
        move = (await self._request("move", seat, view, priority)).move
        if move is None:
            raise BotFailed("no move")
        return move

    async def advise(self, seat: BotSeat, view: Any, priority: Priority = ANYBODY) -> str | None:
        """What the bot, whose view it is, would do at another's seat; raises `BotFailed`."""
        return (await self._request("advice", seat, view, priority)).move

    async def hint(
        self,
        seat: BotSeat,
        view: Any,
        priority: Priority = ANYBODY,
        stages: Stages | None = None,
    ) -> Hinted:
        """The moves the bot compares at a seat, the best first; raises `BotFailed`."""
        return (await self._request("hint", seat, view, priority, stages)).hinted

    async def explain(
        self, seat: BotSeat, view: Any, priority: Priority = ANYBODY
    ) -> tuple[Saying, ...]:
        """What the bot says about its play, given what all may see; raises `BotFailed`."""
        return (await self._request("words", seat, view, priority)).said

    @property
    def thinking(self) -> int:
        return self._dispatcher.busy

    @property
    def waiting(self) -> int:
        """How many wait for a process."""
        return self._dispatcher.waiting

    def attend(self, table: str, attention: Attention) -> None:
        """Somebody has come to look at a table."""
        self._dispatcher.attend(table, attention)

    async def warm_up(self) -> None:
        """Start the processes for short moves and for advice: the first need not wait for them."""
        for lane in self._dispatcher.awaited:
            with contextlib.suppress(*UNUSABLE):
                async with self._dispatcher.cold(lane) as slot:
                    if slot is not None:
                        slot.process = await self._start(slot.lane.politeness)

    async def close(self) -> None:
        """End all processes, also those that are just being started or ended by others."""
        await self._dispatcher.close(self._kill_all)
        for process in list(self.running):
            await self._end(process)

    def _kill_all(self) -> None:
        for process in self.running:
            process.kill()

    async def _request(
        self,
        wanted: Wanted,
        seat: BotSeat,
        view: Any,
        priority: Priority,
        stages: Stages | None = None,
    ) -> Response:
        request = Request(wanted, seat, msgspec.msgpack.encode(view), secrets.token_bytes(16))
        ticket = Ticket(request, priority.account, priority.attention)
        try:
            async with self._dispatcher.turn(ticket) as slot:
                response = await self._think(slot, request, stages)
        except DispatcherClosed:
            raise BotFailed("closed") from None
        except BotFailed:
            self.failures[wanted] += 1
            raise
        if response.failure:
            self.failures[wanted] += 1
            raise BotFailed(response.failure)
        return response

    async def _think(self, slot: Slot, request: Request, stages: Stages | None = None) -> Response:
        """Have the slot's process respond; an interruption of any kind ends it."""
        try:
            if slot.process is None:
                slot.process = await self._start(slot.lane.politeness)
            slot.began = self._dispatcher.clock()
            async with asyncio.timeout(self.limit * slot.lane.patience):
                await slot.process.send(request)
                process = slot.process
                data = await (stages.receive(process) if stages else process.receive())
                response = msgspec.msgpack.decode(data, type=Response)
        except BaseException as error:
            if slot.process is not None:
                await self._end(slot.process)
                slot.process = None
            if isinstance(error, UNUSABLE):
                raise BotFailed(type(error).__name__) from None
            raise
        slot.seconds = response.seconds
        return response

    async def _start(self, politeness: int) -> WorkerProcess:
        module = "deskoherna.tables.advice.bot_worker"
        process = await WorkerProcess.start(module, str(politeness))
        self.running.add(process)
        try:
            async with asyncio.timeout(START_WITHIN):
                await process.receive()  # it is ready
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: WorkerProcess) -> None:
        await process.end()
        self.running.discard(process)
