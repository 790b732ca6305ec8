"""What a hint may hold: words and emoji that can be shown to anyone safely (EST-R4)."""

from __future__ import annotations

import re
import unicodedata

from deskoherna.kernel import Refusal
from deskoherna.kernel.marks import MOST_MARKS, piled_up

from .colour_names import named_colour
from .emoji import JOINER, NATION, is_picture, not_emoji

LONGEST_TEXT = 500  # characters (EST-R4)
MOST_LINES = 20  # of a poem
NON_JOINER = "\u200c"
BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs that show nothing
HARMFUL = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, invisible ones, private ones, line ends
MARKUP = re.compile(r"<\s*[a-z/!?]|&#?\w+;|\b(?:java|vb)script\s*:|\bdata\s*:\s*\w+/", re.I)


def tidy(text: str) -> str:
    """One space between words, none around lines, and one way to write each letter."""
    lines = re.split(r"\r?\n", unicodedata.normalize("NFC", text))
    spaced = "\n".join(" ".join(filter(None, line.split(" "))) for line in lines)
    return re.sub(r"\n{3,}", "\n\n", spaced).strip("\n")


def text_objection(  # noqa: PLR0911  # a reason each
    words: str, naming: bool, lines: int = MOST_LINES
) -> Refusal | None:
    """Why a table does not show these words."""
    if len(words) > LONGEST_TEXT:
        return Refusal("EST-R4", "estimatrix-hint-long", length=len(words), most=LONGEST_TEXT)
    if (written := words.count("\n") + 1) > lines:
        return Refusal("EST-R4", "estimatrix-hint-lines", lines=written, most=lines)
    for char in NATION.sub("", words):
        if _harmful(char):
            return Refusal("EST-R4", "estimatrix-hint-character", code=f"U+{ord(char):04X}")
    if not any(map(_visible, words)):
        return Refusal("EST-R4", "estimatrix-hint-empty")
    if found := MARKUP.search(words):
        return Refusal("EST-R4", "estimatrix-hint-markup", found=found[0])
    if piled_up(words):
        return Refusal("EST-R4", "estimatrix-hint-marks", most=MOST_MARKS)
    if not naming and (named := named_colour(words)):
        return Refusal("EST-R10", "estimatrix-hint-names", colour=named.colour, word=named.word)
    return None


def emoji_objection(line: str, naming: bool) -> Refusal | None:
    """Why this is no line of emoji, or one that the table does not show."""
    if refusal := text_objection(line, naming, lines=1):
        return refusal
    char = not_emoji(line)
    return Refusal("EST-R4", "estimatrix-hint-not-emoji", char=char) if char else None


def _harmful(char: str) -> bool:
    """Unknown characters pass only where emoji are, for those are added every year."""
    if char in (JOINER, NON_JOINER, "\n"):
        return False
    category = unicodedata.category(char)
    return category in HARMFUL or (category == "Cn" and not is_picture(char))


def _visible(char: str) -> bool:
    """Letters, digits and signs; not spaces, nor accents without a letter."""
    kind = unicodedata.category(char)[0]
    return char not in BLANK and (kind in "LNPS" or is_picture(char))
