"""One search for all games: information-set Monte Carlo tree search over views and asks."""

from .evaluator import Candidate, Evaluator, awaited, credits_of, softmax_candidates
from .imagining import Unimaginable, imagined
from .levels import LEVEL_NAMES, LONG_TIME, NEWCOMER, Level
from .search_bot import SearchBot, level_bot, level_bots
from .tree import Tree

__all__ = [
    "LEVEL_NAMES", "LONG_TIME", "NEWCOMER", "Candidate", "Evaluator", "Level", "SearchBot", "Tree",
    "Unimaginable", "awaited", "credits_of", "imagined", "level_bot", "level_bots",
    "softmax_candidates",
]  # fmt: skip
