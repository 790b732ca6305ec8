"""Moves, hints, resigning, and what the others must agree to."""

from __future__ import annotations

from deskoherna.bots import default_bot
from deskoherna.kernel import Refusal
from deskoherna.kernel.record import AgreeLine, HintLine, ResignLine, UndoLine

from ... import wire
from ...log.consent import ABOUT_TIME, missing, waits_for
from ...log.entries import Answered, MoreTime, Played, Proposal
from ...log.table import Table
from ..call import Call
from ..decisions import Decision, decided, give_up, played, seat_bot


def play(call: Call[wire.Play]) -> Decision:
    assert call.table.match is not None
    return played(call.table.match.decide(call.command.seat, call.command.move))


def hint(call: Call[wire.Hint]) -> Decision:
    """The log says so, once for a question; what it says is for the seat alone (ROOM-17)."""
    table, seat = call.table, call.command.seat
    if not table.opened.hints:
        raise Refusal("ROOM-17", "room-hints-forbidden")
    if seat in table.hinted:
        return Decision((), hint=seat)
    assert table.match is not None
    if refusal := table.match.hint_refusal(seat):
        raise refusal
    return Decision((Played(HintLine(seat), seat),), hint=seat)


def resign(call: Call[wire.Resign]) -> Decision:
    assert call.table.match is not None
    call.table.match.concession(call.command.seat)  # raises where the game has none
    return Decision((Played(ResignLine(call.command.seat), call.command.seat),), over=True)


def propose(call: Call[wire.Propose]) -> Decision:
    table, command = call.table, call.command
    if table.proposal is not None:
        raise Refusal("ROOM-4", "room-proposal-open")
    _check(table, command)
    if command.what == "draw" and any(chair.bot for chair in table.chairs):
        raise Refusal("ROOM-9", "room-bots-play-on")
    proposal = Proposal(command.what, command.seat, command.number)
    return _settled(table, Decision((proposal,)), proposal, {command.seat})


def _check(table: Table, command: wire.Propose) -> None:
    match = table.match
    assert match is not None
    if command.what == "undo" and (refusal := match.undo_refusal(command.number)):
        raise refusal
    if command.what == "draw":
        match.concession(None)
    if command.what in ABOUT_TIME and command.number not in table.time_up:
        raise Refusal("ROOM-12", "room-time-left")


def answer(call: Call[wire.Answer]) -> Decision:
    table, command, proposal = call.table, call.command, call.table.proposal
    if proposal is None:
        raise Refusal("ROOM-4", "room-nothing-proposed")
    own = command.seat == proposal.by and not command.yes
    if not own and command.seat not in waits_for(table):
        raise Refusal("ROOM-4", "room-not-asked-to-agree")
    said = Decision((Answered(command.seat, command.yes),))
    return _settled(table, said, proposal, {*table.agreed, command.seat}) if command.yes else said


def _settled(table: Table, said: Decision, proposal: Proposal, agreed: set[int]) -> Decision:
    """What follows once everyone has agreed."""
    if missing(table, proposal, agreed):
        return said
    settled = _agreed(table, proposal, agreed)
    return settled._replace(entries=(*said.entries, *settled.entries))


def _agreed(table: Table, proposal: Proposal, agreed: set[int]) -> Decision:
    by, number = proposal.by, proposal.number
    if proposal.what == "undo":
        return decided(Played(UndoLine(number, by, tuple(sorted(agreed - {by}))), by))
    if proposal.what == "draw":
        return Decision((Played(AgreeLine(), by),), over=True)
    if proposal.what == "more-time":
        return decided(MoreTime(number))
    if proposal.what == "take-over":
        return decided(MoreTime(number), seat_bot(table, number, default_bot(table.game)))
    return give_up(table, number)
