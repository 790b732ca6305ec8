"""What speaks for a move or against it, as a message that a person can read in their language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .problem import Argument


class Reason(NamedTuple):
    """A message id of the game and its arguments.

    >>> Reason("numerus-why-builds", {"connectors": 2}).against
    False
    """

    key: str
    arguments: Mapping[str, Argument] = {}
    against: bool = False  # whether it speaks against the move
