"""Who may give a command. Each raises `Refusal` to those who may not."""

from __future__ import annotations

from typing import Any

from deskoherna.kernel import Refusal

from ..projection.visibility import check_seat, hands_over, match_for
from .call import Call

ABSENT = 600_000  # milliseconds after which the seat of someone who is away may be given away


def who_sees_the_seat(call: Call[Any]) -> None:
    """Whoever may know what the seat knows, or is its partner, while the game is on."""
    match_for(call.table, call.viewer, call.command.seat)


def whoever_looks(call: Call[Any]) -> None:
    """Anybody: whether they may look at all was decided before."""


def who_has_the_seat(call: Call[Any]) -> None:
    """Whoever sits there; anyone may look on as a spectator."""
    check_seat(call.viewer, call.command.seat)


def a_person(call: Call[Any]) -> None:
    """Whoever is known by a cookie or a token."""
    if call.person is None:
        raise Refusal("ROOM-10", "room-who-are-you")


def at_a_seat(call: Call[Any]) -> None:
    """A person, about a seat that exists."""
    a_person(call)
    seats = len(call.table.chairs)
    if call.command.seat >= seats:
        raise Refusal("ROOM-1", "room-no-seat", seats=seats)


def its_person(call: Call[Any]) -> None:
    """The person at the seat."""
    at_a_seat(call)
    if call.chair.person != call.person:
        raise Refusal("ROOM-10", "room-not-your-seat", seat=call.command.seat + 1)


def its_player(call: Call[Any]) -> None:
    """The person who plays at the seat, while the game is on."""
    its_person(call)
    if call.table.state == "waiting":
        raise Refusal("ROOM-10", "room-not-started")
    if call.table.state != "playing":
        raise Refusal("ROOM-3", "room-finished")
    if call.table.paused:
        raise Refusal("ROOM-10", "room-paused")
    if call.chair.bot is not None:
        raise Refusal("ROOM-10", "room-bot-sits-in")


def its_up_to_date_player(call: Call[Any]) -> None:
    """The player, if they saw the position that is on the table now."""
    a_person(call)
    up_to_date(call)
    its_player(call)


def up_to_date(call: Call[Any]) -> None:
    match = call.table.match
    if match is not None and call.command.version != match.version:
        raise Refusal("ROOM-11", "room-stale")


def the_host(call: Call[Any]) -> None:
    a_person(call)
    if call.person != call.table.host:
        raise Refusal("ROOM-10", "room-host-only")


def the_host_until_the_end(call: Call[Any]) -> None:
    """The host, about a seat of a game that is not over."""
    the_host(call)
    unfinished(call)
    at_a_seat(call)


def whoever_hands_on(call: Call[Any]) -> None:
    """The person at the seat; or the host, unless that could show them somebody's secrets."""
    at_a_seat(call)
    unfinished(call)
    if call.person == call.chair.person:
        return
    the_host(call)
    nobody_s_hand(call)


def nobody_s_hand(call: Call[Any]) -> None:
    """A seat of a running game, if nothing is secret about it and nobody is there."""
    if call.table.state == "playing":
        if hands_over(call.table.game):
            raise Refusal("ROOM-10", "room-seat-secrets")
        check_absent(call, call.command.seat)


def whoever_removes(call: Call[Any]) -> None:
    """The host; in a running game only someone who is away."""
    the_host_until_the_end(call)
    if call.table.state == "playing":
        check_absent(call, call.command.seat)


def check_absent(call: Call[Any], seat: int) -> None:
    """Nobody else's seat is given away while they are there, or were a moment ago."""
    chair = call.table.chairs[seat]
    if chair.person not in (None, call.person) and (call.absent(seat) or 0) < ABSENT:
        minutes = ABSENT // 60_000
        raise Refusal("ROOM-10", "room-seat-present", name=chair.name, minutes=minutes)


def host_or_its_person(call: Call[Any]) -> None:
    at_a_seat(call)
    if call.person not in (call.table.host, call.chair.person):
        raise Refusal("ROOM-10", "room-host-only")
    unfinished(call)


def host_or_leaving_player(call: Call[Any]) -> None:
    """Whoever leaves a running game may have a bot stand in; else it is for the host to choose.

    The host chooses for bots, free seats and those who are away, never for someone who is there.
    """
    a_person(call)
    unfinished(call)
    at_a_seat(call)
    table, seat = call.table, call.command.seat
    leaves = call.chair.person == call.person and table.state == "playing"
    if not leaves or seat in table.time_up:  # then the others choose (ROOM-12)
        the_host(call)
    if call.chair.person not in (None, call.person) and call.absent(seat) is None:
        raise Refusal("ROOM-10", "room-bot-present", name=call.chair.name)


def a_partner(call: Call[Any]) -> None:
    """A player of a game in which all win or lose together (ROOM-15)."""
    its_player(call)
    if not call.table.game.cooperative:
        raise Refusal("ROOM-15", "room-not-together", game=call.table.game.name)


def unfinished(call: Call[Any]) -> None:
    if call.table.state not in ("waiting", "playing"):
        raise Refusal("ROOM-3", "room-finished")
