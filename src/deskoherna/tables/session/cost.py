"""What a request costs: the processor's time that it takes, and what is sent because of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

BYTES_A_MS = 100_000  # that are made, encoded and sent in a millisecond
A_FRAME = 0.04  # milliseconds that a frame takes for each viewer, however short it is


class Cost:
    """Milliseconds, as far as they are known."""

    def __init__(self) -> None:
        self.ms = 0.0


_cost: ContextVar[Cost | None] = ContextVar("cost", default=None)


def counted() -> Cost:
    """What is done from here on, in this task and in those it starts, is counted there."""
    cost = Cost()
    _cost.set(cost)
    return cost


def spend(ms: float) -> None:
    """Whoever asked for what is done now pays so much for it."""
    cost = _cost.get()
    if cost is not None:
        cost.ms += ms


def on_the_loop(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something at once, which costs the time that it takes."""
    began = time.thread_time()
    try:
        return work(*args, **kwargs)
    finally:
        spend(1000 * (time.thread_time() - began))


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something that takes long beside everything else."""
    cost = _cost.get()

    def timed() -> T:
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            if cost is not None:
                cost.ms += 1000 * (time.thread_time() - began)

    return await asyncio.to_thread(timed)
