"""Levels: how far a bot looks, and what it overlooks.

Weaker levels do not throw dice for a blunder. Like people they do not think of every move, least
of all of the others' answers; they do not look far; and they forget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .mind import AnyMind
    from .searcher import SearchBot

LEVEL_NAMES = ("beginner", "casual", "seasoned", "strong", "master")

FIRST_RANK = 100
QUICKLY, THOROUGHLY = 0.9, 4.5  # seconds, within the second and the five that are promised


class Level(msgspec.Struct, frozen=True):
    """What a bot of some strength is capable of."""

    iterations: int  # how often a line of play is thought through, at most
    seconds: float = QUICKLY  # and how long that may take
    sight: int = 100  # moves that a line is long before it is judged
    overlooks: float = 0.0  # how likely it does not think of a move
    blind: float = 0.0  # the same for answers of others
    memory: float = 1.0  # of what can be remembered


def ladder(mind: type[AnyMind], **levels: Level) -> dict[str, type[SearchBot]]:
    """A bot for each of the five levels of a game."""
    from .mind import Mind  # noqa: PLC0415
    from .searcher import ExplainingSearchBot, SearchBot  # noqa: PLC0415  # play at a level

    assert tuple(levels) == LEVEL_NAMES
    kind = SearchBot if mind.explain is Mind.explain else ExplainingSearchBot
    return {
        name: type(
            f"{name.capitalize()}{mind.__name__.removesuffix('Mind')}",
            (kind,),
            {
                "mind_type": mind,
                "level": level,
                "rank": FIRST_RANK + nth,
                "advises": mind.advises,
            },
        )
        for nth, (name, level) in enumerate(levels.items())
    }
