"""Tables whose row is missing, so that no list has them and no bot goes on: their logs are whole.

The sums of a log do not cover the row, but everything in the row follows from the log.
"""

from __future__ import annotations

import asyncio

from ..journal import Journal
from ..log.table import BrokenTable, Table
from .store import Store, TableRow

UNLISTED = """
    WITH RECURSIVE logs (id) AS (
        SELECT min(table_id) FROM entries
        UNION ALL
        SELECT (SELECT min(table_id) FROM entries WHERE table_id > id) FROM logs
        WHERE id IS NOT NULL
    )
    SELECT id FROM logs
    WHERE id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = logs.id)
"""


async def row_from_log(store: Store, table: str) -> TableRow | None:
    """The row of a table that lacks it, unless its log cannot be read."""
    try:
        log = await store.log(table)
        found = await asyncio.to_thread(Table.load, table, log)
    except BrokenTable:
        Journal().error("table is in no list, and cannot be read", table=table)
        return None
    Journal().warning("table was in no list", table=table, state=found.state)
    return TableRow(table, found.state, found.opened.public, log[-1].at)
