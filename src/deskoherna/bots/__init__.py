"""Bots: they are given a view and an ask, never a state."""

from .bot import (
    Advice,
    Bot,
    RandomBot,
    Saying,
    advisers,
    advises,
    bot,
    bots,
    explains,
    levels,
    on_shelf,
    usual,
    weaker,
)

__all__ = [
    "Advice", "Bot", "RandomBot", "Saying", "advisers", "advises", "bot", "bots", "explains",
    "levels", "on_shelf", "usual", "weaker",
]  # fmt: skip
