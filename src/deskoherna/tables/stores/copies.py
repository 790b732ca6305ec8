"""Backups: a copy of a room while it runs, read again after it was written, and put back.

A backup is a SQLite file whichever store it was made from, so either store can be filled from it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from deskoherna.extras import extra

from ..log.table import BrokenTable
from . import is_postgres
from .chain import Head, check, stored
from .files import beside, close_to_others, create, unusable
from .heads_file import HeadsFile, heads_path
from .sqlite_file import check_backup, connect
from .sqlite_schema import LOG, enter_heads, migrate
from .store import StoreError


class Copied(NamedTuple):
    """What is in a copy, as it was read again."""

    tables: int
    entries: int
    damaged: tuple[str, ...]  # tables, as they were before


def _postgres() -> ModuleType:
    """How rooms in PostgreSQL are copied; raises `Problem` if the extra is not installed."""
    with extra("cluster"):
        from .postgres import copies  # noqa: PLC0415
    return copies


async def backup(database: str, file: Path) -> Copied:
    """Copy a room to a new file; raises `StoreError`."""
    postgres = _postgres() if is_postgres(database) else None
    with new_file(file) as part:
        if postgres is not None:
            with closing(connect(part)) as target:
                migrate(target, str(part))
                await postgres.save(database, target)
        else:
            copy(Path(database).expanduser(), part)
        return verified(part)


async def check_room(database: str) -> None:
    """Raises `StoreError` where there is no room."""
    if is_postgres(database):
        await _postgres().check(database)
    else:
        check_file(Path(database).expanduser())


def check_file(file: Path) -> None:
    if not file.is_file():
        raise StoreError("room-backup-no-file", file=str(file))


def close_backup(file: Path) -> str | None:
    """Close a backup to others, and nothing but a backup; raises `StoreError`.

    The mode it had is returned if it was changed.
    """
    check_backup(file)
    return close_to_others(file)


async def restore(file: Path, database: str) -> Copied:
    """Fill a new or empty database from a backup; raises `StoreError`."""
    close_backup(file)
    if not is_postgres(database):
        target = Path(database).expanduser()
        for other in beside(target):
            if not other.name.endswith(".lock"):
                refuse_existing(other)
        with new_file(target) as part:
            copy(file, part)
            return verified(part)
    postgres = _postgres()
    with TemporaryDirectory() as folder:  # which is its owner's alone
        part = Path(folder) / "room.sqlite"
        create(part)
        copy(file, part)
        copied = verified(part)
        with closing(connect(part)) as source:
            await postgres.fill(database, source)
    return copied


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file to write, which gets its final name once all of it is on the disk."""
    refuse_existing(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        create(part)
        yield part
        sync(part)
        refuse_existing(path)
        part.replace(path)
        sync_folder(path.parent)
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from None
    finally:
        for rest in (part, *beside(part), part.with_name(f"{part.name}-journal")):
            rest.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """Copy a SQLite file that may be in use, and bring the copy up to date."""
    check_backup(source)
    heads = noted_heads(source)  # first: what is noted by now will be in the copy
    try:
        with closing(connect(source)) as reading, closing(connect(target)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")
            migrate(writing, str(source))
            enter_heads(writing, heads)
            writing.execute("DELETE FROM room WHERE name = 'in use'")
    except sqlite3.Error as error:
        raise unusable(source, error) from None


def noted_heads(source: Path) -> list[Head]:
    if not heads_path(source).exists():
        return []
    with closing(HeadsFile(source)) as heads:
        return heads.read()


def verified(file: Path) -> Copied:
    """Read a copy again, page by page and log by log; raises `StoreError`."""
    with closing(connect(file)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise StoreError("room-database-damaged", file=str(file), reason=found[:200])
        heads = {row[0]: Head(*row) for row in connection.execute("SELECT * FROM heads")}
        logs = connection.execute("SELECT DISTINCT table_id FROM entries").fetchall()
        tables = sorted({*heads, *(table for (table,) in logs)})
        entries, damaged = 0, []
        for table in tables:
            rows = connection.execute(LOG, (table, 0)).fetchall()
            entries += len(rows)
            try:
                check([stored(*row) for row in rows], table, 0, heads.get(table))
            except BrokenTable:
                damaged.append(table)
    return Copied(len(tables), entries, tuple(damaged))


def refuse_existing(path: Path) -> None:
    if path.exists():
        raise StoreError("room-backup-taken", file=str(path))


def sync(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """So that the new name of a file is on the disk, too; not every system can do it."""
    with contextlib.suppress(OSError):
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
