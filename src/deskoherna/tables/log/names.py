"""Which names look alike, so that nobody passes for somebody else (ROOM-10)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable
from functools import lru_cache

CAPITALS = str.maketrans(  # of other alphabets, where the small letter looks like something else
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХԚԜҮ",
    "ABEZHIKMNOPTYXCABESIJKMHOPCTYXQWY",
)
LOOKALIKES = {  # small Latin letters, and what passes for each
    "a": "аαɑɐꓮᎪⲁ",
    "b": "вβʙƀꓐᏴⲃ",
    "c": "сϲꓚᏟⲥ",
    "d": "ԁđɗɖꓓᎠ",
    "e": "еεəɛꓰᎬⲉ",
    "f": "ғƒꓝ",
    "g": "ɡɢꓖᏀᏳ",
    "h": "нһħʜɦꓧᎻᏂⲏ",
    "j": "јϳȷɟꓙᎫ",
    "k": "кκƙꓗᏦⲕ",
    "l": "iı1іιɩɪӏłɫǀꓡꓲᏞᎥⲓᅵ丨",
    "m": "мʍꓟᎷⲙ",
    "n": "ηпɴŋɲɳꓠⲛ",
    "o": "0оοσøɵꓳⲟ〇ᄋ",
    "p": "рρꓑᏢⲣ",
    "q": "ԛ",
    "r": "гꓣᎡᏒ",
    "s": "5ѕʂꓢᏚᏕ",
    "t": "тτŧʈꓔᎢⲧ",
    "u": "υʋꓴ",
    "v": "νѵꓦᏙ",
    "w": "ԝωɯꓪᎳᏔⲱ",
    "x": "хχꓫⲭ",
    "y": "уγүʏꓬᎩᎽⲩ",
    "z": "ʐƶꓜᏃⲍ",
}
SMALL = str.maketrans({sign: letter for letter, signs in LOOKALIKES.items() for sign in signs})
BARS = str.maketrans(dict.fromkeys("|¦∣│┃❘❙⏐⎸⎹׀।", "l"))  # signs that pass for one
EXCLAMATION = re.compile(r"[!¡ǃ](?=\s*\w)")  # within a word it passes for an i
IN_ANY_SCRIPT = ("Mn", "Mc", "Me", "Lm")  # marks, and letters that are like marks
EAST_ASIAN = ("BOPOMOFO", "CJK", "HANGUL", "HIRAGANA", "IDEOGRAPHIC", "KATAKANA")
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
    letters = "".join(map(_letter, _signs_read(plain))).translate(SMALL)
    for two, one in PAIRS:
        letters = letters.replace(two, one)
    return letters or _signs(plain)


def poses(name: str, hosts: Iterable[str]) -> bool:
    """Whether a name claims to be the host's, even with spaces between its letters.

    `hosts` are words for a host.
    """
    plain = _decomposed(name)
    claims = {looks(word) for word in hosts}
    return any(_claims(reading, claims) for reading in (plain, _signs_read(plain)))


def _claims(plain: str, claims: Container[str]) -> bool:
    unmarked = (sign for sign in plain if unicodedata.category(sign)[0] != "M")
    said = "".join(sign if _letter(sign) else " " for sign in unmarked).split()
    words = [looks(word) for word in said]
    runs = (words[first:last] for last in range(1, len(words) + 1) for first in range(last))
    return any("".join(run) in claims for run in runs)


def mixes(name: str) -> bool:
    """Whether a word mixes alphabets, as nobody does but to pass for somebody else.

    In East Asia several are used side by side, and Latin letters with them.
    """
    plain = unicodedata.normalize("NFKD", name)
    unmarked = "".join(sign for sign in plain if unicodedata.category(sign) not in IN_ANY_SCRIPT)
    words = re.findall(r"[^\W\d_]+", unmarked)
    return any(len({_script(sign) for sign in word} - {*EAST_ASIAN}) > 1 for word in words)


def _script(letter: str) -> str:
    """As Unicode calls its letters."""
    return re.split(r"[ -]", unicodedata.name(letter, ""))[0]


def passes_for_erased(name: str) -> bool:
    """Whether a name holds the mark that stands for people who were erased."""
    return _signs(_decomposed(ERASED)) in _signs(_decomposed(name))


def _decomposed(name: str) -> str:
    return unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()


def _signs_read(plain: str) -> str:
    """With letters in place of signs that pass for some."""
    return EXCLAMATION.sub("i", plain.translate(BARS))


def _letter(sign: str) -> str:
    """The letter or digit that a small one is taken for; empty if it is taken for none.

    Of Latin letters Unicode says which: there are capitals that are small, with strokes and hooks.
    """
    if sign.isascii():
        return sign if sign.isalnum() else ""
    category, name = unicodedata.category(sign), unicodedata.name(sign, "")
    if category[0] == "M" or category == "Lm" or sign == SALTILLO:
        return ""
    if category == "Nd":
        return str(unicodedata.digit(sign))
    if ord(sign) in SMALL:
        return sign.translate(SMALL)
    if "LATIN" in name:
        basic = (word.lower() for word in name.split() if len(word) == 1)
        return next(basic, sign if category == "Ll" else "")  # others pass for marks
    return sign if sign.isalnum() else ""


def _signs(plain: str) -> str:
    """All that leaves a trace of its own."""
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] not in "CMZ")
