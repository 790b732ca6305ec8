"""Everything a person reads: messages in Project Fluent and rulebook pages, in every language."""

from .languages import ENGLISH, Language, best_language, html_language, languages, named_language
from .rulebook import Rule, Rulebook, rulebook
from .sources import look_in
from .speaker import Speaker, speaker

__all__ = [
    "ENGLISH",
    "Language",
    "Rule",
    "Rulebook",
    "Speaker",
    "best_language",
    "html_language",
    "languages",
    "look_in",
    "named_language",
    "rulebook",
    "speaker",
]
