"""Tests may be coroutines: each runs in an event loop of its own, and never for ever."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from hypothesis import settings

from deskoherna import all_games
from toys.sealed import SEALED

PATIENCE = 120.0  # seconds; far more than anything here takes

settings.register_profile("unhurried", deadline=None)  # a busy machine is no failure
settings.load_profile("unhurried")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(in_time(pyfuncitem.obj, wanted))
    return True


async def in_time(test: Callable[..., Awaitable[None]], wanted: dict[str, Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        await test(**wanted)


@pytest.fixture(scope="module")
def sealed_on_the_shelf() -> Iterator[None]:
    """The toy with secrets can be played at tables of this process."""
    all_games()["sealed"] = SEALED
    yield
    del all_games()["sealed"]
