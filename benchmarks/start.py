"""How long `make run` takes until the room is open: in a fresh clone, and again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from .page import Goal, Section, shown, spread, table, with_spread
from .race import ROUNDS, Series

ROOT = Path(__file__).parent.parent
SOON = 3.0  # seconds, the second time

HOW_STARTED = """\
From `make run` to the first answer with status 200 to `GET /`, on the wall. In a fresh clone Python
packages and those of the web client are installed, and the client is built; how long that takes
depends on the way to the package indexes and on what pip and npm remember."""


def start() -> Section:
    with TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        fresh = _opened(clone)
        again = Series(tuple(_opened(clone) for _ in range(ROUNDS)))
    rows = [
        ("in a fresh clone", shown(fresh), "once"),
        ("again", shown(again.median), spread(again)),
    ]
    goal = Goal(
        f"`make run`, the second time: an open room within {SOON:g} s",
        f"{with_spread(again)} s",
        again.median <= SOON,
    )
    return Section("Start", [HOW_STARTED, table(("`make run`", "s", ""), rows)], [goal])


def _opened(clone: Path) -> float:
    """Seconds until the room is open; it is closed again."""
    began = perf_counter()
    variables = {"XDG_DATA_HOME": str(clone.parent), "BROWSER": "true"}
    with subprocess.Popen(
        ["make", "run", "PORT=0"],
        cwd=clone,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout
        addresses = (re.search(r"http://\S+", line) for line in running.stdout)
        address = next(found[0] for found in addresses if found)
        with urllib.request.urlopen(address) as answer:
            assert answer.status == 200
        seconds = perf_counter() - began
        os.killpg(running.pid, signal.SIGINT)
    return seconds
