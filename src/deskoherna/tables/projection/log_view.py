"""The log of a table as each viewer may read it."""

from __future__ import annotations

from collections.abc import Iterator

from deskoherna.kernel.record import MoveLine, UndoLine

from .. import wire
from ..log.entries import Explained, Hidden, Laid, Logged, Played, Said, Started
from ..log.table import Table
from . import visibility
from .notes import name_at, note
from .viewer import Viewer

PAGE = 200  # entries that are sent at once


def entries(table: Table, after: int, viewer: Viewer) -> tuple[wire.EntryView, ...]:
    """What was logged after a number, and what could not be shown before."""
    known = (*_late(table, after, viewer), *_changed(table, after, viewer))
    new = _between(table, after, table.seq, viewer)
    return tuple(entry for entry in (*known, *new) if entry is not None)


def latest(table: Table, after: int, viewer: Viewer) -> wire.LogPage:
    """What was logged after a number, or the end of it if that is more than a page."""
    if table.seq - after <= PAGE:
        return wire.LogPage(entries(table, after, viewer), 0)
    return earlier(table, table.seq + 1, viewer)


def earlier(table: Table, before: int, viewer: Viewer) -> wire.LogPage:
    """The page of the log that ends before a number."""
    end = max(0, min(before - 1, table.seq))
    start = max(0, end - PAGE)
    found = _between(table, start, end, viewer)
    page = tuple(entry for entry in found if entry is not None)
    return wire.LogPage(page, start + 1 if start else 0)


def _between(table: Table, after: int, end: int, viewer: Viewer) -> Iterator[wire.EntryView | None]:
    for logged in table.log[after:end]:
        if not visibility.is_withheld(table, viewer, logged.seq):
            yield entry_view(table, logged, viewer)


def _late(table: Table, after: int, viewer: Viewer) -> list[wire.EntryView | None]:
    """Spectators' talk that players get to read once the game is over (ROOM-13), a page of it."""
    released = visibility.released_chat(table, viewer, after)[-PAGE:]
    return [entry_view(table, said, viewer) for said in released]


def _changed(table: Table, after: int, viewer: Viewer) -> list[wire.EntryView | None]:
    """What read differently before the host hid something, or showed it (ROOM-16), or cleared the
    chat (ROOM-13)."""
    shown = _covered_or_shown(table, after, viewer) if table.exhibits else []
    return [*shown, *map(_cleared, visibility.cleared_chat(table, viewer, after))]


def _covered_or_shown(table: Table, after: int, viewer: Viewer) -> list[wire.EntryView | None]:
    fresh = [logged.entry for logged in table.log[after:]]
    changed = [entry.number for entry in fresh if isinstance(entry, Hidden)]
    seqs = {seq for number in changed for seq in table.exhibits[number] if seq <= after}
    return [entry_view(table, table.log[seq - 1], viewer) for seq in sorted(seqs)]


def _cleared(said: Logged) -> wire.ChatView:
    return wire.ChatView(said.seq, said.at, "", None, "", cleared=True)


def entry_view(table: Table, logged: Logged, viewer: Viewer) -> wire.EntryView | None:
    seq, at, entry = logged.seq, logged.at, logged.entry
    match entry:
        case Played(line=MoveLine() as move):
            return _move(table, logged, move, viewer)
        case Played(line=UndoLine() as undo):
            return wire.UndoView(seq, at, undo.to, name_at(table, undo.by))
        case Started() | Laid():
            return wire.StartView(seq, at, visibility.events_for(table, seq, viewer.seat))
        case Explained():
            return _remark(table, logged, entry)
        case Said():
            return wire.ChatView(
                seq,
                at,
                entry.name,
                entry.seat,
                entry.text,
                host=table.successor(logged.person) == table.host,
            )
    found = note(table, entry)
    return None if found is None else wire.NoteView(seq, at, *found)


def _move(table: Table, logged: Logged, move: MoveLine, viewer: Viewer) -> wire.MoveView:
    return wire.MoveView(
        logged.seq,
        logged.at,
        table.plies[logged.seq],
        move.seat,
        visibility.move_for(table, move, viewer),
        visibility.events_for(table, logged.seq, viewer.seat),
        move.late,
    )


def _remark(table: Table, logged: Logged, entry: Explained) -> wire.RemarkView:
    said = visibility.remark_for(table, entry)
    return wire.RemarkView(logged.seq, logged.at, entry.ply, entry.seat, entry.about, said)
