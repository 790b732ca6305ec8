"""Levels: the limits of the search that make a bot weaker or stronger.

A weaker level does not blunder at random. Like people it does not think of every move, least of
all of its opponents' replies; it does not look far ahead; and it forgets. Only the opponent for a
first game is hasty as well.
"""

from __future__ import annotations

import msgspec

NEWCOMER = "newcomer"  # below the five
LEVEL_NAMES = ("beginner", "casual", "seasoned", "strong", "master")

SHORT_TIME, LONG_TIME = 0.9, 4.5  # seconds, within the one and the five that are promised


class Level(msgspec.Struct, frozen=True):
    """The limits that a search runs under.

    >>> Level(iterations=500, depth=4)
    Level(iterations=500, seconds=0.9, depth=4, overlooks=0.0, blind=0.0, memory=1.0, hasty=0.0)
    """

    iterations: int  # of the search for one move, at most
    seconds: float = SHORT_TIME  # and the time limit for them
    depth: int = 100  # moves down the tree before a position is evaluated
    overlooks: float = 0.0  # the probability of missing a candidate move whose prior is near 0
    blind: float = 0.0  # the same for the moves of the other seats
    memory: float = 1.0  # the share of what can be remembered, where a game has something to forget
    hasty: float = 0.0  # the share of moves that are made without a thought, any legal one
