"""The tables of a SQLite file, and how an older file is brought up to them."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable

from .chain import Head
from .store import IS_TALK, SECRET, StoreError

MIGRATIONS = (
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        person TEXT,
        client_id TEXT,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        state TEXT NOT NULL,
        public INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_state ON tables (state, public, changed);
    CREATE TABLE people (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE room (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE outages (start INTEGER NOT NULL, finish INTEGER NOT NULL);
    """,
    "CREATE TABLE reviews (table_id TEXT PRIMARY KEY, review BLOB NOT NULL) STRICT;",
    """
    ALTER TABLE entries ADD COLUMN sum TEXT;
    ALTER TABLE entries ADD COLUMN erased TEXT;
    CREATE TABLE heads (
        table_id TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        sum TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE revoked (person TEXT PRIMARY KEY, times INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    """,
    f"CREATE INDEX talk_by_person ON entries (person) WHERE {IS_TALK};",
    """
    CREATE TABLE documents (
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        body TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX documents_by_person ON documents (person, kind, at);
    CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        bot TEXT,
        game TEXT NOT NULL,
        variant TEXT NOT NULL,
        ended INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        place INTEGER NOT NULL,
        score INTEGER,
        rated INTEGER NOT NULL,
        rating INTEGER,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX results_by_person ON results (person, ended, table_id) WHERE person IS NOT NULL;
    CREATE TABLE booked (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE calls (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        seq INTEGER NOT NULL,
        due INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        PRIMARY KEY (person, table_id, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX calls_by_time ON calls (due);
    CREATE INDEX calls_by_table ON calls (table_id);
    """,
)

LOG = """
    SELECT table_id, seq, at, CAST(person AS BLOB), CAST(client_id AS BLOB), CAST(entry AS BLOB),
           sum, erased
    FROM entries
    WHERE table_id = ? AND seq >= ? ORDER BY seq
"""
LACKS = """
    SELECT 1 WHERE NOT EXISTS (
        SELECT 1 FROM entries WHERE table_id = ?1 AND seq = ?2 AND sum = ?3
    )
"""
WITHOUT_HEAD = """
    SELECT heads.table_id, heads.seq FROM heads
    LEFT JOIN entries ON entries.table_id = heads.table_id AND entries.seq = heads.seq
    WHERE entries.sum IS NOT heads.sum
"""


def migrate(connection: sqlite3.Connection, name: str) -> None:
    """Bring a file up to date; raises `StoreError` if it is a newer one than ours."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError("room-database-newer", file=name, version=version, known=len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN;{script}PRAGMA user_version = {number};COMMIT;")
    fresh = secrets.token_bytes(SECRET)
    connection.execute("INSERT OR IGNORE INTO room VALUES ('secret', ?)", (fresh,))


def enter_heads(connection: sqlite3.Connection, heads: Iterable[Head]) -> None:
    """Enter the heads of logs that are not as long as these say."""
    for head in heads:
        if connection.execute(LACKS, head).fetchone() is not None:
            connection.execute("INSERT OR REPLACE INTO heads VALUES (?, ?, ?)", head)
