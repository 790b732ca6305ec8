"""Who looks at a table."""

from __future__ import annotations

from typing import NamedTuple

from deskoherna.kernel import AnyGame

from ..identity import is_program
from ..log.table import Table


class Viewer(NamedTuple):
    """The seats of the person who looks, and the one from which they see the game now.

    Somebody without a seat is a spectator.
    """

    seats: tuple[int, ...] = ()
    seat: int | None = None
    program: bool = False  # bots live on all that a perfect memory would know


def viewer_of(table: Table, person: str | None) -> Viewer:
    """A person sees through their seat; through one of several where there is nothing to hide."""
    seats = table.seats_of(person)
    alone = len(seats) == 1 or (seats and not hands_over(table.game))
    return Viewer(seats, seats[0] if alone else None, is_program(person))


def hands_over(game: AnyGame) -> bool:
    """Whether people who share a device hand it over, so that each sees only what is theirs."""
    return game.private and not game.open_information
