"""Tests may be coroutines: each runs in an event loop of its own, and never for ever."""

from __future__ import annotations

import asyncio
import inspect
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import guests
import scale
from costs import Costs
from deskoherna import all_games
from deskoherna.testing import plugin
from patience import WHOLE
from toys.sealed import SEALED

guests.invite()

# A busy machine is no failure.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="try everything, not only a tenth")
    parser.addoption("--seed", type=int, help="of an earlier run, to repeat it")
    parser.addoption("--costs", action="store_true", help="show the processor time of each part")


@pytest.hookimpl(tryfirst=True)  # before hypothesis reads its own seed
def pytest_configure(config: pytest.Config) -> None:
    option = config.option
    if hasattr(config, "workerinput"):
        option.seed = config.workerinput["seed"]
    elif option.seed is None:
        option.seed = random.SystemRandom().randrange(1_000_000)
    scale.RUN.thorough, scale.RUN.seed = option.soak, option.seed
    config.stash[plugin.RUN] = scale.RUN
    if option.hypothesis_seed is None:
        option.hypothesis_seed = str(option.seed)
    if option.costs:
        config.pluginmanager.register(Costs())


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """All workers of a run have its seed."""
    node.workerinput["seed"] = scale.RUN.seed


def pytest_report_header() -> str:
    return again()


def again() -> str:
    return (
        f"to repeat this run: make {'soak' if scale.RUN.thorough else 'test'} SEED={scale.RUN.seed}"
    )


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: pytest.ExitCode
) -> None:
    if exitstatus is pytest.ExitCode.TESTS_FAILED:
        terminalreporter.write_line(again())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(in_time(pyfuncitem.obj, wanted))
    return True


async def in_time(test: Callable[..., Awaitable[None]], wanted: dict[str, Any]) -> None:
    async with asyncio.timeout(WHOLE):
        await test(**wanted)


@pytest.fixture(scope="module")
def sealed_on_the_shelf() -> Iterator[None]:
    """The toy with secrets can be played at tables of this process."""
    all_games()["sealed"] = SEALED
    yield
    del all_games()["sealed"]
