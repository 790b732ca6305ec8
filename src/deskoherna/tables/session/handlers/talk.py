"""Chat, and planning together (ROOM-15)."""

from __future__ import annotations

from deskoherna.kernel import Refusal

from ... import wire
from ...advice.plans import with_mark, with_suggestion
from ...log.entries import Said
from ...log.now import now
from ...projection.visibility import seat_view
from ...stores.presence import Mark, Suggestion
from ..call import Call, SetPlans
from ..decisions import Decision, decided
from ..permissions import up_to_date
from ..words import own_name, proper_line
from .moderation import check_writing


def say(call: Call[wire.Say]) -> Decision:
    text = proper_line(call.command.text)
    if not text:
        raise Refusal("ROOM-13", "room-nothing-said")
    check_writing(call.table, call.person)
    seats = call.table.seats_of(call.person)
    if seats:
        return decided(Said(call.table.chairs[seats[0]].name, text, seats[0]))
    return decided(Said(own_name(call.table, call.command.name, call.person), text))


def point(call: Call[wire.Point]) -> SetPlans:
    match, command = call.table.match, call.command
    assert match is not None
    if command.target not in match.game.places(seat_view(call.table, match, command.seat)):
        raise Refusal("ROOM-15", "room-no-place", place=command.target)
    return SetPlans(with_mark(call.plans, Mark(command.seat, command.target, now()), command.on))


def advise(call: Call[wire.Advise]) -> SetPlans:
    match, command = call.table.match, call.command
    assert match is not None
    up_to_date(call)
    if command.to == command.seat:
        raise Refusal("ROOM-15", "room-advise-yourself")
    if refusal := match.refusal(command.to, command.move):
        raise refusal
    if call.table.chairs[command.to].bot is not None:
        raise Refusal("ROOM-15", "room-advise-bot")
    move = str(match.game.parse(command.move))
    suggestion = Suggestion(command.seat, command.to, move, command.version)
    return SetPlans(with_suggestion(call.plans, suggestion, command.on))
