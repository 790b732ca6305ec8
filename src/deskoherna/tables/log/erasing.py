"""Taking a person's names and words out of a log. The game itself stays as it was played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from .entries import (
    AnyEntry,
    Approved,
    AskedToWrite,
    Banned,
    Became,
    Chair,
    Cleared,
    Laid,
    Logged,
    Muted,
    Opened,
    Said,
    Seated,
)
from .names import ERASED
from .talk import TALK

replace = msgspec.structs.replace


class Person(NamedTuple):
    """Who is to be forgotten: by ids, and the names they had at a table."""

    ids: frozenset[str]
    names: frozenset[str]


def people_named(log: Sequence[Logged], name: str) -> frozenset[str]:
    """The ids of those who sat, spoke or asked to at a table under a name."""
    chairs = [chair for logged in log for chair in chairs_in(logged.entry)]
    sat = {chair.person for chair in chairs if chair.name == name and chair.person}
    spoke = {e.person for e in log if isinstance(e.entry, TALK) and e.entry.name == name}
    return frozenset({*sat, *(person for person in spoke if person)})


def person_at(log: Sequence[Logged], ids: Collection[str]) -> Person:
    """Someone with all the names they had at a table."""
    names = {
        chair.name
        for logged in log
        for chair in chairs_in(logged.entry)
        if chair.person in ids and chair.name
    }
    said = {e.entry.name for e in log if isinstance(e.entry, TALK) and e.person in ids}
    return Person(frozenset(ids), frozenset(names | said) - {""})


def erased(logged: Logged, person: Person) -> AnyEntry:
    """An entry without a person's names and words."""
    entry = logged.entry
    return replace(entry, **_changes(logged, entry, person))


def _changes(logged: Logged, entry: AnyEntry, person: Person) -> dict[str, Any]:
    """What is written into an entry in place of them."""

    def spared(name: str) -> str:
        return ERASED if name in person.names else name

    changes: dict[str, Any] = {}
    match entry:
        case Opened():
            changes = {"chairs": tuple(_chair(chair, person) for chair in entry.chairs)}
        case Seated():
            changes = {"chair": _chair(entry.chair, person), "name": spared(entry.name)}
        case Laid():
            changes = {"players": tuple(map(spared, entry.players))}
        case Became():
            changes = {"name": spared(entry.name), "other": spared(entry.other)}
        case Said() if logged.person in person.ids:
            changes = {"name": ERASED, "text": ERASED}
        case AskedToWrite() | Approved() | Muted() | Banned() | Cleared():
            about = logged.person if isinstance(entry, AskedToWrite) else entry.person
            changes = {"name": ERASED} if about in person.ids else {}
    return changes


def chairs_in(entry: AnyEntry) -> Sequence[Chair]:
    match entry:
        case Opened():
            return entry.chairs
        case Seated():
            return (entry.chair,)
    return ()


def _chair(chair: Chair, person: Person) -> Chair:
    if chair.person not in person.ids:
        return chair
    words = None if chair.words is None else ""
    return replace(chair, name=ERASED if chair.name else "", words=words)
