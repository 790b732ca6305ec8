"""Deskoherna, a board-game room: modern board games with one rules engine."""

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
