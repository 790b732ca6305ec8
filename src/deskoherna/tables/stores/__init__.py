"""Where logs are kept: SQLite for one server, PostgreSQL for several."""

from __future__ import annotations

import re
from pathlib import Path

from deskoherna.extras import extra

from .sqlite import SqliteStore
from .store import Store, StoreError

URL = re.compile(r"(?P<kind>[a-z][a-z0-9+]*)://", re.ASCII | re.IGNORECASE)


def is_postgres(database: str) -> bool:
    """Whether it is the URL of such a database, or else a file's path; raises `StoreError`."""
    url = URL.match(database)
    if url is not None and url["kind"].lower() not in ("postgresql", "postgres"):
        raise StoreError("room-database-kind", kind=url["kind"][:40])
    return url is not None


def open_store(database: str) -> Store:
    """The store for a file's path or a database's URL.

    Raises `StoreError`, and `Problem` if the extra that it needs is not installed.
    """
    if not is_postgres(database):
        return SqliteStore(Path(database).expanduser())
    with extra("cluster"):
        from .postgres import PostgresStore  # noqa: PLC0415
    return PostgresStore(database)
