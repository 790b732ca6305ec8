"""What is said at a table, and who may say something (ROOM-13)."""

from __future__ import annotations

from .entries import (
    Approved,
    AskedToWrite,
    Banned,
    Cleared,
    Logged,
    Muted,
    Opened,
    Said,
    WritingChanged,
)

TALK = (Said, AskedToWrite)
Moderated = AskedToWrite | Approved | Muted | Banned | Cleared | WritingChanged


class Talk:
    """The chat of a table; `Table.apply` alone changes it."""

    def __init__(self, opened: Opened) -> None:
        self.spectators_write = opened.spectators_write
        self.entries = 0  # in the log, whether they stand or not
        self.entries_of_spectators = 0
        self.said: dict[str, list[int]] = {}  # by person: where in the log is what stands
        self.cleared: dict[int, int] = {}  # by the number of what was said: with which entry
        self.last_cleared = 0
        self.approved: set[str] = set()
        self.declined: set[str] = set()
        # by person: where in the log it was said so
        self.asking: dict[str, int] = {}
        self.muted: dict[str, int] = {}
        self.banned: dict[str, int] = {}
        self._host = opened.host

    def apply(self, logged: Logged, entry: Said | Moderated) -> None:
        match entry:
            case Said():
                self._count(logged, entry.seat is None)
                self.said.setdefault(logged.person or "", []).append(logged.seq)
            case AskedToWrite():
                self._count(logged, spectator=True)
                self.asking[logged.person or ""] = logged.seq
            case Approved():
                self._approve(entry)
            case Muted():
                self._cast_out(self.muted, logged, entry)
            case Banned():
                self._cast_out(self.banned, logged, entry)
            case Cleared():
                self._clear(logged, entry)
            case WritingChanged():
                self.spectators_write = entry.spectators_write
                self.asking = {}
                self.declined = set()

    def _count(self, logged: Logged, spectator: bool) -> None:
        self.entries += 1
        self.entries_of_spectators += spectator and logged.person != self._host

    def _approve(self, entry: Approved) -> None:
        self.asking.pop(entry.person, None)
        self.approved.discard(entry.person)
        self.declined.discard(entry.person)
        (self.approved if entry.yes else self.declined).add(entry.person)

    def _cast_out(self, people: dict[str, int], logged: Logged, entry: Muted | Banned) -> None:
        people.pop(entry.person, None)
        self.asking.pop(entry.person, None)
        if entry.on:
            people[entry.person] = logged.seq

    def _clear(self, logged: Logged, entry: Cleared) -> None:
        people = list(self.said) if entry.person is None else [entry.person]
        self.last_cleared = logged.seq
        for person in people:
            self.cleared |= dict.fromkeys(self.said.pop(person, ()), logged.seq)
