"""What the fields of classes mean, as their source says: a comment at the end of a field's line, or
right above it.
"""

from __future__ import annotations

import ast
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec


class Module(NamedTuple):
    classes: dict[str, ast.ClassDef]
    comments: dict[int, str]  # by line
    alone: set[int]  # lines that hold a comment and nothing else


@cache
def module(name: str) -> Module:
    path = sys.modules[name].__file__
    assert path is not None
    with Path(path).open("rb") as file:
        tokens = [t for t in tokenize.tokenize(file.readline) if t.type == tokenize.COMMENT]
    tree = ast.parse(Path(path).read_text("utf-8"))
    return Module(
        {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)},
        {token.start[0]: token.string.removeprefix("#").strip() for token in tokens},
        {token.start[0] for token in tokens if token.line.lstrip().startswith("#")},
    )


def meanings(cls: type) -> dict[str, str]:
    """What each field means, those of base classes included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= dict(own_meanings(base))
    return found


def own_meanings(cls: type) -> Iterator[tuple[str, str]]:
    source = module(cls.__module__)
    declared = source.classes.get(cls.__name__)  # none for a class that code has made
    for node in declared.body if declared else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = node.end_lineno or node.lineno
            if last in source.comments:
                yield node.target.id, source.comments[last]
                continue
            first = node.lineno
            while first - 1 in source.alone:
                first -= 1
            if first < node.lineno:
                lines = range(first, node.lineno)
                yield node.target.id, " ".join(source.comments[line] for line in lines)
