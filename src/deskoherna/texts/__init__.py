"""Everything a person reads: messages in Project Fluent and rulebook pages, Czech and English."""

from .rulebook import Rule, Rulebook, rulebook
from .speaker import LANGUAGES, Speaker, speaker

__all__ = ["LANGUAGES", "Rule", "Rulebook", "Speaker", "rulebook", "speaker"]
