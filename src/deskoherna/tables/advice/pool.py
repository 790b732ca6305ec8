"""Worker processes for bots: shared fairly, each request with a time limit; a hung one is ended.

Moves, short moves, advice and tables that nobody watches have processes apart, so none of them
can hold up another; within each, whoever used less processor time lately goes first.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from deskoherna.bots import levels
from deskoherna.catalogue import game

from ..log.entries import Saying
from ..wire import HintedMove
from .turns import ANYBODY, Account, Addresses, Attention, Costs, FairQueue, Ledger, Line, Turn
from .worker import LENGTH, READY, Answer, BotSeat, Request, Wanted

LONGEST_ANSWER = 1 << 20
START_WITHIN = 300.0  # seconds; a busy machine takes its time
SHORT = 0.1  # seconds of processor time that a short thought takes at most
DEAR = 1.0  # and a bot that searches, until it is known
MODESTY = 5  # of processes that think for long: the server itself comes first
POLITENESS = 10  # of the process for tables that nobody watches
PATIENCE = 10.0  # times as long as others these may take
A_LITTLE = 0.01  # seconds; timers may be early


class BotFailed(Exception):
    """The bot broke, took too long, or made a move the game refuses."""


class Lane:
    """Processes for one kind of requests, started when they are first needed at the latest."""

    def __init__(self, processes: int, most: int, politeness: int = 0) -> None:
        """`most` is how many of them think for one address at the same time."""
        self.free: list[Process | None] = [None] * processes
        self.politeness = politeness
        self.rests_until = 0.0
        self.thinking: Counter[str] = Counter()  # by address
        self._most = most

    def may(self, address: str) -> bool:
        return self.thinking[address] < self._most


class Ticket:
    """A request that waits for a process."""

    def __init__(self, request: Request, account: Account, attention: Attention) -> None:
        self.request = request
        self.account = account
        self.attention = attention
        self.queue: FairQueue[Ticket] | None = None
        self.charged = 0.0  # seconds, before it is known what the thought takes
        self.granted: asyncio.Future[tuple[Lane, Process | None]] = (
            asyncio.get_running_loop().create_future()
        )


class BotPool:
    """Lanes of processes: one for each processor and one more for moves, so that one address
    never has them all; one each for short moves, for advice, and for what nobody watches."""

    def __init__(
        self,
        processes: int,
        limit: float,
        addresses: Addresses | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limit = limit
        self.addresses = addresses or Addresses()
        self._clock = clock
        self._ledger = Ledger(clock)
        self._costs = Costs()
        self._moves = Lane(processes + 1, processes, MODESTY)
        self._quick = Lane(1, 1)
        self._advice = Lane(1, 1, MODESTY)
        self._background = Lane(1, 1, POLITENESS)
        self._dear_line: Line[Ticket] = Line(self._ledger)
        self._short_line: Line[Ticket] = Line(self._ledger)
        self._advice_line: Line[Ticket] = Line(self._ledger)
        self._unwatched: FairQueue[Ticket] = FairQueue(self._ledger)
        self._unwatched_at: dict[str, set[Ticket]] = {}  # by table
        self._running: set[Process] = set()
        self._busy = 0
        self._all_free = asyncio.Event()
        self._closed = False

    async def choose(self, seat: BotSeat, view: Any, turn: Turn = ANYBODY) -> str:
        """The bot's move in notation; raises `BotFailed`."""
        move = (await self._answer(request("move", seat, view), turn)).move
        if move is None:
            raise BotFailed("no move")
        return move

    async def advise(self, seat: BotSeat, view: Any, turn: Turn = ANYBODY) -> str | None:
        """What the bot, whose view it is, would do at another's seat; raises `BotFailed`."""
        return (await self._answer(request("advice", seat, view), turn)).move

    async def hint(self, seat: BotSeat, view: Any, turn: Turn = ANYBODY) -> tuple[HintedMove, ...]:
        """The moves the bot considers at a seat, the best first; raises `BotFailed`."""
        return (await self._answer(request("hint", seat, view), turn)).hinted

    async def explain(self, seat: BotSeat, view: Any, turn: Turn = ANYBODY) -> tuple[Saying, ...]:
        """What the bot says about its play, given what all may see; raises `BotFailed`."""
        return (await self._answer(request("words", seat, view), turn)).said

    # Whose turn it is

    def attend(self, table: str, attention: Attention) -> None:
        """Somebody has come to look: what waits there waits no longer with the unwatched."""
        if attention == "unwatched":
            return
        for ticket in self._unwatched_at.pop(table, set()):
            self._unwatched.remove(ticket.account, ticket)
            ticket.attention = attention
            self._enqueue(ticket)
        self._dispatch()

    def _enqueue(self, ticket: Ticket) -> None:
        ticket.queue = self._queue_of(ticket)
        ticket.queue.put(ticket.account, ticket)
        if ticket.queue is self._unwatched:
            self._unwatched_at.setdefault(ticket.request.about.table, set()).add(ticket)

    def _queue_of(self, ticket: Ticket) -> FairQueue[Ticket]:
        if ticket.attention == "unwatched":
            return self._unwatched
        if ticket.request.wanted != "move":
            line = self._advice_line
        elif self._expected(ticket.request) <= SHORT:
            line = self._short_line
        else:
            line = self._dear_line
        return line.awaited if ticket.attention == "awaited" else line.watched

    def _next(self, lane: Lane) -> Ticket | None:
        if lane is self._background:
            ticket = None if lane.rests_until > self._clock() else self._unwatched.take(lane.may)
            if ticket is not None:
                self._forget_unwatched(ticket)
            return ticket
        if lane is self._advice:
            return self._advice_line.take(lane.may)
        ticket = None if lane is self._quick else self._dear_line.take(lane.may)
        return ticket or self._short_line.take(lane.may)

    def _forget_unwatched(self, ticket: Ticket) -> None:
        table = ticket.request.about.table
        self._unwatched_at[table].discard(ticket)
        if not self._unwatched_at[table]:
            del self._unwatched_at[table]

    def _dispatch(self) -> None:
        """Hand free processes to those whose turn it is."""
        for lane in (self._quick, self._moves, self._advice, self._background):
            while lane.free and not self._closed and (ticket := self._next(lane)):
                ticket.queue = None
                if ticket.granted.cancelled():  # whoever asked has not heard of it yet
                    continue
                self._busy += 1
                lane.thinking[ticket.account.address] += 1
                ticket.charged = self._expected(ticket.request)
                self._ledger.charge(ticket.account, ticket.charged)
                ticket.granted.set_result((lane, lane.free.pop()))

    def _give_back(self, lane: Lane, process: Process | None, ticket: Ticket) -> None:
        address = ticket.account.address
        lane.thinking[address] -= 1
        if not lane.thinking[address]:
            del lane.thinking[address]
        self._free(lane, process)

    def _free(self, lane: Lane, process: Process | None) -> None:
        self._busy -= 1
        lane.free.append(process)
        if not self._busy:
            self._all_free.set()
        self._dispatch()

    async def _turn_of(self, ticket: Ticket) -> tuple[Lane, Process | None]:
        if self._closed:
            raise BotFailed("closed")
        self._enqueue(ticket)
        self._dispatch()
        try:
            return await ticket.granted
        except asyncio.CancelledError:
            if ticket.granted.cancelled():
                self._withdraw(ticket)
            else:
                self._give_back(*ticket.granted.result(), ticket)
            raise

    def _withdraw(self, ticket: Ticket) -> None:
        if ticket.queue is None:
            return
        ticket.queue.remove(ticket.account, ticket)
        if ticket.queue is self._unwatched:
            self._forget_unwatched(ticket)

    def _rest(self, lane: Lane, began: float) -> None:
        """As long as it thought: nobody watches, and others may need the processor."""
        lane.rests_until = 2 * self._clock() - began
        self._wake(lane)

    def _wake(self, lane: Lane) -> None:
        left = lane.rests_until - self._clock()
        if left > 0 and not self._closed:
            asyncio.get_running_loop().call_later(left + A_LITTLE, self._wake, lane)
        else:
            self._dispatch()

    # What a thought takes

    def _expected(self, request: Request) -> float:
        return self._costs.expected(_kind(request), _usual(request.about))

    def _account_for(self, ticket: Ticket, seconds: float) -> None:
        """Put what it took in the place of what was expected."""
        self._ledger.charge(ticket.account, seconds - ticket.charged)
        self._costs.learn(_kind(ticket.request), seconds, _usual(ticket.request.about))

    # Processes

    async def warm_up(self) -> None:
        """Start the process for short moves, so that the first one need not wait for it."""
        lane = self._quick
        if not lane.free or lane.free[-1] is not None or self._closed:
            return
        process = lane.free.pop()
        self._busy += 1
        try:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                process = await self._start(lane.politeness)
        finally:
            self._free(lane, process)

    async def _answer(self, request: Request, turn: Turn = ANYBODY) -> Answer:
        account = self.addresses.account(turn.owner)
        ticket = Ticket(request, account, turn.attention)
        lane, process = await self._turn_of(ticket)
        began, answer = self._clock(), None
        limit = self.limit * (PATIENCE if lane is self._background else 1)
        try:
            if process is None:
                process = await self._start(lane.politeness)
            began = self._clock()
            async with asyncio.timeout(limit):
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
            took = self._clock() - began if answer is None else answer.seconds
            self._account_for(ticket, took)
            if lane is self._background:
                self._rest(lane, began)  # it is not free yet
            self._give_back(lane, process, ticket)
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer

    async def _start(self, politeness: int) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "deskoherna.tables.advice.worker",
            str(politeness),
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
        self._closed = True
        while self._busy:
            for running in self._running:
                with contextlib.suppress(ProcessLookupError):
                    running.kill()
            self._all_free.clear()
            await self._all_free.wait()
        for process in list(self._running):
            await self._end(process)


def request(wanted: Wanted, seat: BotSeat, view: Any) -> Request:
    return Request(wanted, seat, msgspec.msgpack.encode(view), secrets.token_bytes(16))


def _kind(request: Request) -> tuple[str, str, Wanted]:
    return request.about.game, request.about.bot, request.wanted


def _usual(about: BotSeat) -> float:
    """What a thought is taken to cost before there was one: dear if the bot searches."""
    return DEAR if about.bot in levels(game(about.game)) else 0.0
