"""Hints in two languages, of which everyone reads one: `en: jade | cs: nefrit`.

Bots do not know who listens, so they say everything in both.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_BOTH = re.compile(r"en: (.+) \| cs: (.+)", re.DOTALL)


class Words(NamedTuple):
    """What readers of English and of Czech are shown."""

    english: str
    czech: str

    def __str__(self) -> str:
        same = self.english == self.czech
        return self.english if same else f"en: {self.english} | cs: {self.czech}"


def read_words(text: str) -> Words:
    """Words that are in one language are shown to everyone. Inverse of `str`."""
    both = _BOTH.fullmatch(text)
    return Words(both[1], both[2]) if both else Words(text, text)
