"""What happened around the game, as messages with the rule behind them. Everyone may read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskoherna.kernel import Argument
from deskoherna.kernel.record import AgreeLine, HintLine, ResignLine

from ..log.consent import ABOUT_TIME, consent_rule
from ..log.entries import (
    Answered,
    AnyEntry,
    Approved,
    AskedToWrite,
    Banned,
    Became,
    Cleared,
    Closed,
    Doors,
    Hidden,
    MoreTime,
    Muted,
    Opened,
    Paused,
    Played,
    Proposal,
    Rematch,
    Seated,
    TimeUp,
    WentOn,
    WritingChanged,
)
from ..log.personas import named_by_level
from ..log.table import Table

SEATED = {
    "sat": "room-note-sat",
    "left": "room-note-left",
    "kicked": "room-note-kicked",
    "bot": "room-note-bot",
    "back": "room-note-back",
    "failed": "room-note-failed",
    "link": "room-note-link",
}
SEATED_BY_NAME = {"bot": "room-note-bot-named", "failed": "room-note-failed-named"}
SILENT = ("readied",)

Arguments = dict[str, Argument]
Note = tuple[str, Arguments, str]  # message, arguments, rule


def note(table: Table, entry: AnyEntry) -> Note | None:
    """The message about an entry; None where there is nothing to say."""
    if type(entry) in PLAIN:
        return PLAIN[type(entry)], {}, "ROOM-10"
    return NOTES[type(entry)](table, entry)


def _seated(table: Table, entry: Seated) -> Note | None:
    if entry.how in SILENT or (entry.how == "link" and not entry.name):
        return None
    chair = entry.chair
    about: Arguments = {"name": entry.name, "seat": entry.seat + 1, "bot": chair.bot or ""}
    if entry.how == "failed":
        about |= {"failed": entry.name, "name": chair.name}
    if entry.how == "bot" and chair.person is not None:
        return "room-note-sits-in", about, "ROOM-10"
    called = {} if named_by_level(chair) else SEATED_BY_NAME
    return called.get(entry.how, SEATED[entry.how]), about, "ROOM-10"


def _proposed(table: Table, entry: Proposal) -> Note:
    number = entry.number + 1 if entry.what in ABOUT_TIME else entry.number
    about: Arguments = {"name": name_at(table, entry.by), "what": entry.what, "number": number}
    return "room-note-proposed", about, consent_rule(entry.what)


def _answered(table: Table, entry: Answered) -> Note:
    answer = "yes" if entry.yes else "no"
    about: Arguments = {"name": name_at(table, entry.seat), "answer": answer}
    return "room-note-answered", about, "ROOM-4"


def _played(table: Table, entry: Played) -> Note:
    """What is in the record beside moves."""
    match entry.line:
        case HintLine(seat=seat):
            return "room-note-hint", {"name": name_at(table, seat)}, "ROOM-17"
        case ResignLine(seat=seat):
            name = name_at(table, seat)
            if entry.seat is None:
                return "room-note-lost-on-time", {"name": name}, "ROOM-12"
            return "room-note-resigned", {"name": name}, "ROOM-9"
        case AgreeLine():
            return "room-note-agreed", {}, "ROOM-9"
    return "room-note-chance", {}, "ROOM-6"


def _became(table: Table, entry: Became) -> Note | None:
    if not entry.name:
        return None
    if entry.other:
        return "room-note-became-both", {"name": entry.name, "other": entry.other}, "ROOM-19"
    return "room-note-became", {"name": entry.name}, "ROOM-19"


def _hidden(table: Table, entry: Hidden) -> Note:
    hidden = "yes" if entry.hidden else "no"
    return "room-note-hidden", {"hidden": hidden, "number": entry.number}, "ROOM-16"


def _time_up(table: Table, entry: TimeUp) -> Note:
    return "room-note-time-up", {"name": name_at(table, entry.seat)}, "ROOM-12"


def _more_time(table: Table, entry: MoreTime) -> Note:
    return "room-note-more-time", {"name": name_at(table, entry.seat)}, "ROOM-12"


def _doors(table: Table, entry: Doors) -> Note:
    return "room-note-doors", {"open": "yes" if entry.open else "no"}, "ROOM-10"


def _asked_to_write(table: Table, entry: AskedToWrite | Approved) -> None:
    """It is between the host and a spectator, whose name may be anything."""


def _muted(table: Table, entry: Muted) -> Note:
    key = "room-note-muted" if entry.on else "room-note-unmuted"
    return key, _about(entry), "ROOM-13"


def _banned(table: Table, entry: Banned) -> Note:
    key = "room-note-banned" if entry.on else "room-note-unbanned"
    return key, _about(entry), "ROOM-13"


def _cleared(table: Table, entry: Cleared) -> Note:
    if entry.person is None:
        return "room-note-chat-cleared", {}, "ROOM-13"
    return "room-note-cleared", _about(entry), "ROOM-13"


def _about(entry: Muted | Banned | Cleared) -> Arguments:
    """A player's name; what a spectator is called may be anything, and players read this."""
    if entry.seat is None:
        return {"who": "spectator", "name": ""}
    return {"who": "player", "name": entry.name}


def _writing_changed(table: Table, entry: WritingChanged) -> Note:
    return "room-note-writing", {"how": entry.spectators_write}, "ROOM-13"


NOTES: dict[type[AnyEntry], Callable[[Table, Any], Note | None]] = {
    Seated: _seated,
    Proposal: _proposed,
    Answered: _answered,
    Played: _played,
    Hidden: _hidden,
    Became: _became,
    TimeUp: _time_up,
    MoreTime: _more_time,
    Doors: _doors,
    AskedToWrite: _asked_to_write,
    Approved: _asked_to_write,
    Muted: _muted,
    Banned: _banned,
    Cleared: _cleared,
    WritingChanged: _writing_changed,
}
PLAIN: dict[type[AnyEntry], str] = {
    Opened: "room-note-opened",
    Paused: "room-note-paused",
    WentOn: "room-note-went-on",
    Rematch: "room-note-rematch",
    Closed: "room-note-closed",
}


def name_at(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.chairs[seat].name
