"""How a game ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True):
    """The place of every seat (1 is a win, equal places are shared), and why.

    A cooperative game that is lost has no first place: everyone comes second, after the game.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
