"""Bots: they are given a view and an ask, never a state."""

from .bot import Bot, EvaluatedMove, Message, RandomBot
from .installed import (
    advisers,
    advises,
    bot,
    bots,
    default_bot,
    explains,
    first_level,
    installed_bot,
    levels,
    reviewer,
    weaker,
)

__all__ = [
    "Bot", "EvaluatedMove", "Message", "RandomBot", "advisers", "advises", "bot",
    "bots", "default_bot", "explains", "first_level", "installed_bot", "levels", "reviewer",
    "weaker",
]  # fmt: skip
