"""What the host does about the table as a whole."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from ... import wire
from ...log.entries import Doors, Hidden, Paused, Rematch, WentOn
from ..call import Call
from ..decisions import Decision, Opening, decided
from ..opening import outcasts, rematch
from ..rated import check_unpaused


def pause(call: Call[wire.Pause]) -> Decision:
    check_unpaused(call.table)
    if call.table.state != "playing" or call.table.paused:
        raise Refusal("ROOM-10", "room-not-running")
    return decided(Paused())


def resume(call: Call[wire.GoOn]) -> Decision:
    if not call.table.paused:
        raise Refusal("ROOM-10", "room-not-paused")
    return decided(WentOn())


def hide(call: Call[wire.Hide]) -> Decision:
    table, command = call.table, call.command
    if command.number not in table.exhibits:
        raise Refusal("ROOM-16", "room-nothing-to-hide")
    if (command.number in table.hidden) == command.hidden:
        raise Refusal("ROOM-16", "room-hidden-already", hidden=str(command.hidden).lower())
    return decided(Hidden(command.number, command.hidden))


def open_doors(call: Call[wire.OpenDoors]) -> Decision:
    if call.table.doors == call.command.open:
        raise Refusal("ROOM-10", "room-doors-already", open=str(call.command.open).lower())
    return decided(Doors(call.command.open))


def play_again(call: Call[wire.PlayAgain]) -> Decision:
    """The id of the next table follows from this one's, so that trying again finds the same."""
    table = call.table
    if table.state not in ("over", "closed") or table.opened.from_record:
        raise Refusal("ROOM-10", "room-still-playing")
    if table.next is not None:
        raise Refusal("ROOM-10", "room-rematch-there")
    id_ = call.links.following(table.id)
    return Decision((Rematch(id_),), opens=Opening(id_, rematch(table), outcasts=outcasts(table)))
