"""What a request costs: the processor's time that it takes, and what is sent because of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import NamedTuple, ParamSpec, TypeVar

from .rates import Bucket, TooFast

P = ParamSpec("P")
T = TypeVar("T")

BYTES_A_MS = 100_000  # that are made, encoded and sent in a millisecond
A_FRAME = 0.04  # milliseconds that a frame takes for each viewer, however short it is


class Payer(NamedTuple):
    """Who pays: an address, with its budget."""

    address: str = ""
    budget: Bucket | None = None


ROOM = Payer()  # what is done for all


class Cost:
    """Milliseconds, as far as they are known."""

    __slots__ = ("_paid", "ms", "payer")

    def __init__(self, payer: Payer = ROOM) -> None:
        self.ms = 0.0
        self.payer = payer
        self._paid = 0.0

    def check(self) -> None:
        """Raise `TooFast` if whoever pays owes something."""
        if self.payer.budget is not None and self.payer.budget.owing:
            raise TooFast()

    def pay(self) -> None:
        """Take what has been spent since this was last done."""
        if self.payer.budget is not None:
            self.payer.budget.spend(self.ms - self._paid)
        self._paid = self.ms


_cost: ContextVar[Cost | None] = ContextVar("cost", default=None)


def counted(payer: Payer = ROOM) -> Cost:
    """What is done from here on, in this task and in those it starts, is counted there."""
    cost = Cost(payer)
    _cost.set(cost)
    return cost


def current() -> Cost:
    """Where what is done now is counted."""
    return _cost.get() or Cost()


def spend(ms: float) -> None:
    """Charge so much to whoever asked for what is being done."""
    cost = _cost.get()
    if cost is not None:
        cost.ms += ms


def on_the_loop(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something at once; it costs the time it takes."""
    began = time.thread_time()
    try:
        return work(*args, **kwargs)
    finally:
        spend(1000 * (time.thread_time() - began))


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something that takes long in a thread of its own."""
    cost = _cost.get()

    def timed() -> T:
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            if cost is not None:
                cost.ms += 1000 * (time.thread_time() - began)

    return await asyncio.to_thread(timed)
