"""Small documents that people leave in a room: how they want to be called back, their passkeys …

The key of a document is unique among all of its kind. It belongs to whoever wrote it first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from .sql import Database, places

MOST = 1_000  # that are read at once


class Document(NamedTuple):
    person: str  # whose it is; the room's own are nobody's
    kind: str
    key: str
    body: str  # JSON
    at: int  # when it was written, in milliseconds since 1970


COLUMNS = "person, kind, key, body, at"
GET = f"SELECT {COLUMNS} FROM documents WHERE kind = $1 AND key = $2"
OF_PERSON = f"SELECT {COLUMNS} FROM documents WHERE person = $1 ORDER BY kind, at, key LIMIT $2"
OF_KIND = f"""
    SELECT {COLUMNS} FROM documents WHERE person = $1 AND kind = $2 ORDER BY at, key LIMIT $3
"""
OWNERS = "SELECT DISTINCT person FROM documents WHERE kind IN ({kinds}) AND person IN ({people})"
PUT = f"""
    INSERT INTO documents ({COLUMNS})
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),
        CAST($5 AS BIGINT)
    WHERE $6 > (SELECT count(*) FROM documents WHERE person = $1 AND kind = $2 AND key <> $3)
    ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, at = excluded.at
    WHERE documents.person = excluded.person
    RETURNING 1
"""
REPLACE = """
    UPDATE documents SET body = $4, at = $5
    WHERE person = $1 AND kind = $2 AND key = $3 AND body = $6 RETURNING 1
"""
DELETE = f"""
    DELETE FROM documents WHERE person = $1 AND kind = $2 AND key = $3 RETURNING {COLUMNS}
"""
TAKE = f"DELETE FROM documents WHERE kind = $1 AND key = $2 RETURNING {COLUMNS}"
EXPIRE = "DELETE FROM documents WHERE kind = $1 AND at < $2"
FORGET = "DELETE FROM documents WHERE person = $1"
HAND_OVER = "UPDATE documents SET person = $2 WHERE person = $1 AND kind = $3"


class Documents:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, kind: str, key: str) -> Document | None:
        rows = await self._database.fetch(GET, kind, key)
        return Document(*rows[0]) if rows else None

    async def of(self, person: str, kind: str | None = None, most: int = MOST) -> list[Document]:
        """A person's documents, those of a kind or all, the oldest of a kind first."""
        if kind is None:
            rows = await self._database.fetch(OF_PERSON, person, most)
        else:
            rows = await self._database.fetch(OF_KIND, person, kind, most)
        return [Document(*row) for row in rows]

    async def owners(self, kinds: Collection[str], people: Collection[str]) -> set[str]:
        """Those among some people who have a document of one of these kinds."""
        if not people:
            return set()
        query = OWNERS.format(kinds=places(kinds), people=places(people, after=len(kinds)))
        rows = await self._database.fetch(query, *kinds, *people)
        return {person for (person,) in rows}

    async def put(self, document: Document, most: int = MOST) -> bool:
        """Write it, in place of what was there.

        False if the key is another's, or the person has as many others of the kind as they may.
        """
        (written,) = await self._database.change((PUT, (*document, most)))
        return bool(written)

    async def replace(self, before: Document, body: str, at: int) -> bool:
        """Write it anew, unless somebody has changed it meanwhile."""
        person, kind, key, was, _ = before
        (written,) = await self._database.change((REPLACE, (person, kind, key, body, at, was)))
        return bool(written)

    async def delete(self, person: str, kind: str, key: str) -> Document | None:
        """Delete a person's document, overwritten on the disk; what it was."""
        (rows,) = await self._database.change((DELETE, (person, kind, key)), overwrite=True)
        return Document(*rows[0]) if rows else None

    async def take(self, kind: str, key: str) -> Document | None:
        """Delete a document; of all who try, one gets it."""
        (rows,) = await self._database.change((TAKE, (kind, key)))
        return Document(*rows[0]) if rows else None

    async def expire(self, kind: str, before: int) -> None:
        """Delete all of a kind that were written before a time."""
        await self._database.change((EXPIRE, (kind, before)))

    async def forget(self, person: str) -> None:
        """Delete all that a person has, overwritten on the disk."""
        await self._database.change((FORGET, (person,)), overwrite=True)

    async def hand_over(self, person: str, to: str, kind: str) -> None:
        """Give all of a kind to somebody else."""
        await self._database.change((HAND_OVER, (person, to, kind)))
