"""msgspec works a type out when it is first needed, and crashes if two threads need it at once.

So whatever threads read or check is worked out before there are any: at import, or when the server
is made.
"""

from __future__ import annotations

import gc
from typing import Any, get_args

import msgspec
import pytest

from deskoherna import lessons
from deskoherna.kernel.board import Board
from deskoherna.kernel.record import AnyLine
from deskoherna.server import app
from deskoherna.tables import wire
from deskoherna.tables.log.entries import AnyEntry

assert app  # whose modules make them ready


class Unused(msgspec.Struct):
    number: int


def is_ready(type_: Any) -> bool:
    return any(type(part).__name__ == "StructInfo" for part in gc.get_referents(type_))


def test_one_that_nobody_has_needed_is_not() -> None:
    assert not is_ready(Unused)
    msgspec.json.decode(b'{"number":1}', type=Unused)
    assert is_ready(Unused)


@pytest.mark.parametrize(
    "type_",
    [Board, lessons._Declared, *map(get_args, (AnyLine, AnyEntry, wire.AnyCommand))],
    ids=["boards", "lessons", "records", "logs", "commands"],
)
def test_those_of_threads_are(type_: Any) -> None:
    types = type_ if isinstance(type_, tuple) else (type_,)
    assert [one for one in types if not is_ready(one)] == []
