"""What operators of a room do from the command line: backups, and forgetting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from deskoherna.kernel import Problem
from deskoherna.tables.log.entries import Logged
from deskoherna.tables.log.erasing import people_named
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import BrokenTable, Phase, Table
from deskoherna.tables.stores import open_store
from deskoherna.tables.stores.copies import (
    Copied,
    backup,
    check_room,
    close_backup,
    new_file,
    restore,
)
from deskoherna.tables.stores.store import Store
from deskoherna.texts import speaker

from .screen import Screen

DAMAGED = 1  # the exit code
ANSWER_WITHIN = 5.0  # seconds
LONGEST_ANSWER = 4096  # bytes
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # and where to ask for it


def show_backup(language: str, database: str, file: Path) -> int:
    """Copy a room; the exit code says whether all of its tables can be read."""
    copied = asyncio.run(backup(database, file.expanduser()))
    return show_copied(Screen(speaker(language)), "room-backup-made", copied)


def show_restored(language: str, file: Path, database: str) -> int:
    """Put a copy back where there is nothing yet."""
    screen, file = Screen(speaker(language)), file.expanduser()
    mode = close_backup(file)
    if mode is not None:
        screen.line("room-backup-closed", file=str(file), mode=mode)
    return show_copied(screen, "room-restored", asyncio.run(restore(file, database)))


def show_copied(screen: Screen, key: str, copied: Copied) -> int:
    screen.line(key, tables=copied.tables, entries=copied.entries)
    for table in copied.damaged:
        screen.line("room-backup-damaged", table=table)
    return DAMAGED if copied.damaged else 0


def show_health(language: str, host: str, port: int) -> None:
    """Ask a room that listens there how it is; raises `Problem` unless it is well."""
    asked = EVERYWHERE.get(host, host)
    address = f"[{asked}]:{port}" if ":" in asked else f"{asked}:{port}"
    connection = HTTPConnection(asked, port, timeout=ANSWER_WITHIN)
    try:
        connection.request("GET", "/api/health", headers={"Accept-Language": language})
        answer = connection.getresponse()
        said = answer.read(LONGEST_ANSWER)
    except (OSError, HTTPException) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise Problem("room-health-bad", address=address, reason=reason) from None
    finally:
        connection.close()
    if answer.status != HTTPStatus.OK:
        raise Problem("room-health-bad", address=address, reason=reason_in(said, answer.status))
    Screen(speaker(language)).line("room-health-ok", address=address)


def reason_in(said: bytes, status: int) -> str:
    """What the room says is wrong, if it is a room."""
    try:
        return str(msgspec.json.decode(said)["message"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return f"HTTP {status}"


# Tables

STATES: tuple[Phase, ...] = ("waiting", "playing", "over", "closed")
LATER = 1 << 62  # than everything
DAY = 86_400_000  # milliseconds


class Nobody:
    """A listener that needs to know nothing: what is done here takes a moment."""

    def on_append(self, table: str, seq: int) -> None:
        pass

    def on_erase(self, table: str) -> None:
        pass

    def on_revoke(self, person: str, times: int) -> None:
        pass

    def on_presence(self, table: str) -> None:
        pass

    def on_resync(self) -> None:
        pass


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A room that is there already: a mistyped name must not make another one."""
    await check_room(database)
    store = open_store(database)
    await store.open(Nobody())
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def copy_of(database: str) -> AsyncIterator[Store]:
    """A room as it is now, to be read; the room itself may be in use."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "room.sqlite"
        await backup(database, file)
        async with opened(str(file)) as store:
            yield store


async def log_of(store: Store, table: str) -> list[Logged]:
    log = await store.log(table)
    if not log:
        raise Problem("room-no-table")
    return log


def show_tables(language: str, database: str) -> None:
    asyncio.run(_show_tables(Screen(speaker(language)), database))


async def _show_tables(screen: Screen, database: str) -> None:
    async with copy_of(database) as store:
        tables = await store.untouched(STATES, LATER)
        if not tables:
            screen.line("room-tables-none")
        for id_ in tables:
            try:
                table = Table.load(id_, await store.log(id_), await store.outages())
            except BrokenTable:
                screen.line("room-tables-unreadable", table=id_)
                continue
            at = datetime.fromtimestamp(table.log[-1].at / 1000).astimezone()
            screen.line(
                "room-tables-line",
                table=id_,
                game=table.game.name,
                state=table.state,
                changed=at.strftime("%Y-%m-%d %H:%M"),
                names=", ".join(name for name in table.names if name),
            )


def export_table(language: str, database: str, table: str, file: Path) -> None:
    """The log as JSON lines, one for each entry."""

    async def export() -> int:
        async with copy_of(database) as store:
            log = await log_of(store, table)
        lines = b"".join(msgspec.json.encode(logged) + b"\n" for logged in log)
        with new_file(file.expanduser()) as part:
            part.write_bytes(lines)
        return len(log)

    entries = asyncio.run(export())
    Screen(speaker(language)).line("room-tables-exported", entries=entries)


def delete_table(language: str, database: str, table: str) -> None:
    async def delete() -> None:
        async with opened(database) as store:
            with suppress(BrokenTable):
                await log_of(store, table)
            await store.delete(table)

    asyncio.run(delete())
    Screen(speaker(language)).line("room-tables-deleted", table=table)


def rotate_secret(language: str, database: str, days: int) -> None:
    async def rotate() -> None:
        async with opened(database) as store:
            await store.rotate_secret(now() + days * DAY)

    asyncio.run(rotate())
    Screen(speaker(language)).line("room-secret-rotated", days=days)


def erase_person(language: str, database: str, table: str, name: str, everywhere: bool) -> int:
    """Take someone's names and words out; the exit code says whether all tables could be read."""
    return asyncio.run(_erase(Screen(speaker(language)), database, table, name, everywhere))


async def _erase(screen: Screen, database: str, table: str, name: str, everywhere: bool) -> int:
    async with opened(database) as store:
        people = people_named(await log_of(store, table), name)
        if not people:
            raise Problem("room-tables-nobody", name=name[:40])
        tables = {table}
        if everywhere:
            for person in people:
                tables.update(await store.tables_with(person))
        damaged = False
        for id_ in sorted(tables):
            try:
                entries = await store.erase(id_, people)
            except BrokenTable:
                damaged = True
                screen.line("room-tables-unreadable", table=id_)
                continue
            screen.line("room-tables-erased", table=id_, entries=entries)
        return DAMAGED if damaged else 0


def revoke_person(language: str, database: str, table: str, name: str) -> None:
    """Make the cookie or token of whoever has a name at a table worthless."""

    async def revoke() -> int:
        async with opened(database) as store:
            people = people_named(await log_of(store, table), name)
            for person in people:
                await store.revoke(person)
        return len(people)

    people = asyncio.run(revoke())
    if not people:
        raise Problem("room-tables-nobody", name=name[:40])
    Screen(speaker(language)).line("room-tables-revoked", people=people)
