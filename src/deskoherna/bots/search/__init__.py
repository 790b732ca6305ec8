"""One search for all games: it lives on views, imagined worlds and asks."""

from .levels import LEVEL_NAMES, THOROUGHLY, Level
from .mind import Mind, Proposal, awaited, credits_of, ranked
from .searcher import SearchBot, ladder
from .tree import Tree

__all__ = [
    "LEVEL_NAMES", "THOROUGHLY", "Level", "Mind", "Proposal", "SearchBot", "Tree", "awaited",
    "credits_of", "ladder", "ranked",
]  # fmt: skip
