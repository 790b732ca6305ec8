"""Deskoherna, a board-game room: modern board games with one rules engine.

>>> import deskoherna
>>> match = deskoherna.game("numerus").new(seed=7)
>>> match.play(*next((seat, ask.moves[0]) for seat, ask in match.asks.items()))[0].rule
'NUM-5'
"""

from .catalogue import all_games, game, replay
from .kernel import BadRecord, Match, Problem, Record, Refusal, dumps, loads

__all__ = [
    "BadRecord",
    "Match",
    "Problem",
    "Record",
    "Refusal",
    "all_games",
    "dumps",
    "game",
    "loads",
    "replay",
]  # fmt: skip
