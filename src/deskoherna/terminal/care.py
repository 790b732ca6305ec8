"""What whoever runs a room does from the command line: backups."""

from __future__ import annotations

import asyncio
from pathlib import Path

from deskoherna.tables.stores.copies import Copied, backup, restore
from deskoherna.tables.stores.files import close_to_others
from deskoherna.texts import speaker

from .screen import Screen

DAMAGED = 1  # the exit code


def show_backup(language: str, database: str, file: Path) -> int:
    """Copy a room; the exit code says whether all of its tables can be read."""
    copied = asyncio.run(backup(database, file.expanduser()))
    return show_copied(Screen(speaker(language)), "room-backup-made", copied)


def show_restored(language: str, file: Path, database: str) -> int:
    """Put a copy back where there is nothing yet."""
    screen, file = Screen(speaker(language)), file.expanduser()
    mode = close_to_others(file)
    if mode is not None:
        screen.line("room-backup-closed", file=str(file), mode=mode)
    return show_copied(screen, "room-restored", asyncio.run(restore(file, database)))


def show_copied(screen: Screen, key: str, copied: Copied) -> int:
    screen.line(key, tables=copied.tables, entries=copied.entries)
    for table in copied.damaged:
        screen.line("room-backup-damaged", table=table)
    return DAMAGED if copied.damaged else 0
