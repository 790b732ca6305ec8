"""What `make run` does with what it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from making import steps_of

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"HOST": "some.machine", "PORT": "99"}


@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        ([], "--host 127.0.0.1 --open --network auto"),
        (["HOST="], "--host 127.0.0.1 --open --network auto"),
        (["HOST=", "NETWORK="], "--host 127.0.0.1 --open"),
        (["HOST=localhost"], "--host localhost --open --network auto"),
        (["HOST=0.0.0.0"], "--host 0.0.0.0 --open --make-password"),
        (["PORT=8080"], "--host 127.0.0.1 --port 8080 --open --network auto"),
    ],
)
def test_where_the_room_listens(arguments: list[str], started: str) -> None:
    """ROOM-14: whatever a shell calls this machine"""
    (*_, last) = steps_of(ROOT, "--always-make", "run", *arguments, **ELSEWHERE)
    assert last.split() == [".venv/bin/deskoherna", "serve", *started.split()]
