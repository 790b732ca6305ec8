"""How to connect to the database, and how connections fail."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import asyncpg

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

SCHEMA = "deskoherna"

HOW_TO_CONNECT: dict[str, Any] = {
    "timeout": 5.0,
    "command_timeout": 10.0,
    "server_settings": {
        "application_name": "deskoherna",
        "search_path": SCHEMA,
        "synchronous_commit": "on",
        "default_transaction_isolation": "read committed",
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
    },
}

LOST = (  # the connection has gone, or leads to a server that cannot write
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
)
FAILED = (*LOST, asyncpg.PostgresError)


def abandon(connection: Connection) -> None:
    """Close a connection whose state is unknown, if it is not closed already."""
    with contextlib.suppress(asyncpg.InterfaceError):
        connection.terminate()


PROPER_URL = re.compile(
    r"\w+://(?:[^@/?#]*@)?(?P<host>[\w.-]*(?::[0-9]+)?)(?P<name>/[\w.-]*)?(?:\?[^@]*)?", re.ASCII
)


def without_credentials(url: str) -> str:
    """What may be shown of a database's address: host and name, or nothing if in doubt."""
    found = PROPER_URL.fullmatch(url)
    return f"postgresql://{found['host']}{found['name'] or ''}" if found else "postgresql://…"


def credentials(url: str) -> list[str]:
    """What must not be shown."""
    try:
        parts = urlsplit(url)
        found = [parts.username, parts.password, *parts.query.split("&")]
    except ValueError:
        return [url]
    plain = [text for text in found if text]
    return sorted({*plain, *map(unquote, plain)}, key=len, reverse=True)
