"""The tables of the database, and how an older database is brought up to them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ..store import IS_TALK, SECRET, StoreError
from .connection import SCHEMA

if TYPE_CHECKING:
    from .connection import Connection

MIGRATING = 0x6465736B01  # a lock

SUMMED = """
    ALTER TABLE entries ADD CONSTRAINT summed
        CHECK (sum IS NOT NULL OR erased IS NOT NULL) NOT VALID;
"""

MIGRATIONS = (
    """
    CREATE TABLE entries (
        table_id TEXT COLLATE "C" NOT NULL,
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        person TEXT,
        client_id TEXT,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        state TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        changed BIGINT NOT NULL
    );
    CREATE INDEX tables_by_state ON tables (state, public, changed);
    CREATE TABLE people (
        person TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE TABLE room (secret BYTEA NOT NULL, alive BIGINT);
    CREATE TABLE outages (start BIGINT NOT NULL, finish BIGINT NOT NULL);
    -- What follows is of use only while servers run, and need not outlive a crash.
    CREATE UNLOGGED TABLE nodes (id TEXT PRIMARY KEY, alive TIMESTAMPTZ NOT NULL);
    CREATE UNLOGGED TABLE present (
        table_id TEXT COLLATE "C" NOT NULL,
        node TEXT NOT NULL REFERENCES nodes ON DELETE CASCADE,
        seats INTEGER[] NOT NULL,
        spectators INTEGER NOT NULL,
        PRIMARY KEY (table_id, node)
    );
    """,
    "ALTER TABLE present ADD COLUMN plans TEXT NOT NULL DEFAULT '{}';",
    """
    CREATE TABLE reviews (table_id TEXT COLLATE "C" PRIMARY KEY, review BYTEA NOT NULL);
    """,
    # A server of the version before may still run: it must not write entries without sums.
    f"""
    ALTER TABLE entries ADD COLUMN sum TEXT, ADD COLUMN erased TEXT;
    {SUMMED}
    CREATE TABLE heads (
        table_id TEXT COLLATE "C" PRIMARY KEY,
        seq INTEGER NOT NULL,
        sum TEXT NOT NULL
    );
    """,
    "ALTER TABLE room ADD COLUMN former_secret BYTEA, ADD COLUMN former_until BIGINT;",
    """
    CREATE TABLE revoked (person TEXT COLLATE "C" PRIMARY KEY, times INTEGER NOT NULL);
    """,
    f"CREATE INDEX talk_by_person ON entries (person) WHERE {IS_TALK};",
    """
    CREATE TABLE documents (
        person TEXT COLLATE "C" NOT NULL,
        kind TEXT COLLATE "C" NOT NULL,
        key TEXT COLLATE "C" NOT NULL,
        body TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (kind, key)
    );
    CREATE INDEX documents_by_person ON documents (person, kind, at);
    CREATE TABLE results (
        table_id TEXT COLLATE "C" NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT COLLATE "C",
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        bot TEXT,
        game TEXT NOT NULL,
        variant TEXT NOT NULL,
        ended BIGINT NOT NULL,
        outcome TEXT NOT NULL,
        place INTEGER NOT NULL,
        score INTEGER,
        rated BOOLEAN NOT NULL,
        rating INTEGER,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX results_by_person ON results (person, ended, table_id) WHERE person IS NOT NULL;
    CREATE TABLE booked (table_id TEXT COLLATE "C" PRIMARY KEY);
    CREATE TABLE calls (
        person TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        kind TEXT COLLATE "C" NOT NULL,
        seq INTEGER NOT NULL,
        due BIGINT NOT NULL,
        tries INTEGER NOT NULL,
        PRIMARY KEY (person, table_id, kind)
    );
    CREATE INDEX calls_by_time ON calls (due);
    CREATE INDEX calls_by_table ON calls (table_id);
    """,
)


async def migrate(connection: Connection, name: str) -> None:
    """Bring the schema up to date; raises `StoreError` if it is a newer one than ours."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        if await connection.fetchval("SELECT to_regclass('version')") is None:
            await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            await connection.execute("CREATE TABLE version (number INTEGER NOT NULL)")
            await connection.execute("INSERT INTO version VALUES (0)")
        version = await connection.fetchval("SELECT number FROM version")
        if version > len(MIGRATIONS):
            raise StoreError(
                "room-database-newer", file=name, version=version, known=len(MIGRATIONS)
            )
        for script in MIGRATIONS[version:]:
            await connection.execute(script)
        await connection.execute("UPDATE version SET number = $1", len(MIGRATIONS))
        fresh = secrets.token_bytes(SECRET)
        await connection.execute(
            "INSERT INTO room SELECT $1 WHERE NOT EXISTS (SELECT FROM room)", fresh
        )
