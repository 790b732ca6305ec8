"""Public names say what they return and raise, and their examples hold."""

from __future__ import annotations

import doctest
from importlib import import_module
from types import ModuleType

import pytest

import deskoherna
from deskoherna import texts

WITH_EXAMPLES = [
    "deskoherna",
    "deskoherna.catalogue",
    "deskoherna.lessons",
    "deskoherna.texts.rulebook",
    "deskoherna.texts.speaker",
]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_hold(name: str) -> None:
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("package", [deskoherna, texts], ids=lambda package: package.__name__)
def test_public_names_have_docstrings(package: ModuleType) -> None:
    public = {name: getattr(package, name) for name in package.__all__}
    silent = [name for name, value in public.items() if callable(value) and not value.__doc__]
    assert not silent
