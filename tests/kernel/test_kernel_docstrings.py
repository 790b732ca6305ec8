"""Public names of the kernel say what they are, each with an example."""

from __future__ import annotations

import ast
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from deskoherna import kernel

MODULES = [
    kernel,
    *(
        import_module(f"deskoherna.kernel.{found.name}")
        for found in pkgutil.iter_modules(kernel.__path__)
    ),
]


def defined() -> dict[str, Any]:
    """The public classes and functions; the others are names for types."""
    public = {name: getattr(kernel, name) for name in kernel.__all__}
    return {
        name: thing
        for name, thing in public.items()
        if getattr(thing, "__name__", None) == name and getattr(thing, "__module__", None)
    }


def described() -> Iterator[str]:
    """Names for types, with a string right below them."""
    for module in MODULES:
        body = ast.parse(Path(str(module.__file__)).read_text("utf-8")).body
        for node, following in pairwise(body):
            text = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and text:
                yield node.targets[0].id


@pytest.mark.parametrize("name", kernel.__all__)
def test_every_public_name_says_what_it_is(name: str) -> None:
    if name in defined():
        assert inspect.getdoc(defined()[name]), f"{name} has no docstring"
        assert any(">>> " in text for text in docstrings(defined()[name])), f"{name}: no example"
    else:
        assert name in described(), f"{name} has no words below it"


def docstrings(thing: Any) -> Iterator[str]:
    """Its own, and those of its methods."""
    yield thing.__doc__ or ""
    yield from (member.__doc__ or "" for member in vars(thing).values() if inspect.isclass(thing))


def methods() -> Iterator[tuple[str, Any]]:
    """What the public classes let others do."""
    for owner in filter(inspect.isclass, defined().values()):
        for name, member in vars(owner).items():
            made = isinstance(member, property | classmethod | staticmethod)
            if not name.startswith("_") and (made or inspect.isfunction(member)):
                yield f"{owner.__name__}.{name}", getattr(owner, name)


@pytest.mark.parametrize("method", list(methods()), ids=lambda method: method[0])
def test_every_public_method_says_what_it_does(method: tuple[str, Any]) -> None:
    name, member = method
    assert inspect.getdoc(member), f"{name} has no docstring"
