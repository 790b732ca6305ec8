"""Public names say in their docstrings what they are, with an example; all examples are true."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import deskoherna

SOURCE = Path(deskoherna.__file__).parent
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PACKAGES = ["deskoherna", "deskoherna.texts"]
MODULES = ["deskoherna.bots", "deskoherna.bots.search", "deskoherna.lab", "deskoherna.testing"]


def with_examples() -> Iterator[str]:
    """All modules in which an example stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        if ">>> " in path.read_text("utf-8"):
            parts = path.relative_to(SOURCE.parent).with_suffix("").parts
            yield ".".join(part for part in parts if part != "__init__")


@pytest.mark.parametrize("name", list(with_examples()))
def test_examples_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name), optionflags=OPTIONS)
    assert found.attempted > 0
    assert found.failed == 0


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
def test_every_public_name_has_an_example(found: Any) -> None:
    where, finder = import_module(found.__module__), doctest.DocTestFinder()
    tests = finder.find(inspect.unwrap(found), found.__name__, where)
    assert any(test.examples for test in tests)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    exported = public(import_module(name))
    assert [export for export, value in exported.items() if not value.__doc__] == []


def methods(owner: type) -> Iterator[str]:
    """What a class lets others do."""
    for name, member in vars(owner).items():
        made = isinstance(member, property | classmethod | staticmethod)
        if not name.startswith("_") and (made or inspect.isfunction(member)):
            yield name


def test_every_public_method_of_the_laboratory_has_a_docstring() -> None:
    for owner in filter(inspect.isclass, public(import_module("deskoherna.lab")).values()):
        for name in methods(owner):
            assert inspect.getdoc(getattr(owner, name)), f"{owner.__name__}.{name}"
