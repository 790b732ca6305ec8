"""Turns at what takes long: few at a time, one per address, whoever had least comes first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from ..advice.scheduling import Account, FairQueue, Ledger
from ..cost import current
from ..rates import Seconds

AT_ONCE = 2  # they share the processor with the event loop


class Waiting(NamedTuple):
    account: Account
    turn: asyncio.Future[None]


class LoadingTurns:
    """Tables are loaded, and records played again, for one address after another.

    Whoever asks for many waits for the first before the second begins, and others wait for
    none of them but those that have begun.
    """

    def __init__(self, clock: Seconds = time.monotonic) -> None:
        self._ledger = Ledger(clock)
        self._queue = FairQueue[Waiting](self._ledger)
        self._served: set[str] = set()  # addresses

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one; raises `TooFast` if whoever asks cannot pay for anything more by then."""
        cost = current()
        account = Account(cost.payer.address, cost.payer.address)
        if self._may(account.address):
            self._served.add(account.address)
        else:
            await self._wait(account)
        before = cost.ms
        try:
            cost.check()
            yield
        finally:
            cost.pay()
            self._ledger.charge(account, (cost.ms - before) / 1000)
            self._pass_on(account.address)

    def _may(self, address: str) -> bool:
        return len(self._served) < AT_ONCE and address not in self._served

    async def _wait(self, account: Account) -> None:
        waiting = Waiting(account, asyncio.get_running_loop().create_future())
        self._queue.put(account, waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if not waiting.turn.cancelled():
                self._pass_on(account.address)
            raise

    def _pass_on(self, address: str) -> None:
        self._served.discard(address)
        while (waiting := self._queue.take(self._may)) is not None:
            if not waiting.turn.cancelled():
                self._served.add(waiting.account.address)
                waiting.turn.set_result(None)
