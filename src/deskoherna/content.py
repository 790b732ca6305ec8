"""Content that a game declares as data: a TOML file with a named table for each thing in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from threading import Lock
from typing import TypeVar

import msgspec

from .kernel import AnyGame, Problem

NAME = re.compile(r"[a-z]+(-[a-z]+)*")

D = TypeVar("D")  # a table as it is declared
T = TypeVar("T")  # what is made of it

_converting = Lock()  # msgspec crashes if two threads are the first to convert to a type


def content(game: AnyGame, name: str) -> str:
    """A file of the game's `content/`; empty if it has none.

    >>> from deskoherna.catalogue import game
    >>> content(game("numerus"), "nothing.toml")
    ''
    """
    source = files(game.package) / "content" / name
    return source.read_text("utf-8") if source.is_file() else ""


def read_tables(
    text: str, place: str, declared: type[D], make: Callable[[str, D], T]
) -> tuple[T, ...]:
    """What `make` makes of each table and its name, in order.

    Raises `ValueError`, which names the place, the table and what is wrong with it.

    >>> read_tables("[one]\\n[two]", "a page, table", dict, lambda name, _: name)
    ('one', 'two')
    """
    found = []
    for name, table in tomllib.loads(text).items():
        try:
            if not NAME.fullmatch(name):
                raise ValueError("a name is lower-case letters and hyphens")
            with _converting:
                converted = msgspec.convert(table, declared)
            found.append(make(name, converted))
        except (ValueError, Problem) as error:
            raise ValueError(f"{place} {name}: {error}") from error
    return tuple(found)
