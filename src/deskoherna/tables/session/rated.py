"""What is different at a table whose game is rated (ROOM-21): it is for those who began it."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.kernel import AnyGame, Refusal

from .. import wire
from ..identity import is_program
from ..log.table import Table


def check_opening(game: AnyGame, person: str, wish: wire.NewTable) -> None:
    """Raise `Refusal` unless a table that somebody wishes for can be rated, if it is to be."""
    if not wish.rated:
        return
    if game.cooperative:
        raise Refusal("ROOM-21", "room-rated-together", game=game.name)
    if wish.clock is None:
        raise Refusal("ROOM-21", "room-rated-clock")
    _check_person(person)
    if not _different_people(wish.seats):
        raise Refusal("ROOM-21", "room-rated-people")


def _different_people(seats: Sequence[wire.NewSeat]) -> bool:
    who = [seat.who for seat in seats]
    return who.count("me") <= 1 and {*who} <= {"me", "friend"}


def _check_person(person: str | None) -> None:
    if is_program(person):
        raise Refusal("ROOM-21", "room-rated-program")


def check_sitting(table: Table, person: str | None) -> None:
    """Raise `Refusal` to those who sit at a rated table already, and to programs."""
    if not table.opened.rated:
        return
    _check_person(person)
    if table.seats_of(person):
        raise Refusal("ROOM-21", "room-rated-people")


def check_bot(table: Table, seat: int, person: str | None) -> None:
    """Raise `Refusal` unless it is for somebody who leaves a rated game, and so loses it."""
    leaves = table.state == "playing" and table.chairs[seat].person == person
    if table.opened.rated and not leaves:
        raise Refusal("ROOM-21", "room-rated-people")


def check_seat_stays(table: Table) -> None:
    """Raise `Refusal` where a seat of a running rated game would be given away."""
    if table.opened.rated and table.state == "playing":
        raise Refusal("ROOM-21", "room-rated-seat")


def check_unpaused(table: Table) -> None:
    if table.opened.rated:
        raise Refusal("ROOM-21", "room-rated-pause")


def check_unadvised(table: Table) -> None:
    """Raise `Refusal` where somebody would be advised in a running rated game."""
    if table.opened.rated and table.state == "playing":
        raise Refusal("ROOM-21", "room-rated-advice")
