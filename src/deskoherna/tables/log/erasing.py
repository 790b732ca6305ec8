"""Taking a person's names and words out of a log. The game itself stays as it was played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from .entries import (
    AnyEntry,
    Approved,
    AskedToWrite,
    Banned,
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
    match entry:
        case Opened():
            return replace(entry, chairs=tuple(_chair(chair, person) for chair in entry.chairs))
        case Seated():
            name = ERASED if entry.name in person.names else entry.name
            return replace(entry, chair=_chair(entry.chair, person), name=name)
        case Laid():
            players = (ERASED if name in person.names else name for name in entry.players)
            return replace(entry, players=tuple(players))
        case Said() if logged.person in person.ids:
            return replace(entry, name=ERASED, text=ERASED)
        case AskedToWrite() | Approved() | Muted() | Banned() | Cleared():
            about = logged.person if isinstance(entry, AskedToWrite) else entry.person
            return replace(entry, name=ERASED) if about in person.ids else entry
    return entry


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
