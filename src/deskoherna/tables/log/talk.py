"""What is said at a table, and who may say something (ROOM-13)."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

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
from .names import looks

TALK = (Said, AskedToWrite)
Moderated = AskedToWrite | Approved | Muted | Banned | Cleared | WritingChanged


class SeatTaker(NamedTuple):
    """Whoever has taken a free seat of a game that has not begun."""

    seat: int


ChatAuthor = Literal["host"] | int | SeatTaker | None  # by number: a seat; None: whoever has none


class Talk:
    """The chat of a table; `Table.apply` alone changes it."""

    def __init__(self, opened: Opened) -> None:
        self.spectators_write = opened.spectators_write
        self.entries: Counter[ChatAuthor] = Counter()  # in the log, whether they stand or not
        self.of_others: set[int] = set()  # what stands in it, said by neither host nor players
        self.said: dict[str, list[int]] = {}  # by person: where in the log is what stands
        self.names: dict[str, str] = {}  # by how it looks: who wrote what stands under this name
        self.cleared: dict[int, int] = {}  # by the number of what was said: with which entry
        self.last_cleared = 0
        self.approved: set[str] = set()
        self.declined: set[str] = set()
        # by person: where in the log it was said so
        self.asking: dict[str, int] = {}
        self.muted: dict[str, int] = {}
        self.banned: dict[str, int] = {}

    def say(self, logged: Logged, name: str, author: ChatAuthor) -> None:
        self.names.setdefault(looks(name), logged.person or "")
        self.entries[author] += 1
        if author is None:
            self.of_others.add(logged.seq)
        self.said.setdefault(logged.person or "", []).append(logged.seq)

    def apply(self, logged: Logged, entry: Moderated) -> None:
        match entry:
            case AskedToWrite():
                self.entries[None] += 1
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

    def hand_over(self, person: str, to: str) -> None:
        """What somebody said and may do is another's, and so is what they may not."""
        if lines := self.said.pop(person, None):
            self.said[to] = sorted([*self.said.get(to, ()), *lines])
        self.names = {name: to if who == person else who for name, who in self.names.items()}
        for people in (self.asking, self.muted, self.banned):
            if person in people:
                people.setdefault(to, people.pop(person))
        for allowed in (self.approved, self.declined):
            if person in allowed:
                allowed.remove(person)
                allowed.add(to)

    def pardon(self, person: str) -> None:
        self.muted.pop(person, None)
        self.banned.pop(person, None)

    def _clear(self, logged: Logged, entry: Cleared) -> None:
        people = list(self.said) if entry.person is None else [entry.person]
        self.last_cleared = logged.seq
        for person in people:
            lines = self.said.pop(person, [])
            self.cleared |= dict.fromkeys(lines, logged.seq)
            self.of_others -= set(lines)
        gone = set(people)
        self.names = {name: who for name, who in self.names.items() if who not in gone}
