"""The processes of a measurement: two servers, and one generator of load that plays at either."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from .script import script

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TABLES = 100
GAMES = 400  # recorded; each wave plays the next ones
STOP_WITHIN = 20.0  # seconds


class Peer(NamedTuple):
    """A server that runs. `client` is the name of its class in `tables.mjs`."""

    client: str
    address: str
    pid: int


@dataclass
class Seen:
    """What was seen while some waves were played; times in seconds."""

    seconds: float
    generating: float  # of processor time
    serving: float
    acknowledged: list[float]
    shown: list[float]


class Load:
    """The generator: every wave opens new tables, and then all of them play a game."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._played = 0

    def play(self, peer: Peer, waves: int, rate: float | None = None) -> Seen:
        seen = [self._wave(peer, rate) for _ in range(waves)]
        return Seen(
            sum(wave["seconds"] for wave in seen),
            sum(wave["generating"] for wave in seen),
            sum(wave["serving"] for wave in seen),
            [ms / 1000 for wave in seen for ms in wave["acknowledged"]],
            [ms / 1000 for wave in seen for ms in wave["shown"]],
        )

    def _wave(self, peer: Peer, rate: float | None) -> dict[str, Any]:
        wish = {
            "server": peer.client,
            "address": peer.address,
            "pid": peer.pid,
            "first": self._played,
            "tables": TABLES,
            "rate": rate,
        }
        self._played += TABLES
        seen: dict[str, Any] = json.loads(answered(self._process, json.dumps(wish)))
        return seen


@contextlib.contextmanager
def playing() -> Iterator[tuple[Peer, Peer, Load]]:
    """Our server, boardgame.io's, and the load."""
    with contextlib.ExitStack() as stack:
        folder, load = stack.enter_context(loading())
        ours = [sys.executable, "-m", "benchmarks.server.launch", str(folder)]
        theirs = ["node", str(HERE / "boardgame.mjs")]
        yield (
            peer("Deskoherna", stack.enter_context(running(ours))),
            peer("Boardgame", stack.enter_context(running(theirs))),
            load,
        )


@contextlib.contextmanager
def loading() -> Iterator[tuple[Path, Load]]:
    """The load, and a folder for databases that is on the disk of this checkout."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=ROOT) as folder:
        games = Path(folder, "games.json")
        games.write_text(json.dumps(script(GAMES)), "utf-8")
        with running(["node", str(HERE / "load.mjs"), str(games)]) as process:
            yield Path(folder), Load(process)


def peer(client: str, process: subprocess.Popen[str]) -> Peer:
    return Peer(client, _line(process).strip(), process.pid)


@contextlib.contextmanager
def running(command: Sequence[str], checkout: Path = ROOT) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=checkout,
        env=os.environ | {"NODE_ENV": "production", "PYTHONPATH": str(checkout / "src")},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(STOP_WITHIN)


def answered(process: subprocess.Popen[str], wish: str) -> str:
    assert process.stdin is not None
    process.stdin.write(wish + "\n")
    process.stdin.flush()
    return _line(process)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError("a process of the measurement has ended")
    return line
