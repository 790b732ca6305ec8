"""As on a system that has nothing of POSIX: what every other system has must do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from packages.running import plays_a_move
from packages.wheels import ROOT
from server.running import Serving
from terminal.program import environment

ELSEWHERE = str(Path(__file__).parent / "elsewhere")
UNITS = ("tests/kernel/test_match.py", "tests/numerus/test_rules.py")
STORES = ("tests/tables/test_store.py", "tests/tables/test_copies.py")


class RoomElsewhere(Serving):
    def environment(self) -> dict[str, str]:
        return environment(self.folder, "en", PYTHONPATH=ELSEWHERE)


async def test_a_room_opens_a_game_is_played_and_the_room_closes(tmp_path: Path) -> None:
    with RoomElsewhere(tmp_path) as room:
        await plays_a_move(room)
        assert room.end() == 0
        assert "Traceback" not in room.log()
        room.start()  # what the lock was made of is no obstacle
        assert room.end() == 0


def own_run() -> dict[str, str]:
    """Of pytest, and not a part of this one."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


def test_units() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            *UNITS,
            *STORES,
        ],
        cwd=ROOT,
        env=own_run() | {"PYTHONPATH": ELSEWHERE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_it_is_really_elsewhere() -> None:
    """Or these tests would prove nothing"""
    tried = "import os\nassert not hasattr(os, 'nice')\nimport fcntl"
    done = subprocess.run(
        [sys.executable, "-c", tried],
        env={"PYTHONPATH": ELSEWHERE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.endswith("No module named 'fcntl'\n")
