"""Deskoherna, a board-game room: modern board games with one rules engine.

>>> import deskoherna
>>> match = deskoherna.game("numerus").new(seed=7)
>>> events = match.play(*match.asks, "1 a1")
>>> record = deskoherna.dumps(match.record())
>>> deskoherna.replay(record).state == match.state
True
"""

from .catalogue import all_games, game, replay
from .kernel import BadRecord, Match, Problem, Record, Refusal, dumps, loads

__version__ = "0.1.0"  # the one place; `make release` changes it

__all__ = [
    "BadRecord",
    "Match",
    "Problem",
    "Record",
    "Refusal",
    "__version__",
    "all_games",
    "dumps",
    "game",
    "loads",
    "replay",
]  # fmt: skip
