"""Where logs are kept: SQLite for one server, PostgreSQL for several."""

from __future__ import annotations

import re
from pathlib import Path

from .sqlite import SqliteStore
from .store import Store, StoreError

URL = re.compile(r"(?P<kind>[a-z][a-z0-9+]*)://", re.ASCII | re.IGNORECASE)


def open_store(database: str) -> Store:
    """The store for a file's path or a database's URL; raises `StoreError`."""
    url = URL.match(database)
    if url is None:
        return SqliteStore(Path(database).expanduser())
    if url["kind"].lower() not in ("postgresql", "postgres"):
        raise StoreError("room-database-kind", kind=url["kind"][:40])
    from .postgres import PostgresStore  # noqa: PLC0415  # the driver is not always needed

    return PostgresStore(database)
