"""Public names say in their docstrings what they are, with an example that is true."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

MODULES_OF_EXAMPLES = [
    "deskoherna",
    "deskoherna.catalogue",
    "deskoherna.lessons",
    "deskoherna.server.limits",
    "deskoherna.tables.recent",
    "deskoherna.texts.rulebook",
    "deskoherna.texts.speaker",
]
PACKAGES = ["deskoherna", "deskoherna.texts"]
MODULES = ["deskoherna.bots", "deskoherna.bots.search", "deskoherna.lab"]


def public(module: ModuleType) -> dict[str, Any]:
    """The classes and functions that a module exports."""
    found = {name: getattr(module, name) for name in module.__all__}
    return {name: it for name, it in found.items() if inspect.isclass(it) or callable(it)}


EXPORTS = [
    pytest.param(found, id=f"{module}.{name}")
    for module in MODULES
    for name, found in public(import_module(module)).items()
]


@pytest.mark.parametrize("found", EXPORTS)
def test_every_public_name_has_an_example_that_is_true(found: Any) -> None:
    where, finder = import_module(found.__module__), doctest.DocTestFinder()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    output: list[str] = []
    for test in finder.find(inspect.unwrap(found), found.__name__, where):
        runner.run(test, out=output.append)
    assert not runner.failures, "".join(output)
    assert runner.tries


@pytest.mark.parametrize("name", MODULES_OF_EXAMPLES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", PACKAGES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    exported = public(import_module(name))
    assert [export for export, value in exported.items() if not value.__doc__] == []
