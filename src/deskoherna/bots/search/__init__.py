"""One search for all games: information-set Monte Carlo tree search over views and asks."""

from .evaluator import Candidate, Evaluator, awaited, credits_of, softmax_candidates
from .levels import LEVEL_NAMES, LONG_TIME, Level
from .search_bot import SearchBot, level_bots
from .tree import Tree

__all__ = [
    "LEVEL_NAMES", "LONG_TIME", "Candidate", "Evaluator", "Level", "SearchBot", "Tree", "awaited",
    "credits_of", "level_bots", "softmax_candidates",
]  # fmt: skip
