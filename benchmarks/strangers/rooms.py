"""Servers of any checkout in processes of their own, and a PostgreSQL for several of them."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LAUNCH = Path(__file__).with_name("launch.py")
STOP_WITHIN = 30.0  # seconds
TICKS = os.sysconf("SC_CLK_TCK")


class Room:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    @property
    def seconds(self) -> float:
        """Processor time that it has taken so far, without that of its bots."""
        return seconds_of(self.process.pid)


def seconds_of(pid: int) -> float:
    """Processor time that a process has taken, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("latin1").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.contextmanager
def serving(checkout: Path, database: str, roomy: bool = False) -> Iterator[Room]:
    command = [sys.executable, str(LAUNCH), database, *(["roomy"] if roomy else [])]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip().rstrip("/")
        if not address:
            raise RuntimeError(f"the server of {checkout} did not start")
        yield Room(process, address.replace("localhost", "127.0.0.1"))
    finally:
        process.terminate()
        try:
            process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:  # it has more to do than it can
            process.kill()
            process.wait()
        process.stdout.close()


@contextlib.contextmanager
def database() -> Iterator[str]:
    """The URL of an empty database of a PostgreSQL that ends afterwards."""
    sys.path.insert(0, str(ROOT / "tests"))
    from postgres.cluster import Cluster  # noqa: PLC0415  # only for this attack

    with Cluster() as cluster:
        yield cluster.database()
