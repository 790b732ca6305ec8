"""A pytest plugin that runs the conformance suite where a test file asks for it.

It is not loaded by itself: `addopts = "-p deskoherna.testing.plugin"` in the settings of pytest
does it, or `pytest_plugins = ["deskoherna.testing.plugin"]` in the `conftest.py` beside them.
"""

from __future__ import annotations

from typing import Any

import pytest

from .package import Package
from .run import Run
from .suite import trials

RUN = pytest.StashKey[Run]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("deskoherna", "conformance of games")
    group.addoption("--deskoherna-seed", type=int, help="of an earlier run, to repeat it")
    group.addoption("--deskoherna-games", type=int, default=1, help="of each setup and player")
    group.addoption(
        "--deskoherna-thorough", action="store_true", help="every setup and more positions"
    )


def run_of(config: pytest.Config) -> Run:
    """What is tried in this run, in all of its workers the same."""
    if RUN not in config.stash:
        option = config.option
        seed = getattr(config, "workerinput", {}).get("deskoherna_seed", option.deskoherna_seed)
        config.stash[RUN] = Run.of(seed, option.deskoherna_thorough, option.deskoherna_games)
    return config.stash[RUN]


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["deskoherna_seed"] = run_of(node.config).seed


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if (game := getattr(metafunc.function, "conformance_of", None)) is not None:
        package = Package(game, metafunc.definition.path.parent, run_of(metafunc.config))
        metafunc.parametrize("trial", list(trials(package)), ids=str)
