"""A whole server in this process, on whatever disk or database a test gives it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from deskoherna.server.app import Server
from deskoherna.tables.journal import Journal
from deskoherna.tables.log.entries import CommandId
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores import open_store
from fault_injection.history import Entry
from hostile.running import ROOMY


class Serving(NamedTuple):
    room: Room
    address: str


@asynccontextmanager
async def serving(database: Path | str) -> AsyncIterator[Serving]:
    room = Room(
        open_store(str(database)),
        Journal(),
        bot_processes=1,
        table_limits=ROOMY.tables,
    )
    runner = Server(room, ROOMY).runner()
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield Serving(room, f"http://127.0.0.1:{runner.addresses[0][1]}")
    finally:
        await runner.cleanup()


def kept(database: Path, table: str) -> list[Entry]:
    """The log of a table as the file has it, read without the store."""
    query = "SELECT seq, client_id, entry FROM entries WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(query, (table,)).fetchall()
    return [Entry(seq, id_ and CommandId.parse(id_).id, text) for seq, id_, text in rows]
