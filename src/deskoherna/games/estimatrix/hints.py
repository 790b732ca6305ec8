"""What a hint may hold: words and emoji that can be shown to anyone safely (EST-R4)."""

from __future__ import annotations

import re
import unicodedata

from deskoherna.kernel import Refusal

from .colour_names import named_colour

LONGEST_TEXT = 500  # characters (EST-R4)
MOST_MARKS = 4  # accents on top of each other
JOINER, NON_JOINER, EMOJI_LOOK, KEYCAP = "\u200d", "\u200c", "\ufe0f", "\u20e3"
ODD = "ℹ‼⁉〰©®"  # emoji that are letters or punctuation too
HARMFUL = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, invisible ones, private ones, line ends
MARKUP = re.compile(r"<\s*[a-z/!?]|&#?\w+;|\b(?:java|vb)script\s*:|\bdata\s*:\s*\w+/", re.I)


def tidy(text: str) -> str:
    """One space between words, none around them, and one way to write each letter."""
    return " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)


def text_objection(  # noqa: PLR0911  # a reason each
    words: str, naming: bool
) -> Refusal | None:
    """Why a table does not show these words."""
    if not words:
        return Refusal("EST-R4", "estimatrix-hint-empty")
    if len(words) > LONGEST_TEXT:
        return Refusal("EST-R4", "estimatrix-hint-long", length=len(words), most=LONGEST_TEXT)
    for char in words:
        if _harmful(char):
            return Refusal("EST-R4", "estimatrix-hint-character", code=f"U+{ord(char):04X}")
    if found := MARKUP.search(words):
        return Refusal("EST-R4", "estimatrix-hint-markup", found=found[0])
    if _towers(words):
        return Refusal("EST-R4", "estimatrix-hint-marks", most=MOST_MARKS)
    if not naming and (named := named_colour(words)):
        return Refusal("EST-R10", "estimatrix-hint-names", colour=named.colour, word=named.word)
    return None


def emoji_objection(line: str, naming: bool) -> Refusal | None:
    """Why this is no line of emoji, or one that the table does not show."""
    if refusal := text_objection(line, naming):
        return refusal
    shown = 0
    for at, char in enumerate(line):
        if _emoji(char) or char == KEYCAP:
            shown += 1
        elif not _helps(line, at):
            return Refusal("EST-R4", "estimatrix-hint-not-emoji", char=char)
    return None if shown else Refusal("EST-R4", "estimatrix-hint-empty")


def _harmful(char: str) -> bool:
    """Unknown characters pass only where emoji are, for those are added every year."""
    if char in (JOINER, NON_JOINER):
        return False
    category = unicodedata.category(char)
    return category in HARMFUL or (category == "Cn" and not _emoji(char))


def _emoji(char: str) -> bool:
    return (
        char in ODD
        or 0x1F000 <= ord(char) <= 0x1FAFF
        or (unicodedata.category(char) in ("So", "Sm", "Sk") and ord(char) > 0x2000)
    )


def _helps(line: str, at: int) -> bool:
    """Whether a character only makes an emoji of others: a space, a joiner, a digit on a key."""
    if line[at] in (" ", JOINER, EMOJI_LOOK):
        return True
    return line[at] in "0123456789#*" and line[at + 1 : at + 3].strip(EMOJI_LOOK)[:1] == KEYCAP


def _towers(words: str) -> bool:
    marks = 0
    for char in words:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks > MOST_MARKS:
            return True
    return False
