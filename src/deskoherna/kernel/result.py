"""How a game ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of every seat (1 is a win; after two firsts comes a third), and why.

    Partners who play `together` all come first, or all second, after the game itself.

    >>> result = Result((1, 3, 1), (5, 2, 5), "NIM-2", "nim-end")
    >>> result.winners, result.scores[1]
    ((0, 2), 2)
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str  # by which it ended
    reason: str  # the message that says why
    together: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
