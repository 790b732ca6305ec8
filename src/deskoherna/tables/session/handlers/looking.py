"""What a viewer may ask about the game; nothing is played."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from ... import wire
from ...projection import position
from ..call import Call, PassedOn, Switched


def consider(call: Call[wire.Consider]) -> wire.Considered:
    return position.considered(call.table, call.viewer, call.command)


def moves(call: Call[wire.Moves]) -> wire.LegalMoves:
    return position.legal_moves(call.table, call.viewer, call.command)


def draft(call: Call[wire.Draft]) -> PassedOn:
    return PassedOn(position.drafted(call.table, call.viewer, call.command))


def look(call: Call[wire.Look]) -> Switched:
    seat = call.command.seat
    if seat is not None and seat not in call.viewer.seats:
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    return Switched(call.viewer._replace(seat=seat))
