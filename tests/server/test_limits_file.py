"""Limits from a file."""

from __future__ import annotations

import pytest

from deskoherna.kernel import Problem
from deskoherna.server.limits import Limits, Rate, read_limits


def test_what_the_file_does_not_say_is_as_usual() -> None:
    """ROOM-14"""
    assert read_limits(b"") == Limits()
    figures = b"sockets = 5\nmessages = { burst = 7, per_second = 1 }\n"
    assert read_limits(figures) == Limits(sockets=5, messages=Rate(7, 1))


@pytest.mark.parametrize("figures", [b"sockets", b"sockets = 'many'", b"\xff"])
def test_what_cannot_be_read_is_reported(figures: bytes) -> None:
    with pytest.raises(Problem) as problem:
        read_limits(figures)
    assert problem.value.key == "room-limits"
