"""For what people at a table are to be called. A pure function of what everybody may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from deskoherna.kernel.record import HintLine, MoveLine

from ..identity import is_program
from ..log.consent import waits_for
from ..log.entries import Chair, Logged, Played, Proposal, Seated, Started, WentOn
from ..log.table import Table
from ..wire.notices import CallKind

HOUR = 3_600_000  # milliseconds
OLDEST: dict[CallKind, int] = {  # what happened longer ago is no news any more
    "turn": 7 * 24 * HOUR,
    "offer": 7 * 24 * HOUR,
    "over": 24 * HOUR,
    "sat": HOUR,
}


class Reason(NamedTuple):
    """Why someone is to be called. There is one call for the same person, kind and `seq`."""

    person: str
    kind: CallKind
    seq: int
    shown: int  # the number of the entry with which all of it could be seen


def reasons(table: Table, at: int) -> list[Reason]:
    """All that there are at a moment, whether or not anybody was called for them."""
    found = {(reason.person, reason.kind): reason for reason in _reasons(table)}
    return [
        reason
        for reason in found.values()
        if at - table.log[reason.shown - 1].at <= OLDEST[reason.kind]
        and not is_program(reason.person)
    ]


def _reasons(table: Table) -> Iterator[Reason]:
    if table.state == "playing" and not table.paused:
        yield from _turns(table)
        yield from _offers(table)
    if table.state in ("waiting", "playing"):
        yield from _arrivals(table)
    elif table.started and table.ended is not None:
        yield from _end(table, table.ended)


def _turns(table: Table) -> Iterator[Reason]:
    shown = next(logged.seq for logged in reversed(table.log) if _goes_on(logged))
    for seat in table.awaited:
        person = player(table.chairs[seat])
        if person is not None:
            yield Reason(person, "turn", _asked_since(table, seat), shown)


def _goes_on(logged: Logged) -> bool:
    return isinstance(logged.entry, Played | Started)


def _asked_since(table: Table, seat: int) -> int:
    """The entry after which a seat's next turn could begin.

    That others answer in between, where all are asked at once, is no new turn.
    """
    return next(logged.seq for logged in reversed(table.log) if _ends_turn(logged, seat))


def _ends_turn(logged: Logged, seat: int) -> bool:
    match logged.entry:
        case Played(line=MoveLine(seat=moved)):
            return moved == seat
        case Played(line=line):
            return not isinstance(line, HintLine)
        case Seated(seat=changed):
            return changed == seat
        case entry:
            return isinstance(entry, Started | WentOn)


def _offers(table: Table) -> Iterator[Reason]:
    if table.proposal is None:
        return
    seq = next(one.seq for one in reversed(table.log) if isinstance(one.entry, Proposal))
    for seat in waits_for(table):
        person = player(table.chairs[seat])
        if person is not None:
            yield Reason(person, "offer", seq, seq)


def _arrivals(table: Table) -> Iterator[Reason]:
    """Someone sat down, for those who were there already."""
    sat = last_arrival(table)
    if sat is None:
        return
    there = {chair.person for chair in table.chairs if chair.person is not None}
    for person in sorted({table.host, *there} - {sat.person}):
        yield Reason(person, "sat", sat.seq, sat.seq)


class Arrival(NamedTuple):
    seq: int
    seat: int
    person: str


def last_arrival(table: Table) -> Arrival | None:
    """Whoever sat down last, if they are still there."""
    for logged in reversed(table.log):
        match logged.entry:
            case Seated(how="sat", seat=seat, chair=Chair(person=str(person))):
                stayed = table.chairs[seat].person == person
                return Arrival(logged.seq, seat, person) if stayed else None
    return None


def _end(table: Table, ended: int) -> Iterator[Reason]:
    """The game is over, for those who did not end it themselves."""
    by = table.log[ended - 1].person
    people = {chair.person for chair in table.chairs if chair.person not in (None, by)}
    for person in sorted(filter(None, people)):
        yield Reason(person, "over", ended, ended)


def player(chair: Chair) -> str | None:
    """Whoever plays at a seat, unless a bot does."""
    return chair.person if chair.bot is None else None
