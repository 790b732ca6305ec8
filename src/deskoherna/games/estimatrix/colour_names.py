"""Colours named in a hint: English and Czech words in all their forms, and patches of colour."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .pieces import COLOURS, PATCHES

HARD = (
    *("ý", "á", "é", "í", "ou", "ého", "ému", "ém", "ým", "ých", "ými"),
    *("ýma", "ej", "ejch", "ejm", "ejma", "ýho", "ýmu"),  # as people talk
)
SOFT = ("í", "ího", "ímu", "ím", "ích", "ími", "íma")
PAST = ("l", "la", "lo", "li", "ly", *("l" + ending for ending in HARD))
VERBS = {  # by how they end: all that may stand instead
    "at": (
        *("at", "ám", "áš", "á", "áme", "áte", "ají", "aje", "ajíc", "ej", "ejme", "ejte", "ání"),
        *("a" + ending for ending in PAST),
        *("ajíc" + ending for ending in SOFT),
    ),
    "et": (
        *("et", "ím", "íš", "í", "íme", "íte", "ejí", "ení"),
        *("e" + ending for ending in PAST),
        *("ejíc" + ending for ending in SOFT),
    ),
    "it": (
        *("it", "ím", "íš", "í", "íme", "íte", "en", "ena", "eno", "eni", "eny", "ení"),
        *("i" + ending for ending in PAST),
        *("en" + ending for ending in HARD),
        *("íc" + ending for ending in SOFT),
    ),
    "nout": (
        *("nout", "nu", "neš", "ne", "neme", "nete", "nou", "nul", "nula", "nulo", "nutí", *PAST),
        *("nouc" + ending for ending in SOFT),
    ),
}
VERB_PREFIX = "(?:ne)?(?:z|ze|za|na|o|ob|od|vy|při|pro|pře|po|roz|u|do)?"
ADVERBS = ("(?:na|do|za|z)?", ("a", "o"))  # dočervena, nažluto
NOUNS = tuple(  # bělost, černota
    part + ending
    for part, endings in (("ost", ("", "i", "í", "em")), ("ot", ("a", "y", "ě", "u", "o", "ou")))
    for ending in endings
)
SMALL = ("oučk", "oulink", "ounk", "oulilink")  # běloučký
BEFORE = (  # what a Czech name may follow in one word
    "(?:ne|nej|tmavě|tmavo|světle|světlo|jasně|sytě|temně|bledě|celo|polo|"
    "bílo|žluto|červeno|rudo|zeleno|modro|černo|šedo|hnědo)*"
)
SPELT_OUT = re.compile(r"(?<![^\W_])[^\W_](?:[\s.,_*/|-]+[^\W_](?![^\W_]))+")
WORD = re.compile(r"[^\W\d_]+")
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d\ufe0f\u00ad"))
SIGNS = {  # letters in flags, circles and squares
    first + nth: chr(ord("a") + nth) for first in (0x1F150, 0x1F170, 0x1F1E6) for nth in range(26)
}


class Named(NamedTuple):
    colour: str
    word: str


def named_colour(text: str) -> Named | None:
    """The first colour of the dice that is named outright, if any is (EST-R10)."""
    plain = unicodedata.normalize("NFKC", text.translate(JOINERS | SIGNS))
    for colour in COLOURS:
        for char in PATCHES[colour]:
            if char in text:
                return Named(colour, char)
    for word in _words(plain):
        if _others().fullmatch(word):
            continue
        for named, english, czech, bare in _finders():
            if english.fullmatch(word) or czech.fullmatch(word):
                return Named(named, word)
            if word.isascii() and bare.fullmatch(word):
                return Named(named, word)
    return None


def _words(text: str) -> Iterator[str]:
    """The words in small letters, also those spelt out: `w h i t e`."""
    for found in SPELT_OUT.finditer(text):
        yield re.sub(r"\W|_", "", found[0]).casefold()
    yield from (found[0].casefold() for found in WORD.finditer(text))


Finder = tuple[str, re.Pattern[str], re.Pattern[str], re.Pattern[str]]


@cache
def _content() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((files(__package__) / "content" / "names.toml").read_text("utf-8"))


@cache
def _others() -> re.Pattern[str]:
    """Words that only look like the name of a colour."""
    return re.compile("|".join(_content()["others"]["words"]))


@cache
def _finders() -> tuple[Finder, ...]:
    return tuple(_finder(colour, _content()[colour]) for colour in COLOURS)


def _finder(colour: str, words: dict[str, list[str]]) -> Finder:
    english = "|".join(words["en"])
    if not words.get("whole"):
        english = rf"(?:{words['en'][0]})\w*|\w*(?:{words['en'][0]})|{english}"
    czech = list(_czech(words))
    whole = [before + _any(forms) for before, forms in czech]
    bare = [
        folded(before) + _any([folded(form) for form in forms if len(form) > 3])
        for before, forms in czech
    ]
    firsts = [first + "o" for first in words["firsts"]]  # modrooký, žlutohnědý
    compound, hurried = (_any(some) + r"\w{2,}" for some in (firsts, _hurried(firsts)))
    return (
        colour,
        re.compile(english),
        re.compile("|".join([*whole, compound])),
        re.compile("|".join([*bare, hurried])),
    )


def _czech(words: dict[str, list[str]]) -> Iterator[tuple[str, list[str]]]:
    """Forms, and what they may follow in one word."""
    stems = [*words["stems"], *(small + end for small in words["small"] for end in SMALL)]
    yield (
        BEFORE,
        [
            *(stem + ending for stem in stems for ending in HARD),
            *(grade + ending for grade in words["grades"] for ending in SOFT),
            *(part + ending for part in words["nouns"] for ending in NOUNS),
            *words["other"],
        ],
    )
    prefix, endings = ADVERBS
    yield prefix, [first + ending for first in words["firsts"] for ending in endings]
    yield (
        VERB_PREFIX,
        [
            verb.removesuffix(end) + ending
            for verb in words["verbs"]
            for end, endings in VERBS.items()
            if verb.endswith(end)
            for ending in endings
        ],
    )


def _any(forms: list[str]) -> str:
    return "(?:" + "|".join(forms or ["(?!)"]) + ")"


def _hurried(firsts: list[str]) -> list[str]:
    """Without diacritics, if long enough: `bělo` is also in `beloved`."""
    return [folded(first) for first in firsts if len(first) > 4]


def folded(text: str) -> str:
    """Without diacritics, as people write in a hurry."""
    split = unicodedata.normalize("NFD", text)
    return "".join(char for char in split if not unicodedata.combining(char))
