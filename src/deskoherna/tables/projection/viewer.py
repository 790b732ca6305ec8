"""Who looks at a table."""

from __future__ import annotations

from typing import NamedTuple


class Viewer(NamedTuple):
    """The seats of the person who looks, and the one from which they see the game now.

    Somebody without a seat is a spectator.
    """

    seats: tuple[int, ...] = ()
    seat: int | None = None
    program: bool = False  # bots live on all that a perfect memory would know
