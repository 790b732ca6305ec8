"""What a coach says to whoever plays a first game: a danger, or a chance that is easily missed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .problem import Argument

MOST_TIPS = 2
"""How many tips a coach gives at once: who is told more listens to none."""


class Tip(NamedTuple):
    """A message of the game with its arguments, and the places of the board it is about.

    >>> Tip("numerus-coach-hyper", {"seat": 1, "cell": "e5"}, ("c4-f4",)).places
    ('c4-f4',)
    """

    key: str
    arguments: Mapping[str, Argument] = {}
    places: tuple[str, ...] = ()  # in notation
