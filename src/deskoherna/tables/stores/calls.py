"""Calls that wait to be sent: somebody is to be told that it is their turn, that a game is over …

There is one call of a kind for a person at a table, however often there is a reason for it. A call
that was taken is sent by whoever took it, and by no other server. What was called for is noted with
the call, so that nobody is called twice for one reason, however many servers see it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from .sql import Database, places


class Call(NamedTuple):
    person: str
    table: str
    kind: str
    seq: int  # of the entry that is the reason
    due: int  # when it is to be sent, in milliseconds since 1970
    tries: int = 0  # that have failed


COLUMNS = "person, table_id, kind, seq, due, tries"
ADD = f"""
    INSERT INTO calls ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person, table_id, kind) DO UPDATE
    SET seq = excluded.seq, due = CASE WHEN excluded.tries > 0 OR excluded.due < calls.due
        THEN excluded.due ELSE calls.due END, tries = excluded.tries
"""
CALLED = "called"  # the kind of the documents in which that is noted
NOTE = """
    INSERT INTO documents (person, kind, key, body, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, at = excluded.at
    WHERE substr(documents.body, 2, 10) < substr(excluded.body, 2, 10)
"""
ADD_NOTED = f"""
    INSERT INTO calls ({COLUMNS})
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS INTEGER),
        CAST($5 AS BIGINT), CAST($6 AS INTEGER)
    WHERE EXISTS (SELECT 1 FROM documents WHERE kind = $7 AND key = $8 AND body = $9)
    ON CONFLICT (person, table_id, kind) DO UPDATE SET seq = excluded.seq, due = excluded.due,
        tries = 0
"""
WAITING = "SELECT kind FROM calls WHERE person = $1 AND table_id = $2"
POSTPONE = """
    UPDATE calls SET due = $6, tries = $7
    WHERE person = $1 AND table_id = $2 AND kind = $3 AND seq = $4 AND due = $5 RETURNING 1
"""
CONCERNING = """
    SELECT DISTINCT tables.id, tables.changed FROM tables
    JOIN people ON people.table_id = tables.id
    JOIN documents ON documents.person = people.person
    WHERE documents.kind IN ({kinds}) AND tables.state <> 'playing' AND tables.changed > $1
    ORDER BY tables.changed DESC LIMIT $2
"""
DUE = f"SELECT {COLUMNS} FROM calls WHERE due <= $1 ORDER BY due LIMIT $2"
NEXT = "SELECT min(due) FROM calls"
TAKE = """
    DELETE FROM calls WHERE person = $1 AND table_id = $2 AND kind = $3 AND seq = $4 AND due = $5
    RETURNING 1
"""
DROP = "DELETE FROM calls WHERE person = $1 AND table_id = $2 AND kind = $3"
DROP_TABLE = "DELETE FROM calls WHERE table_id = $1"
FORGET = "DELETE FROM calls WHERE person = $1"


class Calls:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, calls: Iterable[Call]) -> None:
        """Where one waits already, the reason is the new one, and the earlier time counts."""
        statements = [(ADD, call) for call in calls]
        if statements:
            await self._database.change(*statements)

    async def note(self, call: Call, at: int, wanted: bool = True) -> None:
        """There is a reason for a call: add it, unless it was noted before.

        If it is not wanted, as the person has seen the reason, that is noted all the same.
        """
        key = f"{call.person} {call.table} {call.kind}"
        body = f'"{call.seq:010} {secrets.token_hex(8)}"'  # by which one's own note is known again
        noted = (NOTE, (call.person, CALLED, key, body, at))
        if wanted:
            await self._database.change(noted, (ADD_NOTED, (*call, CALLED, key, body)))
        else:
            await self._database.change(noted, (DROP, call[:3]))

    async def waiting(self, person: str, table: str) -> list[str]:
        """The kinds of calls that wait for someone at a table."""
        return [kind for (kind,) in await self._database.fetch(WAITING, person, table)]

    async def postpone(self, call: Call, due: int, tries: int = 0) -> Call | None:
        """The call as it waits then, unless somebody else has taken it; one of all gets it."""
        (rows,) = await self._database.change((POSTPONE, (*call[:5], due, tries)))
        return call._replace(due=due, tries=tries) if rows else None

    async def concerning(self, kinds: Iterable[str], since: int, most: int) -> list[str]:
        """Tables at which nobody plays, that changed since a time, of people with such documents.

        Those with a game that runs are looked at anyway.
        """
        wanted = tuple(kinds)
        query = CONCERNING.format(kinds=places(wanted, after=2))
        return [id_ for id_, _ in await self._database.fetch(query, since, most, *wanted)]

    async def due(self, at: int, most: int) -> list[Call]:
        return [Call(*row) for row in await self._database.fetch(DUE, at, most)]

    async def next_due(self) -> int | None:
        ((due,),) = await self._database.fetch(NEXT)
        return None if due is None else int(due)

    async def take(self, call: Call) -> bool:
        """Whether it was still there as it is; of all who try, one gets it."""
        (taken,) = await self._database.change((TAKE, call[:5]))
        return bool(taken)

    async def drop(self, person: str, table: str, kind: str) -> None:
        """There is no reason for it any more."""
        await self._database.change((DROP, (person, table, kind)))

    async def drop_table(self, table: str) -> None:
        await self._database.change((DROP_TABLE, (table,)))

    async def forget(self, person: str) -> None:
        await self._database.change((FORGET, (person,)), overwrite=True)
