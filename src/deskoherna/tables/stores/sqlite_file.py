"""The file of a SQLite database: whether it is a room's, and still the one that was opened."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from .files import unusable
from .heads_file import heads_path
from .store import StoreError

EVERY_ROOM_HAS = {"entries", "tables", "room"}


def connect(path: Path, how: str = "mode=rw", **more: bool) -> sqlite3.Connection:
    """To a file that is there: none is made."""
    uri = f"{path.absolute().as_uri()}?{how}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=30.0, **more)


def check_usable(path: Path) -> None:
    """Raises `StoreError` if a file holds something other than a room, or lost its room.

    Nothing is changed: the file may be somebody else's.
    """
    try:
        if path.exists() and not path.is_file():
            raise StoreError("room-database-other", file=str(path))
        size = path.stat().st_size if path.exists() else -1
        if size > 0:
            _check_tables(path, empty=True)
            return
        for left in (heads_path(path), path.with_name(f"{path.name}-wal")):
            if left.exists() and left.stat().st_size > size:
                raise StoreError("room-database-lost", file=str(path), left=str(left))
    except OSError as error:
        raise unusable(path, error) from None


def check_backup(file: Path) -> None:
    """Raises `StoreError` if there is no room in a file. Nothing is changed."""
    if not file.is_file() or not file.stat().st_size:
        raise StoreError("room-backup-no-file", file=str(file))
    _check_tables(file)


def _check_tables(path: Path, empty: bool = False) -> None:
    """A database without any tables will do if it may be empty."""
    try:
        with closing(connect(path, "mode=ro&immutable=1")) as connection:
            found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            names = {name for (name,) in found}
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise unusable(path, error) from None
        return  # a crash may leave it whole only with its WAL: whoever opens it will see
    if not names >= EVERY_ROOM_HAS and (names or not empty):
        raise StoreError("room-database-other", file=str(path))


class DatabaseGone(sqlite3.OperationalError):
    """Another file, or none, stands where the one that is open did."""


class OpenFiles:
    """The files of a database that is open. If one was removed, all that is written is lost."""

    def __init__(self, path: Path) -> None:
        files = [path.with_name(path.name + ending) for ending in ("", "-wal", "-shm")]
        self._opened = [(file, _identity(file)) for file in files]
        self._looked = time.monotonic()

    def check(self, after: float = 0.0) -> None:
        """Raises `DatabaseGone`; unless all was well less than so many seconds ago."""
        at = time.monotonic()
        if at - self._looked < after:
            return
        for file, opened in self._opened:
            if _identity(file) != opened:
                self._looked = float("-inf")
                raise DatabaseGone(f"{file} was removed or replaced")
        self._looked = at


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
