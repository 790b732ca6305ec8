"""What happened around the game, as messages with the rule behind them. Everyone may read them."""

from __future__ import annotations

from deskoherna.kernel import Argument
from deskoherna.kernel.record import AgreeLine, ChanceLine, HintLine, ResignLine

from ..log.consent import ABOUT_TIME, consent_rule
from ..log.entries import (
    Answered,
    AnyEntry,
    Closed,
    Hidden,
    MoreTime,
    Opened,
    Paused,
    Played,
    Proposal,
    Rematch,
    Seated,
    TimeUp,
    WentOn,
)
from ..log.table import Table

SEATED = {
    "sat": "room-note-sat",
    "left": "room-note-left",
    "kicked": "room-note-kicked",
    "bot": "room-note-bot",
    "back": "room-note-back",
    "failed": "room-note-failed",
}
SILENT = ("readied", "link")

Note = tuple[str, dict[str, Argument], str]  # message, arguments, rule


def note(  # noqa: PLR0911  # one branch for each kind of entry
    table: Table, entry: AnyEntry
) -> Note | None:
    about: dict[str, Argument]
    match entry:
        case Seated():
            if entry.how in SILENT:
                return None
            about = {"name": entry.name, "seat": entry.seat + 1, "bot": entry.chair.bot or ""}
            sits_in = entry.how == "bot" and entry.chair.person is not None
            return "room-note-sits-in" if sits_in else SEATED[entry.how], about, "ROOM-10"
        case Proposal():
            number = entry.number + 1 if entry.what in ABOUT_TIME else entry.number
            about = {"name": name_at(table, entry.by), "what": entry.what, "number": number}
            return "room-note-proposed", about, consent_rule(entry.what)
        case Answered():
            answer = "yes" if entry.yes else "no"
            about = {"name": name_at(table, entry.seat), "answer": answer}
            return "room-note-answered", about, "ROOM-4"
        case Played(line=HintLine(seat=seat)):
            return "room-note-hint", {"name": name_at(table, seat)}, "ROOM-17"
        case Played(line=ResignLine(seat=seat), seat=None):
            return "room-note-lost-on-time", {"name": name_at(table, seat)}, "ROOM-12"
        case Played(line=ResignLine(seat=seat)):
            return "room-note-resigned", {"name": name_at(table, seat)}, "ROOM-9"
        case Played(line=AgreeLine()):
            return "room-note-agreed", {}, "ROOM-9"
        case Played(line=ChanceLine()):
            return "room-note-chance", {}, "ROOM-6"
        case Hidden():
            hidden = "yes" if entry.hidden else "no"
            return "room-note-hidden", {"hidden": hidden, "number": entry.number}, "ROOM-16"
        case TimeUp():
            return "room-note-time-up", {"name": name_at(table, entry.seat)}, "ROOM-12"
        case MoreTime():
            return "room-note-more-time", {"name": name_at(table, entry.seat)}, "ROOM-12"
    return NOTES[type(entry)], {}, "ROOM-10"


NOTES: dict[type, str] = {
    Opened: "room-note-opened",
    Paused: "room-note-paused",
    WentOn: "room-note-went-on",
    Rematch: "room-note-rematch",
    Closed: "room-note-closed",
}


def name_at(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.chairs[seat].name
