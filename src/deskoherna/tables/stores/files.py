"""The files of a room: whoever reads them can act as anybody, so only their owner may."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from .store import StoreError

OWNER_ONLY = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
MODES = sys.platform != "win32"  # where a file's mode does not say who may read it
BESIDE = ("-wal", "-shm", ".lock", ".heads")  # what a database has beside it


def beside(path: Path) -> list[Path]:
    """The files that belong to a database, whether they are there or not."""
    return [path.with_name(path.name + ending) for ending in BESIDE]


def unusable(path: Path, error: Exception) -> StoreError:
    return StoreError("room-database-unusable", file=str(path), reason=str(error)[:200])


def create(path: Path) -> None:
    """An empty file for its owner alone, unless there is one."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))


def close_to_others(path: Path) -> str | None:
    """Take away from others what they may do with a file; raises `StoreError` if they keep it.

    The mode it had is returned if it was changed.
    """
    try:
        before = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return None
    if not before & OTHERS or not MODES:
        return None
    try:
        path.chmod(before & ~OTHERS)
        after = stat.S_IMODE(path.stat().st_mode)
    except OSError:
        after = before
    if after & OTHERS:
        raise StoreError("room-database-open-to-others", file=str(path), mode=f"{after:o}")
    return f"{before:o}"
