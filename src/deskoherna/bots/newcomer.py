"""A bot for somebody's first game: it knows the rules, and little more."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from .search import NEWCOMER, Level, SearchBot, level_bot

HASTY = 0.6


def hasty(beginner: Level) -> Level:
    """Thinks like a beginner now and then, and otherwise plays whatever is allowed."""
    return replace(beginner, hasty=HASTY)


@cache
def newcomer(beginner: type[SearchBot]) -> type[SearchBot]:
    """The opponent for a first game, where a game has none of its own.

    >>> from deskoherna import game
    >>> from deskoherna.bots import levels
    >>> newcomer(levels(game("neutrace"))["beginner"]).level.hasty
    0.6
    """
    return level_bot(beginner.evaluator_type, NEWCOMER, hasty(beginner.level), rank=0)
