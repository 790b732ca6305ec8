"""What a seat decides."""

from __future__ import annotations

from typing import ClassVar, TypeVar

import msgspec

from .names import kebab


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=kebab):
    """A small value; `str` writes it in the game's notation and `Game.parse` reads it back.

    A move is an intent. What it brings about is reported by events.

    >>> import deskoherna
    >>> move = deskoherna.game("numerus").parse("3g7")
    >>> str(move)
    '3 g7'
    """

    watched: ClassVar[bool] = False  # others may watch it while it is being made

    def __str__(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} has no notation")


M = TypeVar("M", bound=Move)
