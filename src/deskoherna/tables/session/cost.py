"""What a request costs: the processor's time in threads that work for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


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
