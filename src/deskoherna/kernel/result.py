"""How a game ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of every seat (1 is a win; after two firsts comes a third), and why.

    Who plays `together` wins or loses together: all come first, or all second, after the game.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    reason: str
    together: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
