"""What the tests bring along is not installed for people who play."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import version

from guests import PACKAGES, ROOT

LISTING = """
from deskoherna import all_games
from deskoherna.bots import bots
print(*all_games())
print(*(name for game in all_games().values() for name in bots(game)))
"""


def test_only_our_own_games_and_bots() -> None:
    """If this fails, .venv has something installed that `make run` shows: `make clean`."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.check_output([sys.executable, "-c", LISTING], env=plain, text=True)
    games, bots = (line.split() for line in said.splitlines())
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert games == sorted(ours["deskoherna.games"])
    assert "cautious" not in bots


def test_here_they_are_as_if_they_were_installed() -> None:
    for package in PACKAGES:
        project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
        assert version(project["name"]) == project["version"]
