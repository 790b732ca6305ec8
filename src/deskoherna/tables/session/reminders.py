"""Notes in the store who is to be reminded of a clock, and when; a sender finds it there."""

from __future__ import annotations

from deskoherna.kernel import Problem

from ..log.now import now
from ..log.reminding import Reminder, reminder_for
from ..stores.calls import Call
from .interface import SessionInterface

REMINDER = "reminder"


class Reminders:
    def __init__(self, session: SessionInterface) -> None:
        self._session = session
        self._noted: dict[str, Reminder | None] = {}  # by person
        self._looked = 0  # at the log, up to this entry
        self._busy = False

    def set(self) -> None:
        """Note what has changed with the last entries."""
        table = self._session.table
        slow = table.clock is not None and table.clock.rule.slow
        if slow and table.seq != self._looked and not self._busy:
            self._busy = True
            self._session.context.spawn(self._note())

    async def _note(self) -> None:
        """Until nothing has changed meanwhile; if the store fails, again with the next entry."""
        calls = self._session.context.store.calls
        try:
            while self._session.table.seq != self._looked and not self._session.closed:
                self._looked, id_ = self._session.table.seq, self._session.table.id
                for person, reminder in self._due().items():
                    if person in self._noted and self._noted[person] == reminder:
                        continue
                    await calls.drop(person, id_, REMINDER)  # where one waits, the earlier counts
                    if reminder is not None:
                        await calls.add([Call(person, id_, REMINDER, reminder.seq, reminder.due)])
                    self._noted[person] = reminder
        except Problem:
            self._noted = {}
        finally:
            self._busy = False

    def _due(self) -> dict[str, Reminder | None]:
        """The next reminder of everyone who sits or sat there."""
        table, at = self._session.table, now()
        people = {chair.person for chair in table.chairs if chair.person is not None}
        return {person: reminder_for(table, person, at) for person in {*people, *self._noted}}
