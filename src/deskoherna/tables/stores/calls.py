"""Calls that wait to be sent: somebody is to be told that it is their turn, that a game is over …

There is one call of a kind for a person at a table, however often there is a reason for it. A call
that was taken is sent by whoever took it, and by no other server.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .sql import Database


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
