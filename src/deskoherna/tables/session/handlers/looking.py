"""What a viewer may ask about the game; nothing is played."""

from __future__ import annotations

from functools import partial

from ... import wire
from ...projection import coaching, position
from ..call import Call, InThread, Relay, SetSight, SetViewer


def consider(call: Call[wire.Consider]) -> wire.Considered:
    return position.considered(call.table, call.viewer, call.command)


def moves(call: Call[wire.Moves]) -> wire.LegalMoves:
    return position.legal_moves(call.table, call.viewer, call.command)


def draft(call: Call[wire.Draft]) -> Relay:
    return Relay(position.drafted(call.table, call.viewer, call.command))


def coach(call: Call[wire.Coach]) -> InThread:
    known = coaching.known(call.table, call.viewer, call.command.seat)
    return InThread(partial(coaching.coached, call.command, known))


def sight(call: Call[wire.Sight]) -> SetSight:
    return SetSight(call.command.on)


def look(call: Call[wire.Look]) -> SetViewer:
    return SetViewer(call.viewer._replace(seat=call.command.seat))
