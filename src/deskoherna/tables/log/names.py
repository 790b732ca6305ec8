"""Which names look alike, so that nobody passes for somebody else (ROOM-10)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

CAPITALS = str.maketrans(  # of other alphabets, where the small letter looks like something else
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХԚԜҮ",
    "ABEZHIKMNOPTYXCABESIJKMHOPCTYXQWY",
)
LOOKALIKES = {  # small Latin letters, and what passes for each
    "a": "аαɑɐ",
    "b": "вβʙƀ",
    "c": "сϲ",
    "d": "ԁđɗɖ",
    "e": "еεəɛ",
    "f": "ғƒ",
    "g": "ɡɢ",
    "h": "нһħʜɦ",
    "j": "јϳȷɟ",
    "k": "кκƙ",
    "l": "iı1іιɩɪӏłɫǀ",
    "m": "мʍ",
    "n": "ηпɴŋɲɳ",
    "o": "0оοσøɵ",
    "p": "рρ",
    "q": "ԛ",
    "s": "5ѕʂ",
    "t": "тτŧʈ",
    "u": "υʋ",
    "v": "νѵ",
    "w": "ԝωɯ",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ʐƶ",
}
SMALL = str.maketrans({sign: letter for letter, signs in LOOKALIKES.items() for sign in signs})
PAIRS = (("rn", "m"), ("vv", "w"))
BLANKS = ("FILLER", "BLANK", "NULL NOTEHEAD", "OBJECT REPLACEMENT")  # in what Unicode calls them
SALTILLO = "ꞌ"  # a letter, by its category, and an apostrophe to the eye
ERASED = "[…]"  # in place of a name or of words, in any language


def can_be_seen(name: str) -> bool:
    """Whether there is something to see, and no character that shows nothing."""
    kinds = {unicodedata.category(sign)[0] for sign in name}
    blank = any(part in unicodedata.name(sign, "") for sign in name for part in BLANKS)
    return not blank and not kinds.isdisjoint("LNPS")


@lru_cache(maxsize=4096)  # a chat is full of the same names
def looks(name: str) -> str:
    """The same for names that look alike: without case, accents and spaces, in one alphabet."""
    plain = _decomposed(name)
    letters = "".join(map(_letter, plain)).translate(SMALL)
    for two, one in PAIRS:
        letters = letters.replace(two, one)
    return letters or _signs(plain)


def poses(name: str, hosts: Iterable[str]) -> bool:
    """Whether a name claims to be the host's, even with spaces between its letters.

    `hosts` are words for a host.
    """
    unmarked = (sign for sign in _decomposed(name) if unicodedata.category(sign)[0] != "M")
    said = "".join(sign if _letter(sign) else " " for sign in unmarked).split()
    words = [looks(word) for word in said]
    claims = {looks(word) for word in hosts}
    runs = (words[first:last] for last in range(1, len(words) + 1) for first in range(last))
    return any("".join(run) in claims for run in runs)


def passes_for_erased(name: str) -> bool:
    """Whether a name holds the mark that stands for people who were erased."""
    return _signs(_decomposed(ERASED)) in _signs(_decomposed(name))


def _decomposed(name: str) -> str:
    return unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()


def _letter(sign: str) -> str:
    """The letter or digit that a small one is taken for; empty if it is taken for none.

    Of Latin letters Unicode says which: there are capitals that are small, with strokes and hooks.
    """
    if sign.isascii():
        return sign if sign.isalnum() else ""
    category, name = unicodedata.category(sign), unicodedata.name(sign, "")
    if category[0] == "M" or category == "Lm" or sign == SALTILLO:
        return ""
    if ord(sign) in SMALL:
        return sign.translate(SMALL)
    if "LATIN" in name:
        basic = (word.lower() for word in name.split() if len(word) == 1)
        return next(basic, sign if category == "Ll" else "")  # others pass for marks
    return sign if sign.isalnum() else ""


def _signs(plain: str) -> str:
    """All that leaves a trace of its own."""
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] not in "CMZ")
