"""A table has been still for a while: whoever is to be called, and did not see why, is called."""

from __future__ import annotations

from collections.abc import Callable

from ..log.now import now
from ..log.table import Table
from ..people.calling import WAYS
from ..stores.calls import Call
from ..stores.store import Store
from .reasons import Reason, reasons

OTHERS_LOOK = 2_000  # milliseconds in which another server can say that somebody has seen it


async def look(store: Store, table: Table, saw: Callable[[Reason], bool]) -> None:
    """Note the calls that there are reasons for. Raises `StoreError`."""
    at = now()
    found = reasons(table, at)
    wanting = await store.documents.owners(WAYS, {reason.person for reason in found})
    for reason in found:
        if reason.person in wanting:
            due = at + OTHERS_LOOK if store.shared else at
            call = Call(reason.person, table.id, reason.kind, reason.seq, due)
            await store.calls.note(call, at, wanted=not saw(reason))


async def forget_seen(store: Store, table: str, person: str) -> None:
    """Somebody looks at a table: nothing has to call them there."""
    for kind in await store.calls.waiting(person, table):
        await store.calls.drop(person, table, kind)
