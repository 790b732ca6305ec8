"""A table as this server knows it: a replica of the log in the store, which alone is true."""

from __future__ import annotations

from deskoherna.kernel import Problem

from ..log.entries import Became, Logged, Opened, Seated
from ..log.table import BrokenTable, NoTable, Phase, Table
from ..stores.store import Conflict, StoreError, TableRow
from .context import Context
from .decisions import Decision


class Replica:
    def __init__(self, context: Context, table: Table) -> None:
        self.table = table
        self._context = context
        self._listed: Phase | None = None  # in which the store has it, as far as is known

    async def append(self, decision: Decision, person: str | None, id_: str | None) -> None:
        """Log what was decided, then apply it; raises `Conflict` or `StoreError`.

        If that fails nothing has happened, unless the store says otherwise.
        """
        table = self.table
        log = table.numbered(decision.entries, person, id_)
        row = self._changed_row(decision.phase(table.state), log[-1].at)
        try:
            await self._context.store.append(table.id, log, row, people_in(log))
        except (Conflict, Problem) as failure:
            self._listed = None
            if isinstance(failure, StoreError):
                self._context.journal.error("not saved", table=table.id, reason=failure.reason)
            await self._find_out()
            raise
        self._apply(log)

    def _apply(self, log: list[Logged]) -> None:
        try:
            for logged in log:
                self.table.apply(logged)
        except BrokenTable:
            self._context.forget(self.table.id)
            raise

    async def _find_out(self) -> None:
        """Whether an append that failed is in the store all the same, only the store can say."""
        try:
            await self._apply_stored()
        except Problem:
            self._context.forget(self.table.id)  # whoever comes next reads all of it
            raise

    async def _apply_stored(self) -> bool:
        """Whether the store has entries that are not applied here yet; now they are."""
        try:
            log = await self._read_after(self.table.seq)
        except (BrokenTable, NoTable):
            self._context.forget(self.table.id)
            raise
        self._apply(log)
        return bool(log)

    async def _read_after(self, seq: int) -> list[Logged]:
        """Raises `NoTable` if it was deleted at another server, and `BrokenTable`."""
        store, id_ = self._context.store, self.table.id
        try:
            return await store.log(id_, seq)
        except BrokenTable:
            if not await store.log(id_):
                raise NoTable() from None
            raise

    async def read_on(self) -> bool:
        """Whether another server has written something that is known here only now."""
        return self._context.store.shared and await self._apply_stored()

    async def reload(self) -> None:
        """Read the whole log again."""
        self._listed = None
        try:
            self.table = await self._context.load(self.table.id)
        except Problem:
            self._context.forget(self.table.id)
            raise

    def _changed_row(self, phase: Phase, at: int) -> TableRow | None:
        if phase == self._listed:
            return None
        self._listed = phase
        return TableRow(self.table.id, phase, self.table.opened.public, at)


def people_in(log: list[Logged]) -> set[str]:
    """Who sat down in these entries."""
    people: set[str] = set()
    for logged in log:
        if isinstance(logged.entry, Seated) and logged.entry.chair.person:
            people.add(logged.entry.chair.person)
        elif isinstance(logged.entry, Became):
            people.add(logged.entry.to)
        elif isinstance(logged.entry, Opened):
            chairs = logged.entry.chairs
            people |= {logged.entry.host, *(chair.person for chair in chairs if chair.person)}
    return people
