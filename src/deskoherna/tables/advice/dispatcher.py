"""Which request is given a process next.

Moves, short moves, advice and tables that nobody watches have processes of their own, so none of
them can hold up another; within each, whoever used less processor time lately goes first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from deskoherna.bots import levels
from deskoherna.catalogue import game

from .bot_worker import BotSeat, Request, Wanted
from .processes import WorkerProcess
from .scheduling import Account, Attention, AwaitedFirst, Costs, FairQueue, Ledger

SHORT = 0.1  # seconds of processor time that a short thought takes at most
DEAR = 1.0  # and a bot that searches, until it is known
MODESTY = 5  # of processes that think for long: the server itself comes first
POLITENESS = 10  # of the process for tables that nobody watches
PATIENCE = 10.0  # times as long as others may take
A_LITTLE = 0.01  # seconds; timers may be early


class DispatcherClosed(Exception):
    """No more processes are handed out."""


class Lane:
    """Processes for one kind of requests, started when they are first needed at the latest."""

    def __init__(
        self, processes: int, most: int, politeness: int = 0, patience: float = 1.0
    ) -> None:
        """`most` is how many of them think for one address at the same time."""
        self.free: list[WorkerProcess | None] = [None] * processes
        self.politeness = politeness
        self.patience = patience
        self.rests_until = 0.0
        self._thinking: Counter[str] = Counter()  # by address
        self._most = most

    def may(self, address: str) -> bool:
        return self._thinking[address] < self._most

    def take(self, address: str) -> WorkerProcess | None:
        self._thinking[address] += 1
        return self.free.pop()

    def leave(self, address: str) -> None:
        self._thinking[address] -= 1
        if not self._thinking[address]:
            del self._thinking[address]


class Slot:
    """A place in a lane, while a request has it."""

    def __init__(self, lane: Lane, process: WorkerProcess | None, began: float) -> None:
        self.lane = lane
        self.process = process  # none until one is started, and again when it has been ended
        self.began = began
        self.seconds: float | None = None  # that the thought took, if the process said so


class Ticket:
    """A request that waits for its turn."""

    def __init__(self, request: Request, account: Account, attention: Attention) -> None:
        self.request = request
        self.account = account
        self.attention = attention
        self.queue: FairQueue[Ticket] | None = None
        self.charged = 0.0  # seconds, before it is known what the thought takes
        self.granted: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()


class Dispatcher:
    """Lanes of processes: one for each processor and one more for moves, so that one address
    never has them all; one each for short moves, for advice, and for what nobody watches."""

    def __init__(self, processes: int, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._ledger = ledger = Ledger(clock)
        self._costs = Costs()
        self._moves = Lane(processes + 1, processes, MODESTY)
        self._quick = Lane(1, 1)
        self._advice = Lane(1, 1, MODESTY)
        self._background = Lane(1, 1, POLITENESS, PATIENCE)
        self._dear_moves: AwaitedFirst[Ticket] = AwaitedFirst(ledger)
        self._short_moves: AwaitedFirst[Ticket] = AwaitedFirst(ledger)
        self._advice_wanted: AwaitedFirst[Ticket] = AwaitedFirst(ledger)
        self._unwatched: FairQueue[Ticket] = FairQueue(ledger)
        self._unwatched_at: dict[str, set[Ticket]] = {}  # by table
        self.busy = 0  # slots in use
        self.waiting = 0  # requests
        self._all_free = asyncio.Event()
        self._closed = False

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[Slot]:
        """Wait for a slot and hold it; the time that takes is charged.

        Raises `DispatcherClosed`.
        """
        slot = await self._granted(ticket)
        try:
            yield slot
        finally:
            took = self.clock() - slot.began if slot.seconds is None else slot.seconds
            self._account_for(ticket, took)
            if slot.lane is self._background:
                self._rest(slot)  # it is not free yet
            self._give_back(slot, ticket)

    @property
    def awaited(self) -> tuple[Lane, ...]:
        """Where somebody waits for the first answer: short moves, and advice."""
        return self._quick, self._advice

    @asynccontextmanager
    async def cold(self, lane: Lane) -> AsyncIterator[Slot | None]:
        """The slot of a lane that has one, if it is free and has no process yet."""
        if self._closed or lane.free != [None]:
            yield None
            return
        slot = Slot(lane, lane.free.pop(), self.clock())
        self.busy += 1
        try:
            yield slot
        finally:
            self._free(slot)

    def attend(self, table: str, attention: Attention) -> None:
        """Somebody has come to watch a table: its requests leave the lane of the unwatched."""
        if attention == "unwatched":
            return
        for ticket in self._unwatched_at.pop(table, set()):
            self._unwatched.remove(ticket.account, ticket)
            ticket.attention = attention
            self._enqueue(ticket)
        self._dispatch()

    async def close(self, hurry: Callable[[], None]) -> None:
        """Hand out no more slots, and wait for those in use; `hurry` cuts them short."""
        self._closed = True
        while self.busy:
            hurry()
            self._all_free.clear()
            await self._all_free.wait()

    # Waiting

    async def _granted(self, ticket: Ticket) -> Slot:
        if self._closed:
            raise DispatcherClosed
        self._enqueue(ticket)
        self._dispatch()
        self.waiting += 1
        try:
            return await ticket.granted
        except asyncio.CancelledError:
            if ticket.granted.cancelled():
                self._withdraw(ticket)
            else:
                self._give_back(ticket.granted.result(), ticket)
            raise
        finally:
            self.waiting -= 1

    def _enqueue(self, ticket: Ticket) -> None:
        ticket.queue = self._queue_of(ticket)
        ticket.queue.put(ticket.account, ticket)
        if ticket.queue is self._unwatched:
            self._unwatched_at.setdefault(ticket.request.about.table, set()).add(ticket)

    def _queue_of(self, ticket: Ticket) -> FairQueue[Ticket]:
        if ticket.attention == "unwatched":
            return self._unwatched
        if ticket.request.wanted != "move":
            queues = self._advice_wanted
        elif self._expected(ticket.request) <= SHORT:
            queues = self._short_moves
        else:
            queues = self._dear_moves
        return queues.awaited if ticket.attention == "awaited" else queues.watched

    def _withdraw(self, ticket: Ticket) -> None:
        if ticket.queue is None:
            return
        ticket.queue.remove(ticket.account, ticket)
        if ticket.queue is self._unwatched:
            self._forget_unwatched(ticket)

    def _forget_unwatched(self, ticket: Ticket) -> None:
        table = ticket.request.about.table
        self._unwatched_at[table].discard(ticket)
        if not self._unwatched_at[table]:
            del self._unwatched_at[table]

    # Handing out slots

    def _dispatch(self) -> None:
        """Hand free processes to those whose turn it is."""
        for lane in (self._quick, self._moves, self._advice, self._background):
            while lane.free and not self._closed and (ticket := self._next(lane)):
                ticket.queue = None
                if ticket.granted.cancelled():  # whoever asked has not heard of it yet
                    continue
                self.busy += 1
                ticket.charged = self._expected(ticket.request)
                self._ledger.charge(ticket.account, ticket.charged)
                process = lane.take(ticket.account.address)
                ticket.granted.set_result(Slot(lane, process, self.clock()))

    def _next(self, lane: Lane) -> Ticket | None:
        if lane is self._background:
            ticket = None if lane.rests_until > self.clock() else self._unwatched.take(lane.may)
            if ticket is not None:
                self._forget_unwatched(ticket)
            return ticket
        if lane is self._advice:
            return self._advice_wanted.take(lane.may)
        ticket = None if lane is self._quick else self._dear_moves.take(lane.may)
        return ticket or self._short_moves.take(lane.may)

    def _give_back(self, slot: Slot, ticket: Ticket) -> None:
        slot.lane.leave(ticket.account.address)
        self._free(slot)

    def _free(self, slot: Slot) -> None:
        slot.lane.free.append(slot.process)
        self.busy -= 1
        if not self.busy:
            self._all_free.set()
        self._dispatch()

    def _rest(self, slot: Slot) -> None:
        """Pause as long as it thought: nobody watches, and others may need the processor."""
        slot.lane.rests_until = 2 * self.clock() - slot.began
        self._wake(slot.lane)

    def _wake(self, lane: Lane) -> None:
        left = lane.rests_until - self.clock()
        if left > 0 and not self._closed:
            asyncio.get_running_loop().call_later(left + A_LITTLE, self._wake, lane)
        else:
            self._dispatch()

    # What a thought takes

    def _expected(self, request: Request) -> float:
        return self._costs.expected(_kind(request), _assumed(request.about))

    def _account_for(self, ticket: Ticket, seconds: float) -> None:
        """Replace the expected cost by what it took."""
        self._ledger.charge(ticket.account, seconds - ticket.charged)
        self._costs.learn(_kind(ticket.request), seconds, _assumed(ticket.request.about))


def _kind(request: Request) -> tuple[str, str, Wanted]:
    return request.about.game, request.about.bot, request.wanted


def _assumed(about: BotSeat) -> float:
    """The cost that is assumed before any was measured: high if the bot searches."""
    return DEAR if about.bot in levels(game(about.game)) else 0.0
