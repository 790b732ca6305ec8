"""A file beside a SQLite database that says how far its logs have come.

What was committed last is in the database's WAL alone, and SQLite takes a WAL that was cut off for
a shorter one. So after each commit the heads of its logs are written here, and the file is emptied
when all of the WAL is in the database itself.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import msgspec

from .chain import Head
from .files import create

LONG = 1 << 20  # bytes; then it is time to empty it

_decode = msgspec.json.Decoder(Head).decode
_encode = msgspec.json.Encoder().encode


def heads_path(database: Path) -> Path:
    return database.with_name(f"{database.name}.heads")


class HeadsFile:
    def __init__(self, database: Path) -> None:
        path = heads_path(database)
        self.found = path.exists()
        create(path)
        self._file = path.open("a+b", buffering=0)
        self._size = path.stat().st_size

    def read(self) -> list[Head]:
        """The last head of each log that was not deleted; what was written in part is left out."""
        heads: dict[str, Head] = {}
        self._file.seek(0)
        for line in self._file.read(self._size).split(b"\n"):
            with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
                head = _decode(line)
                heads[head.table] = head
        return [head for head in heads.values() if head.seq]

    def add(self, heads: Iterable[Head]) -> None:
        """Each begins a line, so that one written in part spoils no other."""
        self._size += self._file.write(b"".join(b"\n" + _encode(head) for head in heads))

    def forget(self, table: str) -> None:
        """A log is about to be deleted."""
        self.add([Head(table, 0, "")])

    @property
    def long(self) -> bool:
        return self._size > LONG

    def checkpoint(self, connection: sqlite3.Connection, how: str = "PASSIVE") -> None:
        """Bring the WAL into the database; if that was all of it, the heads are of no more use."""
        busy, length, done = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        if not busy and length == done:
            self.empty()

    def sync(self) -> None:
        os.fsync(self._file.fileno())

    def empty(self) -> None:
        self._file.truncate(0)
        self._size = 0

    def close(self) -> None:
        self._file.close()
