"""Levels: how far a bot looks, and what it overlooks.

Weaker levels do not throw dice for a blunder. Like people they do not think of every move, least
of all of the others' answers; they do not look far; and they forget.
"""

from __future__ import annotations

import msgspec

LEVEL_NAMES = ("beginner", "casual", "seasoned", "strong", "master")

QUICKLY, THOROUGHLY = 0.9, 4.5  # seconds, within the second and the five that are promised


class Level(msgspec.Struct, frozen=True):
    """What a bot of some strength is capable of."""

    iterations: int  # how often a line of play is thought through, at most
    seconds: float = QUICKLY  # and how long that may take
    sight: int = 100  # moves that a line is long before it is judged
    overlooks: float = 0.0  # how likely it does not think of a move that little attention is due to
    blind: float = 0.0  # the same for answers of others
    memory: float = 1.0  # of what can be remembered
