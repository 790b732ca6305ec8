"""What `make run` does with what it is told."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("told", "started"),
    [
        ([], "--host 127.0.0.1 --open --network auto"),
        (["HOST="], "--host 127.0.0.1 --open --network auto"),
        (["HOST=", "NETWORK="], "--host 127.0.0.1 --open"),
        (["HOST=localhost"], "--host localhost --open --network auto"),
        (["HOST=0.0.0.0"], "--host 0.0.0.0 --open --make-password"),
    ],
)
def test_where_the_room_listens(told: list[str], started: str) -> None:
    """ROOM-14"""
    line = ["make", "--no-print-directory", "--dry-run", "--always-make", "run", *told]
    alone = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    said = subprocess.run(
        line, cwd=ROOT, env=alone, capture_output=True, text=True, check=True
    ).stdout
    last = said.strip().splitlines()[-1]
    assert last.split() == [".venv/bin/deskoherna", "serve", *started.split()]
