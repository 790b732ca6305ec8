"""Bots: they are given a view and an ask, never a state."""

from .bot import Bot, RandomBot, Saying, advises, bot, bots, explains, on_shelf, strongest, weaker

__all__ = [
    "Bot",
    "RandomBot",
    "Saying",
    "advises",
    "bot",
    "bots",
    "explains",
    "on_shelf",
    "strongest",
    "weaker",
]
