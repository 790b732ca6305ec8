"""What a viewer may ask about the game; nothing is played."""

from __future__ import annotations

from ... import wire
from ...projection import position
from ..call import Call, Relay, SetViewer


def consider(call: Call[wire.Consider]) -> wire.Considered:
    return position.considered(call.table, call.viewer, call.command)


def moves(call: Call[wire.Moves]) -> wire.LegalMoves:
    return position.legal_moves(call.table, call.viewer, call.command)


def draft(call: Call[wire.Draft]) -> Relay:
    return Relay(position.drafted(call.table, call.viewer, call.command))


def look(call: Call[wire.Look]) -> SetViewer:
    return SetViewer(call.viewer._replace(seat=call.command.seat))
