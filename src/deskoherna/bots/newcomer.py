"""A bot for somebody's first game: it knows the rules, and little more."""

from __future__ import annotations

from functools import cache
from typing import Any

from deskoherna.kernel import Ask, Chance, Move

from .bot import Bot

NEWCOMER = "newcomer"
THINKS = 40  # of a hundred moves; the others are any that are legal


@cache
def newcomer(beginner: type[Bot]) -> type[Bot]:
    """A bot that thinks like a beginner now and then, and otherwise plays whatever is allowed.

    >>> from deskoherna import game
    >>> from deskoherna.bots import levels
    >>> newcomer(levels(game("numerus"))["beginner"]).rank
    0
    """

    class Newcomer(beginner):  # type: ignore[valid-type, misc]  # it is a class
        rank = 0

        def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
            if chance.below("thinks", 100) < THINKS:
                chosen: Move = super().choose(seat, view, ask, chance)
            else:
                chosen = ask.sample(chance)
            return chosen

    return Newcomer
