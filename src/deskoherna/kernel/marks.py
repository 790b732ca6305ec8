"""Marks on letters, as accents are: piled up, they leave their line and break the page."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 5  # on one letter; Burmese needs as many


def piled_up(text: str) -> bool:
    """Whether a letter carries more marks than one can read.

    >>> piled_up("ệ"), piled_up("မျှော်"), piled_up("o" + "\u0489" * 6)
    (False, False, True)
    """
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
