"""Somebody who plays for the first time, to measure what a first game is like."""

from __future__ import annotations

from typing import Any

from deskoherna.bots import Bot, bot
from deskoherna.kernel import AnyGame, Ask, Chance, Move

DIRECT = {  # the bots that take what can be seen directly
    "numerus": "greedy",
    "neutrace": "greedy",
    "laborigines": "attentive",
    "estimatrix": "reader",
    "teserakt": "planning",
}


class FirstTimer(Bot):
    """Takes what can be seen directly in half of the cases, and else plays anything legal."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._direct = bot(game, DIRECT[game.id])

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        if chance.below("looks", 2):
            return self._direct.choose(seat, view, ask, chance)
        move: Move = ask.sample(chance)
        return move
