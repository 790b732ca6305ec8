"""Who may write at a table, and who is banned from it (ROOM-13)."""

from __future__ import annotations

from typing import NamedTuple

from deskoherna.kernel import Refusal

from ... import wire
from ...log.entries import (
    Approved,
    AskedToWrite,
    Banned,
    Cleared,
    Muted,
    Said,
    Seated,
    WritingChanged,
)
from ...log.table import Table
from ...projection.visibility import writing_of
from ..call import Call
from ..decisions import Decision, decided, emptied
from ..permissions import check_absent
from ..rated import check_seat_stays
from ..words import own_name


class Meant(NamedTuple):
    """Somebody whom the host means; `seat` is None for a spectator."""

    person: str
    name: str
    seat: int | None


def ask_to_write(call: Call[wire.AskToWrite]) -> Decision:
    name = own_name(call.table, call.command.name, call.person)
    writing = writing_of(call.table, call.person)
    if writing != "ask":
        raise Refusal("ROOM-13", "room-no-need-to-ask" if writing == "yes" else REFUSED[writing])
    return decided(AskedToWrite(name))


def approve(call: Call[wire.Approve]) -> Decision:
    meant = _meant_by(call.table, call.command.seq)
    known = call.table.talk
    yes = call.command.yes
    if meant.person in (known.approved if yes else known.declined):
        raise Refusal("ROOM-13", "room-so-already")
    return decided(Approved(meant.person, meant.name, yes))


def mute(call: Call[wire.Mute]) -> Decision:
    meant, on = _meant(call), call.command.on
    if (meant.person in call.table.talk.muted) == on:
        raise Refusal("ROOM-13", "room-so-already")
    return decided(Muted(meant.person, meant.name, on, meant.seat))


def ban(call: Call[wire.Ban]) -> Decision:
    """Whoever is banned loses their seats, too; in a running game only if they are away."""
    table, meant, on = call.table, _meant(call), call.command.on
    if (meant.person in table.talk.banned) == on:
        raise Refusal("ROOM-13", "room-so-already")
    left: list[Seated] = []
    if on and table.state in ("waiting", "playing"):
        seats = table.seats_of(meant.person)
        if seats:
            check_seat_stays(table)
        for seat in seats if table.state == "playing" else ():
            check_absent(call, seat)
        left = [emptied(table, seat) for seat in seats]
    return decided(Banned(meant.person, meant.name, on, meant.seat), *left)


def clear(call: Call[wire.Clear]) -> Decision:
    command, said = call.command, call.table.talk.said
    if command.seq is None and command.seat is None:
        if not said:
            raise Refusal("ROOM-13", "room-nothing-to-clear")
        return decided(Cleared(None))
    meant = _anyone_meant(call)
    if meant.person not in said:
        raise Refusal("ROOM-13", "room-nothing-to-clear")
    return decided(Cleared(meant.person, meant.name, meant.seat))


def let_write(call: Call[wire.LetWrite]) -> Decision:
    wish = call.command.spectators
    if wish == call.table.talk.spectators_write:
        raise Refusal("ROOM-13", "room-so-already")
    return decided(WritingChanged(wish))


def check_writing(table: Table, person: str | None) -> None:
    """Whether somebody may write at the table; raises `Refusal`."""
    writing = writing_of(table, person)
    if writing != "yes":
        raise Refusal("ROOM-13", REFUSED[writing])


REFUSED = {
    "muted": "room-muted",
    "banned": "room-banned",
    "ask": "room-ask-to-write",
    "waits": "room-waits-to-write",
    "declined": "room-may-not-write",
    "never": "room-spectators-silent",
}


def _meant(call: Call[wire.Mute] | Call[wire.Ban]) -> Meant:
    """Somebody other than the host; raises `Refusal`."""
    meant = _anyone_meant(call)
    if meant.person == call.table.host:
        raise Refusal("ROOM-13", "room-not-the-host")
    return meant


def _anyone_meant(call: Call[wire.Mute] | Call[wire.Ban] | Call[wire.Clear]) -> Meant:
    """Whom a command names by a seat, or by something in the log; raises `Refusal`."""
    table, command = call.table, call.command
    if command.seat is not None:
        person = table.chairs[command.seat].person if command.seat < len(table.chairs) else None
        if person is None:
            raise Refusal("ROOM-10", "room-nobody-there")
        return _known_as(table, person, "")
    return _meant_by(table, command.seq)


def _meant_by(table: Table, seq: int | None) -> Meant:
    """Who said something, asked to write, was muted or banned with this entry of the log."""
    logged = table.log[seq - 1] if seq is not None and 1 <= seq <= table.seq else None
    match logged and logged.entry:
        case Said() | AskedToWrite() as entry if logged is not None and logged.person:
            return _known_as(table, logged.person, entry.name)
        case Muted() | Banned() | Approved() as entry:
            return _known_as(table, entry.person, entry.name)
    raise Refusal("ROOM-13", "room-nobody-meant")


def _known_as(table: Table, person: str, name: str) -> Meant:
    """Players go by the name of their seat."""
    person = table.successor(person) or ""
    seats = table.seats_of(person)
    return (
        Meant(person, table.chairs[seats[0]].name, seats[0]) if seats else Meant(person, name, None)
    )
