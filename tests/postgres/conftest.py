"""A PostgreSQL for these tests. Tests may be coroutines, and none runs for ever."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from postgres.cluster import Cluster

PATIENCE = 120.0  # seconds; far more than anything here takes


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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as running:
        yield running


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.database()
